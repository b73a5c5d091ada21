// Fuzzes the page readers: no crash, no sanitizer error, each byte in exactly one range.
#include "models/formats/registry.h"

#include <array>
#include <cstdlib>

using namespace lectern;
using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1)
        return 0;
    // The first byte selects the reader, so that each reader also gets input that detection would reject.
    static const std::array<QString, 4> formats{u"scholarfeed-author"_s, u"scholarfeed-list"_s,
                                                u"scholarfeed-paper"_s, u"catalyzex-author"_s};
    const Format *format = formatById(formats[data[0] % formats.size()]);
    const QByteArrayView bytes(data + 1, qsizetype(size) - 1);
    format->recognise(bytes);
    ParseContext context;
    context.savedOn = QDate(2026, 6, 30);
    context.fileName = u"2409.10353v3.txt"_s;
    const ParsedSource source = format->read(bytes, context);
    qsizetype at = 0;
    for (const ByteRange &range : source.ranges) {
        if (range.begin != at || range.end <= range.begin || range.line < 1)
            std::abort();
        at = range.end;
    }
    if (at != bytes.size())
        std::abort();
    return 0;
}
