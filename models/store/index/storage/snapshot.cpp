#include "snapshot.h"

#include "blob.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "postings.h"
#include "terms.h"

#include <sqlite3.h>

#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

// Maximum size in bits of all segments' live sets, one bit per paper and segment. A library of ten million
// papers has some 150 segments while its index is built, which need a third of this.
constexpr int64_t kMaxLiveBits = int64_t(1) << 32;

// A fast hash for short texts: hundreds of thousands of categories are looked up before the window is
// complete, and the standard library's hash is slow for them.
struct BriefHash {
    size_t operator()(std::string_view text) const { return checksum(text); }
};
template <typename Value>
using TextTable = std::unordered_map<std::string_view, Value, BriefHash>;

// The latest snapshot of each file, while it is in use.
std::mutex snapshotsMutex;
std::unordered_map<std::string, std::weak_ptr<const Snapshot>> snapshots;

} // namespace

Result<SnapshotPtr> Snapshot::of(Connection &connection)
{
    LECTERN_TRY(const auto stored, indexGeneration(connection));
    if (!stored) {
        LECTERN_TRY(const auto others, connection.number("SELECT count(*) FROM index_state"));
        return others ? otherVersion() : damage();
    }
    const int64_t generation = *stored;
    const std::string file = QFileInfo(connection.file()).canonicalFilePath().toStdString();
    const auto known = [&]() -> SnapshotPtr {
        const SnapshotPtr latest = snapshots[file].lock();
        return latest && latest->generation() == generation ? latest : nullptr;
    };
    {
        const std::lock_guard lock(snapshotsMutex);
        if (SnapshotPtr there = known())
            return there;
    }
    // No lock is held: loading a large library needs time, and other threads may already have their
    // snapshots.
    LECTERN_TRY(const auto loaded, load(connection, generation));
    const std::lock_guard lock(snapshotsMutex);
    if (SnapshotPtr there = known())
        return there;
    const SnapshotPtr latest = loaded;
    // Uncommitted state is not shared.
    if (sqlite3_txn_state(connection.handle(), nullptr) != SQLITE_TXN_WRITE)
        snapshots[file] = latest;
    return latest;
}

Result<std::shared_ptr<Snapshot>> Snapshot::load(Connection &connection, int64_t generation)
{
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->m_generation = generation;
    Statement segments(connection,
                       "SELECT id, base, papers, dead FROM index_segment"
                       " LEFT JOIN index_dead ON index_dead.segment = id ORDER BY id");
    LECTERN_TRY(const auto leastBits,
                connection.number("SELECT count(*) * coalesce(max(base), 0) FROM index_segment"));
    if (leastBits > kMaxLiveBits) // checked before allocation
        return damage();
    std::vector<uint32_t> dead;
    uint32_t size = 0;
    for (;;) {
        LECTERN_TRY(const auto row, segments.next());
        if (!row)
            break;
        const qint64 id = segments.number(0), base = segments.number(1);
        LECTERN_TRY(const auto columns, Blob::open(connection, "index_facts", "columns", id));
        size_t at = 0;
        LECTERN_TRY(auto facts, StoredFacts::open(columns.size(), [&](char *to, size_t length) {
                        return columns.read(to, length, std::exchange(at, at + length));
                    }));
        LECTERN_TRY(const auto papers, facts.papers());
        if (papers.size() != size_t(segments.number(2)) || id < 1 || id >= kSourcesEnd
            || base != baseOf(papers.first()))
            return damage();
        Segment segment;
        segment.info = {id, uint32_t(base), uint32_t(papers.size())};
        size = std::max(size, papers.last() + 1);
        if (int64_t(snapshot->m_segments.size() + 1) * size > kMaxLiveBits)
            return damage();
        snapshot->grow(size);
        dead.clear();
        if (!segments.isNull(3) && !decodePostings(segments.bytes(3), 0, size, &dead))
            return damage();
        segment.live = Bitmap(size);
        LECTERN_TRY(snapshot->readFacts(&facts, papers));
        papers.forEach([&](uint32_t paper, size_t, size_t count) {
            segment.live.setRange(paper, paper + uint32_t(count));
        });
        if (!snapshot->forgetFacts(dead, &segment.live))
            return damage();
        segment.hasDead = !dead.empty();
        snapshot->m_live.grow(size);
        if (snapshot->m_live.countAnd(segment.live)) // a paper may be live only once
            return damage();
        snapshot->m_live |= segment.live;
        snapshot->m_segments.push_back(std::move(segment));
    }
    for (Segment &segment : snapshot->m_segments)
        segment.live.grow(size);
    snapshot->m_count = snapshot->m_live.count();
    snapshot->m_categories.complete();
    std::tie(snapshot->m_firstDay, snapshot->m_lastDay) = snapshot->m_days.range();
    return snapshot;
}

