#include "attachmentstore.h"

#include "models/formats/records/recordformats.h"
#include "models/i18n/messages.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "models/store/types/sighting.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Key of a row of the table setting.
const QString kCopiesSetting = u"attachments copied"_s;
constexpr int kHashBytes = 32;

FoundBy foundBy(const QString &name)
{
    const auto at = std::find(kFoundNames.cbegin(), kFoundNames.cend(), name);
    return at == kFoundNames.cend() ? FoundBy::Hand : FoundBy(at - kFoundNames.cbegin());
}

// Columns for fileIn(). A file without a known path is still listed.
#define LECTERN_FILE_COLUMNS                                                                                 \
    "SELECT a.paper, a.hash, a.name, a.found, a.added, f.path, f.bytes, f.modified, f.pages,"                \
    " v.opened, v.page, v.y, v.zoom, coalesce(p.title, p.lead) FROM attachment a"                            \
    " LEFT JOIN attached_file f ON f.hash = a.hash LEFT JOIN file_visit v ON v.hash = a.hash"

double within(double value, double least, double most)
{
    return std::isfinite(value) ? std::clamp(value, least, most) : least;
}

// Reads a time in milliseconds since 1970. An untrusted library may contain any number.
QDateTime timeIn(const Statement &row, int column)
{
    constexpr qint64 kLatest = 100'000'000'000'000; // the year 5138
    return row.isNull(column)
        ? QDateTime()
        : QDateTime::fromMSecsSinceEpoch(std::clamp<qint64>(row.number(column), 0, kLatest), Qt::UTC);
}

constexpr qint64 kMaxPages = 1'000'000;

} // namespace

QString AttachmentStore::stored(const Connection &connection, const QString &path)
{
    const QString base = QFileInfo(connection.file()).absolutePath() + u'/';
    const QString clean = QDir::cleanPath(path);
    return clean.startsWith(base) ? clean.mid(base.size()) : clean;
}

QString AttachmentStore::absolute(const Connection &connection, const QString &stored)
{
    return stored.isEmpty()
        ? QString()
        : QDir::cleanPath(QFileInfo(connection.file()).absoluteDir().absoluteFilePath(stored));
}

QString AttachmentStore::folder() const
{
    const QFileInfo file(m_connection.file());
    return file.absoluteDir().absoluteFilePath(file.completeBaseName() + u" files"_s);
}

Attachment AttachmentStore::fileIn(const Statement &row) const
{
    const auto number = [&row](int column, qint64 most) {
        return std::clamp<qint64>(row.number(column), 0, most);
    };
    Attachment file;
    file.paper = PaperId(number(0, kPapersEnd));
    file.hash = row.blob(1);
    file.name = row.text(2);
    file.found = foundBy(row.text(3));
    file.added = timeIn(row, 4);
    file.path = absolute(m_connection, row.text(5));
    file.bytes = number(6, std::numeric_limits<qint64>::max());
    file.modified = timeIn(row, 7);
    file.pages = int(number(8, kMaxPages));
    file.opened = timeIn(row, 9);
    if (file.opened.isValid())
        file.place =
            FilePlace{int(number(10, kMaxPages)), within(row.real(11), 0, 1e6), within(row.real(12), -1, 64)};
    file.title = row.text(13);
    return file;
}

Result<QList<Attachment>> AttachmentStore::filesIn(Statement &read) const
{
    QList<Attachment> files;
    LECTERN_TRY(read.forEach([&] { files.append(fileIn(read)); }));
    return files;
}

Result<QList<Attachment>> AttachmentStore::of(PaperId paper)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   LECTERN_FILE_COLUMNS " LEFT JOIN paper p ON p.id = a.paper WHERE a.paper = ?"
                                        " ORDER BY a.added, a.name, a.hash");
    LECTERN_TRY(auto files, filesIn(read.bind(1, qint64(paper))));
    for (Attachment &file : files)
        file.title.clear();
    return files;
}

Result<QList<Attachment>> AttachmentStore::all()
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   LECTERN_FILE_COLUMNS " JOIN listed p ON p.id = a.paper ORDER BY a.added, a.name, a.hash");
    return filesIn(read);
}

Result<bool> AttachmentStore::any()
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection, "SELECT EXISTS(SELECT 1 FROM attachment)");
    LECTERN_TRY(read.next());
    return read.number(0) != 0;
}

Result<QList<Attachment>> AttachmentStore::lastRead(int most)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   LECTERN_FILE_COLUMNS " JOIN listed p ON p.id = a.paper WHERE v.opened IS NOT NULL"
                                        " ORDER BY v.opened DESC, a.hash LIMIT ?");
    return filesIn(read.bind(1, most));
}

