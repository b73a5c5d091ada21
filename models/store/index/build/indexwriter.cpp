#include "indexwriter.h"

#include "models/store/index/storage/facts.h"
#include "models/store/index/storage/positions.h"
#include "models/store/index/storage/postings.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "models/store/types/sighting.h"

#include <QDate>

#include <algorithm>
#include <map>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

// Number of papers inverted in memory at a time, about two kilobytes each.
constexpr size_t kPapersAtOnce = 1 << 16;
static_assert(kPapersAtOnce <= Inverter::kMaxPapers);
// Factor between the size classes of segments, and the number of segments of one class that triggers a merge.
constexpr size_t kMergeFactor = 8;

int sizeClass(size_t papers)
{
    int level = 0;
    for (; papers >= kMergeFactor; papers /= kMergeFactor)
        ++level;
    return std::max(level, 2); // segments below a hundred papers share one class
}

// Maximum number of papers without a position in the text orders. Sorting by text looks them up and reads a
// few dozen rows for each. Beyond it the orders are rewritten.
constexpr size_t kMaxUnplaced = 256;

bool isCancelled(const Cancelled &cancelled)
{
    return cancelled && cancelled();
}

// Reads the data that the index needs about a paper. Only this class maps columns to index fields.
class PaperRows
{
public:
    explicit PaperRows(const Connection &connection);
    struct Row {
        PaperWords words; // valid until the next read
        PaperFacts facts;
        std::vector<int64_t> sources;
    };
    // False if the paper does not exist.
    Result<bool> read(uint32_t paper, Row *row);

private:
    Statement m_paper, m_sources;
};

PaperRows::PaperRows(const Connection &c)
    : m_paper(c,
              "SELECT title, authors, category, body, date, year, score, citations, flags, doi IS NOT NULL,"
              " arxiv IS NOT NULL, venue FROM paper LEFT JOIN abstract ON abstract.paper = paper.id"
              " WHERE paper.id = ?"),
      m_sources(c, "SELECT DISTINCT id >> 32 FROM sighting WHERE paper = ? ORDER BY 1")
{
}

Result<bool> PaperRows::read(uint32_t paper, Row *row)
{
    m_paper.reset();
    LECTERN_TRY(const auto there, m_paper.bind(1, qint64(paper)).next());
    if (!there)
        return false;
    row->words.title = m_paper.bytes(0);
    row->words.authors = m_paper.bytes(1);
    row->words.categories = m_paper.bytes(2);
    row->words.abstract = m_paper.bytes(3);
    row->words.venue = m_paper.bytes(11);
    PaperFacts &facts = row->facts;
    facts = {};
    const qint64 day = m_paper.number(4); // 0: none
    if (day >= kFirstCountedDay && day <= kLastCountedDay) {
        facts.day = int32_t(day);
        facts.flags |= DatedFact;
    } else if (const auto year = m_paper.optionalInt(5)) {
        if (const QDate first(*year, 1, 1); isCountedYear(*year) && first.isValid()) {
            facts.day = int32_t(first.toJulianDay());
            facts.flags |= YearOnlyFact;
        }
    }
    if (!m_paper.isNull(6))
        facts.score = m_paper.real(6);
    if (!m_paper.isNull(7))
        facts.citations = int32_t(m_paper.number(7));
    const auto flags = int(m_paper.number(8));
    if (flags & DateInferredFlag)
        facts.flags |= DateInferredFact;
    if (flags & CodeKnownFlag)
        facts.flags |= CodeKnownFact;
    if (flags & HasCodeFlag)
        facts.flags |= HasCodeFact;
    if (!row->words.abstract.empty())
        facts.flags |= HasAbstractFact;
    if (m_paper.number(9))
        facts.flags |= HasDoiFact;
    if (m_paper.number(10))
        facts.flags |= HasArxivFact;
    row->sources.clear();
    m_sources.bind(1, qint64(paper));
    LECTERN_TRY(m_sources.forEach([&] { row->sources.push_back(m_sources.number(0)); }));
    return true;
}

} // namespace

