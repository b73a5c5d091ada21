#include "likelyauthors.h"

#include "models/core/fold.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"

#include <QHash>

namespace lectern
{

Result<QSet<qint64>> Namesakes::all()
{
    Statement read(
        m_connection,
        "SELECT id, name FROM author WHERE listed AND id IN (SELECT author FROM author_assignment"
        " UNION SELECT author FROM author_title"
        " UNION SELECT ifnull((SELECT author FROM author_alias g WHERE g.folded = n.folded), author)"
        "  FROM author_name n WHERE folded IN (SELECT folded FROM author_assignment))");
    QHash<QString, qint64> first; // first author of each name
    QSet<qint64> namesakes;
    LECTERN_TRY(read.forEach([&] {
        const qint64 author = read.number(0);
        const QString name = foldName(read.text(1));
        if (const auto known = first.constFind(name); known != first.cend())
            namesakes << *known << author;
        else
            first.insert(name, author);
    }));
    return namesakes;
}

Result<AuthorTraits> Namesakes::years(AuthorId author)
{
    AuthorTraits traits;
    Statement years(m_connection,
                    "SELECT min(y), max(y) FROM (SELECT CASE WHEN date IS NOT NULL"
                    " THEN CAST(strftime('%Y', date - 0.5) AS INTEGER) ELSE year END AS y"
                    " FROM author_paper JOIN paper ON id = paper WHERE author = ?)");
    LECTERN_TRY(years.bind(1, qint64(author)).next());
    traits.firstYear = years.optionalInt(0);
    traits.lastYear = years.optionalInt(1);
    return traits;
}

Result<AuthorTraits> Namesakes::traits(AuthorId author)
{
    LECTERN_TRY(auto traits, years(author));
    const auto mostFrequent = [&](const char *sql) -> Result<QString> {
        Statement read(m_connection, sql);
        LECTERN_TRY(const auto there, read.bind(1, qint64(author)).next());
        return there ? read.text(0) : QString();
    };
    LECTERN_TRY(traits.category,
                mostFrequent("SELECT category FROM author_paper JOIN paper ON id = paper"
                             " WHERE author = ? AND category IS NOT NULL"
                             " GROUP BY category ORDER BY count(*) DESC, category LIMIT 1"));
    LECTERN_TRY(traits.coauthor,
                mostFrequent("SELECT author.name FROM author_paper a JOIN author_paper o ON o.paper = a.paper"
                             " AND o.author <> a.author JOIN author ON author.id = o.author"
                             " WHERE a.author = ? GROUP BY o.author ORDER BY count(*) DESC, author.name"
                             " LIMIT 1"));
    return traits;
}

} // namespace lectern
