#include "editlog.h"

#include "models/store/identity/papergrouping.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/sighting.h"

#include <QMap>
#include <QScopeGuard>

namespace lectern
{

namespace
{

// Returns the old and the new value of a column, as far as they exist.
QList<sqlite3_value *> valuesAt(sqlite3_changeset_iter *at, int operation, int column)
{
    sqlite3_value *before = nullptr, *after = nullptr;
    if (operation != SQLITE_INSERT)
        sqlite3changeset_old(at, column, &before);
    if (operation != SQLITE_DELETE)
        sqlite3changeset_new(at, column, &after);
    QList<sqlite3_value *> values{before, after};
    values.removeAll(nullptr);
    return values;
}

// A missing value counts as 0.
qint64 numberIn(sqlite3_value *value)
{
    return value ? sqlite3_value_int64(value) : 0;
}

// Collects the paper decisions affected by a change, whether it adds or removes them.
void noteDecisions(QByteArrayView table, sqlite3_changeset_iter *at, int operation,
                   QMap<qint64, PaperDecision> *decisions)
{
    if (table != "paper_decision" && table != "paper_decision_side" && table != "paper_decision_place")
        return;
    const auto number = [&](int column) { return numberIn(valueAt(at, operation, column)); };
    const auto text = [&](int column) {
        sqlite3_value *value = valueAt(at, operation, column);
        return value ? QString::fromUtf8(reinterpret_cast<const char *>(sqlite3_value_text(value)))
                     : QString();
    };
    PaperDecision &decision = (*decisions)[number(0)];
    decision.id = number(0);
    if (table == "paper_decision") {
        decision.relation = PaperRelation(number(1));
        return;
    }
    if (table == "paper_decision_place") {
        sqlite3_value *source = valueAt(at, operation, 1);
        if (source) // absent if unchanged
            decision.source = QByteArray(static_cast<const char *>(sqlite3_value_blob(source)),
                                         sqlite3_value_bytes(source));
        decision.place = quint32(number(2));
        return;
    }
    PaperDecision::Mirrored &side = decision.sides[size_t(number(1) != 0)];
    side.paper = number(2);
    side.known.title = text(3);
    side.known.authors = splitNames(text(4));
    side.known.arxivId = text(5);
    side.known.doi = text(6);
    side.known.abstract = text(7);
    setFlags(int(number(8)), &side.known);
}

} // namespace

sqlite3_value *valueAt(sqlite3_changeset_iter *at, int operation, int column)
{
    sqlite3_value *value = nullptr;
    if (operation != SQLITE_DELETE)
        sqlite3changeset_new(at, column, &value);
    if (!value && operation != SQLITE_INSERT)
        sqlite3changeset_old(at, column, &value);
    return value;
}

int difference(sqlite3_changeset_iter *at, int operation, int column)
{
    sqlite3_value *before = nullptr, *after = nullptr;
    if (operation != SQLITE_INSERT)
        sqlite3changeset_old(at, column, &before);
    if (operation != SQLITE_DELETE)
        sqlite3changeset_new(at, column, &after);
    if (operation == SQLITE_UPDATE && !after) // column unchanged
        return 0;
    return int(numberIn(after) != 0) - int(numberIn(before) != 0);
}

void noteAuthors(QByteArrayView table, sqlite3_changeset_iter *at, int operation,
                 AuthorLinker::Changes *changes)
{
    const auto authorsIn = [&](int column) {
        for (sqlite3_value *value : valuesAt(at, operation, column))
            changes->authors.insert(sqlite3_value_int64(value));
    };
    const auto key = [&]() { return valuesAt(at, operation, 0).first(); };
    if (table == "author_alias") {
        changes->names.insert(QString::fromUtf8(reinterpret_cast<const char *>(sqlite3_value_text(key()))));
        authorsIn(1);
    } else if (table == "author_assignment") {
        changes->papers.insert(sqlite3_value_int64(key()));
        authorsIn(2);
    } else if (table == "author_title" || table == "author_note") {
        authorsIn(0);
    } else if (table == "author_apart") {
        authorsIn(0);
        authorsIn(1);
    }
}

Result<QList<PaperDecision>> joinsIn(const Connection &connection, const QByteArray &changeset)
{
    sqlite3_changeset_iter *at = nullptr;
    if (sqlite3changeset_start(&at, int(changeset.size()), const_cast<char *>(changeset.constData()))
        != SQLITE_OK)
        return connection.error();
    const auto finish = qScopeGuard([&] { sqlite3changeset_finalize(at); });
    QMap<qint64, PaperDecision> decisions;
    while (sqlite3changeset_next(at) == SQLITE_ROW) {
        const char *table = nullptr;
        int columns = 0, operation = 0;
        sqlite3changeset_op(at, &table, &columns, &operation, nullptr);
        noteDecisions(table, at, operation, &decisions);
    }
    QList<PaperDecision> joins;
    for (const PaperDecision &decision : std::as_const(decisions))
        if (decision.relation == PaperRelation::Same || decision.relation == PaperRelation::Apart)
            joins.append(decision);
    return joins;
}

} // namespace lectern