Result<int64_t> IndexWriter::nextSegment()
{
    LECTERN_TRY(const auto last, m_connection.number("SELECT coalesce(max(id), 0) FROM index_segment"));
    return last + 1;
}

// Returns the generation of the index; negative if no usable index exists.
Result<int64_t> IndexWriter::generation()
{
    LECTERN_TRY(const auto stored, indexGeneration(m_connection));
    return stored.value_or(-1);
}

// The generation shows connections that their cached data is outdated. It is random: a counter in a restored
// backup would reach numbers that have denoted other states.
Result<> IndexWriter::advance()
{
    return m_connection.exec("UPDATE index_state SET generation = abs(random() / 2)");
}

Result<> IndexWriter::addPapers(const std::vector<uint32_t> &papers, const Cancelled &cancelled)
{
    PaperRows rows(m_connection);
    PaperRows::Row row;
    Inverter inverter;
    for (size_t begin = 0; begin < papers.size(); begin += kPapersAtOnce) {
        const size_t end = std::min(begin + kPapersAtOnce, papers.size());
        inverter.clear();
        FactColumns facts;
        for (size_t i = begin; i < end; ++i) {
            if (i % 256 == 0 && isCancelled(cancelled))
                return Error::cancelled();
            LECTERN_TRY(const auto there, rows.read(papers[i], &row));
            if (!there)
                continue;
            facts.add(papers[i], row.facts, row.words.categories);
            inverter.add(papers[i], row.words, row.sources);
        }
        if (!facts.size())
            continue;
        LECTERN_TRY(const auto id, nextSegment());
        const auto terms = inverter.terms();
        LECTERN_TRY(writeSegment(m_connection, id, *terms, facts, cancelled));
    }
    return {};
}

// Marks the papers as dead in the segments that have them.
Result<> IndexWriter::markDead(const Snapshot &snapshot, const std::vector<uint32_t> &papers)
{
    Statement read(m_connection, "SELECT dead FROM index_dead WHERE segment = ?");
    Statement write(m_connection, "INSERT OR REPLACE INTO index_dead(segment, dead) VALUES(?, ?)");
    for (const Snapshot::Segment &segment : snapshot.segments()) {
        std::vector<uint32_t> dead;
        for (const uint32_t paper : papers)
            if (segment.live.test(paper))
                dead.push_back(paper);
        if (dead.empty())
            continue;
        LECTERN_TRY(const auto row, read.bind(1, qint64(segment.info.id)).next());
        if (row && !decodePostings(read.bytes(0), 0, snapshot.size(), &dead))
            return damage();
        read.reset();
        std::sort(dead.begin(), dead.end());
        const std::string list = encodePostings(dead, 0);
        LECTERN_TRY(write.bind(1, qint64(segment.info.id)).bindBytes(2, list).run());
    }
    return {};
}

