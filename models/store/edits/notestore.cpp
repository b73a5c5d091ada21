#include "markstore.h"

#include "models/i18n/messages.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

Result<QString> readNote(const Connection &connection, const char *sql, qint64 id)
{
    Statement read(connection, sql);
    LECTERN_TRY(const auto row, read.bind(1, id).next());
    return row ? read.text(0) : QString();
}

Result<> writeNote(const Connection &connection, const char *write, const char *drop, qint64 id,
                   const QString &text)
{
    if (text.trimmed().isEmpty()) {
        Statement remove(connection, drop);
        return remove.bind(1, id).run();
    }
    Statement store(connection, write);
    return store.bind(1, id).bind(2, text).bind(3, QDateTime::currentMSecsSinceEpoch()).run();
}

Result<> checkLength(const QString &text)
{
    if (text.size() > 1'000'000)
        return Error{Messages::tr("A note can have at most 1,000,000 characters.")};
    return {};
}

} // namespace

Result<QString> NoteStore::note(PaperId paper)
{
    const ReadingScope reading(m_connection);
    return readNote(m_connection, "SELECT body FROM paper_note WHERE paper = ?", qint64(paper));
}

Result<QString> NoteStore::note(AuthorId author)
{
    const ReadingScope reading(m_connection);
    return readNote(m_connection, "SELECT body FROM author_note WHERE author = ?", qint64(author));
}

Result<Edit> NoteStore::setNote(PaperId paper, const QString &text, EditId joining)
{
    LECTERN_TRY(checkLength(text));
    LECTERN_TRY(const auto old, note(paper));
    if (old == text)
        return Edit{};
    const auto write = [&] {
        return writeNote(m_connection,
                         "INSERT INTO paper_note(paper, body, edited) VALUES(?1, ?2, ?3)"
                         " ON CONFLICT(paper) DO UPDATE SET body = ?2, edited = ?3",
                         "DELETE FROM paper_note WHERE paper = ?", qint64(paper), text);
    };
    return m_log.perform({EditKind::EditPaperNote, {}}, write, joining);
}

Result<Edit> NoteStore::setNote(AuthorId author, const QString &text, EditId joining)
{
    LECTERN_TRY(checkLength(text));
    LECTERN_TRY(const auto old, note(author));
    if (old == text)
        return Edit{};
    const auto write = [&] {
        return writeNote(m_connection,
                         "INSERT INTO author_note(author, body, edited) VALUES(?1, ?2, ?3)"
                         " ON CONFLICT(author) DO UPDATE SET body = ?2, edited = ?3",
                         "DELETE FROM author_note WHERE author = ?", qint64(author), text);
    };
    return m_log.perform({EditKind::EditAuthorNote, {}}, write, joining);
}

Result<int> NoteStore::rating(PaperId paper)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection, "SELECT stars FROM rating WHERE paper = ?");
    LECTERN_TRY(const auto row, read.bind(1, qint64(paper)).next());
    return row ? int(read.number(0)) : 0;
}

Result<Edit> NoteStore::setRating(const QList<PaperId> &papers, int stars)
{
    if (stars < 0 || stars > 5)
        return Error{Messages::tr("A rating must be 0 to 5 stars.")};
    return m_log.perform({EditKind::Rate, QString::number(stars)}, [&]() -> Result<> {
        Statement write(m_connection,
                        "INSERT INTO rating(paper, stars) SELECT id, ?2 FROM paper WHERE id = ?1"
                        " ON CONFLICT(paper) DO UPDATE SET stars = ?2 WHERE stars <> ?2");
        Statement drop(m_connection, "DELETE FROM rating WHERE paper = ?");
        for (const PaperId paper : papers) {
            if (stars == 0)
                LECTERN_TRY(drop.bind(1, qint64(paper)).run());
            else
                LECTERN_TRY(write.bind(1, qint64(paper)).bind(2, stars).run());
        }
        return {};
    });
}

} // namespace lectern
