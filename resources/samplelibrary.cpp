#include "samplelibrary.h"

#include <QDir>
#include <QFile>

namespace lectern
{

using namespace Qt::StringLiterals;

QList<SamplePage> samplePages()
{
    static const struct {
        QLatin1StringView name;
        QDate savedOn;
    } pages[] = {
        {"march-list.txt"_L1, QDate(2026, 3, 2)},
        {"benedetta-quaranta.txt"_L1, QDate(2026, 4, 6)},
        {"tamsin-okwuosa.txt"_L1, QDate(2026, 5, 18)},
        {"ottilie-vandersloot.txt"_L1, QDate(2026, 5, 20)},
        {"ivo-kjaergaard-lind.txt"_L1, QDate(2026, 5, 20)},
        {"june-list.txt"_L1, QDate(2026, 6, 14)},
        {"wren-halloran-abstracts.txt"_L1, QDate(2026, 6, 14)},
    };
    QList<SamplePage> list;
    for (const auto &page : pages) {
        QFile file(":/sample/"_L1 + page.name);
        const bool isCompiledIn = file.open(QIODevice::ReadOnly);
        Q_ASSERT_X(isCompiledIn, "samplePages", page.name.data());
        if (isCompiledIn)
            list.append({page.name, file.readAll(), page.savedOn});
    }
    return list;
}

QString samplePdf(const QString &folder)
{
    const QString path = folder + "/sundials.pdf"_L1;
    if (QFile::exists(path))
        return path;
    if (!QDir().mkpath(folder) || !QFile::copy(u":/sample/sundials.pdf"_s, path))
        return {};
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner); // that of resources is read only
    return path;
}

} // namespace lectern
