#include "facetcounts.h"

#include "models/store/index/storage/terms.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/facets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace lectern::index
{

namespace
{

constexpr size_t kMaxVenues = 300;
constexpr qsizetype kMaxSources = 300;

// Returns, for each offered category, how many papers it finds. perName: number of papers for each
// combination of categories.
QList<CategoryRow> categoriesOf(const Snapshot &snapshot, const std::vector<uint32_t> &perName)
{
    std::vector<uint32_t> perCategory(size_t(snapshot.offeredCategories().size()));
    for (size_t name = 0; name < perName.size(); ++name)
        if (perName[name])
            for (const uint32_t category : snapshot.offeredOf(name))
                perCategory[category] += perName[name];
    QList<CategoryRow> rows;
    for (size_t category = 0; category < perCategory.size(); ++category)
        if (perCategory[category])
            rows.append({snapshot.offeredCategories()[qsizetype(category)], int(perCategory[category])});
    std::sort(rows.begin(), rows.end(), [](const CategoryRow &a, const CategoryRow &b) {
        return a.papers != b.papers ? a.papers > b.papers : a.category < b.category;
    });
    return rows;
}

// Number of papers of a result in each combination of categories, and in each year.
struct Divided {
    std::vector<uint32_t> perName, perYear;
};

// Counts either the papers found or the others, whichever are fewer; the counts of all papers are known.
// Years use four tables in turn: neighbouring papers often have the same year, and successive additions to
// one counter would wait for each other.
Divided divided(const Snapshot &snapshot, const Bitmap &papers)
{
    const bool others = papers.count() > snapshot.count() / 2;
    Bitmap rest;
    if (others) {
        rest = snapshot.live();
        rest.subtract(papers);
    }
    constexpr size_t tables = 4;
    const size_t years = snapshot.yearNumbers();
    Divided counts{std::vector<uint32_t>(snapshot.categoryNames().size()),
                   std::vector<uint32_t>(years * tables)};
    size_t turn = 0;
    const YearColumn &yearOf = snapshot.years();
    const NumberColumn &nameOf = snapshot.categories();
    (others ? rest : papers).forEach([&](uint32_t paper) {
        turn = (turn + 1) % tables;
        ++counts.perName[nameOf[paper]];
        ++counts.perYear[turn * years + yearOf[paper]];
    });
    for (size_t year = 0; year < years; ++year) {
        for (size_t table = 1; table < tables; ++table)
            counts.perYear[year] += counts.perYear[table * years + year];
        if (others)
            counts.perYear[year] = snapshot.papersPerYear()[year] - counts.perYear[year];
    }
    counts.perYear.resize(years);
    for (size_t name = 0; name < counts.perName.size() && others; ++name)
        counts.perName[name] = snapshot.papersPerName()[name] - counts.perName[name];
    return counts;
}

void mostFirst(QList<FacetValue> *values)
{
    std::sort(values->begin(), values->end(), [](const FacetValue &a, const FacetValue &b) {
        return a.papers != b.papers ? a.papers > b.papers : a.name != b.name ? a.name < b.name : a.id < b.id;
    });
}

} // namespace

Facets facetsOf(const Answer &answer, const MarkSets &marks)
{
    const Snapshot &snapshot = answer.snapshot();
    const Bitmap &papers = answer.papers();
    const Divided counts = divided(snapshot, papers);
    Facets facets;
    facets.hasScores = !snapshot.scores().isEmpty();
    facets.withScore = int(papers.countAnd(snapshot.withScore()));
    facets.withCode = int(papers.countAnd(snapshot.withCode()));
    facets.withoutCode = int(papers.countAnd(snapshot.withoutCode()));
    facets.read = int(papers.countAnd(marks.read));
    facets.unread = int(papers.count()) - facets.read;
    facets.bookmarked = int(papers.countAnd(marks.bookmarked));
    for (const Bitmap &stars : marks.stars)
        facets.rated += int(papers.countAnd(stars));
    facets.withoutYear = int(counts.perYear[0]);
    for (size_t year = 1; year < counts.perYear.size(); ++year)
        if (counts.perYear[year])
            facets.years.append({snapshot.firstYear() + int(year) - 1, int(counts.perYear[year])});
    for (const CategoryRow &row : categoriesOf(snapshot, counts.perName))
        facets.categories.append({row.category, row.papers});
    for (size_t name = 0; name < counts.perName.size(); ++name)
        if (!snapshot.categoryNames()[name].empty())
            facets.withCategory += int(counts.perName[name]);
    return facets;
}

QList<CategoryRow> categoriesWithout(const Snapshot &snapshot, const Bitmap &papers)
{
    std::vector<uint32_t> perName = snapshot.papersPerName();
    papers.forEach([&](uint32_t paper) {
        if (snapshot.live().test(paper))
            --perName[snapshot.categories()[paper]];
    });
    return categoriesOf(snapshot, perName);
}

Result<FacetValues> FacetCounter::count(const Answer &answer, const MarkSets &marks, FacetKind kind)
{
    FacetValues values;
    values.kind = kind;
    const Bitmap &papers = answer.papers();
    switch (kind) {
    case FacetKind::Category:
        for (const auto &[name, found] : facetsOf(answer, marks).categories)
            values.values.append({.name = name, .papers = found});
        break;
    case FacetKind::Year: {
        const Facets facets = facetsOf(answer, marks);
        for (auto year = facets.years.crbegin(); year != facets.years.crend(); ++year)
            values.values.append({.from = year->first, .to = year->first, .papers = year->second});
        break;
    }
    case FacetKind::Score:
        scores(papers, &values);
        break;
    case FacetKind::Venue:
        LECTERN_TRY(venues(papers, &values));
        break;
    case FacetKind::Tag:
        LECTERN_TRY(tags(papers, &values));
        break;
    case FacetKind::Source:
        LECTERN_TRY(sources(papers, &values));
        break;
    case FacetKind::File:
        LECTERN_TRY(files(answer, marks, &values));
        break;
    case FacetKind::Author:
        break;
    }
    if (isCancelled())
        return Error::cancelled();
    return values;
}

// Venues with the same search words are merged.
Result<> FacetCounter::venues(const Bitmap &papers, FacetValues *values)
{
    LECTERN_TRY(m_venues.use(m_words.snapshot(), m_connection, papers, m_cancelled));
    const std::vector<uint32_t> counts = m_venues.count(papers);
    std::vector<size_t> order;
    for (size_t venue = 1; venue < counts.size(); ++venue)
        if (counts[venue] && !m_venues.words(venue).isEmpty())
            order.push_back(venue);
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return counts[a] > counts[b]; });
    std::unordered_map<std::string, uint32_t> asked; // number of papers
    std::vector<std::string> names(counts.size());
    std::erase_if(order, [&](size_t venue) {
        QStringList words = m_venues.words(venue);
        if (words.size() > 1) // only the last word may be a prefix
            std::sort(words.begin(), words.end() - 1);
        names[venue] = words.join(QLatin1Char(' ')).toStdString();
        const auto [known, isNew] = asked.try_emplace(names[venue], 0);
        known->second += counts[venue];
        return !isNew;
    });
    values->isWhole = order.size() <= kMaxVenues;
    if (!values->isWhole)
        order.resize(kMaxVenues);
    const std::vector<uint32_t> found = m_venues.found(order, counts);
    for (size_t i = 0; i < order.size(); ++i)
        values->values.append({.name = m_venues.names()[qsizetype(order[i])],
                               .papers = int(found[i]),
                               .others = int(found[i] - asked[names[order[i]]])});
    mostFirst(&values->values);
    return {};
}

