#include "pdfvalues.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lectern
{

void tintPixels(PdfPixels &pixels, PdfTint tint)
{
    if (tint == PdfTint::White)
        return;
    // Blue, green, red: memory order.
    struct Paper {
        std::array<int, 3> black, white;
    };
    const Paper paper = tint == PdfTint::Sepia ? Paper{{0x2b, 0x36, 0x43}, {0xd8, 0xec, 0xf4}}
                                               : Paper{{0x28, 0x25, 0x22}, {0xea, 0xe8, 0xe6}};
    std::array<std::array<uchar, 256>, 3> table{};
    for (size_t channel = 0; channel < 3; ++channel)
        for (int value = 0; value < 256; ++value)
            table[channel][size_t(value)] =
                uchar(paper.black[channel] + value * (paper.white[channel] - paper.black[channel]) / 255);
    auto *at = reinterpret_cast<uchar *>(pixels.bytes.data());
    const auto *const end = at + pixels.bytes.size() / 4 * 4;
    for (; at < end; at += 4) {
        int shift = 0;
        if (tint == PdfTint::Dark) // inverts lightness, keeps the hue
            shift = 255 - std::max({at[0], at[1], at[2]}) - std::min({at[0], at[1], at[2]});
        for (size_t channel = 0; channel < 3; ++channel) {
            const int value = at[channel] + shift;
            at[channel] = table[channel][size_t(value)];
        }
    }
}

} // namespace lectern
