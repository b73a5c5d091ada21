#pragma once
// TeX in titles and abstracts, first stage: renders everything that can be rendered as running text.
// texToText() converts the TeX of an abstract to Unicode text with formats (italic, subscript, superscript,
// links …) and lists the formulas that it could not render. Those remain in the text as source, and the
// window may replace them by an image (second stage). Guarantees:
// - No character is lost. Text that is not understood (an unknown command, a lone dollar, an unbalanced
//   brace) is shown unchanged; only markup that has taken effect (\emph{…}, $…$) is not shown.
// - Time is linear in the length. Nesting uses the heap, never the call stack, and no input is refused.
// - The text is safe to show: control characters and bidirectional overrides are made visible. It is not
//   HTML; texToHtml() escapes.
#include "textext.h"

namespace lectern
{

// Converts TeX to text; never fails (see above). reach: where the text is shown.
TexText texToText(QStringView source, TexReach reach = TexReach::Pane);

// Returns the text with its formats in the HTML subset of QTextDocument (i, b, tt, u, sub, sup, small, a,
// br), escaped. Paragraphs are separated by two <br/>. Declined formulas are included as source.
QString texToHtml(const TexText &text);
QString texToHtml(QStringView source, TexReach reach = TexReach::Line);

// Returns plain text on one line for accessible names, tool tips and file names. Scripts are Unicode
// characters if possible (x², 10⁻³), otherwise marked with ^ and _.
QString texPlainText(QStringView source);

// Returns the URL that a link may open: http, https and mailto URLs unchanged, a bare host name
// ("github.com/x") with "https://"; empty for everything else.
QString texLinkTarget(QStringView address);

} // namespace lectern