// A tag also finds papers with its child tags.
Result<> FacetCounter::tags(const Bitmap &papers, FacetValues *values)
{
    struct Named {
        QString name;
        std::vector<qint64> papers;
    };
    std::unordered_map<qint64, Named> tags;
    Statement names(m_connection, "SELECT id, name FROM tag");
    LECTERN_TRY(names.forEach([&] { tags[names.number(0)].name = names.text(1); }));
    Statement read(m_connection, "SELECT tag, paper FROM paper_tag");
    LECTERN_TRY(read.forEach([&] {
        const auto tag = tags.find(read.number(0));
        if (const qint64 paper = read.number(1); tag != tags.end() && papers.holds(paper))
            tag->second.papers.push_back(paper);
    }));
    for (const auto &[id, tag] : tags) {
        std::vector<qint64> all;
        for (const auto &[other, below] : tags)
            if (below.name.compare(tag.name, Qt::CaseInsensitive) == 0
                || below.name.startsWith(tag.name + QLatin1Char('/'), Qt::CaseInsensitive))
                all.insert(all.end(), below.papers.begin(), below.papers.end());
        std::sort(all.begin(), all.end());
        if (const auto found = std::unique(all.begin(), all.end()) - all.begin(); found > 0)
            values->values.append({.name = tag.name, .papers = int(found)});
    }
    mostFirst(&values->values);
    return {};
}

