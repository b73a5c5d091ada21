#pragma once
// A note as it is shown: Markdown with formulas.
#include <QString>

class QTextDocument;

namespace lectern
{

// Fills the document with the note. Formulas ($x^2$, \(x\)) that can be set as a line are, the others stand
// as they were written, and so does what stands in code.
void showNoteText(QTextDocument &document, const QString &markdown);

} // namespace lectern
