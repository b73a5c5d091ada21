#include "support.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

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

QByteArray readAll(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

} // namespace lectern::test
