#include "ownvaluestore.h"

#include "models/i18n/messages.h"
#include "models/store/identity/ownvalues.h"
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
            return Error{Messages::tr("This paper is no longer in the library.")};
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
        return any ? Result<>() : Error{Messages::tr("None of these papers is still in the library.")};
    });
}

Result<int> OwnValueStore::forEachChange(const QList<PaperId> &papers, const OwnChangeOfMany &change,
                                         const Visit &visit, const Cancelled &cancelled)
{
    using Kind = OwnChangeOfMany::Kind;
    if (change.kind == Kind::Replace && change.find.isEmpty())
        return Error{Messages::tr("Enter the text to replace.")};
    QString set;
    if (change.kind == Kind::Set) {
        LECTERN_TRY(set, ownText(change.field, change.text));
    }
    PaperTable table(m_connection);
    int refused = 0;
    for (const PaperId paper : papers) {
        if (cancelled && cancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto record, table.load(qint64(paper)));
        if (!record.id)
            continue;
        const QString before = ownTextOf(record.shown, change.field);
        if (change.kind == Kind::TakeBack) {
            if (std::any_of(record.own.cbegin(), record.own.cend(),
                            [&](const OwnValue &own) { return own.field == change.field; }))
                visit(record, {paper, change.field, {}}, ownTextOf(record.stated(), change.field));
            continue;
        }
        QString after = set;
        if (change.kind == Kind::Replace) {
            const QString typed = QString(before).replace(change.find, change.text, Qt::CaseInsensitive);
            if (typed == before)
                continue;
            const auto text = ownText(change.field, typed);
            refused += text ? 0 : 1;
            if (!text)
                continue;
            after = *text;
        }
        if (after != before)
            visit(record, {paper, change.field, after}, after);
    }
    return refused;
}

Result<Edit> OwnValueStore::change(const QList<PaperId> &papers, const OwnChangeOfMany &change)
{
    const ReadingScope reading(m_connection);
    QList<OwnChange> changes;
    LECTERN_TRY(forEachChange(
        papers, change,
        [&](const PaperRecord &, const OwnChange &made, const QString &) { changes.append(made); }, {}));
    return this->change(changes);
}

Result<OwnPreview> OwnValueStore::preview(const QList<PaperId> &papers, const OwnChangeOfMany &change,
                                          int most, const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    OwnPreview preview;
    LECTERN_TRY(const auto refused,
                forEachChange(
                    papers, change,
                    [&](const PaperRecord &paper, const OwnChange &, const QString &after) {
                        if (preview.changed++ < most)
                            preview.lines.append({paper.shown.title.isEmpty()
                                                      ? leadWords(paper.shown.abstract)
                                                      : paper.shown.title,
                                                  ownTextOf(paper.shown, change.field), after});
                    },
                    cancelled));
    preview.refused = refused;
    return preview;
}

} // namespace lectern
