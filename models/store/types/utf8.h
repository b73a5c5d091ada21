#pragma once
// Converts between the UTF-8 text of the library file and QString.
#include <QString>

#include <string_view>

namespace lectern
{

inline QString toQString(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

} // namespace lectern
