#include "overviewreader.h"

#include "authorreader.h"
#include "models/core/relatedpapers.h"
#include "models/core/wordforms.h"
#include "models/store/index/query/answer.h"
#include "models/store/index/storage/terms.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/category.h"
#include "models/store/types/facets.h"
#include "models/store/types/numbers.h"

#include <QMap>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <unordered_map>
#include <unordered_set>

namespace lectern
{

using namespace Qt::StringLiterals;
using namespace index;

namespace
{

constexpr qsizetype kCategories = 5, kAuthors = 12, kWords = 15;
constexpr qsizetype kSharedAuthors = 8;
// The authors of up to this number of papers are read. For more papers, the library's authors are visited by
// number of papers, until no other can have more.
constexpr uint32_t kMaxSmallResult = 8'000;

// Returns Dunning's log-likelihood ratio of a word. a of c papers have it here, b of d elsewhere. 0 if it is
// not more frequent here.
double remarkable(double a, double b, double c, double d)
{
    if (a * d <= b * c)
        return 0;
    const double expectedHere = c * (a + b) / (c + d), expectedElsewhere = d * (a + b) / (c + d);
    return 2 * (a * std::log(a / expectedHere) + (b > 0 ? b * std::log(b / expectedElsewhere) : 0));
}

// Returns for each printed list of categories the index of the shown main category that it begins with;
// categories.size() for another category, -1 for none.
std::vector<int> placesOfCategories(const Snapshot &snapshot, const Bitmap &papers, Overview *overview)
{
    std::vector<int> perName(snapshot.categoryNames().size());
    papers.forEach([&](uint32_t paper) { ++perName[snapshot.categories()[paper]]; });
    QHash<QString, int> counts;
    QStringList main;
    for (size_t i = 0; i < perName.size(); ++i) {
        const std::string_view name = snapshot.categoryNames()[i];
        main.append(toQString(name.substr(0, name.find(' '))));
        if (perName[i] && !main.last().isEmpty())
            counts[main.last()] += perName[i];
        else if (perName[i])
            overview->withoutCategory += perName[i];
    }
    QList<CategoryRow> rows;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        rows.append({it.key(), *it});
    rows = mergedCategories(rows);
    for (const CategoryRow &row : std::as_const(rows)) {
        if (overview->categories.size() < kCategories) {
            overview->categories.append(row.category);
            overview->categoryPapers.append(row.papers);
        } else {
            overview->otherCategories += row.papers;
        }
    }
    std::vector<int> places;
    for (const QString &name : std::as_const(main)) {
        int place = name.isEmpty() ? -1 : int(overview->categories.indexOf(name));
        // The category is counted with another spelling of it, unless it is a separate row among the others.
        if (place < 0 && !name.isEmpty()
            && std::none_of(rows.cbegin(), rows.cend(),
                            [&](const CategoryRow &row) { return row.category == name; }))
            for (int i = 0; i < overview->categories.size() && place < 0; ++i)
                if (sameCategory(name, overview->categories[i]))
                    place = i;
        places.push_back(place >= 0 ? place : name.isEmpty() ? -1 : int(overview->categories.size()));
    }
    return places;
}

// Keeps the authors with the most papers, in their order.
void keepMostPapers(QList<AuthorShare> *authors, qsizetype wanted)
{
    std::sort(authors->begin(), authors->end(), [](const AuthorShare &a, const AuthorShare &b) {
        return a.papers != b.papers ? a.papers > b.papers : a.name < b.name;
    });
    authors->resize(std::min(authors->size(), wanted));
}

} // namespace

OverviewReader::OverviewReader(Connection &c)
    : m_connection(c), m_authorsOf(c, "SELECT author FROM paper_author WHERE paper = ?"),
      m_authorName(c, "SELECT name FROM author WHERE id = ?"),
      m_byPapers(c, "SELECT id, name, papers FROM author ORDER BY papers DESC, name"),
      m_papersOf(c, "SELECT paper FROM author_paper WHERE author = ?"), m_titleWords(c), m_sharedMarks(c)
{
}

void OverviewReader::countFacts(const Answer &answer, Overview *overview) const
{
    const Snapshot &snapshot = answer.snapshot();
    const Bitmap &papers = answer.papers();
    const std::vector<int> places = placesOfCategories(snapshot, papers, overview);
    const qsizetype series = overview->categories.size() + 1;
    overview->scores.resize(kScoreBins);
    QMap<int32_t, QList<int>> byDay; // many papers share few days, so each day is converted to its year once
    papers.forEach([&](uint32_t paper) {
        if (const double score = snapshot.scores()[paper]; std::isnan(score))
            ++overview->withoutScore;
        else
            ++overview->scores[scoreBin(score)];
        const int32_t day = snapshot.days()[paper];
        if (day == kNoDay) {
            ++overview->withoutYear;
            return;
        }
        QList<int> &counts = byDay[day];
        if (counts.isEmpty())
            counts.resize(series);
        const int place = places[snapshot.categories()[paper]];
        ++counts[place < 0 ? series - 1 : place];
    });
    QMap<int, QList<int>> byYear;
    for (auto it = byDay.cbegin(); it != byDay.cend(); ++it) {
        QList<int> &counts = byYear[QDate::fromJulianDay(it.key()).year()];
        if (counts.isEmpty())
            counts.resize(series);
        for (qsizetype i = 0; i < series; ++i)
            counts[i] += it->at(i);
    }
    if (byYear.isEmpty())
        return;
    const int first = std::max(byYear.firstKey(), byYear.lastKey() - Overview::kYears + 1);
    for (int year = first; year <= byYear.lastKey(); ++year) {
        const QList<int> counts = byYear.value(year, QList<int>(series));
        overview->years.append({year, std::accumulate(counts.cbegin(), counts.cend(), 0), counts});
    }
    for (auto it = byYear.cbegin(); it != byYear.cend() && it.key() < first; ++it)
        overview->earlier += std::accumulate(it->cbegin(), it->cend(), 0);
}

Result<QList<AuthorShare>> OverviewReader::countAuthors(const Bitmap &papers, qsizetype wanted,
                                                        const Cancelled &cancelled)
{
    QList<AuthorShare> authors;
    LECTERN_TRY(papers.count() <= kMaxSmallResult ? countAuthorsOfFew(papers, wanted, &authors)
                                                  : countAuthorsOfMany(papers, wanted, cancelled, &authors));
    return authors;
}

Result<FacetValues> OverviewReader::authorsOf(const ResultSetPtr &result, qsizetype most,
                                              const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    LECTERN_TRY(const auto answer, Answer::of(result));
    Transaction state(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(state.begun());
    LECTERN_TRY(const auto authors, countAuthors(answer->papers(), most + 1, cancelled));
    FacetValues values;
    values.kind = FacetKind::Author;
    values.isWhole = authors.size() <= most;
    for (const AuthorShare &author : authors.first(std::min(authors.size(), most)))
        values.values.append({.name = author.name, .id = qint64(author.id), .papers = author.papers});
    return values;
}

Result<> OverviewReader::countAuthorsOfFew(const Bitmap &papers, qsizetype wanted,
                                           QList<AuthorShare> *authors)
{
    std::unordered_map<qint64, int> counts;
    Result<> read;
    papers.forEach([&](uint32_t paper) {
        if (!read)
            return;
        m_authorsOf.bind(1, qint64(paper));
        read = m_authorsOf.forEach([&] { ++counts[m_authorsOf.number(0)]; });
    });
    LECTERN_TRY(read);
    std::vector<std::pair<int, qint64>> most;
    most.reserve(counts.size());
    for (const auto &[author, count] : counts)
        most.emplace_back(-count, author);
    // Ties are ordered by name, so all authors that tie with the last one need names.
    const size_t named = std::min(most.size(), size_t(wanted));
    std::nth_element(most.begin(), most.begin() + ptrdiff_t(named ? named - 1 : 0), most.end());
    const int least = named ? most[named - 1].first : 0;
    std::erase_if(most, [&](const auto &one) { return one.first > least; });
    if (const size_t atMost = std::max<size_t>(2000, size_t(wanted)); most.size() > atMost)
        std::sort(most.begin(), most.end()),
            most.resize(atMost); // all of these authors have one paper, so any choice is valid
    for (const auto &[count, author] : most) {
        LECTERN_TRY(const auto row, m_authorName.bind(1, author).next());
        if (row)
            authors->append({AuthorId(author), m_authorName.text(0), -count});
        m_authorName.reset();
    }
    keepMostPapers(authors, wanted);
    return {};
}

Result<> OverviewReader::countAuthorsOfMany(const Bitmap &papers, qsizetype wanted,
                                            const Cancelled &cancelled, QList<AuthorShare> *authors)
{
    QList<AuthorShare> &most = *authors;
    for (;;) {
        LECTERN_TRY(const auto row, m_byPapers.next());
        if (!row)
            break;
        const int atMost = int(m_byPapers.number(2));
        if (most.size() >= wanted && most.last().papers >= atMost)
            break;
        if (cancelled && cancelled())
            return Error::cancelled();
        AuthorShare author{AuthorId(m_byPapers.number(0)), m_byPapers.text(1), 0};
        m_papersOf.bind(1, qint64(author.id));
        LECTERN_TRY(m_papersOf.forEach([&] { author.papers += papers.holds(m_papersOf.number(0)); }));
        if (author.papers > 0 && (most.size() < wanted || most.last().papers < author.papers)) {
            most.append(author);
            keepMostPapers(&most, wanted);
        }
    }
    m_byPapers.reset();
    return {};
}

Result<> OverviewReader::countWords(const Bitmap &papers, const Cancelled &cancelled, Overview *overview)
{
    LECTERN_TRY(const auto now, Snapshot::of(m_connection));
    const Snapshot &snapshot = *now;
    const int all = int(snapshot.count()), here = int(papers.count()), elsewhere = all - here;
    // Half of all words occur in a single paper. Such words are never characteristic of this many papers, so
    // they are skipped.
    const qint64 fewest = all > 1000 ? 2 : 1;
    LECTERN_TRY(const auto counts, m_titleWords.countWords(snapshot, TitleWord, papers, fewest, cancelled));
    const int least = here >= 200 ? 3 : here >= 10 ? 2 : 1;
    std::vector<std::pair<double, WordShare>> words;
    for (const auto &[utf8, count] : counts) {
        if (count.here < least)
            continue;
        const double weight =
            elsewhere <= 0 ? count.here : remarkable(count.here, count.all - count.here, here, elsewhere);
        if (weight > 0)
            words.push_back({weight, {QString::fromStdString(utf8), count.here, count.all - count.here}});
    }
    std::sort(words.begin(), words.end(), [](const auto &a, const auto &b) {
        return a.first != b.first ? a.first > b.first : a.second.word < b.second.word;
    });
    // The forms of a word are one row, which counts the papers that a query for the word finds.
    std::unordered_set<std::string> known;
    for (auto &[weight, word] : words) {
        if (overview->words.size() == kWords)
            break;
        const std::string utf8 = word.word.toStdString();
        if (known.contains(utf8) || !canCompare(word.word))
            continue;
        known.insert(utf8);
        Bitmap found(snapshot.size());
        std::vector<uint32_t> read;
        LECTERN_TRY(m_titleWords.read(snapshot, TitleWord, utf8, std::numeric_limits<qint64>::max(), &read));
        for (const std::string &form : otherForms(utf8)) {
            known.insert(form);
            LECTERN_TRY(
                m_titleWords.read(snapshot, TitleWord, form, std::numeric_limits<qint64>::max(), &read));
        }
        for (const uint32_t paper : read)
            found.set(paper);
        word.here = int(found.countAnd(papers));
        word.elsewhere = int(found.count()) - word.here;
        if (elsewhere <= 0 || remarkable(word.here, word.elsewhere, here, elsewhere) > 0)
            overview->words.append(word);
    }
    return {};
}

Result<Overview> OverviewReader::of(const ResultSetPtr &result, const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    LECTERN_TRY(const auto answer, Answer::of(result));
    Transaction state(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(state.begun());
    Overview overview;
    overview.papers = int(answer->count());
    overview.libraryPapers = int(answer->snapshot().count());
    countFacts(*answer, &overview);
    if (cancelled && cancelled())
        return Error::cancelled();
    LECTERN_TRY(overview.authors, countAuthors(answer->papers(), kAuthors, cancelled));
    LECTERN_TRY(countWords(answer->papers(), cancelled, &overview));
    return overview;
}

static Bitmap setOf(const QList<PaperId> &papers)
{
    uint32_t size = 0;
    for (const PaperId paper : papers)
        size = std::max(size, uint32_t(paper) + 1);
    Bitmap set(size);
    for (const PaperId paper : papers)
        set.set(uint32_t(paper));
    return set;
}

Result<SharedFacts> OverviewReader::sharedMarks(const QList<PaperId> &papers, const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    Transaction state(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(state.begun());
    SharedFacts facts;
    facts.papers = int(papers.size());
    LECTERN_TRY(m_sharedMarks.count(papers, setOf(papers), cancelled, &facts));
    return facts;
}

Result<SharedFacts> OverviewReader::shared(const QList<PaperId> &papers, const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    Transaction state(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(state.begun());
    LECTERN_TRY(const auto snapshot, Snapshot::of(m_connection));
    SharedFacts facts;
    facts.papers = int(papers.size());
    const Bitmap set = setOf(papers);
    int32_t first = std::numeric_limits<int32_t>::max(), last = kNoDay;
    for (const PaperId paper : papers) {
        const int32_t day = snapshot->live().holds(qint64(paper)) ? snapshot->days()[size_t(paper)] : kNoDay;
        facts.withoutYear += day == kNoDay;
        if (day != kNoDay)
            first = std::min(first, day), last = std::max(last, day);
    }
    if (last != kNoDay) {
        facts.firstYear = QDate::fromJulianDay(first).year();
        facts.lastYear = QDate::fromJulianDay(last).year();
    }
    LECTERN_TRY(m_sharedMarks.count(papers, set, cancelled, &facts));
    if (cancelled && cancelled())
        return Error::cancelled();
    LECTERN_TRY(const auto authors, countAuthors(set, kAuthors, cancelled));
    for (const AuthorShare &author : authors)
        if (author.papers > 1 && facts.authors.size() < kSharedAuthors)
            facts.authors.append(author);
    return facts;
}

} // namespace lectern
