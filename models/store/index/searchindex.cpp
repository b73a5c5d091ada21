#include "searchindex.h"

#include "models/store/index/answering/answer.h"
#include "models/store/index/answering/evaluator.h"
#include "models/store/index/writing/indexwriter.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <sqlite3.h>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using namespace index;

struct SearchIndex::Private {
    explicit Private(Connection &c) : connection(c), writer(c) { }

    Result<> loadMarks(const Snapshot &snapshot);
    Result<ResultSetPtr> answer(const Query &query, const SnapshotPtr &snapshot, const Cancelled &cancelled);
    Result<std::vector<Bitmap>> tiers(const Query &query, const Snapshot &snapshot, Evaluator &evaluator,
                                      const Bitmap &papers);
    Result<OrderPtr> listOrder(const QueryNode &root, const Snapshot &snapshot, const Evaluator &evaluator);
    Result<ResultSetPtr> attempt(const Query &query, const Cancelled &cancelled);

    Connection &connection;
    IndexWriter writer;
    std::unique_ptr<BackgroundInverter> inverted; // of the write transaction under way
    WordSets words{connection};
    MarkSets marks;
    qint64 marksOf = -1; // the state of the file the marks were read in
    int64_t marksGeneration = 0;
};

namespace
{

// Whether the expression asks about the bin.
bool namesBin(const QueryNode &node)
{
    return (node.kind == QueryNode::Kind::Is && node.values.contains("binned"_L1))
        || std::any_of(node.children.cbegin(), node.children.cend(), namesBin);
}

// A read transaction around everything that must see one state of the file; does nothing when one is open
// already.
class ReadScope
{
public:
    explicit ReadScope(Connection &connection)
    {
        if (sqlite3_get_autocommit(connection.handle()))
            m_transaction.emplace(connection, Transaction::Kind::Read);
    }
    Result<> begun() const { return m_transaction ? m_transaction->begun() : Result<>(); }

private:
    std::optional<Transaction> m_transaction;
};

std::vector<uint32_t> numbers(const QList<PaperId> &ids)
{
    std::vector<uint32_t> papers;
    papers.reserve(size_t(ids.size()));
    for (const PaperId id : ids)
        papers.push_back(uint32_t(id));
    std::sort(papers.begin(), papers.end());
    papers.erase(std::unique(papers.begin(), papers.end()), papers.end());
    return papers;
}

} // namespace

SearchIndex::SearchIndex(Connection &connection) : d(std::make_unique<Private>(connection)) { }
SearchIndex::~SearchIndex() = default;

void SearchIndex::begin()
{
    // If the last transaction was given up, what it told never happened.
    d->inverted.reset();
}

Result<> SearchIndex::written(const std::shared_ptr<const PreparedBlock> &block, std::vector<quint32> papers,
                              SourceId source)
{
    if (!d->inverted)
        d->inverted = std::make_unique<BackgroundInverter>(d->connection.file());
    return d->inverted->add(block, std::move(papers), int64_t(source));
}

void SearchIndex::unwritten(PaperId paper)
{
    if (d->inverted)
        d->inverted->forget(uint32_t(paper));
}

void SearchIndex::allWritten()
{
    if (d->inverted)
        d->inverted->end();
}

Result<> SearchIndex::update(const QList<PaperId> &changed, const QList<PaperId> &removed)
{
    const std::unique_ptr<BackgroundInverter> inverted = std::move(d->inverted);
    return d->writer.update(numbers(changed), numbers(removed), inverted.get(), {});
}

Result<> SearchIndex::marksChanged(const QList<PaperId> &)
{
    return {}; // the marks are read again when the file has changed
}

