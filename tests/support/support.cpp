#include "support.h"

#include "processortime.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

#include <algorithm>
#include <limits>

#include <malloc.h>

namespace lectern::test
{

static QString sharedRoot()
{
    return QString::fromUtf8(LECTERN_SHARED);
}

QString sharedFile(const QString &relative)
{
    const QString path = QDir(sharedRoot()).filePath(relative);
    return QFile::exists(path) ? path : QString();
}

QStringList sharedFiles(const QString &folder, const QStringList &nameFilters)
{
    const QDir dir(QDir(sharedRoot()).filePath(folder));
    QStringList paths;
    for (const QString &name : dir.entryList(nameFilters, QDir::Files, QDir::Name))
        paths.append(dir.filePath(name));
    return paths;
}

QString fixture(const QString &relative)
{
    return QDir(QString::fromUtf8(LECTERN_TESTS_DIR)).filePath(relative);
}

int scaled(int count)
{
    bool isNumber = false;
    const double factor = qEnvironmentVariable("LECTERN_TEST_SCALE").toDouble(&isNumber);
    return isNumber ? qMax(1, qRound(count * factor)) : count;
}

QString growsFasterThan(double times, const std::function<void()> &once,
                        const std::function<void()> &fourfold)
{
    const auto seconds = [](const std::function<void()> &work) {
        const double begin = threadSeconds();
        work();
        return threadSeconds() - begin;
    };
    // The kernel has to prepare returned memory again, and the cost of this jumps at certain block sizes. The
    // settings prevent it, because it is not growth of the tested code.
    mallopt(M_MMAP_THRESHOLD, std::numeric_limits<int>::max());
    mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
    constexpr double noGrowth = 0.02;
    double one = 1e9, four = 1e9;
    for (int i = 0; i < 5; ++i) {
        // The first run has cold caches and must not be the reference.
        four = std::min(four, seconds(fourfold));
        one = std::min(one, seconds(once));
        if (four < times * std::max(one, noGrowth))
            return {};
    }
    return QStringLiteral("%1 s, and %2 s for four times as much").arg(one).arg(four);
}

QByteArray arxivLine(const ArxivPaper &paper)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("id"), paper.id},
                                     {QStringLiteral("title"), paper.title},
                                     {QStringLiteral("authors"), paper.authors},
                                     {QStringLiteral("categories"), paper.categories},
                                     {QStringLiteral("abstract"), paper.abstract},
                                     {QStringLiteral("update_date"), paper.day}})
               .toJson(QJsonDocument::Compact)
        + '\n';
}

void writeAll(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        qFatal("cannot write %s", qPrintable(path));
}

QByteArray gzipped(const QByteArray &bytes)
{
    QProcess gzip;
    gzip.start(QStringLiteral("gzip"), {QStringLiteral("-c")});
    if (!gzip.waitForStarted())
        return {};
    gzip.write(bytes);
    gzip.closeWriteChannel();
    return gzip.waitForFinished(100'000) ? gzip.readAllStandardOutput() : QByteArray();
}

bool writeBomb(const QString &path, const QByteArray &begin, int gigabytes)
{
    // Concatenated gzip members unpack to all of them.
    constexpr int kPiecesOfGigabyte = 64;
    const QByteArray first = gzipped(begin), zeros = gzipped(QByteArray((1 << 30) / kPiecesOfGigabyte, '\0'));
    writeAll(path, first + zeros.repeated(gigabytes * kPiecesOfGigabyte));
    return !zeros.isEmpty();
}

QByteArray readAll(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

} // namespace lectern::test
