#include "coauthorreader.h"

#include "models/i18n/messages.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "models/store/types/sighting.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Sorts by count, largest first; ties by id.
std::vector<qint64> byCount(const QHash<qint64, int> &counts)
{
    std::vector<qint64> keys(counts.keyBegin(), counts.keyEnd());
    std::sort(keys.begin(), keys.end(), [&](qint64 a, qint64 b) {
        const int countA = counts.value(a), countB = counts.value(b);
        return countA != countB ? countA > countB : a < b;
    });
    return keys;
}

} // namespace

CoauthorReader::CoauthorReader(Connection &c)
    : m_connection(c), m_papersOf(c, "SELECT paper FROM author_paper WHERE author = ?"),
      m_authorsOf(c, "SELECT author FROM paper_author WHERE paper = ?"),
      m_name(c, "SELECT name, papers FROM author WHERE id = ?"),
      m_flags(c, "SELECT flags FROM paper WHERE id = ?"),
      m_when(c, "SELECT date, year FROM paper WHERE id = ?")
{
}

Result<std::vector<qint64>> CoauthorReader::papersOf(qint64 author)
{
    std::vector<qint64> papers;
    m_papersOf.bind(1, author);
    LECTERN_TRY(m_papersOf.forEach([&] { papers.push_back(m_papersOf.number(0)); }));
    if (m_span.isWhole())
        return papers;
    std::vector<qint64> within;
    for (const qint64 paper : papers) {
        LECTERN_TRY(const auto year, yearOf(paper));
        if (m_span.holds(year))
            within.push_back(paper);
    }
    return within;
}

Result<std::optional<int>> CoauthorReader::yearOf(qint64 paper)
{
    const auto known = m_years.constFind(paper);
    if (known != m_years.cend())
        return *known;
    std::optional<int> year;
    LECTERN_TRY(const auto row, m_when.bind(1, paper).next());
    if (row) {
        const qint64 stated = m_when.isNull(0) ? m_when.number(1) : m_when.day(0).year();
        if (isCountedYear(stated))
            year = int(stated);
    }
    m_when.reset();
    m_years.insert(paper, year);
    return year;
}

// Counts the author's papers per year, independent of the requested years.
Result<> CoauthorReader::countYears(qint64 author, CoauthorGraph *graph)
{
    const YearSpan asked = std::exchange(m_span, {});
    const auto all = papersOf(author);
    m_span = asked;
    LECTERN_TRY(const auto papers, all);
    for (const qint64 paper : papers) {
        LECTERN_TRY(const auto year, yearOf(paper));
        if (!year)
            continue;
        graph->firstYear = qMin(*year, graph->firstYear.value_or(*year));
        graph->lastYear = qMax(*year, graph->lastYear.value_or(*year));
    }
    return {};
}

// Clears the caches, which may belong to another state of the library.
void CoauthorReader::begin(const YearSpan &years)
{
    m_span = years;
    m_authors.clear();
    m_years.clear();
}

