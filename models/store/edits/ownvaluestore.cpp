#include "ownvaluestore.h"

#include "models/store/identity/ownvaluetable.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

Result<QList<OwnValue>> OwnValueStore::of(PaperId paper)
{
    const ReadingScope reading(m_connection);
    return OwnValueTable(m_connection).of(qint64(paper));
}

Result<QString> OwnValueStore::subjectOf(const QList<OwnChange> &changes)
{
    const OwnChange &first = changes.first();
    if (std::all_of(changes.cbegin(), changes.cend(),
                    [&](const OwnChange &other) { return other.paper == first.paper; })) {
        Statement title(m_connection, "SELECT coalesce(title, lead) FROM paper WHERE id = ?");
        LECTERN_TRY(const auto there, title.bind(1, qint64(first.paper)).next());
        if (!there)
            return Error{u"This paper is no longer in the library."_s};
        return title.text(0);
    }
    const bool oneField = std::all_of(changes.cbegin(), changes.cend(),
                                      [&](const OwnChange &other) { return other.field == first.field; });
    return oneField ? first.field : QString();
}

Result<Edit> OwnValueStore::change(const QList<OwnChange> &changes)
{
    if (changes.isEmpty())
        return Edit{};
    const ReadingScope reading(m_connection);
    QStringList texts;
    for (const OwnChange &change : changes) {
        LECTERN_TRY(const auto text,
                    change.typed ? ownText(change.field, *change.typed) : Result<QString>(QString()));
        texts.append(text);
    }
    LECTERN_TRY(const auto subject, subjectOf(changes));
    return m_edits.perform({EditKind::CorrectPapers, subject}, [&]() -> Result<> {
        OwnValueTable table(m_connection);
        Statement known(m_connection, "SELECT 1 FROM paper WHERE id = ?");
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        bool any = false;
        for (qsizetype i = 0; i < changes.size(); ++i) {
            const OwnChange &change = changes[i];
            LECTERN_TRY(const auto there, known.bind(1, qint64(change.paper)).next());
            known.reset();
            if (!there)
                continue;
            any = true;
            LECTERN_TRY(change.typed ? table.set(qint64(change.paper), {change.field, texts[i], now})
                                     : table.remove(qint64(change.paper), change.field));
        }
        return any ? Result<>() : Error{u"None of these papers is in the library any more."_s};
    });
}

} // namespace lectern
