#include "webtext.h"

namespace lectern
{

namespace
{

// Returns the replacement of a layout character; 0 drops it, and -1 keeps the character.
int fallbackOf(int code)
{
    switch (code) {
    case 0x00a0:
    case 0x202f:
    case 0x205f:
    case 0x3000:
        return ' ';
    case 0x0085:
    case 0x2028:
    case 0x2029:
        return '\n';
    case 0x00ad:
    case 0x200b:
    case 0x200e:
    case 0x200f:
    case 0x2060:
    case 0xfeff:
        return 0;
    default:
        break;
    }
    if (code >= 0x2000 && code <= 0x200a)
        return ' ';
    return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) ? 0 : -1;
}

} // namespace

qsizetype invisibleAt(QByteArrayView text, qsizetype at, char *instead)
{
    const auto byte = [&](qsizetype i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0;
    };
    qsizetype length = 0;
    int code = 0;
    if (byte(0) == 0xc2) {
        length = 2;
        code = byte(1);
    } else if (byte(0) == 0xe2 || byte(0) == 0xe3 || byte(0) == 0xef) {
        length = 3;
        code = (byte(0) & 15) << 12 | (byte(1) & 63) << 6 | (byte(2) & 63);
    }
    const int found = length && at + length <= text.size() ? fallbackOf(code) : -1;
    if (found < 0)
        return 0;
    *instead = char(found);
    return length;
}

} // namespace lectern
