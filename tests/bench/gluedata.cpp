#include "gluedata.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <archive.h>
#include <archive_entry.h>

#include <array>
#include <memory>

namespace lectern::bench
{

using namespace Qt::StringLiterals;

namespace
{

// Every ninth record carries a badge, as on real pages.
constexpr qsizetype kBadgeEvery = 9;

GluedRecord recordOf(const QJsonObject &object, qsizetype number)
{
    GluedRecord record;
    record.title = object["title"_L1].toString().simplified();
    QStringList authors = object["authors"_L1].toString().simplified().split(u", "_s, Qt::SkipEmptyParts);
    record.etAl = authors.size() > 3;
    record.authors = authors.first(std::min<qsizetype>(3, authors.size()));
    if (number % kBadgeEvery == 0)
        record.affiliation = u"oxford"_s;
    record.abstract = object["abstract"_L1].toString().simplified();
    return record;
}

} // namespace

QString GluedRecord::line() const
{
    QString text = title + authors.join(u", "_s);
    if (etAl)
        text += u" et al."_s;
    if (!affiliation.isEmpty())
        text += u" · "_s + affiliation;
    return text;
}

Result<QList<GluedRecord>> readRecords(const QString &file, const std::function<bool(qsizetype)> &wanted,
                                       qsizetype most)
{
    const std::unique_ptr<archive, decltype(&archive_read_free)> reader(archive_read_new(),
                                                                        archive_read_free);
    archive_read_support_filter_all(reader.get());
    archive_read_support_format_raw(reader.get());
    archive_entry *entry = nullptr;
    if (archive_read_open_filename(reader.get(), file.toLocal8Bit().constData(), 1 << 16) != ARCHIVE_OK
        || archive_read_next_header(reader.get(), &entry) != ARCHIVE_OK)
        return Error{u"Cannot read %1."_s.arg(file)};

    QList<GluedRecord> records;
    QByteArray pending;
    qsizetype number = 0;
    const auto takeLine = [&](const QByteArray &line) {
        if (!wanted(number++))
            return;
        GluedRecord record = recordOf(QJsonDocument::fromJson(line).object(), number);
        if (!record.title.isEmpty() && !record.authors.isEmpty())
            records.append(std::move(record));
    };
    std::array<char, 1 << 16> block;
    while (records.size() < most) {
        const la_ssize_t length = archive_read_data(reader.get(), block.data(), block.size());
        if (length < 0)
            return Error{u"%1 is damaged."_s.arg(file)};
        if (length == 0)
            break;
        pending.append(block.data(), length);
        qsizetype from = 0;
        for (qsizetype end; (end = pending.indexOf('\n', from)) >= 0 && records.size() < most; from = end + 1)
            takeLine(pending.mid(from, end - from));
        pending.remove(0, from);
    }
    return records;
}

QByteArray pageOf(const QList<GluedRecord> &records)
{
    static constexpr std::array<const char *, 4> dateLines{"LGMar 2, 2024", "91.4CVApr 19, 2021Code",
                                                           "CLDec 3, 2025", "AIJul 29, 2024Code"};
    QByteArray page;
    for (qsizetype i = 0; i < records.size(); ++i) {
        page += dateLines[size_t(i) % dateLines.size()];
        page += '\n' + records[i].line().toUtf8() + '\n';
        if (!records[i].abstract.isEmpty())
            page += records[i].abstract.toUtf8() + '\n';
    }
    return page;
}

} // namespace lectern::bench
