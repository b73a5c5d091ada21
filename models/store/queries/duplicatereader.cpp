#include "relatedreader.h"

#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/sighting.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Progress after reading and after finding candidates. The remaining part is scoring.
constexpr double kRead = 0.5, kFound = 0.75;
constexpr const char *kEveryPaper =
    "SELECT paper.id, title, authors, date, year, venue, arxiv, doi, flags, body FROM paper"
    " LEFT JOIN abstract ON abstract.paper = paper.id ORDER BY paper.id";
constexpr const char *kOnePaper =
    "SELECT paper.id, title, authors, date, year, venue, arxiv, doi, flags, body FROM paper"
    " LEFT JOIN abstract ON abstract.paper = paper.id WHERE paper.id = ?";

Paper paperIn(const Statement &row)
{
    Paper paper;
    paper.title = row.text(1);
    paper.authors = splitNames(row.text(2));
    paper.date = row.day(3);
    paper.year = row.optionalInt(4);
    paper.venue = row.text(5);
    paper.arxivId = row.text(6);
    paper.doi = row.text(7);
    setFlags(int(row.number(8)), &paper);
    paper.abstract = row.text(9);
    return paper;
}

} // namespace

Result<QList<DuplicatePair>> DuplicateReader::duplicates(const Cancelled &cancelled,
                                                         const std::function<void(double)> &progress)
{
    Transaction state(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(state.begun());
    const auto stopped = [&] { return cancelled && cancelled(); };
    const auto report = [&](double part) {
        if (progress)
            progress(part);
    };
    LECTERN_TRY(const auto all, m_connection.number("SELECT count(*) FROM paper"));
    DuplicateFinder finder;
    finder.reserve(all);
    Statement every(m_connection, kEveryPaper);
    for (qint64 read = 0;; ++read) {
        LECTERN_TRY(const auto row, every.next());
        if (!row)
            break;
        if (read % 512 == 0) {
            report(kRead * double(read) / double(qMax<qint64>(all, 1)));
            if (stopped())
                return Error::cancelled();
        }
        finder.add(PaperId(every.number(0)), paperIn(every));
    }
    const QList<QPair<PaperId, PaperId>> candidates =
        finder.candidates(stopped, [&](double part) { report(kRead + (kFound - kRead) * part); });
    if (stopped())
        return Error::cancelled();
    LECTERN_TRY(const auto decided, m_decisions.decidedPairs());
    Statement one(m_connection, kOnePaper);
    const auto load = [&](PaperId id) -> Result<Paper> {
        LECTERN_TRY(const auto row, one.bind(1, qint64(id)).next());
        const Paper paper = row ? paperIn(one) : Paper();
        one.reset();
        return paper;
    };
    // Sorted by the first paper, so that each paper is read once for all its pairs.
    QList<DuplicatePair> pairs;
    PaperId loaded = PaperId::None;
    Paper first;
    for (qsizetype i = 0; i < candidates.size(); ++i) {
        if (i % 256 == 0) {
            report(kFound + (1 - kFound) * double(i) / double(candidates.size()));
            if (stopped())
                return Error::cancelled();
        }
        const auto &[a, b] = candidates[i];
        if (decided.contains({qint64(a), qint64(b)}))
            continue;
        if (a != loaded) {
            LECTERN_TRY(auto paper, load(a));
            first = std::move(paper);
            loaded = a;
        }
        LECTERN_TRY(const auto second, load(b));
        if (const auto verdict = judgeDuplicate(first, second))
            pairs.append({a, b, *verdict});
    }
    std::stable_sort(pairs.begin(), pairs.end(), [](const DuplicatePair &a, const DuplicatePair &b) {
        return a.verdict.likeness > b.verdict.likeness;
    });
    report(1);
    return pairs;
}

} // namespace lectern
