#pragma once
// Titles and abstracts in the markup of publishers, as Crossref, Scopus and reference managers hand it on.
#include <QString>

#include <string_view>

namespace lectern
{

// Returns the text without tags for looks ("<i>E. coli</i>", "<jats:italic>", MathML) and with its characters
// in the place of their references ("&amp;"). Digits and letters below or above the line become characters of
// that look, or a formula ("H<sub>2</sub>O" is "H₂O"). Other signs in angles stay: "a < b", "<img>".
QString withoutInlineMarkup(const QString &text);
// Whether the text may hold any of that; a quick look.
bool mayHoldInlineMarkup(std::string_view utf8);

} // namespace lectern
