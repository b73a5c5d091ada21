#include "paperblocks.h"

#include "models/formats/base/encoding.h"

namespace lectern
{

QString pageLayout(QByteArrayView bytes)
{
    const SourceText source(bytes);
    QString layout;
    layout.reserve(source.text().size());
    for (const QChar c : source.text()) {
        // Surrogates, combining marks and non-ASCII symbols may be part of a name.
        if (c.isDigit() || c.isNumber())
            layout += u'9';
        else if (c.isLetter() || c.isMark() || c.isSurrogate())
            layout += u'x';
        else
            layout += c;
    }
    return layout;
}

} // namespace lectern
