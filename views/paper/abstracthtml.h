#pragma once
// Converts the source text of papers to rich text; only this file creates HTML from it.
#include <QString>

namespace lectern
{

// Formats the TeX of a text and escapes everything else. The pane highlights matches later, in the laid-out
// document.
QString abstractToHtml(const QString &text);

} // namespace lectern
