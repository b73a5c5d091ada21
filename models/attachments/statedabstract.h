#pragma once
// The abstract that a first page states, and how its lines are joined. Pure.
#include "models/pdf/firstpages.h"
#include "statedlines.h"

#include <QSet>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace lectern
{

// What stands on the same line behind the heading of an abstract; nullopt: the line is no such heading.
std::optional<QString> behindAbstractHeading(const StatedLine &line);
// Whether what comes behind an abstract begins with this line: an introduction, keywords.
bool endsAbstract(const StatedLine &line);
// The abstract below (and behind) this heading. Empty where it is not seen where it ends, or where its font
// does not say what its letters are.
QString statedAbstract(const std::vector<StatedLine> &lines, size_t heading, const QSet<QString> &hyphenated);

// The words of the pages with a hyphen within, folded: where one of them is broken at its hyphen, it keeps
// it.
QSet<QString> hyphenatedWords(const PdfFirstPages &pages);
// Puts a line behind a text, joined to the word whose hyphen the text ends in.
void appendLine(QString *text, const QString &line, const QSet<QString> &hyphenated);

} // namespace lectern
