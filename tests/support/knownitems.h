#pragma once
// A paper that somebody remembers, but not quite: what they type to find it again.
#include <QString>

#include <random>

namespace lectern::test
{

// What is wrong with a title as it is typed from memory.
enum class Slip {
    None, // all its words
    Half, // its first half, at least two words
    MissingWord,
    SwappedWords, // two neighbours
    MisspeltWord, // one letter of one word left out, doubled, exchanged with its neighbour, or another one
    TwoMisspelt, // the same in two words
    OtherForm, // one word in the singular or the plural instead
    OneEdit, // one character anywhere, blanks too, left out, put in, or another one
};
inline constexpr Slip kSlips[] = {Slip::None,         Slip::Half,         Slip::MissingWord,
                                  Slip::SwappedWords, Slip::MisspeltWord, Slip::TwoMisspelt,
                                  Slip::OtherForm,    Slip::OneEdit};
const char *nameOf(Slip typo);

// Returns the words of the title with that slip in them, with single blanks between and without punctuation.
// Empty where the title is not of three words at least, holds formulas, or allows no such slip.
QString remembered(const QString &title, Slip typo, std::mt19937 *random);

} // namespace lectern::test
