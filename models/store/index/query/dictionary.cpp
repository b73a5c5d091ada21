#include "dictionary.h"

#include <QString>

#include <algorithm>
#include <string>

namespace lectern::index
{

namespace
{

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// isTypoOf() for sequences in which each element is a letter.
template <typename Letters>
bool isTypoOfLetters(Letters word, Letters other, bool stillTyped)
{
    const auto same =
        size_t(std::mismatch(word.begin(), word.end(), other.begin(), other.end()).first - word.begin());
    const auto endsAlike = [stillTyped](Letters rest, Letters ofOther) {
        return stillTyped ? ofOther.starts_with(rest) : ofOther == rest;
    };
    const Letters rest = word.substr(same), ofOther = other.substr(same);
    if (rest.empty())
        return stillTyped || ofOther.size() <= 1;
    if (endsAlike(rest.substr(1), ofOther)) // an extra letter
        return true;
    if (ofOther.empty())
        return false;
    if (endsAlike(rest, ofOther.substr(1)) || endsAlike(rest.substr(1), ofOther.substr(1)))
        return true;
    return rest.size() > 1 && ofOther.size() > 1 && rest[0] == ofOther[1] && rest[1] == ofOther[0]
        && endsAlike(rest.substr(2), ofOther.substr(2));
}

} // namespace

bool isTypoOf(std::string_view word, std::string_view other, bool stillTyped)
{
    constexpr size_t kMaxLetterLength = 4; // in bytes of UTF-8
    if (other.size() + kMaxLetterLength < word.size()
        || (!stillTyped && other.size() > word.size() + kMaxLetterLength))
        return false;
    // Later letters of the other word do not matter.
    if (isAscii(word) && isAscii(other.substr(0, word.size() + 1)))
        return isTypoOfLetters(word, other, stillTyped);
    if (differByOneTypo(word, other))
        return true;
    for (size_t length = word.size() - 1; stillTyped && length <= word.size() + 1 && length < other.size();
         ++length)
        if (differByOneTypo(word, other.substr(0, length)))
            return true;
    return false;
}

bool differByOneTypo(std::string_view a, std::string_view b)
{
    if (isAscii(a) && isAscii(b))
        return isTypoOfLetters(a, b, false);
    const auto codes = [](std::string_view text) {
        const QList<uint> ucs4 = QString::fromUtf8(text.data(), qsizetype(text.size())).toUcs4();
        return std::u32string(ucs4.begin(), ucs4.end());
    };
    return isTypoOfLetters<std::u32string_view>(codes(a), codes(b), false);
}

} // namespace lectern::index
