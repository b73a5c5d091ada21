#include "authorreader.h"

#include "models/core/fold.h"
#include "models/store/authors/authortable.h"
#include "models/store/marks/visitstore.h"
#include "models/store/rows/category.h"
#include "models/store/rows/sighting.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <QMap>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

std::optional<int> optionalInt(const QSqlQuery &q, int column)
{
    return q.isNull(column) ? std::nullopt : std::optional<int>(q.value(column).toInt());
}

// For LIKE … ESCAPE '\'.
QString likePattern(const QString &text)
{
    QString escaped;
    for (const QChar c : text) {
        if (c == u'%' || c == u'_' || c == u'\\')
            escaped += u'\\';
        escaped += c;
    }
    return u'%' + escaped + u'%';
}

} // namespace

QList<CategoryRow> mergedCategories(QList<CategoryRow> printed)
{
    for (CategoryRow &bare : printed) {
        if (bare.category.contains(u'.'))
            continue;
        CategoryRow *only = nullptr;
        int matching = 0;
        for (CategoryRow &other : printed)
            if (other.category.contains(u'.') && other.papers > 0
                && sameCategory(bare.category, other.category)) {
                only = &other;
                ++matching;
            }
        if (matching == 1) {
            if (bare.papers > only->papers)
                only->category = bare.category;
            only->papers += bare.papers;
            bare.papers = 0;
        }
    }
    printed.removeIf([](const CategoryRow &row) { return row.papers <= 0; });
    std::sort(printed.begin(), printed.end(), [](const CategoryRow &a, const CategoryRow &b) {
        return a.papers != b.papers ? a.papers > b.papers : a.category < b.category;
    });
    return printed;
}

Result<QList<AuthorRow>> AuthorReader::authors(const QString &nameContains, int limit)
{
    const QString wanted = foldName(nameContains);
    // The latest observation has the greatest day, then the greatest hash, like every shown value.
    const auto query = m_connection.query(
        wanted.isEmpty()
            ? "SELECT id, name, papers,"
              " (SELECT h_index FROM author_observation o JOIN source s ON s.id = o.source"
              "  WHERE o.author = a.id AND h_index IS NOT NULL ORDER BY s.saved DESC, s.hash DESC LIMIT 1),"
              " (SELECT citations FROM author_observation o JOIN source s ON s.id = o.source"
              "  WHERE o.author = a.id AND citations IS NOT NULL ORDER BY s.saved DESC, s.hash DESC LIMIT 1)"
              " FROM author a WHERE listed ORDER BY papers DESC, name LIMIT ?"
            : "SELECT id, name, papers,"
              " (SELECT h_index FROM author_observation o JOIN source s ON s.id = o.source"
              "  WHERE o.author = a.id AND h_index IS NOT NULL ORDER BY s.saved DESC, s.hash DESC LIMIT 1),"
              " (SELECT citations FROM author_observation o JOIN source s ON s.id = o.source"
              "  WHERE o.author = a.id AND citations IS NOT NULL ORDER BY s.saved DESC, s.hash DESC LIMIT 1)"
              " FROM author a WHERE listed AND id IN (SELECT ifnull((SELECT author FROM author_alias g"
              "  WHERE g.folded = n.folded), author) FROM author_name n WHERE n.folded LIKE ? ESCAPE '\\'"
              "  UNION SELECT author FROM author_assignment WHERE folded LIKE ? ESCAPE '\\')"
              " ORDER BY papers DESC, name LIMIT ?");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    if (wanted.isEmpty()) {
        q.bindValue(0, limit);
    } else {
        q.bindValue(0, likePattern(wanted));
        q.bindValue(1, likePattern(wanted));
        q.bindValue(2, limit);
    }
    LECTERN_TRY(m_connection.run(&q));
    QList<AuthorRow> rows;
    while (q.next())
        rows.append({AuthorId(q.value(0).toLongLong()), q.value(1).toString(), q.value(2).toInt(),
                     optionalInt(q, 3), optionalInt(q, 4)});
    q.finish();
    return rows;
}