// Maps the names of a segment to their numbers among all names and adds new names. Only the shorter of the
// two lists is put into a hash table: usually the first segment is by far the largest.
std::vector<uint32_t> Snapshot::numbersOfNames(const std::vector<std::string_view> &names)
{
    constexpr uint32_t unknown = ~uint32_t(0);
    std::vector<uint32_t> numbers(names.size(), unknown);
    if (names.size() <= m_categoryNames.size()) {
        TextTable<size_t> wanted;
        for (size_t i = 0; i < names.size(); ++i)
            wanted.emplace(names[i], i);
        for (size_t number = 0; number < m_categoryNames.size(); ++number)
            if (const auto found = wanted.find(m_categoryNames[number]); found != wanted.end())
                numbers[found->second] = uint32_t(number);
    } else {
        TextTable<uint32_t> known;
        for (size_t number = 0; number < m_categoryNames.size(); ++number)
            known.emplace(m_categoryNames[number], uint32_t(number));
        for (size_t i = 0; i < names.size(); ++i)
            if (const auto found = known.find(names[i]); found != known.end())
                numbers[i] = found->second;
    }
    size_t length = 0;
    for (size_t i = 0; i < names.size(); ++i)
        length += numbers[i] == unknown ? names[i].size() : 0;
    std::string &text = m_categoryTexts.emplace_back();
    text.reserve(length); // prevents reallocation
    for (size_t i = 0; i < names.size(); ++i)
        if (numbers[i] == unknown) {
            numbers[i] = uint32_t(m_categoryNames.size());
            m_categoryNames.emplace_back(text.data() + text.size(), names[i].size());
            text += names[i];
        }
    return numbers;
}

// Extends the columns to papers below this number.
void Snapshot::grow(uint32_t size)
{
    m_days.resize(size);
    m_scores.resize(size);
    m_citations.resize(size);
    m_flags.resize(size, 0);
    m_categories.resize(size);
}

// Adds the facts of a segment's papers.
Result<> Snapshot::readFacts(StoredFacts *facts, const PaperRuns &papers)
{
    const auto into = [&papers](auto *column) {
        return [&papers, column](size_t begin, const auto &some) {
            papers.forEach(begin, some.size(), [&](uint32_t paper, size_t at, size_t count) {
                column->set(paper, some.subspan(at - begin, count));
            });
        };
    };
    LECTERN_TRY(facts->days(into(&m_days)));
    LECTERN_TRY(facts->scores(into(&m_scores)));
    LECTERN_TRY(facts->citations(into(&m_citations)));
    LECTERN_TRY(facts->flags([&](size_t begin, std::span<const uint8_t> some) {
        papers.forEach(begin, some.size(), [&](uint32_t paper, size_t at, size_t count) {
            std::copy_n(some.begin() + (at - begin), count, m_flags.begin() + paper);
        });
    }));
    if (m_categoryNames.empty()) { // the first segment has the snapshot's numbering
        LECTERN_TRY(facts->categories(into(&m_categories)));
        LECTERN_TRY(m_categoryNames, facts->names(&m_categoryTexts.emplace_back()));
        return {};
    }
    std::vector<uint32_t> categories;
    categories.reserve(papers.size());
    LECTERN_TRY(facts->categories([&](size_t, std::span<const uint32_t> some) {
        categories.insert(categories.end(), some.begin(), some.end());
    }));
    std::string text;
    LECTERN_TRY(const auto names, facts->names(&text));
    const std::vector<uint32_t> numbers = numbersOfNames(names);
    papers.forEach([&](uint32_t paper, size_t at, size_t count) {
        for (size_t i = 0; i < count; ++i)
            m_categories.set(paper + i, numbers[categories[at + i]]);
    });
    return {};
}

// Removes the facts of dead papers, which were loaded with the rest of their segment; this is faster than
// skipping them. A paper that is live in a later segment gets its facts from that one. False if a paper is
// missing.
bool Snapshot::forgetFacts(const std::vector<uint32_t> &dead, Bitmap *live)
{
    const PaperFacts none;
    for (const uint32_t paper : dead) {
        if (!live->test(paper))
            return false;
        m_days.set(paper, none.day);
        m_scores.set(paper, none.score);
        m_citations.set(paper, none.citations);
        m_flags[paper] = none.flags;
        m_categories.set(paper, 0);
        live->clear(paper);
    }
    return true;
}

const Snapshot::Derived &Snapshot::derived() const
{
    std::call_once(m_deriving, [this] { derive(); });
    return m_derived;
}

