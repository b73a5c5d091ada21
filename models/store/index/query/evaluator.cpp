#include "evaluator.h"

#include "models/core/fold.h"
#include "models/core/query/querysince.h"
#include "models/core/query/querysyntax.h"
#include "models/core/query/wordpattern.h"
#include "models/core/wordforms.h"
#include "models/store/sqlite/try.h"
#include "visitstore.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lectern::index
{

using namespace Qt::StringLiterals;
using Kind = QueryNode::Kind;
using Field = QueryNode::Field;

namespace
{

constexpr size_t kMaxRankedWords = 8;
constexpr qsizetype kMaxNamesLike = 100; // names tried in place of one

std::vector<std::string> wordsOf(const QString &text)
{
    std::vector<std::string> words;
    for (const QString &word : foldedWords(text))
        words.push_back(word.toUtf8().toStdString());
    return words;
}

void collect(const QueryNode &node, bool wanted, std::vector<SearchedWord> *into)
{
    for (const QueryNode &child : node.children)
        collect(child, node.kind == Kind::Not ? !wanted : wanted, into);
    if (node.kind != Kind::Text || !wanted)
        return;
    if (WordPattern::of(node))
        return; // a pattern covers many words, so it gives no single word
    const std::vector<std::string> words = wordsOf(node.text);
    for (size_t i = 0; i < words.size(); ++i) {
        const SearchedWord searched{node.field, words[i], node.prefix && i + 1 == words.size(), node.phrase,
                                    node.phrase && words.size() == 1};
        if (std::find(into->begin(), into->end(), searched) == into->end())
            into->push_back(searched);
    }
}

} // namespace

std::vector<SearchedWord> searchedWords(const QueryNode &node)
{
    std::vector<SearchedWord> words;
    collect(node, true, &words);
    return words;
}

std::vector<SearchedWord> scoredWords(const QueryNode &node)
{
    std::vector<SearchedWord> words = searchedWords(node);
    // Stop words give no points unless all words are stop words.
    const auto isStopped = [](const SearchedWord &word) { return isStopWord(word.word) && !word.prefix; };
    if (!std::all_of(words.begin(), words.end(), isStopped))
        std::erase_if(words, isStopped);
    words.erase(words.begin() + ptrdiff_t(std::min(words.size(), kMaxRankedWords)), words.end());
    return words;
}

Evaluator::Evaluator(Connection &connection, WordSets &words, const MarkSets &marks, UserTexts &own,
                     const Cancelled &cancelled)
    : m_connection(connection), m_words(words), m_marks(marks), m_own(own), m_cancelled(cancelled)
{
}

Result<Bitmap> Evaluator::papers(const QueryNode &node, const Bitmap *within)
{
    const Snapshot &snapshot = m_words.snapshot();
    const QString value = node.values.value(0);
    switch (node.kind) {
    case Kind::All:
        return snapshot.live();
    case Kind::And:
    case Kind::Or:
        return group(node, within);
    case Kind::Not:
        return allBut(node, within);
    case Kind::Text:
        return text(node, within);
    case Kind::Expression:
        return expression(node, within);
    case Kind::Category:
        return categories(node.values);
    case Kind::Date:
        return dates(node);
    case Kind::Score:
        return scores(node);
    case Kind::Has:
        return has(value);
    case Kind::Is:
        return inState(value);
    case Kind::Source:
        return sources(node.values);
    case Kind::Venue:
        return venues(node.values);
    case Kind::Stated:
        return stated(node, within);
    case Kind::Ids:
        return ids(node.values);
    case Kind::Added:
        return added(node);
    case Kind::Citations:
        return citations(node);
    case Kind::Author:
        return author(value);
    case Kind::YearInferred:
        return inferredYears();
    case Kind::Rating:
        return ratings(node);
    case Kind::Tag:
        return papersOf(tagsNamed(node.values), "SELECT paper FROM paper_tag WHERE tag = ?");
    case Kind::List:
        return papersOf(listsNamed(node.values), "SELECT paper FROM list_paper WHERE list = ?");
    }
    return Bitmap(snapshot.size());
}

Result<Bitmap> Evaluator::allBut(const QueryNode &node, const Bitmap *within)
{
    Bitmap rest = m_words.snapshot().live();
    if (node.children.isEmpty())
        return rest;
    LECTERN_TRY(const auto without, papers(node.children.first(), within));
    rest.subtract(without);
    return rest;
}

Result<Bitmap> Evaluator::categories(const QStringList &values)
{
    std::vector<std::string> keys;
    for (const QString &category : values)
        for (std::string &key : keysOfCategoryQuery(category.toUtf8().toStdString()))
            keys.push_back(std::move(key));
    return m_words.keys(keys);
}

// Evaluates the values of is:.
Result<Bitmap> Evaluator::inState(const QString &value)
{
    const Snapshot &snapshot = m_words.snapshot();
    Bitmap set = snapshot.live();
    if (value == "bookmarked"_L1)
        set &= m_marks.bookmarked;
    else if (value == "read"_L1)
        set &= m_marks.read;
    else if (value == "unread"_L1)
        set.subtract(m_marks.read);
    else if (value == "new"_L1)
        return newPapers();
    else if (const std::optional<qint64> since = newSince(value))
        return papersAfter(*since);
    else if (value == "trash"_L1)
        set &= m_marks.trashed;
    else if (value == "edited"_L1)
        return papersIn("SELECT paper FROM own_value");
    else if (value == "cut"_L1)
        return papersIn("SELECT id FROM paper WHERE flags & 1");
    else
        return Bitmap(snapshot.size());
    return set;
}

template <typename Wanted>
Bitmap Evaluator::papersWhere(Wanted &&wanted) const
{
    Bitmap set(m_words.snapshot().size());
    m_words.snapshot().live().forEach([&](uint32_t paper) {
        if (wanted(paper))
            set.set(paper);
    });
    return set;
}

Bitmap Evaluator::inferredYears() const
{
    const auto &flags = m_words.snapshot().flags();
    return papersWhere([&](uint32_t paper) { return (flags[paper] & DateInferredFact) != 0; });
}

// Adds the papers in the statement's first column. bound: the value of its parameter, if any.
Result<> Evaluator::addPapers(const char *sql, std::optional<qint64> bound, Bitmap *into) const
{
    Statement find(m_connection, sql);
    if (bound)
        find.bind(1, *bound);
    LECTERN_TRY(find.forEach([&] {
        // User data may belong to a paper that is not live.
        if (const qint64 paper = find.number(0); m_words.snapshot().live().holds(paper))
            into->set(uint32_t(paper));
    }));
    return {};
}

Result<Bitmap> Evaluator::papersIn(const char *sql) const
{
    Bitmap set(m_words.snapshot().size());
    LECTERN_TRY(addPapers(sql, {}, &set));
    return set;
}

// Returns the numbers of the rows (number, name) that match.
Result<QList<qint64>>
Evaluator::numbersOf(const char *sql, const std::function<bool(qint64 id, const QString &name)> &wanted) const
{
    QList<qint64> numbers;
    Statement read(m_connection, sql);
    LECTERN_TRY(read.forEach([&] {
        if (wanted(read.number(0), read.text(1)))
            numbers.append(read.number(0));
    }));
    return numbers;
}

// Finds tags (case-insensitive) and their children ("a" includes "a/b").
Result<QList<qint64>> Evaluator::tagsNamed(const QStringList &wanted) const
{
    return numbersOf("SELECT id, name FROM tag", [&](qint64, const QString &name) {
        return std::any_of(wanted.cbegin(), wanted.cend(), [&](const QString &value) {
            return name.compare(value, Qt::CaseInsensitive) == 0
                || name.startsWith(value + u'/', Qt::CaseInsensitive);
        });
    });
}

Result<QList<qint64>> Evaluator::listsNamed(const QStringList &wanted) const
{
    return numbersOf("SELECT id, name FROM reading_list", [&](qint64 id, const QString &name) {
        return wanted.contains(u'#' + QString::number(id)) || wanted.contains(name, Qt::CaseInsensitive);
    });
}

Result<Bitmap> Evaluator::papersOf(const Result<QList<qint64>> &numbers, const char *sql) const
{
    LECTERN_TRY(numbers);
    Bitmap set(m_words.snapshot().size());
    for (const qint64 number : *numbers)
        LECTERN_TRY(addPapers(sql, number, &set));
    return set;
}

// Whether evaluating the expression requires reading texts.
static bool readsTexts(const QueryNode &node)
{
    return node.kind == Kind::Expression || node.kind == Kind::Stated
        || (node.kind == Kind::Text && syntax::isTogether(node) && wordsOf(node.text).size() > 1)
        || std::any_of(node.children.cbegin(), node.children.cend(), readsTexts);
}

Result<Bitmap> Evaluator::group(const QueryNode &node, const Bitmap *within)
{
    // Children that the index can answer come first, so that fewer texts are read.
    std::vector<const QueryNode *> children;
    for (const QueryNode &child : node.children)
        children.push_back(&child);
    if (node.kind == Kind::And)
        std::stable_partition(children.begin(), children.end(),
                              [](const QueryNode *child) { return !readsTexts(*child); });
    const bool isAnd = node.kind == Kind::And;
    std::optional<Bitmap> all;
    if (isAnd && within)
        all = *within;
    for (const QueryNode *child : children) {
        if (m_cancelled && m_cancelled())
            return Error::cancelled();
        LECTERN_TRY(auto set, papers(*child, isAnd && all ? &*all : within));
        if (!all)
            all = std::move(set);
        else if (isAnd)
            *all &= set;
        else
            *all |= set;
        if (isAnd && all->isEmpty())
            break;
    }
    return all ? *all : m_words.snapshot().live();
}

Result<WordSets::Set> Evaluator::spelled(Field field, const SearchedWord &word)
{
    return word.exact ? m_words.word(field, word.word, word.prefix)
                      : m_words.anySpelling(field, word.word, word.prefix);
}

Result<Bitmap> Evaluator::wordSet(const SearchedWord &word)
{
    if (const auto others = m_replaced.find(keyOf(word)); others != m_replaced.end())
        return m_words.anyWord(word.field, others->second);
    LECTERN_TRY(const auto found, spelled(word.field, word));
    if (word.field != Field::Any || m_own.isEmpty())
        return *found;
    LECTERN_TRY(auto own, m_own.inTags(word.word, word.prefix, word.exact));
    own |= m_own.inNotes(word.word, word.prefix, word.exact);
    own |= *found;
    return own;
}

// Joins the parts of a word typed with hyphens: "self-supervised" gives "selfsupervised". Empty if there are
// none.
static std::string joinedWord(const QueryNode &node, const std::vector<std::string> &words)
{
    if (!syntax::isHyphenated(node, qsizetype(words.size())))
        return {};
    return std::accumulate(words.begin(), words.end(), std::string());
}

// The word at this position of the node's text.
static SearchedWord wordAt(const QueryNode &node, const std::vector<std::string> &words, size_t i)
{
    return {node.field, words[i], node.prefix && i + 1 == words.size(), node.phrase};
}

bool Evaluator::isReplaced(const QueryNode &node, const std::vector<std::string> &words) const
{
    for (size_t i = 0; i < words.size(); ++i)
        if (m_replaced.contains(keyOf(wordAt(node, words, i))))
            return true;
    return false;
}

// Returns the papers of authors whose names match replacements of the node's words. All words must match one
// name: "Ada Lovelase" does not find papers that some Ada wrote with a Lovelace.
Result<Bitmap> Evaluator::papersOfSimilarNames(const QueryNode &node, const std::vector<std::string> &words)
{
    QStringList names{QString()};
    for (size_t i = 0; i < words.size(); ++i) {
        const auto others = m_replaced.find(keyOf(wordAt(node, words, i)));
        QStringList longer;
        for (const QString &name : std::as_const(names)) {
            if (others == m_replaced.end())
                longer.append(name + u' ' + QString::fromStdString(words[i]));
            else
                for (const std::string &other : others->second)
                    longer.append(name + u' ' + QString::fromStdString(other));
        }
        names = longer.first(std::min(longer.size(), kMaxNamesLike));
    }
    Bitmap set(m_words.snapshot().size());
    for (const QString &name : std::as_const(names)) {
        if (m_cancelled && m_cancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto theirs, person(name));
        if (theirs)
            set |= *theirs;
    }
    return set;
}

Result<Bitmap> Evaluator::text(const QueryNode &node, const Bitmap *within)
{
    const std::vector<std::string> words = wordsOf(node.text);
    if (words.empty())
        return m_words.snapshot().live();
    if (node.field == Field::Note || node.field == Field::Highlight)
        return ownTexts(node, words);
    if (const auto pattern = WordPattern::of(node))
        return m_words.matching(node.field, *pattern, m_cancelled);
    if (node.field == Field::Author && node.phrase && !node.prefix) {
        if (words.size() > 1 && isReplaced(node, words))
            return papersOfSimilarNames(node, words);
        LECTERN_TRY(auto theirs, person(node.text));
        if (theirs)
            return std::move(*theirs);
    }
    std::optional<Bitmap> all;
    for (size_t i = 0; i < words.size() && (!all || !all->isEmpty()); ++i) {
        LECTERN_TRY(auto set, wordSet(wordAt(node, words, i)));
        if (all)
            *all &= set;
        else
            all = std::move(set);
    }
    // Replaced words need not be in the same order; then any of them counts as the phrase.
    if (syntax::isTogether(node) && words.size() > 1 && !isReplaced(node, words) && !all->isEmpty())
        LECTERN_TRY(keepPhrases(node, words, within, &*all));
    if (within)
        *all &= *within;
    if (syntax::isTogether(node) && words.size() > 1 && node.field == Field::Any && !m_own.isEmpty()) {
        LECTERN_TRY(const auto inNotes, ownTexts(node, words));
        *all |= inNotes;
    }
    if (const std::string joined = joinedWord(node, words); !joined.empty()) {
        LECTERN_TRY(const auto set, m_words.anySpelling(node.field, joined, node.prefix));
        *all |= *set;
    }
    return *all;
}

Result<Bitmap> Evaluator::dates(const QueryNode &node) const
{
    const Snapshot &snapshot = m_words.snapshot();
    const int64_t from =
        node.from.isValid() ? node.from.toJulianDay() : std::numeric_limits<int32_t>::min() + 1;
    const int64_t to = node.to.isValid() ? node.to.toJulianDay() : std::numeric_limits<int32_t>::max();
    return papersWhere([&](uint32_t paper) {
        const int32_t day = snapshot.days()[paper];
        if (day == kNoDay || day > to)
            return false;
        // A paper with only a year is in each range that overlaps the year.
        return day >= from
            || (snapshot.flags()[paper] & YearOnlyFact
                && QDate::fromJulianDay(day).addYears(1).toJulianDay() > from);
    });
}

// Whether a number is in the range of the node; either end may be open.
static bool isInRange(const QueryNode &node, double number)
{
    return (!node.low || (node.lowExcluded ? number > *node.low : number >= *node.low))
        && (!node.high || (node.highExcluded ? number < *node.high : number <= *node.high));
}

Bitmap Evaluator::scores(const QueryNode &node) const
{
    const ScoreColumn &scores = m_words.snapshot().scores();
    return papersWhere(
        [&](uint32_t paper) { return !std::isnan(scores[paper]) && isInRange(node, scores[paper]); });
}

Bitmap Evaluator::citations(const QueryNode &node) const
{
    const CitationColumn &citations = m_words.snapshot().citations();
    return papersWhere([&](uint32_t paper) {
        return citations[paper] != kNoCitations && isInRange(node, citations[paper]);
    });
}

// An unrated paper has 0 stars and matches only ranges that include 0.
Bitmap Evaluator::ratings(const QueryNode &node) const
{
    Bitmap set(m_words.snapshot().size());
    Bitmap rest = m_words.snapshot().live();
    for (size_t i = 0; i < m_marks.stars.size(); ++i) {
        rest.subtract(m_marks.stars[i]);
        if (isInRange(node, double(i + 1)))
            set |= m_marks.stars[i];
    }
    if (node.low && isInRange(node, 0))
        set |= rest;
    return set;
}

Result<Bitmap> Evaluator::has(const QString &value) const
{
    const Snapshot &snapshot = m_words.snapshot();
    static const QHash<QString, const char *> tables{
        {u"note"_s, "SELECT paper FROM paper_note"},
        {u"pdf"_s, "SELECT paper FROM attachment"},
        {u"highlight"_s, "SELECT paper FROM highlight"},
        {u"conflict"_s, "SELECT id FROM paper WHERE conflicts <> 0"}};
    if (const char *sql = tables.value(value))
        return papersIn(sql);
    Bitmap set(snapshot.size());
    if (value == "rating"_L1)
        for (const Bitmap &rated : m_marks.stars)
            set |= rated;
    static const QHash<QString, uint8_t> flags{{u"code"_s, HasCodeFact},
                                               {u"abstract"_s, HasAbstractFact},
                                               {u"doi"_s, HasDoiFact},
                                               {u"arxiv"_s, HasArxivFact},
                                               {u"date"_s, DatedFact}};
    const uint8_t flag = flags.value(value);
    if (flag)
        return papersWhere([&](uint32_t paper) { return (snapshot.flags()[paper] & flag) != 0; });
    if (value == "score"_L1)
        return papersWhere([&](uint32_t paper) { return !std::isnan(snapshot.scores()[paper]); });
    if (value == "citations"_L1)
        return papersWhere([&](uint32_t paper) { return snapshot.citations()[paper] != kNoCitations; });
    return set;
}

Result<Bitmap> Evaluator::sources(const QStringList &values)
{
    std::vector<std::string> keys;
    Statement find(m_connection, "SELECT id FROM source WHERE instr(lower(name), lower(?))");
    for (const QString &value : values) {
        if (value.startsWith(u'#')) {
            keys.push_back(makeKey(Source, value.mid(1).toStdString()));
            continue;
        }
        find.bind(1, value);
        LECTERN_TRY(find.forEach([&] { keys.push_back(makeKey(Source, std::to_string(find.number(0)))); }));
    }
    return m_words.keys(keys);
}

// Returns the papers imported after the last visit (VisitStore); none before the first visit.
Result<Bitmap> Evaluator::newPapers()
{
    LECTERN_TRY(const auto visit, VisitStore(m_connection).last());
    return visit ? papersAfter(qint64(visit->newest)) : Bitmap(m_words.snapshot().size());
}

Bitmap Evaluator::papersAfter(qint64 newest)
{
    return papersWhere([newest](uint32_t paper) { return paper > newest; });
}

Result<Bitmap> Evaluator::author(const QString &value)
{
    Bitmap set(m_words.snapshot().size());
    LECTERN_TRY(
        addPapers("SELECT paper FROM author_paper WHERE author = ?", value.mid(1).toLongLong(), &set));
    return set;
}

Result<std::vector<Evaluator::Points>> Evaluator::pointsOf(const QueryNode &node)
{
    std::vector<Points> points;
    const auto give = [&](Result<WordSets::Set> papers, size_t power) -> Result<> {
        LECTERN_TRY(papers);
        points.push_back({std::move(*papers), power});
        return {};
    };
    // A word may have fifty replacements. Their papers are merged into one set, so that fifty sets are not in
    // memory together.
    const auto asOne = [](Result<Bitmap> papers) -> Result<WordSets::Set> {
        LECTERN_TRY(papers);
        return WordSets::Set(std::make_shared<Bitmap>(std::move(*papers)));
    };
    for (const SearchedWord &word : scoredWords(node)) {
        const auto found = m_replaced.find(keyOf(word));
        const auto *others = found == m_replaced.end() ? nullptr : &found->second;
        LECTERN_TRY(
            give(others ? asOne(m_words.anyWord(Field::Title, *others)) : spelled(Field::Title, word), 1));
        if (word.field == Field::Any)
            LECTERN_TRY(give(others ? asOne(m_words.anyWord(Field::Author, *others))
                                    : m_words.word(Field::Author, word.word, word.prefix),
                             0));
        LECTERN_TRY(
            give(others ? asOne(m_words.anyRepeated(*others)) : m_words.repeated(word.word, word.prefix), 0));
    }
    return points;
}

namespace
{

// Sums the points of 64 papers at once: one bit plane per binary digit.
class PointPlanes
{
public:
    void add(uint64_t papers, size_t power)
    {
        for (size_t plane = power; papers; ++plane) {
            if (plane >= m_planes.size())
                m_planes.resize(plane + 1);
            const uint64_t overflow = m_planes[plane] & papers;
            m_planes[plane] ^= papers;
            papers = overflow;
        }
    }
    // Calls take(sum, papers) for each sum that occurs.
    template <typename Take>
    void split(uint64_t papers, Take &&take) const
    {
        split(papers, m_planes.size(), 0, take);
    }
    void clear() { std::fill(m_planes.begin(), m_planes.end(), 0); }

private:
    template <typename Take>
    void split(uint64_t papers, size_t planes, size_t sum, Take &take) const
    {
        if (!papers)
            return;
        if (!planes)
            return take(sum, papers);
        const uint64_t plane = m_planes[planes - 1];
        split(papers & plane, planes - 1, sum << 1 | 1, take);
        split(papers & ~plane, planes - 1, sum << 1, take);
    }

    std::vector<uint64_t> m_planes;
};

} // namespace

// A single pass over all sets: each is read once, and only the tiers are created.
Result<std::vector<Bitmap>> Evaluator::tiers(const QueryNode &node, const Bitmap &all)
{
    LECTERN_TRY(const auto points, pointsOf(node));
    std::vector<Bitmap> bySum;
    PointPlanes planes;
    for (size_t i = 0; i < all.wordCount(); ++i) {
        const uint64_t papers = all.words()[i];
        if (!papers)
            continue;
        planes.clear();
        for (const Points &some : points)
            planes.add(some.papers->words()[i] & papers, some.power);
        planes.split(papers, [&](size_t sum, uint64_t its) {
            if (sum >= bySum.size())
                bySum.resize(sum + 1);
            if (!bySum[sum].size())
                bySum[sum] = Bitmap(all.size());
            bySum[sum].words()[i] = its;
        });
    }
    std::vector<Bitmap> tiers;
    for (auto it = bySum.rbegin(); it != bySum.rend(); ++it)
        if (it->size())
            tiers.push_back(std::move(*it));
    if (tiers.empty())
        tiers.push_back(all);
    return tiers;
}

} // namespace lectern::index
