#pragma once
// Folds text: search, identity and name matching take texts that fold alike for the same.
#include <QString>
#include <QStringList>
#include <QStringView>

#include <string_view>

namespace lectern
{

// Compatibility decomposition (NFKD) in a time that grows with the length of the text alone, unlike that of
// QString::normalized(), which moves the rest of the text for each letter it takes apart. The order of marks
// is canonical only within pieces of 256 code units.
QString decomposed(QStringView text);

// Folds away case, compatibility forms and accents: "Schrödinger", "SCHRODINGER" and TeX's Schr\"odinger all
// give "schrodinger"; "ß" gives "ss", "ø" and \o give "o", "đ" and \dj "d". White space (also non-breaking)
// becomes single spaces, none at the ends. Everything else, punctuation included, stays.
QString fold(QStringView text);

// Returns the folded words of a text in order: the runs of letters and digits of fold(text). An apostrophe
// inside a word is dropped ("don't" -> "dont"). In scripts without spaces (CJK) each character is a word. A
// Greek letter that stands alone becomes its name, as TeX writes it: "α", "\\alpha" and "alpha" are one word,
// and so are "ϵ", "\\varepsilon" and "epsilon".
QStringList foldedWords(QStringView text);

// Whether a letter is of a script that puts no spaces between words (Han, Hiragana, Katakana): each is a word
// of its own.
bool isUnspaced(char32_t letter);

// Does the last step of foldedWords() for one folded word in UTF-8: returns the name of the Greek letter it
// is, else the word itself.
std::string_view greekWordName(std::string_view word);

// Folds a title for identity: its folded words joined by single spaces.
QString foldTitle(QStringView title);

// Folds a name for identity: full stops are dropped, hyphens become spaces, and "Family, Given" becomes
// "Given Family". A given name is never shortened to an initial.
QString foldName(QStringView name);

// Folds an abstract for identity: only white space and case. Accents and punctuation stay, because two
// sources of one abstract copy them.
QString foldAbstract(QStringView abstract);

} // namespace lectern
