#pragma once
// Spelling variants of words.
#include <string>
#include <string_view>
#include <vector>

namespace lectern
{

// Returns the other forms of a folded UTF-8 word: English singular, plural and possessive ("network" and
// "networks", "study" and "studies", "matrix" and "matrices", "analysis" and "analyses"), British and
// American spelling ("optimisation", "colour", "labelled"), and the two names of TeX's \ell ("l1" and
// "ell1"). Each form occurs once; the word itself is not included. The forms follow from rules, so some may
// not exist; searching for them finds nothing. Words of fewer than three letters, words with other than plain
// letters, and stop words have no other forms.
std::vector<std::string> otherForms(std::string_view word);

// Returns whether a folded word is a stop word. Stop words are neither highlighted nor searched in other
// forms.
bool isStopWord(std::string_view word);

// Returns whether the text begins with U+2010 (hyphen) or U+2011 (non-breaking hyphen).
bool isTypographicHyphen(std::string_view utf8);

// Returns whether the text between two words joins them to one hyphenated word or indexed name, such as
// "self-supervised", "GPT-4", "$k$-means" and "\ell_1": exactly one hyphen or underscore, plus optional
// dollars and braces.
bool joinsWords(std::string_view between);

// Hyphenated words with more parts are formulas or lists, and are not searched as one word.
inline constexpr size_t kMaxJoined = 5;

} // namespace lectern
