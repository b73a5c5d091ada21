#include "visitstore.h"

#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

using namespace Qt::StringLiterals;

static QString subjectOf(AuthorId author)
{
    return u"author:%1"_s.arg(qint64(author));
}

Result<std::optional<VisitStore::Visit>> VisitStore::last()
{
    const ReadingScope reading(m_connection);
    return read(u"library"_s);
}

Result<std::optional<VisitStore::Visit>> VisitStore::last(AuthorId author)
{
    const ReadingScope reading(m_connection);
    return read(subjectOf(author));
}

Result<> VisitStore::end()
{
    return write(u"library"_s);
}

Result<> VisitStore::end(AuthorId author)
{
    return write(subjectOf(author));
}

Result<std::optional<VisitStore::Visit>> VisitStore::read(const QString &subject)
{
    Statement find(m_connection, "SELECT paper, at FROM last_visit WHERE subject = ?");
    LECTERN_TRY(const auto row, find.bind(1, subject).next());
    if (!row)
        return std::optional<Visit>();
    return std::optional<Visit>(
        {PaperId(find.number(0)), QDateTime::fromMSecsSinceEpoch(find.number(1), Qt::UTC)});
}

Result<> VisitStore::write(const QString &subject)
{
    Statement store(m_connection,
                    "INSERT INTO last_visit(subject, paper, at)"
                    " VALUES(?1, ifnull((SELECT value FROM counter WHERE name = ?2), 0), ?3)"
                    " ON CONFLICT(subject) DO UPDATE SET paper = excluded.paper, at = excluded.at");
    return store.bind(1, subject)
        .bind(2, Counter::kNextPaper)
        .bind(3, QDateTime::currentMSecsSinceEpoch())
        .run();
}

} // namespace lectern
