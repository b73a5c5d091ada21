#include "positions.h"

#include "bitmap.h"

#include <cstring>

namespace lectern::index
{

const uint8_t *afterManyEntries(const uint8_t *at, const uint8_t *end, size_t entries)
{
    constexpr uint64_t kHighest = 0x8080808080808080ull, kLowest = 0x0101010101010101ull;
    // Many bytes at a time: GCC and Clang compile the blocks to vector instructions.
    using Block [[gnu::vector_size(16)]] = uint8_t;
    constexpr size_t kBlocks = 4;
    while (entries >= kBlocks * sizeof(Block) && size_t(end - at) >= kBlocks * sizeof(Block)) {
        Block ends{}; // per byte: number of entry ends over several blocks
        for (size_t i = 0; i < kBlocks; ++i, at += sizeof(Block)) {
            Block bytes;
            std::memcpy(&bytes, at, sizeof bytes);
            ends += bytes >> 7;
        }
        uint64_t halves[2];
        std::memcpy(halves, &ends, sizeof ends);
        entries -= (halves[0] + halves[1]) * kLowest >> 56;
    }
    while (entries >= 8 && end - at >= 8) {
        uint64_t bytes;
        std::memcpy(&bytes, at, 8);
        entries -= bitCount(bytes & kHighest);
        at += 8;
    }
    if (entries >= 8)
        return nullptr; // fewer bytes are left
    return afterEntries(at, end, entries);
}

} // namespace lectern::index
