#pragma once
// Consistency check of a library.
#include "models/core/result.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/sqlite/connection.h"

#include <QSet>
#include <vector>

namespace lectern
{

class PaperTable;
struct PaperDecision;

// Recomputes all derived data from the sightings and compares. Reads the whole file in one snapshot and
// changes nothing.
class Checker
{
public:
    Checker(Connection &connection, SearchIndex &index) : m_connection(connection), m_index(index) { }
    // Returns one sentence per disagreement: the first few of each kind, then their number. Empty: the
    // library is consistent.
    Result<QStringList> check(const Cancelled &cancelled = {});

private:
    Result<> checkFile();
    Result<> checkRows();
    Result<> checkPapers();
    Result<> checkIdentity();
    Result<> checkFamily(PaperTable &papers, const std::vector<qint64> &family,
                         const QList<PaperDecision> &decisions, const QSet<qint64> &common,
                         QSet<qint64> *seen);
    Result<> checkAuthors();
    Result<> checkCounts();
    Result<> expectNone(const char *sql, const QString &sentence);
    void report(const QString &kind, const QString &sentence);
    Result<> pause() const;

    Connection &m_connection;
    SearchIndex &m_index;
    Cancelled m_cancelled;
    QStringList m_found;
    QHash<QString, int> m_kinds;
};

} // namespace lectern