Result<> IndexWriter::update(const std::vector<uint32_t> &changed, const std::vector<uint32_t> &removed,
                             BackgroundInverter *inverted)
{
    if (changed.empty() && removed.empty() && !inverted)
        return {};
    LECTERN_TRY(const auto before, generation());
    if (before < 0)
        return rebuild();
    auto unplaced = unplacedPapers(m_connection, before);
    if (!unplaced)
        return isDamage(unplaced.error()) ? rebuild() : Result<>(unplaced.error());
    // New papers are not in any segment yet.
    if (!changed.empty() || !removed.empty()) {
        const auto snapshot = Snapshot::of(m_connection);
        if (!snapshot)
            return rebuild();
        LECTERN_TRY(markDead(**snapshot, changed));
        LECTERN_TRY(markDead(**snapshot, removed));
    }
    LECTERN_TRY(const auto added,
                inverted ? inverted->papers()
                         : Result<std::span<const uint32_t>>(std::span<const uint32_t>()));
    bool ordersTaken = false;
    if (!added.empty()) {
        LECTERN_TRY(const auto id, nextSegment());
        LECTERN_TRY(const auto orders, replacesOrders(added.size(), unplaced->has_value()));
        LECTERN_TRY(inverted->writeSegment(m_connection, id, orders));
        ordersTaken = orders;
        if (ordersTaken)
            unplaced->reset();
    }
    LECTERN_TRY(addPapers(changed, {}));
    LECTERN_TRY(advance());
    LECTERN_TRY(mergeSegments({}));
    if (ordersTaken) // the new orders have no positions for other papers yet
        return storeOrders(changed, {});
    if (!*unplaced) // a small change must not wait for sorting all rows
        return inverted ? storeOrders({}, {}) : Result<>();
    std::vector<uint32_t> waiting = std::move(**unplaced);
    waiting.insert(waiting.end(), changed.begin(), changed.end());
    waiting.insert(waiting.end(), added.begin(), added.end());
    std::sort(waiting.begin(), waiting.end());
    waiting.erase(std::unique(waiting.begin(), waiting.end()), waiting.end());
    if (waiting.size() > kMaxUnplaced)
        return storeOrders(waiting, {});
    LECTERN_TRY(const auto now, generation());
    return storeUnplaced(m_connection, now, waiting);
}

// Returns whether the text orders of an import with this many new papers become those of the library.
// hasOrders: the library has stored orders.
Result<bool> IndexWriter::replacesOrders(size_t papers, bool hasOrders)
{
    if (papers < Snapshot::storedFrom)
        return false;
    LECTERN_TRY(const auto others, m_connection.number("SELECT coalesce(sum(papers), 0) FROM index_segment"));
    return qint64(papers) > others || !hasOrders;
}

// unplaced: papers whose position in the stored text orders may be wrong; nothing if there are no orders.
Result<> IndexWriter::storeOrders(const std::optional<std::vector<uint32_t>> &unplaced,
                                  const Cancelled &cancelled)
{
    LECTERN_TRY(const auto papers, m_connection.number("SELECT coalesce(sum(papers), 0) FROM index_segment"));
    if (papers < Snapshot::storedFrom)
        return {};
    LECTERN_TRY(const auto snapshot, Snapshot::of(m_connection));
    const auto stored = snapshot->storeTextOrders(m_connection, unplaced, cancelled);
    if (!stored && unplaced && isDamage(stored.error()))
        return snapshot->storeTextOrders(m_connection, {}, cancelled);
    return stored;
}

// Whether a merge may be due; determined without reading the segments.
Result<bool> IndexWriter::mayMerge()
{
    LECTERN_TRY(const auto segments, m_connection.number("SELECT count(*) FROM index_segment"));
    LECTERN_TRY(const auto dead, m_connection.number("SELECT count(*) FROM index_dead"));
    return segments >= qint64(kMergeFactor) || dead > 0;
}

Result<> IndexWriter::mergeSegments(const Cancelled &cancelled)
{
    for (;;) {
        LECTERN_TRY(const auto mayBe, mayMerge());
        if (!mayBe)
            return {};
        LECTERN_TRY(const auto snapshot, Snapshot::of(m_connection));
        std::map<int, std::vector<const Snapshot::Segment *>> classes;
        std::vector<const Snapshot::Segment *> chosen;
        for (const Snapshot::Segment &segment : snapshot->segments()) {
            const uint32_t live = segment.live.count();
            if (segment.hasDead && live * 2 < segment.info.papers)
                chosen = {&segment};
            classes[sizeClass(live)].push_back(&segment);
        }
        for (auto &[size, segments] : classes) {
            if (segments.size() < kMergeFactor)
                continue;
            // Includes all smaller segments, so that the next merge is later.
            chosen.clear();
            for (const auto &[smaller, others] : classes)
                if (smaller <= size)
                    chosen.insert(chosen.end(), others.begin(), others.end());
        }
        if (chosen.empty())
            return {};
        LECTERN_TRY(merge(*snapshot, chosen, cancelled));
        LECTERN_TRY(advance());
    }
}

