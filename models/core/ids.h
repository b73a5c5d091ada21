#pragma once
// Row ids of the library file. Each kind has a separate type, so an author id cannot be passed as a paper id.
// 0 is never a valid id.
#include <QMetaType>

namespace lectern
{

enum class PaperId : qint64 { None = 0 };
enum class AuthorId : qint64 { None = 0 };
enum class SourceId : qint64 { None = 0 };

} // namespace lectern

Q_DECLARE_METATYPE(lectern::PaperId)
Q_DECLARE_METATYPE(lectern::AuthorId)
Q_DECLARE_METATYPE(lectern::SourceId)
