#pragma once
// Converts TeX to the HTML of the paper pane, with matches highlighted and formulas marked for later lookup.
#include "models/tex/tex.h"

#include <QList>
#include <QString>
#include <utility>

class QTextDocument;

namespace lectern
{

// Characters [first, first + second) of TexText::text, in order, not overlapping.
using TexMarks = QList<std::pair<qsizetype, qsizetype>>;

// The text for QTextDocument::setHtml(); marks get the background markColor (a CSS colour). Formulas become
// anchors with their source that Formulas::attach() replaces by pictures or typeset text. Until then they
// look like links, so call it before the document is shown.
QString texToPaneHtml(const TexText &text, const TexMarks &marks = {}, const QString &markColor = {});

// Converts a formula to its anchor address, and back; the source is empty for any other address. The number
// keeps adjacent formulas apart.
QString formulaAddress(const TexText &text, int formula);
struct FormulaName {
    QString source; // with its delimiters
    bool display = false;
    bool declined = false;
    // The text between the delimiters.
    QString tex() const;
};
FormulaName formulaOfAddress(const QString &address);

// Displays a note: Markdown with formulas.
// Fills the document with the note. Formulas ($x^2$, \(x\)) that fit on a line are typeset; others, and code,
// are kept as source.
void showNoteText(QTextDocument &document, const QString &markdown);

} // namespace lectern