Result<AuthorPanel> AuthorReader::author(AuthorId id)
{
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    const auto query = m_connection.query("SELECT name, papers FROM author WHERE id = ?");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    q.bindValue(0, qint64(id));
    LECTERN_TRY(m_connection.run(&q));
    if (!q.next())
        return Error{u"This author is no longer in the library."_s};
    AuthorPanel panel;
    panel.id = id;
    panel.name = q.value(0).toString();
    panel.papers = q.value(1).toInt();
    q.finish();
    const auto seen = observations(id);
    LECTERN_TRY(seen);
    panel.observations = *seen;
    LECTERN_TRY(readMade(panel));
    LECTERN_TRY(readPapers(panel));
    LECTERN_TRY(readCoauthors(panel));
    LECTERN_TRY(readBounds(panel));
    return panel;
}

Result<QList<AuthorObservation>> AuthorReader::observations(AuthorId id)
{
    const auto query = m_connection.query(
        "SELECT o.name, o.category, h_index, o.papers, citations, novelty, ai_score, s.id, s.name, s.saved"
        " FROM author_observation o JOIN source s ON s.id = o.source WHERE o.author = ?"
        " ORDER BY s.saved DESC, s.hash DESC");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    q.bindValue(0, qint64(id));
    LECTERN_TRY(m_connection.run(&q));
    QList<AuthorObservation> list;
    while (q.next()) {
        AuthorObservation seen;
        seen.figures = {q.value(0).toString(), q.value(1).toString(), optionalInt(q, 2), optionalInt(q, 3),
                        optionalInt(q, 4),     optionalInt(q, 5),     optionalInt(q, 6)};
        seen.source = SourceId(q.value(7).toLongLong());
        seen.sourceName = q.value(8).toString();
        if (!q.isNull(9))
            seen.savedOn = QDate::fromJulianDay(q.value(9).toLongLong());
        list.append(seen);
    }
    q.finish();
    return list;
}

Result<QList<AuthorObservation>> AuthorReader::pagesBeside(SourceId source)
{
    Statement owner(m_connection, "SELECT author FROM author_observation WHERE source = ?");
    const auto row = owner.bind(1, qint64(source)).next();
    LECTERN_TRY(row);
    return *row ? observations(AuthorId(owner.number(0))) : QList<AuthorObservation>();
}

// What a person wrote and when they looked last.
Result<> AuthorReader::readMade(AuthorPanel &panel)
{
    Statement note(m_connection, "SELECT body FROM author_note WHERE author = ?");
    const auto written = note.bind(1, qint64(panel.id)).next();
    LECTERN_TRY(written);
    if (*written)
        panel.note = note.text(0);
    const auto visit = VisitStore(m_connection).last(panel.id);
    LECTERN_TRY(visit);
    if (!*visit)
        return {};
    panel.lastSeen = (*visit)->newest;
    panel.lastLook = (*visit)->at;
    Statement fresh(m_connection, "SELECT count(*) FROM author_paper WHERE author = ? AND paper > ?");
    const auto counted = fresh.bind(1, qint64(panel.id)).bind(2, qint64(panel.lastSeen)).next();
    LECTERN_TRY(counted);
    panel.newPapers = int(fresh.number(0));
    return {};
}

Result<QList<AuthorName>> AuthorReader::namesOf(AuthorId id)
{
    Statement read(m_connection,
                   "SELECT folded, max(general) FROM (SELECT folded, 1 AS general FROM author_name n"
                   "  WHERE author = ?1"
                   "  AND NOT EXISTS(SELECT 1 FROM author_alias g WHERE g.folded = n.folded)"
                   " UNION ALL SELECT folded, 1 FROM author_alias WHERE author = ?1"
                   " UNION ALL SELECT folded, 0 FROM author_assignment WHERE author = ?1) GROUP BY folded");
    read.bind(1, qint64(id));
    QList<AuthorName> names;
    for (;;) {
        const auto row = read.next();
        LECTERN_TRY(row);
        if (!*row)
            return names;
        names.append({read.text(0), {}, read.number(1) != 0});
    }
}

