#pragma once
// TeX to the HTML of the reading pane, with what the search matched marked and formulas that can be found
// again.
#include "models/tex/tex.h"

#include <QList>
#include <QString>

#include <utility>

namespace lectern
{

// Characters [first, first + second) of TexText::text, in order, not overlapping.
using TexMarks = QList<std::pair<qsizetype, qsizetype>>;

// The text for QTextDocument::setHtml(); marks get markColor (a CSS colour) behind them. Formulas become
// anchors that Formulas::attach() turns into pictures or set text with their source; without it they look
// like links, so call it before the document is shown.
QString texToPaneHtml(const TexText &text, const TexMarks &marks = {}, const QString &markColor = {});

// The address a formula's anchor has, and back; an empty source for any other address. The number keeps
// formulas that follow each other apart.
QString formulaAddress(const TexText &text, int formula);
struct FormulaName {
    QString source; // with its delimiters
    bool display = false;
    bool declined = false;
    // What stands between the delimiters.
    QString tex() const;
};
FormulaName formulaOfAddress(const QString &address);

} // namespace lectern
