#pragma once
// Formats of bibliographies.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/papermarks.h"
#include "models/formats/base/format.h"

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QSet>

namespace lectern
{

// BibTeX and BibLaTeX files.
Format bibtexFormat();
// Same reader as bibtexFormat(); writes BibLaTeX (date, journaltitle, eprinttype).
Format biblatexFormat();

// CSL-JSON, the format of Zotero, Crossref and citation processors.
Format cslJsonFormat();

// Returns a paper as a CSL item with its user data. For citing it omits user data and abstract, and includes
// the full and the short venue name. A truncated author list ends with the literal name "others"; an
// inferred year is "circa".
QJsonObject cslObject(const Paper &paper, const QString &id, const PaperMarks &marks = {},
                      ExportContent content = ExportContent::Everything);

// MEDLINE, the tagged text format of PubMed (.nbib).
Format medlineFormat();

// Readers for the XML of PubMed (articles and books), and for the bibliography of Word (b:Sources).
Format pubmedXmlFormat();
Format wordXmlFormat();

// MODS, and the formats that bibutils converts to MODS.
Format modsFormat();

// A format that another program converts to MODS or to page text. The importer runs the program in a separate
// process if it is installed, and reads the result with the format whose id is `reads`. The programs of
// bibutils convert standard input to standard output; lectern-pdf, which reads PDFs, has its own protocol.
struct Converter {
    QString id; // "endnote", "endnote-xml", "isi"
    QString name; // "EndNote (refer)"
    QStringList extensions;
    QString program; // "end2xml"
    QStringList arguments;
    std::function<int(QByteArrayView head)> recognise; // same as Format::recognise
    QString package = QStringLiteral("bibutils"); // Debian package of the program; empty: part of Lectern
    QString reads = QStringLiteral("mods");
};
const QList<Converter> &converters();

// Finds the converter for these bytes; null if there is none.
const Converter *detectConverter(QByteArrayView bytes);

// Table format for spreadsheets and other programs.

// Reads (records/recordformats.h) and writes tables. Page ranges are written for display; the kind is one of
// kindWords().
Format tableFormat();

// RIS, the tagged format of EndNote, Zotero and publishers' sites.
Format risFormat();
// Writes RIS; part of risFormat().
std::unique_ptr<PaperStream> risStream();

// Writes reading lists as Markdown and HTML, and plain citations.
Format markdownFormat(); // write-only
Format htmlListFormat(); // write-only; one file without scripts and external resources

// Returns one line of plain text: "A. Winter, B. Berg: Slow Fog. Journal of Fog, 2021.
// https://doi.org/10.1000/fog".
QString plainCitation(const Paper &paper);
// Returns "[Slow Fog](https://doi.org/10.1000/fog)", or only the escaped title if the paper has no URL.
QString markdownLink(const Paper &paper);
// Returns "A. Winter, B. Berg. Journal of Fog, 2021" as Markdown; empty if nothing is known.
QString markdownByline(const Paper &paper);
// Escapes all Markdown syntax, including formulas, so that the text is displayed unchanged.
QString markdownText(const QString &text);
// Returns a BibTeX entry for citing, the same as in an export.
QString bibtexSnippet(const Paper &paper);

// Returns the paper's URL: of its DOI, of its arXiv page, or its stated one; empty if there is none.
QString paperAddress(const Paper &paper);

// Writes highlights as Markdown for reading, and as JSON lines for programs.

// A paper with its highlights in document order.
struct HighlightedPaper {
    PaperId id = PaperId::None;
    Paper paper; // shown values
    QList<Highlight> highlights;
    QList<PaperMarks::File> files; // currently attached; highlights may belong to a detached file
};

// Returns the file to open for a highlight: the one it was made in, otherwise the first; null if there is
// none.
const PaperMarks::File *fileToRead(const HighlightedPaper &paper, const Highlight &highlight);

// One section per paper: quotes, each with its comment and a link to the page.
QByteArray highlightsMarkdown(const QList<HighlightedPaper> &papers);
// One object per highlight: title, authors, arxiv_id, doi, page (from 1), quote, before, after, remark,
// colour, made, id, sha256, and file and path if attached.
QByteArray highlightsJsonLines(const QList<HighlightedPaper> &papers);

// Writes BibTeX and BibLaTeX.
enum class BibDialect { BibTeX, BibLaTeX };

// Writes one entry with its user data, ending in a line break. For citing it omits user data, abstract,
// keywords and everything that is not part of a reference (base/exportparts.h), and uses the full venue
// name. An inferred year is marked: "year = {[2025]}" in BibTeX, "date = {2025-06-23?}" in BibLaTeX.
QString bibEntry(const Paper &paper, const QString &key, BibDialect dialect, const PaperMarks &marks = {},
                 ExportContent content = ExportContent::Everything);

// Entries separated by blank lines.
std::unique_ptr<PaperStream> bibStream(BibDialect dialect);

} // namespace lectern
