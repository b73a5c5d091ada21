#include "authorlist.h"

#include "likelyauthors.h"
#include "models/core/authornames.h"
#include "models/core/fold.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"

#include <QSet>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Calls keep() for each row and checks for cancellation at intervals.
template <typename Keep>
Result<> forEach(Statement &rows, const Cancelled &cancelled, const Keep &keep)
{
    for (int i = 1;; ++i) {
        LECTERN_TRY(const auto row, rows.next());
        if (!row)
            return {};
        if (i % 8192 == 0 && cancelled && cancelled())
            return Error::cancelled();
        keep(rows);
    }
}

std::optional<int> known(int figure, int unknown)
{
    return figure == unknown ? std::nullopt : std::optional(figure);
}

} // namespace

AuthorList::Figures *AuthorList::find(qint64 author)
{
    const auto at = std::lower_bound(m_authors.begin(), m_authors.end(), author,
                                     [](const Figures &figures, qint64 id) { return figures.id < id; });
    return at != m_authors.end() && at->id == author ? &*at : nullptr;
}

Result<> AuthorList::load(const Cancelled &cancelled)
{
    Statement changes(m_connection, "SELECT value FROM counter WHERE name = ?");
    LECTERN_TRY(const auto row, changes.bind(1, Counter::kAuthorChanges).next());
    const qint64 stamp = row ? changes.number(0) : 0;
    changes.reset();
    if (m_stamp == stamp)
        return {};
    m_stamp.reset(); // after a failure from here on, the cache is in an undefined state
    LECTERN_TRY(readNames(cancelled));
    LECTERN_TRY(readStated());
    LECTERN_TRY(readYears(cancelled));
    m_stamp = stamp;
    return {};
}

// Sort key of a name: the family name, then the rest. Folded names have no character below a space.
static QString sortedBy(const QString &folded)
{
    return familyName(folded) + u'\t' + folded;
}

Result<> AuthorList::readNames(const Cancelled &cancelled)
{
    m_authors.clear();
    Statement authors(m_connection, "SELECT id, papers FROM author WHERE listed ORDER BY id");
    LECTERN_TRY(forEach(authors, cancelled, [this](Statement &row) {
        m_authors.push_back({.id = row.number(0), .papers = int(row.number(1))});
    }));
    // Nearly all authors have a single name, whose folded form is stored.
    std::vector<std::pair<QString, Figures *>> names;
    names.reserve(m_authors.size());
    Statement plain(
        m_connection,
        "SELECT folded, author FROM author_name WHERE author NOT IN (SELECT author FROM author_alias"
        " UNION SELECT author FROM author_title)");
    QSet<qint64> seen;
    LECTERN_TRY(forEach(plain, cancelled, [&](Statement &row) {
        if (Figures *author = find(row.number(1))) {
            names.emplace_back(sortedBy(row.text(0)), author);
            author->place = 1; // marks the author as visited
        }
    }));
    Statement name(m_connection, "SELECT name FROM author WHERE id = ?");
    for (Figures &author : m_authors) {
        if (author.place)
            continue;
        LECTERN_TRY(name.bind(1, author.id).next());
        names.emplace_back(sortedBy(foldName(name.text(0))), &author);
        name.reset();
    }
    std::sort(names.begin(), names.end(), [](const auto &a, const auto &b) {
        return a.first != b.first ? a.first < b.first : a.second->id < b.second->id;
    });
    int place = 0;
    for (const auto &[folded, author] : names)
        author->place = ++place;
    return {};
}

Result<> AuthorList::readStated()
{
    // The page saved last has priority, then the greater content hash, as for all shown values.
    Statement stated(m_connection,
                     "SELECT author, h_index, citations, novelty, ai_score FROM author_observation o"
                     " JOIN source s ON s.id = o.source ORDER BY s.saved, s.hash");
    return forEach(stated, {}, [this](Statement &row) {
        Figures *author = find(row.number(0));
        if (!author)
            return;
        int *const figures[] = {&author->hIndex, &author->citations, &author->novelty, &author->aiScore};
        for (int column = 0; column < 4; ++column)
            if (!row.isNull(column + 1))
                *figures[column] = int(row.number(column + 1));
    });
}

Result<> AuthorList::readYears(const Cancelled &cancelled)
{
    std::vector<short> years; // year of each paper
    Statement papers(m_connection, "SELECT id, date, year FROM paper");
    LECTERN_TRY(forEach(papers, cancelled, [&](Statement &row) {
        if (!isPaperNumber(row.number(0)))
            return;
        const auto paper = size_t(row.number(0));
        if (years.size() <= paper)
            years.resize(paper + paper / 4 + 1);
        years[paper] = short(!row.isNull(1) ? QDate::fromJulianDay(row.number(1)).year() : row.number(2));
    }));
    Statement written(m_connection, "SELECT author, paper FROM author_paper");
    Figures *author = nullptr;
    return forEach(written, cancelled, [&](Statement &row) {
        if (!author || author->id != row.number(0)) // rows are grouped by author
            author = find(row.number(0));
        const auto paper = size_t(row.number(1));
        const int year = paper < years.size() ? years[paper] : 0;
        if (!author || !year)
            return;
        author->firstYear = author->firstYear ? qMin(author->firstYear, year) : year;
        author->lastYear = qMax(author->lastYear, year);
    });
}

