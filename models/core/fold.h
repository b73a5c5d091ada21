#pragma once
// Text folding for search, identity and name matching. Texts that fold to the same string are equal.
#include <QString>
#include <QStringList>
#include <QStringView>

#include <string_view>

namespace lectern
{

// Compatibility decomposition (NFKD) in linear time. QString::normalized() moves the rest of the text for
// each decomposed letter. The order of combining marks is canonical only within pieces of 256 code units.
QString decomposed(QStringView text);

// Removes case, compatibility forms and accents: "Schrödinger", "SCHRODINGER" and TeX's Schr\"odinger all
// become "schrodinger". "ß" becomes "ss", "ø" and \o become "o", "đ" and \dj become "d". Runs of white space,
// including non-breaking spaces, become one space and are trimmed at both ends. Other characters, including
// punctuation, are unchanged.
QString fold(QStringView text);

// Returns the folded words of a text in order: the runs of letters and digits of fold(text). An apostrophe
// inside a word is dropped ("don't" -> "dont"). In scripts without spaces (CJK) each character is a word. An
// isolated Greek letter becomes its TeX name: "α", "\\alpha" and "alpha" are one word, and so are "ϵ",
// "\\varepsilon" and "epsilon".
QStringList foldedWords(QStringView text);

// Returns whether a letter belongs to a script without spaces between words (Han, Hiragana, Katakana). Each
// such letter is a separate word.
bool isUnspaced(char32_t letter);

// Performs the last step of foldedWords() for one folded UTF-8 word: returns the name of a single Greek
// letter, and any other word unchanged.
std::string_view greekWordName(std::string_view word);

// Folds a title for identity: its folded words joined by single spaces.
QString foldTitle(QStringView title);

// Folds a name for identity. Full stops are dropped, hyphens become spaces, and "Family, Given" becomes
// "Given Family". Given names are never shortened to initials.
QString foldName(QStringView name);

// Folds an abstract for identity. Only white space and case are folded; accents and punctuation remain,
// because sources copy them unchanged.
QString foldAbstract(QStringView abstract);

} // namespace lectern
