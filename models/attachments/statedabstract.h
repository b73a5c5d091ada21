#pragma once
// Finds the abstract on a first page and joins its lines. Pure function.
#include "models/pdf/firstpages.h"
#include "statedlines.h"

#include <QSet>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace lectern
{

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

} // namespace lectern
