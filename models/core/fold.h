#pragma once
// Text folding: what search, identity and name matching hold to be the same text.
#include <QString>
#include <QStringList>
#include <QStringView>

#include <string_view>

namespace lectern
{

// Case, compatibility forms and accents folded away: "Schrödinger", "SCHRODINGER" and TeX's Schr\"odinger all
// give "schrodinger"; "ß" gives "ss", "ø" "o", "ł" "l". White space (also non-breaking) becomes single
// spaces, none at the ends. Everything else, punctuation included, stays.
QString fold(QStringView text);

// The folded words of a text in order: runs of letters and digits of fold(text); an apostrophe inside a word
// is dropped
// ("don't" -> "dont"). Scripts without spaces (CJK) give one word a character. A Greek letter that stands
// alone is its name, as TeX writes it: "α", "\\alpha" and "alpha" are one word, so are "ϵ", "\\varepsilon"
// and "epsilon".
QStringList foldedWords(QStringView text);

// The last step of foldedWords() for one folded word in UTF-8: itself, or the name of the Greek letter it is.
std::string_view greekWordName(std::string_view word);

// A title as identity compares it: its folded words joined by single spaces.
QString foldTitle(QStringView title);

// A name as identity compares it: folded, full stops dropped, "Family, Given" turned into "Given Family",
// hyphens kept as spaces. Never shortens a given name to an initial.
QString foldName(QStringView name);

// An abstract as identity compares it: white space and case folded, nothing else (design, section 4).
QString foldAbstract(QStringView abstract);

} // namespace lectern
