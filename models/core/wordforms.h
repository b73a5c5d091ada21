#pragma once
// The spellings under which a word may stand in a text, other than as it was typed.
#include <string>
#include <string_view>
#include <vector>

namespace lectern
{

// Returns the other forms of a folded word (UTF-8): singular, plural and possessive by the rules of English
// ("network" and "networks", "study" and "studies", "matrix" and "matrices", "analysis" and "analyses"), its
// British and its American spelling ("optimisation", "colour", "labelled"), and the two names of TeX's \ell
// ("l1" and "ell1"). Each once, without the word itself. They are what the rules allow, so some may be no
// words; whoever searches for them finds nothing then. A word of fewer than three letters, one that is not of
// plain letters alone, and a stop word have no other forms.
std::vector<std::string> otherForms(std::string_view word);

// Whether a folded word is one that every text is full of: to mark it, or to look for another form of it,
// says nothing.
bool isStopWord(std::string_view word);

// Whether a text's words a and b, between which this stands, are parts of one hyphenated word or of one name
// with an index, such as "self-supervised", "GPT-4", "$k$-means" and "\ell_1": exactly one hyphen or
// underscore, besides dollars and braces.
bool joinsWords(std::string_view between);

// A hyphenated word of more parts than this is a formula or a list, and is not searched as one.
inline constexpr size_t kMostJoined = 5;

} // namespace lectern
