#pragma once
// Row numbers of the library file. Each kind has its own type, so that an author's number cannot be passed
// for a paper's. No row has the number 0.
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
