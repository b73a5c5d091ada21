#include "searchindex.h"

#include "answer.h"
#include "closesttitles.h"
#include "evaluator.h"
#include "facetcounts.h"
#include "models/core/wordforms.h"
#include "models/store/index/build/indexwriter.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "termevaluators.h"

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
    Result<std::vector<Bitmap>> tiers(const Query &query, const Snapshot &snapshot,
                                      const EvaluationContext &context, const Bitmap &papers);
    Result<std::vector<uint32_t>> closest(const QueryNode &root, const std::vector<Bitmap> &tiers,
                                          const Bitmap &papers, const Order &order,
                                          const QList<WordSubstitution> &replaced,
                                          const Cancelled &cancelled);
    Result<OrderPtr> listOrder(const QueryNode &root, const Snapshot &snapshot,
                               const EvaluationContext &context);
    Result<OrderPtr> openedOrder(const Snapshot &snapshot);
    Result<RankReason> rankReason(const SearchedWord &searched, PaperId paper);
    Result<std::shared_ptr<const Answer>> markedNow(const ResultSetPtr &result);
    Result<ResultSetPtr> attempt(const Query &query, const Cancelled &cancelled);

    Connection &connection;
    IndexWriter writer;
    std::unique_ptr<BackgroundInverter> inverted; // the inverter of the current write transaction
    WordSets words{connection};
    MarkSets marks;
    UserTexts own{connection};
    VenueColumn venues;
    qint64 marksOf = -1; // state of the file when the marks were read
    int64_t marksGeneration = 0;
};

namespace
{

// Returns whether the expression contains a trash term.
bool hasTrashTerm(const QueryNode &node)
{
    return (node.kind == QueryNode::Kind::Is && node.values.contains("trash"_L1))
        || std::any_of(node.children.cbegin(), node.children.cend(), hasTrashTerm);
}

// A read transaction around steps that must see one state of the file. Does nothing inside an open
// transaction.
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

// Leaves out numbers that the index cannot represent; check() reports these papers.
std::vector<uint32_t> numbers(const QList<PaperId> &ids)
{
    std::vector<uint32_t> papers;
    papers.reserve(size_t(ids.size()));
    for (const PaperId id : ids)
        if (isPaperNumber(qint64(id)))
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
    // If the last transaction was rolled back, its pending papers are discarded.
    d->inverted.reset();
}

Result<> SearchIndex::written(const std::shared_ptr<const PreparedBlock> &block, std::vector<quint32> papers,
                              SourceId source)
{
    if (!d->inverted)
        d->inverted = std::make_unique<BackgroundInverter>(d->connection.file());
    return d->inverted->add(block, std::move(papers), int64_t(source));
}

void SearchIndex::withdrawn(PaperId paper)
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
    return d->writer.update(numbers(changed), numbers(removed), inverted.get());
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
        if (!marks.read.canHold(paper))
            return; // paper is not live
        if (statement.number(1))
            marks.bookmarked.set(uint32_t(paper));
        if (statement.number(2))
            marks.read.set(uint32_t(paper));
    }));
    for (Bitmap &rated : marks.stars)
        rated = Bitmap(snapshot.size());
    Statement ratings(connection, "SELECT paper, stars FROM rating WHERE stars BETWEEN 1 AND 5");
    LECTERN_TRY(ratings.forEach([&] {
        if (const qint64 paper = ratings.number(0); snapshot.live().holds(paper))
            marks.stars[size_t(ratings.number(1)) - 1].set(uint32_t(paper));
    }));
    marks.bookmarked &= snapshot.live();
    marks.read &= snapshot.live();
    marks.trashed = Bitmap(snapshot.size());
    Statement trash(connection, "SELECT paper FROM bin");
    LECTERN_TRY(trash.forEach([&] {
        if (const qint64 paper = trash.number(0); marks.trashed.canHold(paper))
            marks.trashed.set(uint32_t(paper));
    }));
    marks.trashed &= snapshot.live();
    LECTERN_TRY(own.load(snapshot.live()));
    marksOf = state;
    marksGeneration = snapshot.generation();
    return {};
}