Result<PaperId> AttachmentStore::paperOf(const QByteArray &hash)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT a.paper FROM attachment a JOIN paper p ON p.id = a.paper WHERE a.hash = ?"
                   " ORDER BY a.paper LIMIT 1");
    LECTERN_TRY(const auto there, read.bind(1, hash).next());
    return there ? PaperId(read.number(0)) : PaperId::None;
}

Result<> AttachmentStore::writePlace(const Attachment &file)
{
    Statement place(m_connection,
                    "INSERT INTO attached_file(hash, path, bytes, modified, pages) VALUES(?1, ?2, ?3, ?4, ?5)"
                    " ON CONFLICT(hash) DO UPDATE SET path = ?2, bytes = ?3, modified = ?4,"
                    " pages = CASE WHEN ?5 > 0 THEN ?5 ELSE pages END");
    return place.bind(1, file.hash)
        .bind(2, stored(m_connection, file.path))
        .bind(3, file.bytes)
        .bind(4, file.modified.isValid() ? file.modified.toMSecsSinceEpoch() : 0)
        .bind(5, file.pages)
        .run();
}

static Result<> checkFile(const Attachment &file)
{
    if (file.hash.size() == kHashBytes && !file.name.isEmpty() && !file.path.isEmpty())
        return {};
    return Error{Messages::tr("A file needs a name, a path and a checksum.")};
}

// Call within a transaction.
Result<> AttachmentStore::write(const QList<Attachment> &files)
{
    Statement known(m_connection, "SELECT 1 FROM paper WHERE id = ?");
    Statement leave(m_connection, "DELETE FROM attachment WHERE hash = ? AND paper <> ?");
    Statement put(m_connection,
                  "INSERT OR IGNORE INTO attachment(paper, hash, name, found, added)"
                  " VALUES(?, ?, ?, ?, ?)");
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (const Attachment &file : files) {
        LECTERN_TRY(const auto there, known.bind(1, qint64(file.paper)).next());
        known.reset();
        if (!there)
            continue;
        LECTERN_TRY(leave.bind(1, file.hash).bind(2, qint64(file.paper)).run());
        LECTERN_TRY(put.bind(1, qint64(file.paper))
                        .bind(2, file.hash)
                        .bind(3, file.name)
                        .bind(4, QString(foundName(file.found)))
                        .bind(5, now)
                        .run());
        LECTERN_TRY(writePlace(file));
    }
    return {};
}

Result<Edit> AttachmentStore::attach(const QList<Attachment> &files)
{
    if (files.isEmpty())
        return Edit{};
    const ReadingScope reading(m_connection);
    for (const Attachment &file : files)
        LECTERN_TRY(checkFile(file));
    const QString subject = files.size() == 1 ? files.first().name : QString();
    return m_log.perform({EditKind::AttachFiles, subject}, [&] { return write(files); });
}

Result<> AttachmentStore::attachUnlogged(const QList<Attachment> &files)
{
    const ReadingScope reading(m_connection);
    for (const Attachment &file : files)
        LECTERN_TRY(checkFile(file));
    return m_log.performUnlogged([&] { return write(files); });
}

Result<Edit> AttachmentStore::detach(PaperId paper, const QList<QByteArray> &hashes)
{
    const ReadingScope reading(m_connection);
    QString subject;
    if (hashes.size() == 1) {
        Statement name(m_connection, "SELECT name FROM attachment WHERE paper = ? AND hash = ?");
        LECTERN_TRY(const auto there, name.bind(1, qint64(paper)).bind(2, hashes.first()).next());
        subject = there ? name.text(0) : QString();
    }
    return m_log.perform({EditKind::DetachFiles, subject}, [&]() -> Result<> {
        Statement take(m_connection, "DELETE FROM attachment WHERE paper = ? AND hash = ?");
        for (const QByteArray &hash : hashes)
            LECTERN_TRY(take.bind(1, qint64(paper)).bind(2, hash).run());
        return {};
    });
}

Result<> AttachmentStore::setPlaceOnDisk(const Attachment &file)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement known(m_connection, "SELECT 1 FROM attached_file WHERE hash = ?");
    LECTERN_TRY(const auto there, known.bind(1, file.hash).next());
    known.reset();
    if (!there || file.path.isEmpty())
        return {};
    LECTERN_TRY(writePlace(file));
    return transaction.commit();
}

Result<> AttachmentStore::noteRead(const QByteArray &hash, const FilePlace &place)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement write(m_connection,
                    "INSERT INTO file_visit(hash, opened, page, y, zoom)"
                    " SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS(SELECT 1 FROM attachment WHERE hash = ?1)"
                    " ON CONFLICT(hash) DO UPDATE SET opened = ?2, page = ?3, y = ?4, zoom = ?5");
    LECTERN_TRY(write.bind(1, hash)
                    .bind(2, QDateTime::currentMSecsSinceEpoch())
                    .bind(3, place.page)
                    .bind(4, place.y)
                    .bind(5, place.zoom)
                    .run());
    return transaction.commit();
}