Result<> AuthorReader::readPapers(AuthorPanel &panel)
{
    const auto names = namesOf(panel.id);
    LECTERN_TRY(names);
    panel.names = *names;
    const auto offer = [&](const QString &name) {
        const QString folded = foldName(name);
        for (AuthorName &known : panel.names)
            if (known.folded == folded && (known.printed.isEmpty() || isBetterSpelling(name, known.printed)))
                known.printed = name;
    };
    const auto query =
        m_connection.query("SELECT authors, category, date, year, flags, score FROM author_paper "
                           "JOIN paper ON paper.id = author_paper.paper WHERE author_paper.author = ?");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    q.bindValue(0, qint64(panel.id));
    LECTERN_TRY(m_connection.run(&q));
    QMap<int, int> years;
    QMap<QString, int> categories;
    while (q.next()) {
        Paper flags;
        setFlags(q.value(4).toInt(), &flags);
        panel.truncatedLists += flags.authorsTruncated;
        panel.codeKnown += flags.code.has_value();
        panel.withCode += flags.code.value_or(false);
        if (!q.isNull(2))
            ++years[QDate::fromJulianDay(q.value(2).toLongLong()).year()];
        else if (!q.isNull(3))
            ++years[q.value(3).toInt()];
        else
            ++panel.papersWithoutYear;
        if (!q.isNull(5)) {
            panel.scoreSpread.resize(10);
            ++panel.scoreSpread[qBound(0, int(q.value(5).toDouble() / 10), 9)];
        }
        for (const QString &category : q.value(1).toString().split(u' ', Qt::SkipEmptyParts))
            ++categories[category];
        if (panel.names.size() > 1)
            for (const QString &name : splitNames(q.value(0).toString()))
                offer(name);
    }
    q.finish();
    for (const AuthorObservation &seen : std::as_const(panel.observations))
        offer(seen.figures.name);
    if (!years.isEmpty())
        for (int year = years.firstKey(); year <= years.lastKey(); ++year)
            panel.papersPerYear.append({year, years.value(year)});
    for (auto it = categories.cbegin(); it != categories.cend(); ++it)
        panel.categories.append({it.key(), *it});
    panel.categories = mergedCategories(panel.categories);
    const QString shown = foldName(panel.name);
    for (AuthorName &name : panel.names) {
        if (name.printed.isEmpty())
            name.printed = panel.names.size() == 1 ? panel.name : name.folded;
        if (name.folded != shown)
            panel.otherNames.append(name.printed);
    }
    return {};
}

Result<> AuthorReader::readCoauthors(AuthorPanel &panel)
{
    const auto query = m_connection.query(
        "SELECT author.id, author.name, count(*) AS together FROM author_paper"
        " JOIN paper_author ON paper_author.paper = author_paper.paper AND paper_author.author <> ?"
        " JOIN author ON author.id = paper_author.author"
        " WHERE author_paper.author = ? GROUP BY author.id ORDER BY together DESC, author.name");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    q.bindValue(0, qint64(panel.id));
    q.bindValue(1, qint64(panel.id));
    LECTERN_TRY(m_connection.run(&q));
    while (q.next())
        panel.coauthors.append(
            {AuthorId(q.value(0).toLongLong()), q.value(1).toString(), q.value(2).toInt()});
    q.finish();
    return {};
}

Result<> AuthorReader::readBounds(AuthorPanel &panel)
{
    const auto query = m_connection.query(
        "SELECT source.truncated, sum(paper.flags & ?) FROM author_paper"
        " JOIN paper ON paper.id = author_paper.paper JOIN sighting ON sighting.paper = paper.id"
        " JOIN source ON source.id = sighting.id >> 32 WHERE author_paper.author = ? GROUP BY source.id");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    q.bindValue(0, int(AuthorsTruncatedFlag)); // 1, so the sum is a number of lists
    q.bindValue(1, qint64(panel.id));
    LECTERN_TRY(m_connection.run(&q));
    while (q.next())
        panel.papersAreLowerBound = panel.papersAreLowerBound || q.value(0).toInt() > q.value(1).toInt();
    q.finish();
    panel.coauthorsAreLowerBound = panel.truncatedLists > 0 || panel.papersAreLowerBound;
    return {};
}

Result<bool> AuthorReader::isKnown(const QString &foldedName)
{
    const auto query = m_connection.query("SELECT 1 FROM author_name WHERE folded = ?");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    q.bindValue(0, foldedName);
    LECTERN_TRY(m_connection.run(&q));
    const bool found = q.next();
    q.finish();
    return found;
}

Result<QList<CategoryRow>> AuthorReader::categories()
{
    const auto query = m_connection.query("SELECT category, papers FROM category_count");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    LECTERN_TRY(m_connection.run(&q));
    QList<CategoryRow> rows;
    while (q.next())
        rows.append({q.value(0).toString(), q.value(1).toInt()});
    q.finish();
    return mergedCategories(rows);
}

} // namespace lectern
