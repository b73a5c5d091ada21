#include "partversions.h"

#include "models/store/sqlite/connection.h"

#include <archive.h>
#include <nettle/version.h>

namespace lectern
{

using namespace Qt::StringLiterals;

QList<QPair<QString, QString>> libraryVersions()
{
    return {{u"Qt"_s, QString::fromLatin1(qVersion())},
            {u"SQLite"_s, sqliteVersion()},
            {u"libarchive"_s, QString::fromLatin1(archive_version_string()).section(u' ', 1)},
            {u"simdjson"_s, QStringLiteral(LECTERN_SIMDJSON)},
            {u"Nettle"_s, u"%1.%2"_s.arg(NETTLE_VERSION_MAJOR).arg(NETTLE_VERSION_MINOR)}};
}

} // namespace lectern
