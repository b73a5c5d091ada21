#pragma once
// Simulates how a partly remembered title is typed.
#include <QString>

#include <random>

namespace lectern::test
{

// The error in a title typed from memory.
enum class Slip {
    None, // all words
    Half, // first half, at least two words
    MissingWord,
    SwappedWords, // two adjacent words
    MisspeltWord, // one letter of one word deleted, doubled, replaced, or swapped with its neighbour
    TwoMisspelt, // like MisspeltWord, in two words
    OtherForm, // one word in singular instead of plural, or the reverse
    OneEdit, // any one character, including spaces, deleted, inserted or replaced
};
inline constexpr Slip kSlips[] = {Slip::None,         Slip::Half,         Slip::MissingWord,
                                  Slip::SwappedWords, Slip::MisspeltWord, Slip::TwoMisspelt,
                                  Slip::OtherForm,    Slip::OneEdit};
const char *nameOf(Slip typo);

// Returns the words of the title with this error, separated by single spaces, without punctuation. Returns an
// empty text if the title has fewer than three words, contains formulas, or does not allow this error.
QString remembered(const QString &title, Slip typo, std::mt19937 *random);

} // namespace lectern::test
