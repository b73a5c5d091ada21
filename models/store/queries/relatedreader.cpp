#include "relatedreader.h"

#include "models/core/fold.h"
#include "models/i18n/messages.h"
#include "models/store/index/storage/snapshot.h"
#include "models/store/index/storage/terms.h"
#include "models/store/papers/authordecisions.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/sighting.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace lectern
{

using namespace Qt::StringLiterals;
using namespace index;

namespace
{

// Maximum number of postings read for one paper, rarest words first. More frequent words hardly change the
// order.
constexpr size_t kMaxPostings = 600'000;
// Number of candidates scored by their texts for each requested paper. More than the requested number are
// scored, because sums over the index ignore the length of abstracts and the time between papers.
constexpr int kCandidatesEach = 3;

// Word lookups for one paper, cached.
class KnownWords
{
public:
    // m_mostShared: maximum number of papers that share a distinctive word, as in distinctiveWords().
    KnownWords(const Snapshot &snapshot, WordPostings &postings)
        : m_snapshot(snapshot), m_postings(postings),
          m_mostShared(std::max<qint64>(10, snapshot.count() / 50))
    {
    }

    // The papers of one word.
    struct Papers {
        std::vector<uint32_t> inTitle, inAbstract; // ascending; empty for common words
        qint64 count = 0; // number of papers with the word in title or abstract; for a common word, a number
                          // typical of common words
        qint64 titles = 0;
    };
    // Returns the papers of a word. After a failure they are undefined, and failed() returns the error.
    const Papers &with(const QString &folded)
    {
        const std::string word = folded.toStdString();
        const auto [place, isNew] = m_known.try_emplace(word);
        if (isNew && !m_failed)
            if (const auto done = look(word, &place->second); !done)
                m_failed = done.error();
        return place->second;
    }
    const std::optional<Error> &failed() const { return m_failed; }

private:
    Result<> look(const std::string &word, Papers *papers)
    {
        // Deleted papers are counted too. A word that is common only because of them is also ignored.
        const qint64 most = 2 * m_mostShared;
        LECTERN_TRY(const auto titles, m_postings.read(m_snapshot, TitleWord, word, most, &papers->inTitle));
        LECTERN_TRY(const auto abstracts,
                    m_postings.read(m_snapshot, AbstractWord, word, most, &papers->inAbstract));
        papers->count = std::max(titles, abstracts);
        papers->titles = titles;
        if (papers->count <= most) {
            std::vector<uint32_t> either;
            std::set_union(papers->inTitle.begin(), papers->inTitle.end(), papers->inAbstract.begin(),
                           papers->inAbstract.end(), std::back_inserter(either));
            papers->count = qint64(either.size());
        }
        return {};
    }

    const Snapshot &m_snapshot;
    WordPostings &m_postings;
    const qint64 m_mostShared;
    std::unordered_map<std::string, Papers> m_known;
    std::optional<Error> m_failed;
};

// For each paper, the sum of what it shares with the given one.
class Shared
{
public:
    explicit Shared(uint32_t size) : m_sums(size) { }
    void give(uint32_t paper, double weight)
    {
        if (m_sums[paper] == 0)
            m_touched.push_back(paper);
        m_sums[paper] += float(weight);
    }
    bool knows(uint32_t paper) const { return paper < m_sums.size(); }
    // Returns the papers with the greatest sums, at most `most`, greatest first, without the paper `without`.
    std::vector<uint32_t> best(size_t most, uint32_t without)
    {
        std::erase(m_touched, without);
        const size_t count = std::min(m_touched.size(), most);
        std::partial_sort(m_touched.begin(), m_touched.begin() + ptrdiff_t(count), m_touched.end(),
                          [this](uint32_t a, uint32_t b) {
                              return m_sums[a] != m_sums[b] ? m_sums[a] > m_sums[b] : a > b;
                          });
        m_touched.resize(count);
        return std::move(m_touched);
    }

private:
    std::vector<float> m_sums;
    std::vector<uint32_t> m_touched;
};

void addWordWeights(const QStringList &words, qint64 papersInAll, KnownWords &known,
                    const Cancelled &cancelled, Shared *shared)
{
    size_t taken = 0;
    for (const QString &word : words) {
        const KnownWords::Papers &papers = known.with(word);
        taken += papers.inTitle.size() + papers.inAbstract.size();
        if (taken > kMaxPostings || (cancelled && cancelled()))
            return;
        const double weight = wordWeight(papers.count, papersInAll);
        for (const uint32_t paper : papers.inTitle)
            shared->give(paper, weight * kTitleFactor);
        for (const uint32_t paper : papers.inAbstract)
            if (!std::binary_search(papers.inTitle.begin(), papers.inTitle.end(), paper))
                shared->give(paper, weight);
    }
}

} // namespace

RelatedReader::RelatedReader(Connection &c)
    : m_connection(c), m_text(c,
                              "SELECT title, authors, category, date, year, body FROM paper"
                              " LEFT JOIN abstract ON abstract.paper = paper.id WHERE paper.id = ?"),
      m_authors(c, "SELECT author FROM paper_author WHERE paper = ?"),
      m_papersOf(c, "SELECT paper FROM author_paper WHERE author = ?"),
      m_listed(c, "SELECT 1 FROM listed WHERE id = ?"), m_postings(c)
{
}

Result<RelatedText> RelatedReader::textOf(PaperId id)
{
    RelatedText paper;
    LECTERN_TRY(const auto row, m_text.bind(1, qint64(id)).next());
    if (!row)
        return paper;
    paper.id = id;
    paper.title = m_text.text(0);
    paper.authors = splitNames(m_text.text(1));
    paper.category = m_text.text(2);
    paper.date = m_text.day(3);
    paper.year = m_text.optionalInt(4);
    paper.abstract = m_text.text(5);
    m_text.reset();
    return paper;
}

Result<QList<AuthorId>> RelatedReader::authorsOf(PaperId id)
{
    QList<AuthorId> authors;
    m_authors.bind(1, qint64(id));
    LECTERN_TRY(m_authors.forEach([&] { authors.append(AuthorId(m_authors.number(0))); }));
    return authors;
}

Result<> RelatedReader::nameAuthors(RelatedText *paper) const
{
    AuthorDecisions decisions(m_connection);
    for (const QString &name : std::as_const(paper->authors)) {
        LECTERN_TRY(const auto author, decisions.authorOf(qint64(paper->id), foldName(name)));
        paper->authorIds.append(AuthorId(author));
    }
    return {};
}

Result<QList<RelatedPaper>> RelatedReader::of(PaperId id, int limit, const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    Transaction state(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(state.begun());
    LECTERN_TRY(const auto shared, Snapshot::of(m_connection));
    const Snapshot &snapshot = *shared;
    LECTERN_TRY(auto text, textOf(id));
    if (text.id == PaperId::None)
        return Error{Messages::tr("This paper is no longer in the library.")};
    LECTERN_TRY(nameAuthors(&text));

    std::unordered_map<uint32_t, QList<qint64>> together; // number of papers of each shared author
    for (const AuthorId author : std::as_const(text.authorIds)) {
        std::vector<uint32_t> papers;
        m_papersOf.bind(1, qint64(author));
        LECTERN_TRY(m_papersOf.forEach([&] {
            if (const qint64 paper = m_papersOf.number(0); snapshot.live().holds(paper))
                papers.push_back(uint32_t(paper));
        }));
        text.authorPapers.append(std::max<qint64>(1, qint64(papers.size())));
        for (const uint32_t paper : papers)
            together[paper].append(text.authorPapers.last());
    }

    KnownWords known(snapshot, m_postings);
    const WordRarity rarity{[&](const QString &folded) { return known.with(folded).count; },
                            qint64(snapshot.count()),
                            [&](const QString &folded) { return known.with(folded).titles; }};
    const RelatedJudge judge(text, rarity);
    const QStringList words = distinctiveWords(text, rarity, 200);
    if (known.failed())
        return *known.failed();

    // The sums ignore the length of abstracts, so texts are scored afterwards.
    Shared sums(snapshot.size());
    addWordWeights(words, rarity.papers, known, cancelled, &sums);
    for (const auto &[paper, written] : together)
        sums.give(paper, sharedAuthorsWeight(written, rarity.papers));

    LECTERN_TRY(auto related,
                judged(judge, sums.best(size_t(qMax(limit, 1) * kCandidatesEach), uint32_t(id)), cancelled));
    std::stable_sort(related.begin(), related.end(),
                     [](const RelatedPaper &a, const RelatedPaper &b) { return a.strength > b.strength; });
    related.resize(std::min<qsizetype>(related.size(), limit));
    return related;
}

Result<QList<RelatedPaper>> RelatedReader::judged(const RelatedJudge &judge,
                                                  const std::vector<uint32_t> &candidates,
                                                  const Cancelled &cancelled)
{
    QList<RelatedPaper> related;
    for (const uint32_t candidate : candidates) {
        if (cancelled && cancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto listed, m_listed.bind(1, qint64(candidate)).next());
        if (!listed)
            continue; // the paper is in the trash
        m_listed.reset();
        LECTERN_TRY(auto other, textOf(PaperId(candidate)));
        LECTERN_TRY(auto authors, authorsOf(other.id));
        other.authorIds = authors;
        if (auto neighbour = judge.judge(other))
            related.append(std::move(*neighbour));
    }
    return related;
}

} // namespace lectern
