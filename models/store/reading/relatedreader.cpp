#include "relatedreader.h"

#include "models/core/fold.h"
#include "models/store/authors/authordecisions.h"
#include "models/store/index/stored/postings.h"
#include "models/store/index/stored/snapshot.h"
#include "models/store/rows/sighting.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <algorithm>
#include <unordered_map>

namespace lectern
{

using namespace Qt::StringLiterals;
using namespace index;

namespace
{

// Postings read for one paper, rarest words first; the commoner ones behind it hardly move the order.
constexpr size_t kMostPostings = 600'000;
// So many candidates for each paper asked for are judged by their texts: sums over the index know neither the
// length of an abstract nor the time between two papers.
constexpr int kCandidatesEach = 3;

// The papers of one word.
struct WordPapers {
    std::vector<uint32_t> inTitle, inAbstract; // ascending
    qint64 papers = 0; // in either; more than commonly shared words have: at least so many
};

} // namespace

RelatedReader::RelatedReader(Connection &c)
    : m_connection(c), m_text(c,
                              "SELECT title, authors, category, date, year, body FROM paper"
                              " LEFT JOIN abstract ON abstract.paper = paper.id WHERE paper.id = ?"),
      m_authors(c, "SELECT author FROM paper_author WHERE paper = ?"),
      m_papersOf(c, "SELECT paper FROM author_paper WHERE author = ?"),
      m_posting(c, "SELECT papers, list FROM index_posting WHERE segment = ? AND key = ?"),
      m_listed(c, "SELECT 1 FROM listed WHERE id = ?"), m_lists(c)
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
        return Error{u"This paper is no longer in the library."_s};
    LECTERN_TRY(nameAuthors(&text));

    // The words: how many papers have each, and for the rare ones, which.
    std::unordered_map<std::string, WordPapers> known;
    std::optional<Error> failed;
    const qint64 mostShared = std::max<qint64>(10, snapshot.count() / 50); // as tellingWords() has it
    const auto read = [&](Tag tag, const std::string &word, std::vector<uint32_t> *papers) -> Result<qint64> {
        const std::string key = makeKey(tag, word);
        qint64 count = 0;
        for (const Snapshot::Segment &segment : snapshot.segments()) {
            LECTERN_TRY(const auto row, m_posting.bind(1, qint64(segment.info.id)).bindBytes(2, key).next());
            if (!row)
                continue;
            count += m_posting.number(0);
            // Dead papers are counted here; a word that is common with them is left alone all the same.
            const bool rare = m_posting.number(0) <= 2 * mostShared;
            const size_t before = papers->size();
            const auto list = rare ? m_lists.whole(m_posting.bytes(1)) : Result<HeldList>(HeldList());
            const bool sound =
                !rare || (list && decodePostings(list->bytes(), segment.info.base, snapshot.size(), papers));
            m_posting.reset();
            LECTERN_TRY(list);
            if (!sound)
                return damage();
            if (segment.hasDead)
                papers->erase(std::remove_if(papers->begin() + ptrdiff_t(before), papers->end(),
                                             [&](uint32_t paper) { return !segment.live.test(paper); }),
                              papers->end());
            if (before > 0 && papers->size() > before && (*papers)[before - 1] > (*papers)[before])
                std::sort(papers->begin(), papers->end());
        }
        return count;
    };
    const auto papersWith = [&](const QString &folded) -> qint64 {
        const std::string word = folded.toStdString();
        const auto [place, isNew] = known.try_emplace(word);
        WordPapers &papers = place->second;
        if (!isNew || failed)
            return papers.papers;
        const auto titles = read(TitleWord, word, &papers.inTitle);
        const auto abstracts =
            titles ? read(AbstractWord, word, &papers.inAbstract) : Result<qint64>(titles.error());
        if (!abstracts) {
            failed = abstracts.error();
            return 0;
        }
        papers.papers = std::max(*titles, *abstracts);
        if (papers.papers <= 2 * mostShared) {
            std::vector<uint32_t> either;
            std::set_union(papers.inTitle.begin(), papers.inTitle.end(), papers.inAbstract.begin(),
                           papers.inAbstract.end(), std::back_inserter(either));
            papers.papers = qint64(either.size());
        }
        return papers.papers;
    };
    const WordRarity rarity{papersWith, qint64(snapshot.count())};
    const RelatedJudge judge(text, rarity);
    const QStringList words = tellingWords(text, rarity, 200);
    if (failed)
        return *failed;

    // What each paper that shares something would get, but for the length of its abstract.
    std::vector<float> sums(snapshot.size());
    std::vector<uint32_t> touched;
    const auto give = [&](uint32_t paper, double weight) {
        if (sums[paper] == 0)
            touched.push_back(paper);
        sums[paper] += float(weight);
    };
    size_t taken = 0;
    for (const QString &word : words) {
        const WordPapers &papers = known[word.toStdString()];
        taken += papers.inTitle.size() + papers.inAbstract.size();
        if (taken > kMostPostings || (cancelled && cancelled()))
            break;
        const double weight = wordWeight(papers.papers, rarity.papers);
        for (const uint32_t paper : papers.inTitle)
            give(paper, weight * kTitleFactor);
        for (const uint32_t paper : papers.inAbstract)
            if (!std::binary_search(papers.inTitle.begin(), papers.inTitle.end(), paper))
                give(paper, weight);
    }
    std::unordered_map<uint32_t, int> together;
    for (const AuthorId author : std::as_const(text.authorIds)) {
        if (author == AuthorId::None)
            continue;
        m_papersOf.bind(1, qint64(author));
        LECTERN_TRY(m_papersOf.forEach([&] {
            if (const auto paper = uint32_t(m_papersOf.number(0)); paper < sums.size())
                ++together[paper];
        }));
    }
    for (const auto &[paper, authors] : together)
        give(paper, sharedAuthorsWeight(authors, rarity.papers));

    // The best of them, judged by their texts.
    std::erase(touched, uint32_t(id));
    const auto better = [&](uint32_t a, uint32_t b) {
        return sums[a] != sums[b] ? sums[a] > sums[b] : a > b;
    };
    const size_t judged = std::min(touched.size(), size_t(qMax(limit, 1) * kCandidatesEach));
    std::partial_sort(touched.begin(), touched.begin() + ptrdiff_t(judged), touched.end(), better);
    QList<RelatedPaper> related;
    for (size_t i = 0; i < judged; ++i) {
        if (cancelled && cancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto listed, m_listed.bind(1, qint64(touched[i])).next());
        if (!listed)
            continue; // in the bin
        m_listed.reset();
        LECTERN_TRY(auto other, textOf(PaperId(touched[i])));
        LECTERN_TRY(auto authors, authorsOf(other.id));
        other.authorIds = authors;
        if (auto neighbour = judge.judge(other))
            related.append(std::move(*neighbour));
    }
    std::stable_sort(related.begin(), related.end(),
                     [](const RelatedPaper &a, const RelatedPaper &b) { return a.strength > b.strength; });
    related.resize(std::min<qsizetype>(related.size(), limit));
    return related;
}

} // namespace lectern