Result<> SearchIndex::Private::loadMarks(const Snapshot &snapshot)
{
    LECTERN_TRY(const auto others, connection.number("PRAGMA data_version"));
    const qint64 state = (others << 32) + sqlite3_total_changes64(connection.handle());
    if (state == marksOf && marksGeneration == snapshot.generation())
        return {};
    marks.bookmarked = Bitmap(snapshot.size());
    marks.read = Bitmap(snapshot.size());
    Statement statement(connection, "SELECT paper, bookmarked, read FROM mark");
    LECTERN_TRY(statement.forEach([&] {
        const qint64 paper = statement.number(0);
        if (paper >= snapshot.size())
            return; // of a paper that is not in the list now
        if (statement.number(1))
            marks.bookmarked.set(uint32_t(paper));
        if (statement.number(2))
            marks.read.set(uint32_t(paper));
    }));
    for (Bitmap &rated : marks.stars)
        rated = Bitmap(snapshot.size());
    Statement ratings(connection, "SELECT paper, stars FROM rating WHERE stars BETWEEN 1 AND 5");
    LECTERN_TRY(ratings.forEach([&] {
        if (const qint64 paper = ratings.number(0); snapshot.live().test(uint32_t(paper)))
            marks.stars[size_t(ratings.number(1)) - 1].set(uint32_t(paper));
    }));
    marks.bookmarked &= snapshot.live();
    marks.read &= snapshot.live();
    marks.binned = Bitmap(snapshot.size());
    Statement bin(connection, "SELECT paper FROM bin");
    LECTERN_TRY(bin.forEach([&] {
        if (const qint64 paper = bin.number(0); paper < snapshot.size())
            marks.binned.set(uint32_t(paper));
    }));
    marks.binned &= snapshot.live();
    marksOf = state;
    marksGeneration = snapshot.generation();
    return {};
}

Result<std::vector<Bitmap>> SearchIndex::Private::tiers(const Query &query, const Snapshot &snapshot,
                                                        Evaluator &evaluator, const Bitmap &papers)
{
    std::vector<Bitmap> sets;
    const auto splitBy = [&](const Bitmap &first) {
        sets.assign(2, papers);
        sets[0] &= first;
        sets[1].subtract(first);
    };
    switch (query.sort.key) {
    case SortOrder::Key::Relevance: {
        LECTERN_TRY(auto ranked, evaluator.tiers(query.root, papers));
        sets = std::move(ranked);
        break;
    }
    case SortOrder::Key::Code: {
        Bitmap code(snapshot.size());
        papers.forEach([&](uint32_t paper) {
            if (snapshot.flags()[paper] & HasCodeFact)
                code.set(paper);
        });
        splitBy(code);
        break;
    }
    case SortOrder::Key::Bookmarked:
        splitBy(marks.bookmarked);
        break;
    case SortOrder::Key::Unread:
        splitBy(marks.read);
        std::swap(sets[0], sets[1]);
        break;
    case SortOrder::Key::Rating: {
        Bitmap rest = papers;
        for (size_t stars = marks.stars.size(); stars-- > 0;) {
            sets.push_back(papers);
            sets.back() &= marks.stars[stars];
            rest.subtract(marks.stars[stars]);
        }
        sets.push_back(std::move(rest));
        break;
    }
    default:
        break;
    }
    return sets;
}

// Returns the papers of the list that the expression asks for first, in the person's order, and then all
// others; newest first if it asks for no list.
Result<OrderPtr> SearchIndex::Private::listOrder(const QueryNode &root, const Snapshot &snapshot,
                                                 const Evaluator &evaluator)
{
    const QList<QueryNode> parts = root.kind == QueryNode::Kind::And ? root.children : QList<QueryNode>{root};
    const QueryNode *list = nullptr;
    for (const QueryNode &node : parts)
        if (!list && node.kind == QueryNode::Kind::List)
            list = &node;
    if (!list)
        return snapshot.order(SortOrder::Key::Newest, connection);
    LECTERN_TRY(const auto lists, evaluator.listsNamed(list->values));
    std::vector<uint32_t> first;
    Bitmap seen(snapshot.size());
    Statement read(connection, "SELECT paper FROM list_paper WHERE list = ? ORDER BY position, paper");
    for (const qint64 id : lists) {
        read.bind(1, id);
        LECTERN_TRY(read.forEach([&] {
            const qint64 paper = read.number(0);
            if (paper <= 0 || !snapshot.live().test(uint32_t(paper)) || seen.test(uint32_t(paper)))
                return;
            seen.set(uint32_t(paper));
            first.push_back(uint32_t(paper));
        }));
    }
    return snapshot.orderBeginningWith(first, connection);
}

