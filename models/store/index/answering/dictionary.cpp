#include "dictionary.h"

#include <QString>

#include <algorithm>
#include <string>

namespace lectern::index
{

bool differByOneTypo(std::string_view a, std::string_view b)
{
    const auto isAscii = [](std::string_view text) {
        return std::all_of(text.begin(), text.end(),
                           [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    };
    const auto compare = [](const auto &x, const auto &y) {
        const auto &shorter = x.size() <= y.size() ? x : y;
        const auto &longer = x.size() <= y.size() ? y : x;
        if (longer.size() - shorter.size() > 1)
            return false;
        size_t same = 0;
        while (same < shorter.size() && shorter[same] == longer[same])
            ++same;
        if (longer.size() > shorter.size()) // the longer word has one letter too many
            return shorter.substr(same) == longer.substr(same + 1);
        if (same == shorter.size() || shorter.substr(same + 1) == longer.substr(same + 1))
            return true;
        return same + 1 < shorter.size() && shorter[same] == longer[same + 1]
            && shorter[same + 1] == longer[same] && shorter.substr(same + 2) == longer.substr(same + 2);
    };
    if (isAscii(a) && isAscii(b))
        return compare(a, b);
    const auto codes = [](std::string_view text) {
        const QList<uint> ucs4 = QString::fromUtf8(text.data(), qsizetype(text.size())).toUcs4();
        return std::u32string(ucs4.begin(), ucs4.end());
    };
    return compare(codes(a), codes(b));
}

} // namespace lectern::index
