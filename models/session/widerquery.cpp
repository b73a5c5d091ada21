#include "widerquery.h"

#include "models/store/index/query/searchindex.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

WiderQuery::WiderQuery(LibrarySession &library, QObject *parent)
    : QObject(parent), m_library(library), m_lane(library.backgroundReader(), "wider questions")
{
}

void WiderQuery::ask(const QueryState &state)
{
    constexpr qsizetype kMaxCounted = 8; // with more conditions only the first ones are tried
    QList<RelaxedQuery> questions = relaxedQueries(state);
    questions = questions.first(qMin(questions.size(), kMaxCounted));
    if (questions.isEmpty()) {
        cancel();
        emit found({});
        return;
    }
    m_library.backgroundReader().ask(
        m_lane,
        [questions](Library &library, const Cancelled &cancelled) -> Result<QList<Way>> {
            QList<Way> ways;
            for (const RelaxedQuery &question : questions) {
                LECTERN_TRY(const SearchCount count,
                            library.index().count(question.state.query().root, PaperId::None, cancelled));
                if (count.papers > 0)
                    ways.append({question, count.papers});
            }
            return ways;
        },
        [this](const QList<Way> &ways) { emit found(ways); }, [this](const Error &) { emit found({}); });
}

} // namespace lectern