Result<> IndexWriter::merge(const Snapshot &snapshot, const std::vector<const Snapshot::Segment *> &segments,
                            const Cancelled &cancelled)
{
    Bitmap all(snapshot.size());
    for (const Snapshot::Segment *segment : segments)
        all |= segment->live;
    FactColumns facts;
    all.forEach([&](uint32_t paper) {
        facts.add(paper,
                  {snapshot.days()[paper], snapshot.scores()[paper], snapshot.citations()[paper],
                   snapshot.flags()[paper]},
                  snapshot.categoryNames()[snapshot.categories()[paper]]);
    });
    if (facts.size()) {
        std::vector<std::unique_ptr<TermStream>> streams;
        streams.reserve(segments.size());
        for (const Snapshot::Segment *segment : segments)
            streams.push_back(std::make_unique<StoredTerms>(m_connection, segment->info, segment->live));
        MergedTerms merged(std::move(streams));
        LECTERN_TRY(const auto id, nextSegment());
        LECTERN_TRY(writeSegment(m_connection, id, merged, facts, cancelled));
    }
    for (const Snapshot::Segment *segment : segments)
        LECTERN_TRY(removeSegment(m_connection, segment->info.id));
    return {};
}

Result<> IndexWriter::rebuild(const Cancelled &cancelled)
{
    for (const char *table :
         {"DELETE FROM index_list", "DELETE FROM index_posting", "DELETE FROM index_prefix",
          "DELETE FROM index_words", "DELETE FROM index_facts", "DELETE FROM index_dead",
          "DELETE FROM index_segment", "DELETE FROM index_state"})
        LECTERN_TRY(m_connection.exec(table));
    Statement state(m_connection,
                    "INSERT INTO index_state(version, generation) VALUES(?, abs(random() / 2))");
    LECTERN_TRY(state.bind(1, kIndexVersion).run());
    std::vector<uint32_t> papers;
    Statement read(m_connection, "SELECT id FROM paper ORDER BY id");
    LECTERN_TRY(read.forEach([&] {
        if (isPaperNumber(read.number(0))) // check() reports numbers that are not valid
            papers.push_back(uint32_t(read.number(0)));
    }));
    LECTERN_TRY(addPapers(papers, cancelled));
    LECTERN_TRY(mergeSegments(cancelled));
    return storeOrders({}, cancelled);
}

namespace
{

// Reduces both sides to one number per paper: the sum of a hash over its keys. Equal sums prove equal
// postings, except with probability 2^-64.
class IndexComparison
{
public:
    IndexComparison(Connection &connection, const Snapshot &stored, const Cancelled &cancelled)
        : m_connection(connection), m_stored(stored), m_cancelled(cancelled), m_rows(connection),
          m_sums(stored.size())
    {
    }

    // Returns one sentence for each disagreement.
    Result<QStringList> run();

private:
    Result<bool> sumStored();
    Result<bool> sum(TermStream &terms, uint64_t sign);
    Result<> compareRow(qint64 number);
    bool hasFacts(uint32_t paper, const PaperRows::Row &row) const;
    Result<> compareBatch();
    Result<> compareOrders();
    void report(const QString &sentence)
    {
        constexpr qsizetype kMaxFound = 20;
        if (m_found.size() < kMaxFound)
            m_found.append(sentence);
    }