Result<std::vector<Bitmap>> SearchIndex::Private::tiers(const Query &query, const Snapshot &snapshot,
                                                        const EvaluationContext &context,
                                                        const Bitmap &papers)
{
    std::vector<Bitmap> sets;
    const auto splitBy = [&](const Bitmap &first) {
        sets.assign(2, papers);
        sets[0] &= first;
        sets[1].subtract(first);
    };
    switch (query.sort.key) {
    case SortOrder::Key::Relevance: {
        LECTERN_TRY(auto ranked, relevanceTiers(context, query.root, papers));
        sets = std::move(ranked);
        break;
    }
    case SortOrder::Key::Code:
        splitBy(snapshot.withCode());
        break;
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

namespace
{

// The papers at the front of an order: live ones, each once, at its first position.
class FirstPapers
{
public:
    explicit FirstPapers(const Snapshot &snapshot) : m_live(snapshot.live()), m_seen(snapshot.size()) { }
    // Adds the papers in the first column.
    Result<> take(Statement &read)
    {
        return read.forEach([&] {
            const qint64 paper = read.number(0);
            if (!m_live.holds(paper) || m_seen.test(uint32_t(paper)))
                return;
            m_seen.set(uint32_t(paper));
            m_papers.push_back(uint32_t(paper));
        });
    }
    const std::vector<uint32_t> &papers() const { return m_papers; }

private:
    const Bitmap &m_live;
    Bitmap m_seen;
    std::vector<uint32_t> m_papers;
};

} // namespace

// Returns the papers of the first list in the expression, in the user's order, followed by all others. Newest
// first if the expression names no list.
Result<OrderPtr> SearchIndex::Private::listOrder(const QueryNode &root, const Snapshot &snapshot,
                                                 const EvaluationContext &context)
{
    const QList<QueryNode> parts = root.kind == QueryNode::Kind::And ? root.children : QList<QueryNode>{root};
    const QueryNode *list = nullptr;
    for (const QueryNode &node : parts)
        if (!list && node.kind == QueryNode::Kind::List)
            list = &node;
    if (!list)
        return snapshot.order(SortOrder::Key::Newest, connection);
    LECTERN_TRY(const auto lists, listsNamed(context, list->values));
    FirstPapers first(snapshot);
    Statement read(connection, "SELECT paper FROM list_paper WHERE list = ? ORDER BY position, paper");
    for (const qint64 id : lists) {
        LECTERN_TRY(first.take(read.bind(1, id)));
    }
    return snapshot.orderBeginningWith(first.papers(), false, connection);
}

// Returns the papers by the time their files were last read, followed by all others, newest first.
Result<OrderPtr> SearchIndex::Private::openedOrder(const Snapshot &snapshot)
{
    FirstPapers first(snapshot);
    Statement read(connection,
                   "SELECT a.paper FROM file_visit v JOIN attachment a ON a.hash = v.hash"
                   " ORDER BY v.opened DESC, a.paper");
    LECTERN_TRY(first.take(read));
    return snapshot.orderBeginningWith(first.papers(), true, connection);
}

// Returns papers of the first tiers by how closely their titles match the words, preceded by papers whose
// title equals the words. Returns none if the query has too few title words.
Result<std::vector<uint32_t>> SearchIndex::Private::closest(const QueryNode &root,
                                                            const std::vector<Bitmap> &tiers,
                                                            const Bitmap &papers, const Order &order,
                                                            const QList<WordSubstitution> &replaced,
                                                            const Cancelled &cancelled)
{
    std::vector<SearchedWord> inTitles = searchedWords(root);
    std::erase_if(inTitles, [](const SearchedWord &word) {
        return word.field != QueryNode::Field::Any && word.field != QueryNode::Field::Title;
    });
    ClosestTitles titles(connection, std::move(inTitles), replaced);
    if (!titles.isUseful())
        return std::vector<uint32_t>();
    LECTERN_TRY(auto first, titles.withThisTitle(papers));
    const size_t known = first.size();
    for (size_t t = 0; t < tiers.size() && first.size() < ClosestTitles::kMaxRead; ++t)
        for (const uint32_t paper : order.first(tiers[t], ClosestTitles::kMaxRead - first.size(), false))
            if (const auto end = first.begin() + ptrdiff_t(known);
                std::find(first.begin(), end, paper) == end)
                first.push_back(paper);
    return titles.closestFirst(first, cancelled);
}

Result<ResultSetPtr> SearchIndex::Private::answer(const Query &query, const SnapshotPtr &snapshot,
                                                  const Cancelled &cancelled)
{
    using Key = SortOrder::Key;
    LECTERN_TRY(loadMarks(*snapshot));
    words.use(snapshot);
    EvaluationContext context{connection, words, marks, own, cancelled};
    Answer::Parts parts;
    parts.snapshot = snapshot;
    // The index includes papers in the trash; a query finds them only with a trash term.
    const bool withTrash = hasTrashTerm(query.root);
    LECTERN_TRY(auto papers, evaluate(context, query.root));
    if (!withTrash)
        papers.subtract(marks.trashed);
    parts.skipsAbstracts = context.skipsAbstracts;
    if (papers.isEmpty()) {
        Fallback fallback;
        LECTERN_TRY(auto instead,
                    fallbackPapers(context, query.root, withTrash ? Bitmap(papers.size()) : marks.trashed,
                                   &fallback));
        papers = std::move(instead);
        parts.substitutions = fallback.substitutions;
        parts.lacksOneWord = fallback.lacksOneWord;
    }
    LECTERN_TRY(auto sets, tiers(query, *snapshot, context, papers));
    const Key key = query.sort.key;
    const bool inTiers = key == Key::Relevance || key == Key::Code || key == Key::Bookmarked
        || key == Key::Unread || key == Key::Rating;
    LECTERN_TRY(const auto order,
                key == Key::ListOrder ? listOrder(query.root, *snapshot, context)
                    : key == Key::Opened
                    ? openedOrder(*snapshot)
                    : snapshot->order(inTiers || key == Key::Oldest ? Key::Newest : key, connection));
    parts.order = order;
    parts.tiers = std::move(sets);
    if (key == Key::Relevance && !query.sort.reversed) {
        LECTERN_TRY(auto front,
                    closest(query.root, parts.tiers, papers, *order, parts.substitutions, cancelled));
        parts.front = std::move(front);
    }
    // The relevance order reverses the tiers, each still newest first. All other orders reverse the papers.
    if (inTiers && query.sort.reversed)
        std::reverse(parts.tiers.begin(), parts.tiers.end());
    parts.reversed = !inTiers && query.sort.reversed != (key == Key::Oldest);
    parts.papers = std::move(papers);
    if (cancelled && cancelled())
        return Error::cancelled();
    return ResultSetPtr(std::make_shared<Answer>(std::move(parts)));
}

// Runs the query once, in one state of the file.
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
    EvaluationContext context{d->connection, d->words, d->marks, d->own, cancelled};
    LECTERN_TRY(auto papers, evaluate(context, root));
    if (!hasTrashTerm(root))
        papers.subtract(d->marks.trashed);
    if (cancelled && cancelled())
        return Error::cancelled();
    return SearchCount{papers.count(), papers.countFrom(countedPapers(qint64(seen)) + 1)};
}

Result<> SearchIndex::ensure()
{
    LECTERN_TRY(const auto generation, indexGeneration(d->connection));
    return generation || d->connection.readOnly() ? Result<>() : rebuild({});
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

// Returns the Answer object of a result after reading the current marks.
Result<std::shared_ptr<const Answer>> SearchIndex::Private::markedNow(const ResultSetPtr &result)
{
    LECTERN_TRY(auto answer, Answer::of(result));
    const ReadScope scope(connection);
    LECTERN_TRY(scope.begun());
    LECTERN_TRY(const auto now, Snapshot::of(connection));
    LECTERN_TRY(loadMarks(*now));
    return answer;
}

Result<int> SearchIndex::unreadCount(const ResultSetPtr &result)
{
    const ReadingScope reading(d->connection);
    LECTERN_TRY(const auto answer, d->markedNow(result));
    return int(answer->papers().count() - answer->papers().countAnd(d->marks.read));
}

Result<PaperId> SearchIndex::nextUnread(const ResultSetPtr &result, qsizetype row, const Cancelled &cancelled)
{
    constexpr qsizetype kRowsBetweenChecks = 4096;
    const ReadingScope reading(d->connection);
    LECTERN_TRY(const auto answer, d->markedNow(result));
    const qsizetype count = answer->count();
    const qsizetype last = row < 0 ? count : count - 1;
    for (qsizetype step = 1; step <= last; ++step) {
        if (step % kRowsBetweenChecks == 0 && cancelled && cancelled())
            return Error::cancelled();
        if (const PaperId id = answer->idAt((row + step) % count); !d->marks.read.test(uint32_t(id)))
            return id;
    }
    return PaperId::None;
}

Result<Facets> SearchIndex::facets(const ResultSetPtr &result)
{
    const ReadingScope reading(d->connection);
    LECTERN_TRY(const auto answer, d->markedNow(result));
    return facetsOf(*answer, d->marks);
}

Result<QList<CategoryRow>> SearchIndex::categories()
{
    const ReadingScope reading(d->connection);
    const ReadScope scope(d->connection);
    LECTERN_TRY(scope.begun());
    LECTERN_TRY(const auto snapshot, Snapshot::of(d->connection));
    LECTERN_TRY(d->loadMarks(*snapshot));
    return categoriesWithout(*snapshot, d->marks.trashed);
}

Result<FacetValues> SearchIndex::facetValues(const ResultSetPtr &result, FacetKind kind,
                                             const Cancelled &cancelled)
{
    const ReadingScope reading(d->connection);
    const StoppableScope stoppable(d->connection, cancelled);
    const ReadScope scope(d->connection);
    LECTERN_TRY(scope.begun());
    LECTERN_TRY(const auto answer, d->markedNow(result));
    LECTERN_TRY(const auto snapshot, Snapshot::of(d->connection));
    d->words.use(snapshot);
    return FacetCounter(d->connection, d->words, d->venues, cancelled).count(*answer, d->marks, kind);
}

Result<QList<WordSubstitution>> SearchIndex::widenings(const Query &query)
{
    const ReadingScope reading(d->connection);
    const ReadScope scope(d->connection);
    LECTERN_TRY(scope.begun());
    LECTERN_TRY(const auto snapshot, Snapshot::of(d->connection));
    d->words.use(snapshot);
    QList<WordSubstitution> widened;
    for (const SearchedWord &searched : searchedWords(query.root)) {
        using Field = QueryNode::Field;
        if (searched.exact || searched.field == Field::Author || searched.field == Field::Name
            || searched.field == Field::Note || searched.field == Field::Highlight)
            continue;
        WordSubstitution word{QString::fromStdString(searched.word), {}};
        for (const std::string &form : otherForms(searched.word)) {
            if (searched.prefix && form.starts_with(searched.word))
                continue; // the typed spelling itself
            LECTERN_TRY(const auto papers, d->words.word(searched.field, form, false));
            if (!papers->isEmpty())
                word.used.append(QString::fromStdString(form));
        }
        if (!word.used.isEmpty() && !widened.contains(word))
            widened.append(word);
    }
    return widened;
}

// Returns what a word adds to a paper's rank (relevanceTiers).
Result<RankReason> SearchIndex::Private::rankReason(const SearchedWord &searched, PaperId paper)
{
    using Field = QueryNode::Field;
    const auto holds = [&](const Bitmap &papers) { return papers.holds(qint64(paper)); };
    LECTERN_TRY(const auto title, words.word(Field::Title, searched.word, searched.prefix));
    LECTERN_TRY(const auto names, words.word(Field::Author, searched.word, searched.prefix));
    LECTERN_TRY(const auto repeated, words.repeated(searched.word, searched.prefix));
    RankReason reason{QString::fromStdString(searched.word) + (searched.prefix ? u"*"_s : QString()),
                      holds(*title), holds(*repeated)};
    if (searched.field != Field::Any)
        return reason;
    LECTERN_TRY(const auto venue, words.venueName(searched.word, searched.prefix));
    LECTERN_TRY(const auto inTags, own.inTags(searched.word, searched.prefix, searched.exact));
    reason.inNames = holds(*names);
    reason.inVenue = holds(*venue);
    reason.inTag = holds(inTags);
    reason.inNote = holds(own.inNotes(searched.word, searched.prefix, searched.exact));
    return reason;
}

Result<QList<RankReason>> SearchIndex::rankReasons(const Query &query, PaperId paper,
                                                   const QList<WordSubstitution> &substitutions)
{
    const ReadingScope reading(d->connection);
    const ReadScope scope(d->connection);
    LECTERN_TRY(scope.begun());
    LECTERN_TRY(const auto snapshot, Snapshot::of(d->connection));
    LECTERN_TRY(d->loadMarks(*snapshot));
    d->words.use(snapshot);
    QList<RankReason> reasons;
    for (const SearchedWord &searched : scoredWords(query.root)) {
        QStringList used;
        for (const WordSubstitution &substitution : substitutions)
            if (substitution.typed.toStdString() == searched.word)
                used = substitution.used;
        if (used.isEmpty()) {
            LECTERN_TRY(const auto reason, d->rankReason(searched, paper));
            reasons.append(reason);
        }
        for (const QString &word : std::as_const(used)) {
            const SearchedWord other{searched.field, word.toStdString(), false, true};
            LECTERN_TRY(const auto papers, d->words.word(other.field, other.word, false));
            if (!papers->holds(qint64(paper)))
                continue;
            LECTERN_TRY(const auto reason, d->rankReason(other, paper));
            reasons.append(reason);
        }
    }
    return reasons;
}

} // namespace lectern