Result<QList<PaperId>> CoauthorReader::together(AuthorId one, AuthorId other, const YearSpan &years)
{
    const ReadingScope reading(m_connection);
    Transaction state(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(state.begun());
    begin(years);
    LECTERN_TRY(const auto own, papersOf(qint64(one)));
    LECTERN_TRY(const auto theirs, papersOf(qint64(other)));
    const QSet<qint64> known(theirs.begin(), theirs.end());
    std::vector<std::pair<int, qint64>> both;
    for (const qint64 paper : own)
        if (known.contains(paper)) {
            LECTERN_TRY(const auto year, yearOf(paper));
            both.emplace_back(-year.value_or(0), paper);
        }
    std::sort(both.begin(), both.end());
    QList<PaperId> papers;
    for (const auto &[year, paper] : both)
        papers.append(PaperId(paper));
    return papers;
}

Result<QList<CoauthorGroup>> CoauthorReader::groups(AuthorId id)
{
    constexpr qsizetype kNames = 3;
    const ReadingScope reading(m_connection);
    Transaction state(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(state.begun());
    begin({});
    LECTERN_TRY(const auto papers, papersOf(qint64(id)));
    LECTERN_TRY(const auto together, countTogether(qint64(id), papers));
    // A forest of co-authors: each tree is a group, and key 0 the papers without co-authors.
    QHash<qint64, qint64> parents;
    const auto rootOf = [&parents](qint64 author) {
        qint64 root = author;
        while (parents.value(root, root) != root)
            root = parents.value(root);
        parents.insert(author, root);
        return root;
    };
    QList<QPair<qint64, PaperId>> placed; // one co-author of each paper
    for (const qint64 paper : papers) {
        LECTERN_TRY(const auto authors, authorsOf(paper));
        qint64 first = 0;
        for (const qint64 author : *authors)
            if (author != qint64(id)) {
                first = first == 0 ? author : first;
                parents.insert(rootOf(author), rootOf(first));
            }
        placed.append({first, PaperId(paper)});
    }
    QMap<qint64, CoauthorGroup> byRoot;
    for (const auto &[author, paper] : std::as_const(placed))
        byRoot[rootOf(author)].papers.append(paper);
    for (const qint64 author : byCount(together)) {
        CoauthorGroup &group = byRoot[rootOf(author)];
        if (group.names.size() >= kNames)
            continue;
        CoauthorNode node{AuthorId(author), {}, 0, 0, 0};
        LECTERN_TRY(name(&node));
        group.names.append(node.name);
    }
    QList<CoauthorGroup> groups = byRoot.values();
    std::stable_sort(groups.begin(), groups.end(),
                     [](const auto &a, const auto &b) { return a.papers.size() > b.papers.size(); });
    begin({});
    return groups;
}

Result<const std::vector<qint64> *> CoauthorReader::authorsOf(qint64 paper)
{
    const auto known = m_authors.constFind(paper);
    if (known != m_authors.cend())
        return &*known;
    std::vector<qint64> authors;
    m_authorsOf.bind(1, paper);
    LECTERN_TRY(m_authorsOf.forEach([&] { authors.push_back(m_authorsOf.number(0)); }));
    return &*m_authors.insert(paper, authors);
}

Result<> CoauthorReader::name(CoauthorNode *node)
{
    LECTERN_TRY(const auto row, m_name.bind(1, qint64(node->id)).next());
    if (!row)
        return Error{Messages::tr("This author is no longer in the library.")};
    node->name = m_name.text(0);
    node->papers = int(m_name.number(1));
    m_name.reset();
    return {};
}

Result<CoauthorGraph> CoauthorReader::around(AuthorId id, int most, const YearSpan &years,
                                             const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    Transaction state(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(state.begun());
    begin(years);
    const auto centre = qint64(id);
    CoauthorGraph graph;
    graph.years = years;
    LECTERN_TRY(countYears(centre, &graph));
    CoauthorNode middle{id, {}, 0, 0, 0};
    LECTERN_TRY(name(&middle));
    LECTERN_TRY(const auto own, papersOf(centre));
    middle.together = int(own.size());
    graph.nodes.append(middle);
    LECTERN_TRY(const auto together, countTogether(centre, own));
    LECTERN_TRY(addPeople(centre, together, size_t(qMax(most - 1, 0)), cancelled, &graph));
    LECTERN_TRY(join(cancelled, &graph));
    begin({});
    return graph;
}

// Counts, for each co-author, how many of these papers of an author they share.
Result<QHash<qint64, int>> CoauthorReader::countTogether(qint64 centre, const std::vector<qint64> &papers)
{
    QHash<qint64, int> together;
    for (const qint64 paper : papers) {
        LECTERN_TRY(const auto authors, authorsOf(paper));
        for (const qint64 author : *authors)
            if (author != centre)
                ++together[author];
    }
    return together;
}

// Adds authors up to the limit. Direct co-authors get half of it, and more if few are two steps away.
Result<> CoauthorReader::addPeople(qint64 centre, const QHash<qint64, int> &together, size_t room,
                                   const Cancelled &cancelled, CoauthorGraph *graph)
{
    const std::vector<qint64> near = byCount(together);
    QHash<qint64, int>
        ties; // for each author two steps away, the number of connections to authors already shown
    QSet<qint64> far;
    const size_t half = std::min(near.size(), (room + 1) / 2);
    for (size_t i = 0; i < near.size(); ++i) {
        if (cancelled && cancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto papers, papersOf(near[i]));
        for (const qint64 paper : papers) {
            LECTERN_TRY(const auto authors, authorsOf(paper));
            for (const qint64 author : *authors) {
                if (author == centre || together.contains(author))
                    continue;
                far.insert(author);
                if (i < half)
                    ++ties[author];
            }
        }
    }
    const std::vector<qint64> after = byCount(ties);
    const size_t shownFar = std::min(after.size(), room - half);
    const size_t shownNear = std::min(near.size(), room - shownFar);
    for (size_t i = 0; i < shownNear; ++i)
        graph->nodes.append({AuthorId(near[i]), {}, 0, together.value(near[i]), 1});
    for (size_t i = 0; i < shownFar; ++i)
        graph->nodes.append({AuthorId(after[i]), {}, 0, 0, 2});
    graph->leftOut = int(near.size() - shownNear) + int(far.size() - qsizetype(shownFar));
    return {};
}

// Reads the names of all but the first author and adds edges between co-authors.
Result<> CoauthorReader::join(const Cancelled &cancelled, CoauthorGraph *graph)
{
    QHash<qint64, int> nodeOf;
    QSet<qint64> papers;
    for (int node = 0; node < graph->nodes.size(); ++node) {
        if (node > 0)
            LECTERN_TRY(name(&graph->nodes[node]));
        nodeOf.insert(qint64(graph->nodes[node].id), node);
        LECTERN_TRY(const auto theirs, papersOf(qint64(graph->nodes[node].id)));
        papers.unite(QSet<qint64>(theirs.begin(), theirs.end()));
    }
    QMap<std::pair<int, int>, int> edges;
    for (const qint64 paper : std::as_const(papers)) {
        if (cancelled && cancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto authors, authorsOf(paper));
        QVarLengthArray<int, 16> shown;
        for (const qint64 author : *authors)
            if (const auto node = nodeOf.constFind(author); node != nodeOf.cend())
                shown.append(*node);
        std::sort(shown.begin(), shown.end());
        for (qsizetype i = 0; i < shown.size(); ++i)
            for (qsizetype j = i + 1; j < shown.size(); ++j)
                ++edges[{shown[i], shown[j]}];
        if (!graph->lowerBound) {
            LECTERN_TRY(const auto row, m_flags.bind(1, paper).next());
            graph->lowerBound = row && (m_flags.number(0) & AuthorsTruncatedFlag);
            m_flags.reset();
        }
    }
    for (auto edge = edges.cbegin(); edge != edges.cend(); ++edge)
        graph->edges.append({edge.key().first, edge.key().second, double(*edge)});
    return {};
}

} // namespace lectern
