#pragma once
// Suggests broader queries when a query has no results.
#include "librarysession.h"
#include "models/itemmodels/querystate.h"

namespace lectern
{

// Lives on the GUI thread together with LibrarySession; counting runs on the background reader.
class WiderQuery final : public QObject
{
    Q_OBJECT
public:
    struct Way {
        RelaxedQuery question;
        qint64 papers = 0; // number of results, never 0
    };

    explicit WiderQuery(LibrarySession &library, QObject *parent = nullptr);
    // Counts the results of the broader queries and emits found(). A newer call cancels the previous one.
    // Errors produce no suggestions, because the list already shows the error.
    void ask(const QueryState &state);
    void cancel() { m_lane.cancel(); }

signals:
    // The queries with results, in the order of relaxedQueries().
    void found(const QList<lectern::WiderQuery::Way> &ways);

private:
    LibrarySession &m_library;
    RequestToken m_lane;
};

} // namespace lectern
