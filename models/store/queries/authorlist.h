#pragma once
// All authors in a given order, for a list model with all ids and few rows.
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "models/store/types/authorrow.h"

#include <vector>

namespace lectern
{

// Caches the sort values of authors (some 30 bytes per author) until papers or decisions change. Belongs to
// the connection's thread.
class AuthorList
{
public:
    explicit AuthorList(Connection &connection) : m_connection(connection) { }

    // The authors whose names contain all words of a text (all authors if it is empty), in this order.
    // Authors without the figure come last in either direction; ties are ordered by papers, then by name.
    // Error when cancelled.
    Result<QList<AuthorId>> order(const QString &words, const AuthorOrder &order,
                                  const Cancelled &cancelled = {});
    // The rows in the given order; an author that is no longer listed has the id None.
    Result<QList<AuthorListRow>> rows(const QList<AuthorId> &ids);

private:
    struct Figures {
        qint64 id = 0;
        int place = 0; // rank among the names
        int papers = 0;
        int hIndex = -1, citations = -1, novelty = -1, aiScore = -1; // latest stated figures; -1: none
        int firstYear = 0, lastYear = 0; // 0: no paper has a year
    };
    Result<> load(const Cancelled &cancelled);
    Result<> readNames(const Cancelled &cancelled);
    Result<> readStated();
    Result<> readYears(const Cancelled &cancelled);
    Result<QSet<qint64>> named(const QStringList &words, const Cancelled &cancelled);
    Figures *find(qint64 author);
    static int figure(const Figures &author, AuthorOrder::Key key);

    Connection &m_connection;
    std::vector<Figures> m_authors; // sorted by id
    std::optional<qint64> m_stamp; // state of the tables from which m_authors was read
};

} // namespace lectern