Result<ResultSetPtr> SearchIndex::Private::answer(const Query &query, const SnapshotPtr &snapshot,
                                                  const Cancelled &cancelled)
{
    using Key = SortOrder::Key;
    LECTERN_TRY(loadMarks(*snapshot));
    words.use(snapshot);
    Evaluator evaluator(connection, words, marks, cancelled);
    Answer::Parts parts;
    parts.snapshot = snapshot;
    // The index knows the papers in the bin; a query finds them only if it asks for the bin.
    const bool withBin = namesBin(query.root);
    LECTERN_TRY(auto papers, evaluator.papers(query.root));
    if (!withBin)
        papers.subtract(marks.binned);
    if (papers.isEmpty()) {
        LECTERN_TRY(auto similar, evaluator.similarPapers(query.root, &parts.substitutions));
        papers = std::move(similar);
        if (!withBin)
            papers.subtract(marks.binned);
    }
    LECTERN_TRY(auto sets, tiers(query, *snapshot, evaluator, papers));
    const Key key = query.sort.key;
    const bool inTiers = key == Key::Relevance || key == Key::Code || key == Key::Bookmarked
        || key == Key::Unread || key == Key::Rating;
    LECTERN_TRY(const auto order,
                key == Key::ListOrder
                    ? listOrder(query.root, *snapshot, evaluator)
                    : snapshot->order(inTiers || key == Key::Oldest ? Key::Newest : key, connection));
    parts.order = order;
    parts.tiers = std::move(sets);
    // Reversed means that the tiers are reversed, each still newest first; for all other orders the papers
    // are reversed.
    if (inTiers && query.sort.reversed)
        std::reverse(parts.tiers.begin(), parts.tiers.end());
    parts.reversed = !inTiers && query.sort.reversed != (key == Key::Oldest);
    parts.papers = std::move(papers);
    if (cancelled && cancelled())
        return Error::cancelled();
    return ResultSetPtr(std::make_shared<Answer>(std::move(parts)));
}

// Answers once, in one state of the file.
Result<ResultSetPtr> SearchIndex::Private::attempt(const Query &query, const Cancelled &cancelled)
{
    const ReadScope scope(connection);
    LECTERN_TRY(scope.begun());
    LECTERN_TRY(const auto snapshot, Snapshot::of(connection));
    return answer(query, snapshot, cancelled);
}

Result<ResultSetPtr> SearchIndex::search(const Query &query, const Cancelled &cancelled)
{
    const ReadingScope reading(d->connection);
    const StoppableScope stoppable(d->connection, cancelled);
    const auto answer = d->attempt(query, cancelled);
    if (answer || !isDamage(answer.error()) || d->connection.readOnly())
        return answer;
    LECTERN_TRY(rebuild(cancelled));
    return d->attempt(query, cancelled);
}

Result<SearchCount> SearchIndex::count(const QueryNode &root, PaperId seen, const Cancelled &cancelled)
{
    const ReadingScope reading(d->connection);
    const StoppableScope stoppable(d->connection, cancelled);
    const ReadScope scope(d->connection);
    LECTERN_TRY(scope.begun());
    LECTERN_TRY(const auto snapshot, Snapshot::of(d->connection));
    LECTERN_TRY(d->loadMarks(*snapshot));
    d->words.use(snapshot);
    LECTERN_TRY(auto papers, Evaluator(d->connection, d->words, d->marks, cancelled).papers(root));
    if (!namesBin(root))
        papers.subtract(d->marks.binned);
    if (cancelled && cancelled())
        return Error::cancelled();
    return SearchCount{papers.count(), papers.countFrom(qint64(seen) + 1)};
}

Result<> SearchIndex::ensure()
{
    LECTERN_TRY(const auto there, indexState(d->connection));
    // The schema's steps make that of an empty library, in the version it had when the step was written.
    if (there && there->version != kIndexVersion && !d->connection.readOnly()) {
        Statement renew(d->connection,
                        "UPDATE index_state SET version = ?"
                        " WHERE NOT EXISTS(SELECT 1 FROM index_segment)");
        LECTERN_TRY(renew.bind(1, kIndexVersion).run());
    }
    return there || d->connection.readOnly() ? Result<>() : rebuild({});
}

Result<bool> SearchIndex::isOfThisVersion()
{
    LECTERN_TRY(const auto state, indexState(d->connection));
    return state && state->version == kIndexVersion;
}

Result<> SearchIndex::rebuild(const Cancelled &cancelled)
{
    Transaction transaction(d->connection);
    LECTERN_TRY(transaction.begun());
    LECTERN_TRY(d->writer.rebuild(cancelled));
    return transaction.commit();
}

