#include "likelyauthors.h"

#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Keys shared by more names than this are too common to be evidence.
constexpr qsizetype kLargestBlock = 1'000;

// Returns the number of common elements of two ascending lists.
int sharedCount(const std::vector<qint64> &a, const std::vector<qint64> &b)
{
    int count = 0;
    for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (a[i] == b[j]) {
            ++count;
            ++i;
            ++j;
        } else {
            ++(a[i] < b[j] ? i : j);
        }
    }
    return count;
}

} // namespace

// All data needed from the library, in memory.
struct LikelyAuthors::Links {
    std::vector<std::pair<QString, qint64>> names; // folded, of listed authors
    std::unordered_map<qint64, std::vector<qint64>> papersOf, authorsOf;
    std::set<std::pair<qint64, qint64>> apart;

    std::vector<qint64> coauthors(qint64 author) const
    {
        std::vector<qint64> found;
        const auto papers = papersOf.find(author);
        if (papers == papersOf.end())
            return found;
        for (const qint64 paper : papers->second)
            for (const qint64 other : authorsOf.at(paper))
                if (other != author)
                    found.push_back(other);
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }
};

Result<> LikelyAuthors::read(Links *links, const Cancelled &cancelled, const Progress &progress)
{
    LECTERN_TRY(const auto lastPaper, m_connection.number("SELECT max(paper) FROM paper_author"));
    Statement names(m_connection,
                    "SELECT n.folded, ifnull(g.author, n.author) AS owner FROM author_name n"
                    " LEFT JOIN author_alias g ON g.folded = n.folded JOIN author ON author.id = owner"
                    " WHERE author.listed"
                    " UNION SELECT folded, author FROM author_assignment JOIN author ON author.id = author"
                    " WHERE author.listed");
    Statement written(m_connection, "SELECT paper, author FROM paper_author");
    Statement apart(m_connection, "SELECT one, other FROM author_apart");
    const auto forEach = [&](Statement &rows, const auto &keep) -> Result<> {
        for (int i = 0;; ++i) {
            LECTERN_TRY(const auto row, rows.next());
            if (!row)
                return {};
            if (i % 4096 == 0 && cancelled && cancelled())
                return Error::cancelled();
            keep(rows);
        }
    };
    LECTERN_TRY(
        forEach(names, [&](Statement &row) { links->names.emplace_back(row.text(0), row.number(1)); }));
    int reported = 0; // in percent; the first half is reading the authors of all papers, in paper order
    LECTERN_TRY(forEach(written, [&](Statement &row) {
        if (const int percent = int(row.number(0) * 50 / qMax<qint64>(1, lastPaper));
            percent > reported && progress)
            progress((reported = percent) / 100.0);
        links->authorsOf[row.number(0)].push_back(row.number(1));
        links->papersOf[row.number(1)].push_back(row.number(0));
    }));
    return forEach(apart, [&](Statement &row) { links->apart.emplace(row.number(0), row.number(1)); });
}

Result<QList<LikelyPair>> LikelyAuthors::pairs(int limit, const Cancelled &cancelled,
                                               const Progress &progress)
{
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    Links links;
    LECTERN_TRY(read(&links, cancelled, progress));
    std::vector<std::pair<QString, size_t>> keys; // keys of the names, with the index of their name
    keys.reserve(links.names.size() * 3);
    for (size_t i = 0; i < links.names.size(); ++i)
        for (const QString &key : nameKeys(links.names[i].first))
            keys.emplace_back(key, i);
    std::sort(keys.begin(), keys.end());

    std::set<std::pair<qint64, qint64>> seen;
    std::unordered_map<qint64, std::vector<qint64>> coauthors;
    const auto coauthorsOf = [&](qint64 author) -> const std::vector<qint64> & {
        const auto known = coauthors.find(author);
        return known != coauthors.end() ? known->second
                                        : coauthors.emplace(author, links.coauthors(author)).first->second;
    };
    QList<LikelyPair> found;
    int reported = 50;
    for (size_t begin = 0, end = 0; begin < keys.size(); begin = end) {
        if (const int percent = 50 + int(begin * 50 / keys.size()); percent > reported && progress)
            progress((reported = percent) / 100.0);
        while (end < keys.size() && keys[end].first == keys[begin].first)
            ++end;
        if (end - begin < 2 || qsizetype(end - begin) > kLargestBlock)
            continue;
        if (cancelled && cancelled())
            return Error::cancelled();
        for (size_t i = begin; i < end; ++i)
            for (size_t j = i + 1; j < end; ++j) {
                const auto &[nameA, a] = links.names[keys[i].second];
                const auto &[nameB, b] = links.names[keys[j].second];
                const auto pair = std::minmax(a, b);
                if (a == b || seen.contains(pair) || links.apart.contains(pair))
                    continue;
                const NameLikeness likeness = compareNames(nameA, nameB);
                if (likeness == NameLikeness::Different)
                    continue;
                const auto &othersA = coauthorsOf(a), &othersB = coauthorsOf(b);
                if (std::binary_search(othersA.begin(), othersA.end(), b))
                    continue; // authors of one paper are distinct
                const int shared = sharedCount(othersA, othersB);
                // Compatible initials alone are not evidence.
                if (likeness == NameLikeness::Compatible && shared == 0)
                    continue;
                seen.insert(pair);
                found.append({AuthorId(pair.first), AuthorId(pair.second), likeness, shared});
            }
    }
    std::sort(found.begin(), found.end(), [](const LikelyPair &a, const LikelyPair &b) {
        return std::tuple(-int(a.likeness), -a.sharedCoauthors, a.one, a.other)
            < std::tuple(-int(b.likeness), -b.sharedCoauthors, b.one, b.other);
    });
    found.resize(qMin<qsizetype>(found.size(), limit));
    return found;
}

} // namespace lectern
