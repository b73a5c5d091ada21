#pragma once
#include <QString>

namespace lectern
{

// A text as a field of CSV (RFC 4180): in quotes where it has to be.
inline QString csvField(const QString &text)
{
    if (!text.contains(u'"') && !text.contains(u',') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    return u'"' + QString(text).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace lectern