Result<QList<UnmatchedFile>> AttachmentStore::unmatched()
{
    const ReadingScope reading(m_connection);
    QList<UnmatchedFile> files;
    Statement read(m_connection,
                   "SELECT hash, name, path, bytes, modified, pages, added, title, stated, likely"
                   " FROM unmatched_file u WHERE length(hash) = 32 AND NOT EXISTS(SELECT 1 FROM attachment a"
                   " JOIN paper p ON p.id = a.paper WHERE a.hash = u.hash) ORDER BY added, name, hash");
    QStringList likely;
    LECTERN_TRY(read.forEach([&] {
        UnmatchedFile one;
        one.file.hash = read.blob(0);
        one.file.name = read.text(1);
        one.file.path = absolute(m_connection, read.text(2));
        one.file.bytes = std::max<qint64>(read.number(3), 0);
        one.file.modified = timeIn(read, 4);
        one.file.pages = int(std::clamp<qint64>(read.number(5), 0, kMaxPages));
        one.file.added = timeIn(read, 6);
        one.title = read.text(7);
        const QByteArray stated = read.text(8).toUtf8();
        one.stated = lecternPaper(QJsonDocument::fromJson(stated).object());
        likely.append(read.text(9));
        files.append(one);
    }));
    Statement paper(m_connection,
                    "SELECT coalesce(title, lead), authors, year, date FROM listed WHERE id = ?");
    for (qsizetype i = 0; i < files.size(); ++i)
        for (const QString &line : likely[i].split(u'\n', Qt::SkipEmptyParts)) {
            constexpr qsizetype kMaxLikely = 3;
            const qint64 id = line.section(u' ', 0, 0).toLongLong();
            if (id <= 0 || id >= kPapersEnd || files[i].likely.size() >= kMaxLikely)
                continue;
            LikelyPaper one{PaperId(id), {}, {}, {}, within(line.section(u' ', 1).toDouble(), 0, 1)};
            LECTERN_TRY(const auto there, paper.bind(1, id).next());
            if (there) {
                one.title = paper.text(0);
                one.authors = splitNames(paper.text(1));
                if (!paper.isNull(2))
                    one.year = int(paper.number(2));
                files[i].likely.append(one);
            }
            paper.reset();
        }
    return files;
}

Result<> AttachmentStore::keepUnmatched(const QList<UnmatchedFile> &files)
{
    if (files.isEmpty())
        return {};
    for (const UnmatchedFile &one : files)
        LECTERN_TRY(checkFile(one.file));
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement put(m_connection,
                  "INSERT INTO unmatched_file(hash, name, path, bytes, modified, pages, added, title, stated,"
                  " likely) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT(hash) DO UPDATE"
                  " SET name = ?2, path = ?3, bytes = ?4, modified = ?5, pages = ?6, title = ?8, stated = ?9,"
                  " likely = ?10");
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const UnmatchedFile &one : files) {
        QStringList likely;
        for (const LikelyPaper &paper : one.likely)
            likely.append(u"%1 %2"_s.arg(qint64(paper.paper)).arg(paper.likeness));
        const Attachment &file = one.file;
        LECTERN_TRY(put.bind(1, file.hash)
                        .bind(2, file.name)
                        .bind(3, stored(m_connection, file.path))
                        .bind(4, file.bytes)
                        .bind(5, file.modified.isValid() ? file.modified.toMSecsSinceEpoch() : 0)
                        .bind(6, file.pages)
                        .bind(7, (file.added.isValid() ? file.added : now).toMSecsSinceEpoch())
                        .bind(8, one.title)
                        .bind(9, QString::fromUtf8(lecternLine(lecternJson(one.stated))))
                        .bind(10, likely.join(u'\n'))
                        .run());
    }
    return transaction.commit();
}

Result<> AttachmentStore::dropUnmatched(const QList<QByteArray> &hashes)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement drop(m_connection, "DELETE FROM unmatched_file WHERE hash = ?");
    for (const QByteArray &hash : hashes)
        LECTERN_TRY(drop.bind(1, hash).run());
    return transaction.commit();
}

Result<bool> AttachmentStore::copiesFiles()
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection, "SELECT value FROM setting WHERE name = ?");
    LECTERN_TRY(const auto there, read.bind(1, kCopiesSetting).next());
    return there && read.number(0) != 0;
}

Result<> AttachmentStore::setCopiesFiles(bool copies)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement write(m_connection, "INSERT OR REPLACE INTO setting(name, value) VALUES(?, ?)");
    LECTERN_TRY(write.bind(1, kCopiesSetting).bind(2, int(copies)).run());
    return transaction.commit();
}

} // namespace lectern