// Visits the sources by size, largest first, until no source can have more papers of the result.
Result<> FacetCounter::sources(const Bitmap &papers, FacetValues *values)
{
    QList<FacetValue> &most = values->values;
    Statement read(m_connection,
                   "SELECT id, name, sightings FROM source WHERE id NOT IN (SELECT source FROM source_bin)"
                   " ORDER BY sightings DESC, id");
    for (;;) {
        LECTERN_TRY(const auto row, read.next());
        if (!row)
            break;
        if (most.size() >= kMaxSources && most.last().papers >= read.number(2)) {
            values->isWhole = false;
            break;
        }
        if (isCancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto there, m_words.keys({makeKey(Source, std::to_string(read.number(0)))}));
        const uint32_t found = papers.countAnd(there);
        if (!found)
            continue;
        most.append({.name = read.text(1), .id = read.number(0), .papers = int(found)});
        if (most.size() > kMaxSources) {
            mostFirst(&most);
            most.removeLast();
            values->isWhole = false;
        } else if (most.size() == kMaxSources) {
            mostFirst(&most);
        }
    }
    mostFirst(&most);
    return {};
}

// The user's marks, the code flag and the files of papers.
Result<> FacetCounter::files(const Answer &answer, const MarkSets &marks, FacetValues *values)
{
    const Facets facets = facetsOf(answer, marks);
    for (const auto &[name, found] : {std::pair(QStringLiteral("unread"), facets.unread),
                                      std::pair(QStringLiteral("bookmarked"), facets.bookmarked),
                                      std::pair(QStringLiteral("code"), facets.withCode)})
        if (found > 0)
            values->values.append({.name = name, .papers = found});
    const auto count = [&](const QString &name, const char *sql) -> Result<> {
        Statement read(m_connection, sql);
        int found = 0;
        LECTERN_TRY(read.forEach([&] { found += answer.papers().holds(read.number(0)); }));
        if (found > 0)
            values->values.append({.name = name, .papers = found});
        return {};
    };
    LECTERN_TRY(count(QStringLiteral("pdf"), "SELECT DISTINCT paper FROM attachment"));
    return count(QStringLiteral("highlight"), "SELECT DISTINCT paper FROM highlight");
}

void FacetCounter::scores(const Bitmap &papers, FacetValues *values) const
{
    const ScoreColumn &scores = m_words.snapshot().scores();
    if (scores.isEmpty())
        return;
    std::array<int, kScoreBins> counts{};
    papers.forEach([&](uint32_t paper) {
        if (const double score = paper < scores.size() ? scores[paper] : NAN; !std::isnan(score))
            ++counts[size_t(scoreBin(score))];
    });
    for (int step = kScoreBins; step-- > 0;)
        if (counts[size_t(step)])
            values->values.append(
                {.from = step * kScoreStep, .to = (step + 1) * kScoreStep, .papers = counts[size_t(step)]});
}

} // namespace lectern::index
