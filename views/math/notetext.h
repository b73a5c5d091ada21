#pragma once
// Displays a note: Markdown with formulas.
#include <QString>

class QTextDocument;

namespace lectern
{

// Fills the document with the note. Formulas ($x^2$, \(x\)) that fit on a line are typeset; others, and code,
// are kept as source.
void showNoteText(QTextDocument &document, const QString &markdown);

} // namespace lectern
