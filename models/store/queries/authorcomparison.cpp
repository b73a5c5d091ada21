// Comparison of authors.
#include "authorreader.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

Result<> AuthorReader::readShared(AuthorComparison &comparison)
{
    constexpr qsizetype kMaxShared = 8, kMaxTitles = 3;
    Statement papersOf(m_connection, "SELECT paper FROM author_paper WHERE author = ? ORDER BY paper"),
        authorsOf(m_connection, "SELECT author FROM paper_author WHERE paper = ?");
    QSet<qint64> these;
    for (const AuthorPanel &author : std::as_const(comparison.authors))
        these.insert(qint64(author.id));
    QHash<qint64, int> authorsOfPaper; // for each paper: how many of these authors it has
    QHash<qint64, QSet<qint64>> wroteWith; // for each other author: which of these are co-authors
    QHash<qint64, int> papers; // for each other author: papers shared with these
    for (const AuthorPanel &author : std::as_const(comparison.authors)) {
        QList<qint64> own;
        papersOf.bind(1, qint64(author.id));
        LECTERN_TRY(papersOf.forEach([&] { own.append(papersOf.number(0)); }));
        for (const qint64 paper : std::as_const(own)) {
            ++authorsOfPaper[paper];
            authorsOf.bind(1, paper);
            LECTERN_TRY(authorsOf.forEach([&] {
                const qint64 other = authorsOf.number(0);
                if (these.contains(other))
                    return;
                wroteWith[other].insert(qint64(author.id));
                ++papers[other];
            }));
        }
    }
    comparison.papersAfter = int(authorsOfPaper.size());
    QList<qint64> together;
    for (auto it = authorsOfPaper.cbegin(); it != authorsOfPaper.cend(); ++it)
        if (*it > 1)
            together.append(it.key());
    std::sort(together.begin(), together.end());
    comparison.together = int(together.size());
    Statement title(m_connection, "SELECT title FROM paper WHERE id = ?");
    for (const qint64 paper : together.mid(0, kMaxTitles)) {
        LECTERN_TRY(const auto there, title.bind(1, paper).next());
        if (there)
            comparison.titles.append(title.text(0));
        title.reset();
    }
    QList<qint64> shared;
    for (auto it = wroteWith.cbegin(); it != wroteWith.cend(); ++it)
        if (it->size() > 1)
            shared.append(it.key());
    std::sort(shared.begin(), shared.end(), [&](qint64 a, qint64 b) {
        return papers.value(a) != papers.value(b) ? papers.value(a) > papers.value(b) : a < b;
    });
    comparison.sharedInAll = int(shared.size());
    Statement name(m_connection, "SELECT name FROM author WHERE id = ?");
    for (const qint64 author : shared.mid(0, kMaxShared)) {
        LECTERN_TRY(const auto there, name.bind(1, author).next());
        if (there)
            comparison.shared.append({AuthorId(author), name.text(0), papers.value(author)});
        name.reset();
    }
    return {};
}

Result<AuthorComparison> AuthorReader::comparison(const QList<AuthorId> &authors)
{
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    AuthorComparison comparison;
    QSet<AuthorId> seen;
    for (const AuthorId author : authors) {
        if (seen.contains(author))
            continue;
        seen.insert(author);
        LECTERN_TRY(const auto shown, readPanel(author));
        comparison.authors.append(shown);
    }
    std::stable_sort(comparison.authors.begin(), comparison.authors.end(),
                     [](const AuthorPanel &a, const AuthorPanel &b) { return a.papers > b.papers; });
    LECTERN_TRY(readShared(comparison));
    return comparison;
}

} // namespace lectern
