#include "bulk.h"

#include "support.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace lectern::test
{

using namespace Qt::StringLiterals;

bool forEachBulkLine(const QString &name, const std::function<bool(const QByteArray &)> &each)
{
    const QString path = sharedFile(u"data/bulk/"_s + name);
    if (path.isEmpty())
        return false;
    QProcess zstd;
    zstd.start(u"zstd"_s, {u"-dcq"_s, path}, QIODevice::ReadOnly);
    if (!zstd.waitForStarted())
        return false;
    while (true) {
        if (zstd.canReadLine()) {
            if (!each(zstd.readLine()))
                break;
        } else if (!zstd.waitForReadyRead(-1)) {
            break;
        }
    }
    zstd.kill();
    zstd.waitForFinished();
    return true;
}

bool forEachBulkRecord(const QString &name, const std::function<bool(const QString &, const QString &)> &each)
{
    return forEachBulkLine(name, [&](const QByteArray &line) {
        const QJsonObject record = QJsonDocument::fromJson(line).object();
        return each(record["title"_L1].toString(), record["abstract"_L1].toString());
    });
}

} // namespace lectern::test
