#include "attachmentstore.h"

#include "models/store/rows/numbers.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/words/sentence.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// The name in the table setting.
const QString kCopiesSetting = u"attachments copied"_s;
constexpr int kHashBytes = 32;

FoundBy foundBy(const QString &name)
{
    const auto at = std::find(kFoundNames.cbegin(), kFoundNames.cend(), name);
    return at == kFoundNames.cend() ? FoundBy::Hand : FoundBy(at - kFoundNames.cbegin());
}

// What fileIn() reads. A file whose place is lost is listed all the same.
#define LECTERN_FILE_COLUMNS                                                                                 \
    "SELECT a.paper, a.hash, a.name, a.found, a.added, f.path, f.bytes, f.modified, f.pages,"                \
    " v.opened, v.page, v.y, v.zoom, coalesce(p.title, p.lead) FROM attachment a"                            \
    " LEFT JOIN attached_file f ON f.hash = a.hash LEFT JOIN file_visit v ON v.hash = a.hash"

double within(double value, double least, double most)
{
    return std::isfinite(value) ? std::clamp(value, least, most) : least;
}

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
    const auto time = [&](int column) {
        return row.isNull(column)
            ? QDateTime()
            : QDateTime::fromMSecsSinceEpoch(number(column, 100'000'000'000'000), Qt::UTC);
    };
    constexpr qint64 kMostPages = 1'000'000;
    Attachment file;
    file.paper = PaperId(number(0, kPapersEnd));
    file.hash = row.blob(1);
    file.name = row.text(2);
    file.found = foundBy(row.text(3));
    file.added = time(4);
    file.path = absolute(m_connection, row.text(5));
    file.bytes = number(6, std::numeric_limits<qint64>::max());
    file.modified = time(7);
    file.pages = int(number(8, kMostPages));
    file.opened = time(9);
    if (file.opened.isValid())
        file.place = FilePlace{int(number(10, kMostPages)), within(row.real(11), 0, 1e6),
                               within(row.real(12), -1, 64)};
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

Result<bool> AttachmentStore::areThere()
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
    Statement read(m_connection, "SELECT paper FROM attachment WHERE hash = ? ORDER BY paper LIMIT 1");
    LECTERN_TRY(const auto there, read.bind(1, hash).next());
    return there ? PaperId(read.number(0)) : PaperId::None;
}

Result<bool> AttachmentStore::anyOfSize(qint64 bytes)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT 1 FROM attached_file WHERE bytes = ? AND hash IN (SELECT hash FROM attachment)");
    return read.bind(1, bytes).next();
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

Result<Edit> AttachmentStore::attach(const QList<Attachment> &files)
{
    if (files.isEmpty())
        return Edit{};
    const ReadingScope reading(m_connection);
    for (const Attachment &file : files)
        if (file.hash.size() != kHashBytes || file.name.isEmpty() || file.path.isEmpty())
            return Error{Sentence::tr("A file needs a name, a place and its checksum.")};
    const QString subject = files.size() == 1 ? files.first().name : QString();
    return m_log.perform({EditKind::AttachFiles, subject}, [&]() -> Result<> {
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
    });
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
