#pragma once
// Reads the values that a PDF states on its first page, for a paper without other sources. Pure function.
#include "models/core/paper.h"
#include "models/pdf/firstpages.h"
#include "statedlines.h"

#include <QSet>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <optional>
#include <vector>

namespace lectern
{

// Returns the paper with this title (from matchPaper()) as far as the first page is unambiguous: authors
// between the title and the heading "Abstract", the abstract, the arXiv id, the day or year of arXiv's stamp
// or of a single copyright line, and a DOI on a separate line. Other fields remain empty for the user, also
// those in fonts without a Unicode map.
Paper statedPaper(const PdfFirstPages &pages, const QString &title);

// Finds the abstract on a first page and joins its lines. Pure function.

// Returns the text after an abstract heading on the same line; nullopt if the line has no such heading.
std::optional<QString> afterAbstractHeading(const StatedLine &line);
// Returns whether the section after the abstract begins with this line: introduction, keywords.
bool endsAbstract(const StatedLine &line);
// Returns the abstract below and after this heading. Empty if its end is not found or its font has no Unicode
// map.
QString statedAbstract(const std::vector<StatedLine> &lines, size_t heading, const QSet<QString> &hyphenated);

// Returns the folded words with inner hyphens on the pages, so that such a word keeps its hyphen when it is
// broken there.
QSet<QString> hyphenatedWords(const PdfFirstPages &pages);
// Appends a line to a text, joining a word that is hyphenated at the line end.
void appendLine(QString *text, const QString &line, const QSet<QString> &hyphenated);

// Finds the authors between title and abstract on a first page. Pure function.

// Returns the names on a line that contains only names of people, otherwise empty.
QStringList namesOnLine(const StatedLine &line);

// Returns the names on the lines [begin, end): all of them or none. The first line must contain names.
// Further lines count if the previous one continues, if they are next to the first one, or if they begin a
// separate block in the same font. A line that may be a name or a place makes the result empty, because a
// partial list is wrong.
QStringList statedAuthors(const std::vector<StatedLine> &lines, size_t begin, size_t end);

} // namespace lectern
