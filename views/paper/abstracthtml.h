#pragma once
// Source text to rich text: the one place where text of papers becomes HTML.
#include <QString>

namespace lectern
{

// The text with its TeX set, everything else escaped. The pane marks matches afterwards, in the laid-out
// document.
QString abstractToHtml(const QString &text);

} // namespace lectern
