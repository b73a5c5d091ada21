#include "registry.h"

#include "arxivjsonl.h"

namespace lectern
{

using namespace Qt::StringLiterals;

const QList<Format> &formats()
{
    static const QList<Format> all{
        arxivJsonlFormat(),
    };
    return all;
}

const Format *formatById(QStringView id)
{
    for (const Format &format : formats())
        if (format.id == id)
            return &format;
    return nullptr;
}

Result<const Format *> detectFormat(QByteArrayView bytes)
{
    const QByteArrayView head = bytes.first(qMin<qsizetype>(bytes.size(), 64 * 1024));
    const Format *best = nullptr;
    int bestScore = 0;
    for (const Format &format : formats()) {
        if (const int score = format.recognise(head); score > bestScore) {
            best = &format;
            bestScore = score;
        }
    }
    if (!best)
        return Error{u"This is no page or bibliography that Lectern knows."_s};
    return best;
}

Result<ParsedSource> parseSource(QByteArrayView bytes, const ParseContext &context, QStringView formatId)
{
    const Format *format = formatById(formatId);
    if (!format) {
        auto found = detectFormat(bytes);
        if (!found)
            return found.error();
        format = found.value();
    }
    return format->read(bytes, context);
}

} // namespace lectern
