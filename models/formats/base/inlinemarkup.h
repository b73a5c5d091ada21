#pragma once
// Removes publishers' markup from titles and abstracts, as delivered by Crossref, Scopus and reference
// managers.
#include <QString>
#include <QStringView>
#include <string_view>

namespace lectern
{

// Returns the text without formatting tags ("<i>E. coli</i>", "<jats:italic>") and with character references
// ("&amp;") decoded. MathML becomes TeX (withTexFormulas()); subscripts and superscripts become Unicode
// characters or a formula ("H<sub>2</sub>O" becomes "H₂O"). Other text in angle brackets is kept: "a < b",
// "<img>".
QString withoutInlineMarkup(const QString &text);
// Returns the text with each MathML formula, of any prefix, as TeX between dollars: "10<mml:math>…" becomes
// "$10^{5}$". A formula of one letter, number or word becomes plain text. A blank is added between a formula
// and a letter next to it, because publishers' exports lose it, but not before an index without a base. A
// formula that is not closed, not well formed, or nested too deeply is unchanged.
QString withTexFormulas(const QString &text);
// Quick check whether the text may contain such markup.
bool mayHoldInlineMarkup(std::string_view utf8);

// HTML character entities, shared by all formats.

// Returns the character of an HTML 4 entity name ("auml", "nbsp"); empty for other names.
QString htmlCharacter(QStringView name);

// Decodes character references (&auml; &#228; &#xe4;); unknown ones are unchanged.
QString decodeHtmlReferences(QStringView text);

} // namespace lectern
