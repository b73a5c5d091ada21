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
        // Inverts the brightness and keeps the hue. The weights are those of luminance, so that a colour with
        // a contrast of 4.5:1 on white has it on the dark page too.
        if (tint == PdfTint::Dark)
            shift = 255 - 2 * ((19 * at[0] + 183 * at[1] + 54 * at[2]) >> 8);
        for (size_t channel = 0; channel < 3; ++channel) {
            const int value = std::clamp(at[channel] + shift, 0, 255);
            at[channel] = table[channel][size_t(value)];
        }
    }
}

} // namespace lectern
