#pragma once
// What every reader promises for any bytes at all; a broken promise aborts.
#include "models/formats/registry.h"

#include <cstdint>
#include <cstdlib>

namespace lectern::fuzz
{

inline void require(bool promise)
{
    if (!promise)
        abort();
}

// Recognises and reads with these formats; checks that the ranges cover the bytes in order and that what was
// read can be written.
inline int read(const uint8_t *data, size_t size, std::initializer_list<QStringView> formatIds)
{
    const QByteArrayView bytes(data, qsizetype(size));
    for (const QStringView id : formatIds) {
        const Format *format = formatById(id);
        require(format && format->read);
        const int sure = format->recognise(bytes);
        require(sure >= 0 && sure <= 100);
        const ParsedSource source = format->read(bytes, {});
        qsizetype end = 0;
        for (const ByteRange &range : source.ranges) {
            require(range.begin == end && range.end > range.begin && range.line > 0);
            end = range.end;
        }
        require(end == bytes.size());
        if (format->stream && !source.papers.isEmpty())
            require(!format->write(source.papers).isEmpty());
    }
    return 0;
}

} // namespace lectern::fuzz
