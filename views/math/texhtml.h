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

// Returns the text for QTextDocument::setHtml(). Marks get the background markColor (a CSS colour). Formulas
// become anchors with their source, which Formulas::attach() replaces by pictures or typeset text. Until then
// they look like links, so call attach() before the document is shown.
QString texToPaneHtml(const TexText &text, const TexMarks &marks = {}, const QString &markColor = {});

// formulaAddress() returns the anchor address of a formula. formulaOfAddress() converts it back; the source
// is empty for any other address. The number in the address distinguishes adjacent formulas.
QString formulaAddress(const TexText &text, int formula);
struct FormulaName {
    QString source; // with its delimiters
    bool display = false;
    bool declined = false;
    // Returns the text between the delimiters.
    QString tex() const;
};
FormulaName formulaOfAddress(const QString &address);

// Displays a note: Markdown with formulas. Fills the document with the note. Formulas ($x^2$, \(x\)) that fit
// on a line are typeset. Other formulas and code are shown as source.
void showNoteText(QTextDocument &document, const QString &markdown);

} // namespace lectern
