#pragma once
// Text of the library file, which is UTF-8, as Qt's.
#include <QString>

#include <string_view>

namespace lectern
{

inline QString toQString(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

} // namespace lectern
