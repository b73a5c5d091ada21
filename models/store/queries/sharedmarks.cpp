#include "sharedmarks.h"

#include "models/store/index/storage/bitmap.h"
#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"

#include <QHash>
#include <algorithm>

namespace lectern
{

// Up to this number, papers are looked up one by one. For more papers the tables are read completely, which
// costs the same for any number.
static constexpr qsizetype kLookedUp = 500;

SharedMarks::SharedMarks(Connection &c)
    : m_marks(c, "SELECT paper, bookmarked, read FROM mark",
              "SELECT paper, bookmarked, read FROM mark WHERE paper = ?"),
      m_ratings(c, "SELECT paper, stars FROM rating", "SELECT paper, stars FROM rating WHERE paper = ?"),
      m_notes(c, kNotedPapersSql, kNotedPaperSql),
      m_tags(c, "SELECT paper, tag FROM paper_tag", "SELECT paper, tag FROM paper_tag WHERE paper = ?"),
      m_lists(c, "SELECT paper, list FROM list_paper", "SELECT paper, list FROM list_paper WHERE paper = ?"),
      m_tagNames(c, "SELECT id, name, colour FROM tag"),
      m_listNames(c, "SELECT id, parent, name FROM reading_list")
{
}

template <typename Visit>
Result<> SharedMarks::visit(Table &table, const QList<PaperId> &papers, const index::Bitmap &set,
                            const Cancelled &cancelled, Visit visit)
{
    if (cancelled && cancelled())
        return Error::cancelled();
    if (papers.size() > kLookedUp)
        return table.all.forEach([&] {
            if (set.holds(table.all.number(0)))
                visit(table.all);
        });
    for (const PaperId paper : papers) {
        table.one.bind(1, qint64(paper));
        LECTERN_TRY(table.one.forEach([&] { visit(table.one); }));
    }
    return {};
}

Result<> SharedMarks::count(const QList<PaperId> &papers, const index::Bitmap &set,
                            const Cancelled &cancelled, SharedFacts *facts)
{
    QHash<qint64, int> tags, lists;
    LECTERN_TRY(visit(m_marks, papers, set, cancelled, [&](const Statement &row) {
        facts->bookmarked += row.number(1) != 0;
        facts->read += row.number(2) != 0;
    }));
    LECTERN_TRY(visit(m_ratings, papers, set, cancelled, [&](const Statement &row) {
        ++facts->stars[size_t(std::clamp(row.number(1), qint64(0), qint64(5)))];
    }));
    LECTERN_TRY(visit(m_notes, papers, set, cancelled, [&](const Statement &) { ++facts->noted; }));
    LECTERN_TRY(visit(m_tags, papers, set, cancelled, [&](const Statement &row) { ++tags[row.number(1)]; }));
    LECTERN_TRY(
        visit(m_lists, papers, set, cancelled, [&](const Statement &row) { ++lists[row.number(1)]; }));
    int rated = 0;
    for (size_t stars = 1; stars < facts->stars.size(); ++stars)
        rated += facts->stars[stars];
    facts->stars[0] = int(papers.size()) - rated;
    LECTERN_TRY(nameTags(tags, facts));
    return nameLists(lists, facts);
}

// Sorts the entries by number of papers, most first, then by name.
template <typename Place>
static void putMostFirst(QList<Place> *places)
{
    std::sort(places->begin(), places->end(), [](const Place &a, const Place &b) {
        return a.papers != b.papers ? a.papers > b.papers : a.name < b.name;
    });
}

Result<> SharedMarks::nameTags(const QHash<qint64, int> &counts, SharedFacts *facts)
{
    if (counts.isEmpty())
        return {};
    LECTERN_TRY(m_tagNames.forEach([&] {
        if (const int papers = counts.value(m_tagNames.number(0)))
            facts->tags.append(
                {TagId(m_tagNames.number(0)), m_tagNames.text(1), int(m_tagNames.number(2)), papers});
    }));
    putMostFirst(&facts->tags);
    return {};
}

Result<> SharedMarks::nameLists(const QHash<qint64, int> &counts, SharedFacts *facts)
{
    if (counts.isEmpty())
        return {};
    LECTERN_TRY(m_listNames.forEach([&] {
        if (const int papers = counts.value(m_listNames.number(0)))
            facts->lists.append(
                {ListId(m_listNames.number(0)), ListId(m_listNames.number(1)), m_listNames.text(2), papers});
    }));
    putMostFirst(&facts->lists);
    return {};
}

} // namespace lectern