// Returns the authors who have a name that contains all words.
Result<QSet<qint64>> AuthorList::named(const QStringList &words, const Cancelled &cancelled)
{
    QSet<qint64> found;
    for (const char *sql : {"SELECT n.folded, ifnull(g.author, n.author) FROM author_name n"
                            " LEFT JOIN author_alias g ON g.folded = n.folded WHERE instr(n.folded, ?)",
                            "SELECT folded, author FROM author_assignment WHERE instr(folded, ?)",
                            "SELECT name, author FROM author_title WHERE ? IS NOT NULL"}) {
        Statement names(m_connection, sql);
        names.bind(1, words.first());
        LECTERN_TRY(forEach(names, cancelled, [&](Statement &row) {
            const QString folded = foldName(row.text(0));
            if (std::all_of(words.cbegin(), words.cend(),
                            [&](const QString &word) { return folded.contains(word); }))
                found.insert(row.number(1));
        }));
    }
    return found;
}

int AuthorList::figure(const Figures &author, AuthorOrder::Key key)
{
    switch (key) {
    case AuthorOrder::Key::Papers:
        return author.papers;
    case AuthorOrder::Key::Name:
        return -author.place; // from A to Z
    case AuthorOrder::Key::HIndex:
        return author.hIndex;
    case AuthorOrder::Key::Citations:
        return author.citations;
    case AuthorOrder::Key::Novelty:
        return author.novelty;
    case AuthorOrder::Key::AiScore:
        return author.aiScore;
    case AuthorOrder::Key::FirstYear:
        return author.firstYear ? -author.firstYear : 1; // earliest first
    case AuthorOrder::Key::LastYear:
        return author.lastYear ? author.lastYear : -1;
    }
    return 0;
}

Result<QList<AuthorId>> AuthorList::order(const QString &words, const AuthorOrder &order,
                                          const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    LECTERN_TRY(load(cancelled));
    std::vector<const Figures *> chosen;
    chosen.reserve(m_authors.size());
    const QStringList wanted = foldName(words).split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty()) {
        for (const Figures &author : m_authors)
            chosen.push_back(&author);
    } else {
        LECTERN_TRY(const auto found, named(wanted, cancelled));
        for (const Figures &author : m_authors)
            if (found.contains(author.id))
                chosen.push_back(&author);
    }
    const auto missing = [&](const Figures &author) {
        switch (order.key) {
        case AuthorOrder::Key::Papers:
        case AuthorOrder::Key::Name:
            return false;
        case AuthorOrder::Key::FirstYear:
        case AuthorOrder::Key::LastYear:
            return author.firstYear == 0;
        default:
            return figure(author, order.key) < 0;
        }
    };
    std::sort(chosen.begin(), chosen.end(), [&](const Figures *a, const Figures *b) {
        const bool missingA = missing(*a), missingB = missing(*b);
        if (missingA != missingB)
            return missingB;
        const int figureA = figure(*a, order.key), figureB = figure(*b, order.key);
        if (!missingA && figureA != figureB)
            return order.reversed ? figureA < figureB : figureA > figureB;
        if (a->papers != b->papers)
            return a->papers > b->papers;
        return a->place < b->place;
    });
    QList<AuthorId> ids;
    ids.reserve(qsizetype(chosen.size()));
    for (const Figures *author : chosen)
        ids.append(AuthorId(author->id));
    return ids;
}

Result<QList<AuthorListRow>> AuthorList::rows(const QList<AuthorId> &ids)
{
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    LECTERN_TRY(load({}));
    Namesakes apart(m_connection);
    LECTERN_TRY(const auto namesakes, apart.all());
    Statement name(m_connection, "SELECT name FROM author WHERE id = ?");
    QList<AuthorListRow> rows;
    rows.reserve(ids.size());
    for (const AuthorId id : ids) {
        AuthorListRow row;
        const Figures *author = find(qint64(id));
        LECTERN_TRY(const auto read, name.bind(1, qint64(id)).next());
        if (author && read)
            row = {id,
                   name.text(0),
                   author->papers,
                   known(author->hIndex, -1),
                   known(author->citations, -1),
                   known(author->novelty, -1),
                   known(author->aiScore, -1),
                   known(author->firstYear, 0),
                   known(author->lastYear, 0),
                   {}};
        if (namesakes.contains(qint64(id))) {
            LECTERN_TRY(row.apart, apart.traits(id));
        }
        name.reset();
        rows.append(row);
    }
    return rows;
}

} // namespace lectern
