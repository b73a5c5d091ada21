#pragma once
// TeX in titles and abstracts, first stage: sets everything that can be set as running text.
//
// texToText() turns the TeX of an abstract into Unicode text with formats (italic, sub- and superscript,
// links …) and tells which formulas it could not set. Those stay in the text as their source, and the window
// may replace them by a picture (second stage). The rules that matter:
//  * No character vanishes. What is not understood (an unknown command, a lone dollar, an unbalanced brace)
//    is shown as it stands; only markup that has taken effect (\emph{…}, $…$) is not shown.
//  * Time is linear in the length, nesting costs heap and never the stack, and no input is refused.
//  * The text is safe to show: control characters and bidirectional overrides are made visible. It is not
//    HTML: texToHtml() escapes.
#include "textext.h"

namespace lectern
{

// Never fails (see above). reach: who shows the text.
TexText texToText(QStringView source, TexReach reach = TexReach::Pane);

// The text with its formats as the subset of HTML that QTextDocument reads (i, b, tt, u, sub, sup, small, a,
// br), escaped. Paragraphs are separated by two <br/>. Formulas that were declined stand as their source.
QString texToHtml(const TexText &text);
QString texToHtml(QStringView source, TexReach reach = TexReach::Line);

// The text alone, for accessible names, tooltips, file names: scripts as Unicode where it has them (x²,
// 10⁻³), else with ^ and _; always one line.
QString texPlainText(QStringView source);

// The target a link may open: the address itself for http, https and mailto, with "https://" before a bare
// host name ("github.com/x"); empty for everything else.
QString texLinkTarget(QStringView address);

} // namespace lectern
