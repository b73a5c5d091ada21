#pragma once
// The text of a saved page, independent of its file format, and the interface to the page readers.
#include "bytemap.h"
#include "models/formats/base/format.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>
#include <optional>

namespace lectern
{

struct PageLink {
    qsizetype begin = 0, end = 0; // byte range in the text
    QString address; // absolute if the URL of the page is known
};

// The visible text of a page: UTF-8 lines that end with LF.
struct WebText {
    QByteArray text;
    ByteMap map; // map to the page
    QList<PageLink> links; // in text order
    bool isFlattened = false; // tags nested too deeply or too many tags: some lines were not split
};

// Reads the text with the page format that fits best. Ids and URLs come from the links of each paper. Returns
// no papers and no author for other pages. Lines are byte positions of the page, counted from 1
// (mapToFile()).
ParsedSource readPageText(const WebText &page, const ParseContext &context);

// Wraps a page reader so that it reads the text without layout characters (webtext.h).
Format withoutInvisible(Format format);

// Returns the confidence, 0 to 100, that readPageText() finds something.
int recognisePageText(const WebText &page);

// Visible text of a web page: lines with links.

// Parses a page and returns its visible text. Block elements, rows and breaks produce lines; paragraphs and
// headings are surrounded by blank lines; cells are separated by tabs. Navigation, scripts and hidden content
// are omitted. A row of small boxes with figures ("84.7", "LG", "Jun 2") becomes one line. page: UTF-8.
// address: URL of the page, for relative links; a URL stated by the page takes precedence. Linear time.
WebText htmlText(QByteArrayView page, const QString &address = {});

// Layout characters that are removed from text.

// Returns the length in bytes of a layout character at this position of UTF-8 text, 0 for other characters.
// instead: its replacement: a space (for non-breaking and narrow spaces), a line end (U+2028), or NUL for
// nothing (soft hyphens, zero-width spaces, directional marks).
qsizetype invisibleAt(QByteArrayView text, qsizetype at, char *instead);

// Rendered text of Markdown: lines with links.

// Removes the syntax of headings, lists, quotes, tables, emphasis, code and links, and backslash escapes if
// the clipper writes them. Formulas are unchanged. begin: start of the note after its front matter. markdown:
// UTF-8. marks: receives the number of headings and links. Linear time.
WebText markdownText(QByteArrayView markdown, qsizetype begin, int *marks);

// Front matter: "key: value" lines between two "---" at the beginning of a note.
struct FrontMatter {
    qsizetype end = 0; // start of the note after the front matter
    QList<std::pair<QString, QStringList>> fields; // lower-case key and its values (one, or a list)

    QStringList values(std::initializer_list<QLatin1StringView> keys)
        const; // values of the first of these keys that has any
    QString value(std::initializer_list<QLatin1StringView> keys) const { return values(keys).value(0); }
};

// Parses the YAML subset that web clippers write: plain and quoted values, lists on lines or in brackets.
// nullopt if the text has no front matter. text: UTF-8.
std::optional<FrontMatter> readFrontMatter(QByteArrayView text);

} // namespace lectern
