#include "version.h"

#include "commit.h"

namespace lectern
{

QString programVersion()
{
    const QString version = QStringLiteral(LECTERN_VERSION), commit = QStringLiteral(LECTERN_COMMIT);
    return commit.isEmpty() ? version : version + QStringLiteral(" (") + commit + QLatin1Char(')');
}

} // namespace lectern
