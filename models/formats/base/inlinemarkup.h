#pragma once
// Removes publishers' markup from titles and abstracts, as delivered by Crossref, Scopus and reference
// managers.
#include <QString>

#include <string_view>

namespace lectern
{

// Returns the text without formatting tags ("<i>E. coli</i>", "<jats:italic>", MathML) and with character
// references ("&amp;") decoded. Subscripts and superscripts become Unicode characters or a formula
// ("H<sub>2</sub>O" becomes "H₂O"). Other text in angle brackets is kept: "a < b", "<img>".
QString withoutInlineMarkup(const QString &text);
// Quick check whether the text may contain such markup.
bool mayHoldInlineMarkup(std::string_view utf8);

} // namespace lectern
