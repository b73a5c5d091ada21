#include "bulk.h"

#include "support.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace lectern::test
{

using namespace Qt::StringLiterals;

bool forEachBulkRecord(const QString &name, const std::function<bool(const QString &, const QString &)> &each)
{
    const QString path = sharedFile(u"data/bulk/"_s + name);
    if (path.isEmpty())
        return false;
    QProcess zstd;
    zstd.start(u"zstd"_s, {u"-dcq"_s, path}, QIODevice::ReadOnly);
    if (!zstd.waitForStarted())
        return false;
    QByteArray line;
    while (true) {
        if (zstd.canReadLine()) {
            const QJsonObject record = QJsonDocument::fromJson(zstd.readLine()).object();
            if (!each(record["title"_L1].toString(), record["abstract"_L1].toString()))
                break;
        } else if (!zstd.waitForReadyRead(-1)) {
            break;
        }
    }
    zstd.kill();
    zstd.waitForFinished();
    return true;
}

} // namespace lectern::test