// Computes the columns for facets, so that counting needs only a few steps per paper.
void Snapshot::derive() const
{
    Derived &made = m_derived;
    const bool any = m_lastDay != kNoDay;
    const auto yearOf = [](int32_t day) { return QDate::fromJulianDay(day).year(); };
    made.firstYear = any ? yearOf(m_firstDay) : 0;
    const auto indexOf = [&](int32_t day) {
        return uint16_t(std::clamp(yearOf(day) - made.firstYear + 1, 1, 65535));
    };
    made.years = YearColumn(m_days, m_firstDay, m_lastDay, indexOf);
    made.withCode = Bitmap(size());
    made.withoutCode = Bitmap(size());
    for (size_t word = 0; word < made.withCode.wordCount(); ++word) {
        uint64_t with = 0, known = 0, bit = 1;
        for (const uint8_t flags :
             std::span(m_flags).subspan(word * 64).first(std::min<size_t>(64, size() - word * 64))) {
            with |= flags & HasCodeFact ? bit : 0;
            known |= flags & CodeKnownFact ? bit : 0;
            bit <<= 1;
        }
        made.withCode.words()[word] = with;
        made.withoutCode.words()[word] = known & ~with;
    }
    made.withScore = Bitmap(m_scores.isEmpty() ? 0 : size());
    for (uint32_t paper = 0; paper < made.withScore.size(); ++paper)
        if (!std::isnan(m_scores[paper]))
            made.withScore.set(paper);
    if (any)
        made.yearNumbers = size_t(indexOf(m_lastDay)) + 1;
    // Numbers without a live paper are counted with the first category and without a day.
    const uint32_t others = size() - m_count;
    made.papersPerYear = made.years.counts(made.yearNumbers);
    made.papersPerYear[0] -= others;
    made.papersPerName = m_categories.counts(m_categoryNames.size());
    if (others)
        made.papersPerName[0] -= others;
    offerCategories();
}

// Finds the searchable categories. "LG" and "cs.LG" find each other, so they are one entry if no other
// archive has an LG. Each is shown in its most frequent form.
void Snapshot::offerCategories() const
{
    Derived &made = m_derived;
    struct Printed {
        std::string_view text;
        uint32_t papers = 0;
        std::vector<std::string> keys;
    };
    std::vector<Printed> printed;
    TextTable<uint32_t> places;
    std::vector<uint32_t> ofNames, firstOf; // categories of each name, concatenated
    firstOf.reserve(m_categoryNames.size() + 1);
    firstOf.push_back(0);
    for (size_t name = 0; name < m_categoryNames.size(); ++name) {
        const std::string_view all = m_categoryNames[name];
        for (size_t begin = 0; begin < all.size();) {
            const size_t end = std::min(all.find(' ', begin), all.size());
            if (const std::string_view one = all.substr(begin, end - begin); !one.empty()) {
                const auto [place, isNew] = places.try_emplace(one, uint32_t(printed.size()));
                if (isNew)
                    printed.push_back({one, 0, keysOfCategory(one)});
                printed[place->second].papers += made.papersPerName[name];
                ofNames.push_back(place->second);
            }
            begin = end + 1;
        }
        firstOf.push_back(uint32_t(ofNames.size()));
    }
    // Most frequent spelling first.
    std::vector<uint32_t> order(printed.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](uint32_t a, uint32_t b) { return printed[a].papers > printed[b].papers; });
    std::unordered_map<std::string, std::vector<uint32_t>> found; // by key: the categories that it finds
    std::unordered_map<std::string, std::vector<uint32_t>> archives; // by the key without the archive
    std::unordered_map<std::string_view, uint32_t> spelled; // by key: the category offered for it
    std::vector<uint32_t> distinct;
    for (const uint32_t i : order)
        if (spelled.try_emplace(printed[i].keys.front(), i).second) {
            distinct.push_back(i);
            if (printed[i].keys.size() > 1)
                archives[printed[i].keys[1]].push_back(i);
        }
    for (const uint32_t i : distinct) {
        const std::vector<std::string> asked = keysOfCategoryQuery(printed[i].text);
        const bool isBare = printed[i].keys.size() == 1;
        const auto same = archives.find(isBare ? asked.back() : printed[i].keys[1]);
        if (same != archives.end() && same->second.size() == 1) {
            // The short and long forms find the same papers; the more frequent form is offered.
            const auto bare = spelled.find(asked.back());
            const uint32_t other = isBare ? same->second.front() : bare != spelled.end() ? bare->second : i;
            const uint32_t here = printed[i].papers, there = printed[other].papers;
            if (other != i && (there > here || (there == here && isBare)))
                continue;
        }
        for (const std::string &key : asked)
            found[key].push_back(uint32_t(made.offeredCategories.size()));
        made.offeredCategories.append(toQString(printed[i].text));
    }
    std::vector<std::vector<uint32_t>> offeredOf(printed.size());
    for (size_t i = 0; i < printed.size(); ++i)
        for (const std::string &key : printed[i].keys)
            if (const auto offers = found.find(key); offers != found.end())
                offeredOf[i].insert(offeredOf[i].end(), offers->second.begin(), offers->second.end());
    std::vector<size_t> lastIn(size_t(made.offeredCategories.size())); // counted from 1
    made.firstOffered.reserve(firstOf.size());
    made.firstOffered.push_back(0);
    for (size_t name = 0; name < m_categoryNames.size(); ++name) {
        for (uint32_t at = firstOf[name]; at < firstOf[name + 1]; ++at)
            for (const uint32_t offered : offeredOf[ofNames[at]])
                if (std::exchange(lastIn[offered], name + 1) != name + 1)
                    made.offeredOf.push_back(offered);
        made.firstOffered.push_back(uint32_t(made.offeredOf.size()));
    }
}

} // namespace lectern::index