    Connection &m_connection;
    const Snapshot &m_stored;
    const Cancelled &m_cancelled;
    PaperRows m_rows;
    PaperRows::Row m_row;
    Inverter m_inverter;
    std::vector<uint32_t> m_batch; // papers in the inverter
    std::vector<uint64_t> m_sums; // sum of each paper
    std::vector<uint32_t> m_papers;
    std::string m_positions;
    QStringList m_found;
};

uint64_t keyHash(std::string_view key)
{
    uint64_t hash = 0xcbf29ce484222325ull;
    for (const char c : key)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ull;
    return (hash ^ hash >> 29) * 0xbf58476d1ce4e5b9ull;
}

Result<QStringList> IndexComparison::run()
{
    LECTERN_TRY(const auto good, sumStored());
    if (!good)
        return QStringList{u"A part of the search index cannot be read."_s};
    Statement read(m_connection, "SELECT id FROM paper ORDER BY id");
    uint32_t inRows = 0;
    LECTERN_TRY(read.forEach([&]() -> Result<> {
        ++inRows;
        return compareRow(read.number(0));
    }));
    LECTERN_TRY(compareBatch());
    LECTERN_TRY(compareOrders());
    if (inRows < m_stored.count())
        report(u"The search index contains papers that are not in the library."_s);
    return m_found;
}

Result<bool> IndexComparison::sumStored()
{
    for (const Snapshot::Segment &segment : m_stored.segments()) {
        StoredTerms terms(m_connection, segment.info, segment.live);
        LECTERN_TRY(const auto good, sum(terms, 1));
        if (!good)
            return false;
    }
    return true;
}

Result<bool> IndexComparison::sum(TermStream &terms, uint64_t sign)
{
    for (uint32_t n = 0; terms.next(); ++n) {
        if (n % 1024 == 0 && isCancelled(m_cancelled))
            return Error::cancelled();
        m_papers.clear();
        terms.readPapers(&m_papers);
        const uint64_t hash = keyHash(terms.key()) * sign;
        m_positions.clear();
        if (hasPositions(terms.key()))
            terms.readPositions(&m_positions);
        EntryWalk entries(m_positions);
        std::string_view entry;
        for (const uint32_t paper : m_papers)
            m_sums[paper] += hash * (entries.next(&entry) ? keyHash(entry) | 1 : 1);
    }
    return terms.good();
}

Result<> IndexComparison::compareRow(qint64 number)
{
    if (!m_stored.live().holds(number)) {
        report(u"Paper %1 is missing from the search index."_s.arg(number));
        return {};
    }
    const auto paper = uint32_t(number);
    LECTERN_TRY(m_rows.read(paper, &m_row));
    if (!hasFacts(paper, m_row))
        report(u"The search index of paper %1 differs from its row."_s.arg(paper));
    m_inverter.add(paper, m_row.words, m_row.sources);
    m_batch.push_back(paper);
    return m_batch.size() == kPapersAtOnce ? compareBatch() : Result<>();
}

bool IndexComparison::hasFacts(uint32_t paper, const PaperRows::Row &row) const
{
    const PaperFacts &facts = row.facts;
    const double score = m_stored.scores()[paper];
    const bool sameScore = score == facts.score || (score != score && facts.score != facts.score);
    return sameScore && m_stored.days()[paper] == facts.day && m_stored.citations()[paper] == facts.citations
        && m_stored.flags()[paper] == facts.flags
        && m_stored.categoryNames()[m_stored.categories()[paper]] == row.words.categories;
}

Result<> IndexComparison::compareBatch()
{
    const auto terms = m_inverter.terms();
    const auto good = sum(*terms, ~uint64_t(0)); // the factor -1 subtracts the stored terms
    LECTERN_TRY(good);
    for (const uint32_t paper : m_batch)
        if (m_sums[paper])
            report(u"The words of paper %1 in the search index are not those of its texts."_s.arg(paper));
    m_inverter.clear();
    m_batch.clear();
    return {};
}

Result<> IndexComparison::compareOrders()
{
    const auto orders = m_stored.storedOrdersAreRight(m_connection);
    if (!orders && !isDamage(orders.error()))
        return orders.error();
    if (!orders || !*orders)
        report(u"A stored order in the search index is not that of the rows."_s);
    return {};
}

} // namespace

Result<QStringList> IndexWriter::check(const Cancelled &cancelled)
{
    const auto snapshot = Snapshot::of(m_connection);
    if (!snapshot)
        return QStringList{snapshot.error().message};
    return IndexComparison(m_connection, **snapshot, cancelled).run();
}

} // namespace lectern::index