Result<QStringList> SearchIndex::check(const Cancelled &cancelled)
{
    const ReadScope scope(d->connection);
    LECTERN_TRY(scope.begun());
    return d->writer.check(cancelled);
}

Result<Facets> SearchIndex::facets(const ResultSetPtr &result)
{
    const ReadingScope reading(d->connection);
    const auto answer = std::dynamic_pointer_cast<const Answer>(result);
    if (!answer)
        return Error{u"These papers are not the answer to a query."_s};
    const ReadScope scope(d->connection);
    LECTERN_TRY(scope.begun());
    const Snapshot &snapshot = answer->snapshot();
    LECTERN_TRY(const auto now, Snapshot::of(d->connection));
    LECTERN_TRY(d->loadMarks(*now));

    Facets facets;
    const Bitmap &papers = answer->papers();
    // Years and combinations of categories are counted paper by paper. As the counts of all papers are known,
    // it counts the papers found or the others, whichever are fewer. It uses four tables in turn for years,
    // because neighbours often have the same year and each count would wait for the one before.
    const uint32_t found = papers.count();
    const bool others = found > snapshot.count() / 2;
    Bitmap counted;
    if (others) {
        counted = snapshot.live();
        counted.subtract(papers);
    }
    constexpr size_t tables = 4;
    const size_t years = snapshot.yearNumbers();
    std::vector<uint32_t> perName(snapshot.categoryNames().size()), perYear(years * tables);
    size_t turn = 0;
    const std::vector<uint16_t> &yearOf = snapshot.years();
    const std::vector<uint32_t> &nameOf = snapshot.categories();
    (others ? counted : papers).forEach([&](uint32_t paper) {
        turn = (turn + 1) % tables;
        ++perName[nameOf[paper]];
        ++perYear[turn * years + yearOf[paper]];
    });
    for (size_t year = 0; year < years; ++year) {
        for (size_t table = 1; table < tables; ++table)
            perYear[year] += perYear[table * years + year];
        if (others)
            perYear[year] = snapshot.papersPerYear()[year] - perYear[year];
    }
    std::vector<uint32_t> perCategory(size_t(snapshot.singleCategories().size()));
    for (size_t name = 0; name < perName.size(); ++name)
        if (const uint32_t n = others ? snapshot.papersPerName()[name] - perName[name] : perName[name])
            for (const uint32_t category : snapshot.singlesOf(name))
                perCategory[category] += n;
    facets.withCode = int(papers.countAnd(snapshot.withCode()));
    facets.withoutCode = int(papers.countAnd(snapshot.withoutCode()));
    facets.read = int(papers.countAnd(d->marks.read));
    facets.unread = int(found) - facets.read;
    facets.bookmarked = int(papers.countAnd(d->marks.bookmarked));
    facets.withoutYear = int(perYear[0]);
    for (size_t year = 1; year < years; ++year)
        if (perYear[year])
            facets.years.append({snapshot.firstYear() + int(year) - 1, int(perYear[year])});
    for (size_t category = 0; category < perCategory.size(); ++category)
        if (perCategory[category])
            facets.categories.append(
                {snapshot.singleCategories()[qsizetype(category)], int(perCategory[category])});
    std::sort(facets.categories.begin(), facets.categories.end(), [](const auto &a, const auto &b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
    return facets;
}

Result<QList<RankReason>> SearchIndex::rankReasons(const Query &query, PaperId paper)
{
    const ReadingScope reading(d->connection);
    const ReadScope scope(d->connection);
    LECTERN_TRY(scope.begun());
    LECTERN_TRY(const auto snapshot, Snapshot::of(d->connection));
    WordSets &words = d->words;
    words.use(snapshot);
    QList<RankReason> reasons;
    for (const SoughtWord &sought : rankedWords(query.root)) {
        LECTERN_TRY(const auto title, words.word(QueryNode::Field::Title, sought.word, sought.prefix));
        LECTERN_TRY(const auto repeated, words.repeated(sought.word, sought.prefix));
        reasons.append({QString::fromStdString(sought.word) + (sought.prefix ? u"*"_s : QString()),
                        title->test(uint32_t(paper)), repeated->test(uint32_t(paper))});
    }
    return reasons;
}

} // namespace lectern
