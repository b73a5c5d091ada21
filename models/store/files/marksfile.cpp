#include "marksfile.h"

#include "authorwords.h"
#include "fileobjects.h"
#include "models/formats/records/lecternjsonl.h"
#include "models/store/edits/searchwords.h"
#include "models/store/identity/keptidentity.h"
#include "models/store/papers/papertable.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Calls row() for each row of a query.
Result<> forEach(const Connection &connection, const char *sql, const std::function<void(Statement &)> &row)
{
    Statement read(connection, sql);
    LECTERN_TRY(read.forEach([&] { row(read); }));
    return {};
}

// Writes what identity knows about a paper.
QJsonObject identityObject(const Paper &paper)
{
    QJsonObject object;
    if (!paper.title.isEmpty())
        object.insert(u"title"_s, paper.title);
    if (!paper.authors.isEmpty())
        object.insert(u"authors"_s, QJsonArray::fromStringList(paper.authors));
    if (!paper.arxivId.isEmpty())
        object.insert(u"arxiv_id"_s, paper.arxivId);
    if (!paper.doi.isEmpty())
        object.insert(u"doi"_s, paper.doi);
    if (paper.title.isEmpty() && !paper.abstract.isEmpty())
        object.insert(u"abstract"_s, paper.abstract);
    return object;
}

} // namespace

Result<CollectedMarks> MarksFile::collect(const std::optional<QSet<PaperId>> &only)
{
    CollectedMarks marks;
    const auto wanted = [&](qint64 paper) { return !only || only->contains(PaperId(paper)); };
    const auto add = [&](qint64 paper, const QString &key, const QJsonValue &value) {
        if (wanted(paper))
            marks.papers[paper].insert(key, value);
    };
    const auto append = [&](qint64 paper, const QString &key, const QJsonValue &value) {
        if (!wanted(paper))
            return;
        QJsonArray list = marks.papers[paper].value(key).toArray();
        list.append(value);
        marks.papers[paper].insert(key, list);
    };
    LECTERN_TRY(forEach(m_connection, "SELECT paper, bookmarked, read FROM mark", [&](Statement &row) {
        if (row.number(1))
            add(row.number(0), u"bookmarked"_s, true);
        if (row.number(2))
            add(row.number(0), u"read"_s, true);
    }));
    LECTERN_TRY(forEach(m_connection, "SELECT paper, stars FROM rating",
                        [&](Statement &row) { add(row.number(0), u"rating"_s, row.number(1)); }));
    LECTERN_TRY(forEach(m_connection, "SELECT paper, body, edited FROM paper_note", [&](Statement &row) {
        add(row.number(0), u"note"_s, row.text(1));
        add(row.number(0), u"note_edited"_s, row.number(2));
    }));
    LECTERN_TRY(forEach(
        m_connection, "SELECT paper, field, value, edited FROM own_value ORDER BY paper, field",
        [&](Statement &row) {
            append(row.number(0), u"own_values"_s,
                   QJsonObject{
                       {u"field"_s, row.text(1)}, {u"value"_s, row.text(2)}, {u"edited"_s, row.number(3)}});
        }));
    LECTERN_TRY(forEachFile(m_connection,
                            [&](qint64 paper, const QJsonObject &file) { append(paper, u"files"_s, file); }));
    LECTERN_TRY(forEachHighlight(m_connection, [&](qint64 paper, const QJsonObject &highlight) {
        append(paper, u"highlights"_s, highlight);
    }));
    LECTERN_TRY(forEach(m_connection,
                        "SELECT paper, name FROM paper_tag JOIN tag ON tag.id = tag ORDER BY name",
                        [&](Statement &row) { append(row.number(0), u"tags"_s, row.text(1)); }));
    LECTERN_TRY(forEach(m_connection,
                        "SELECT paper, list, position FROM list_paper ORDER BY list, position, paper",
                        [&](Statement &row) {
                            append(row.number(0), u"lists"_s,
                                   QJsonObject{{u"list"_s, row.number(1)}, {u"place"_s, row.number(2)}});
                        }));

    if (!only) // who is who makes sense as a whole only
        LECTERN_TRY(forEach(m_connection,
                            "SELECT paper, folded, author FROM author_assignment ORDER BY paper, folded",
                            [&](Statement &row) {
                                append(row.number(0), u"written_by"_s,
                                       QJsonObject{{u"name"_s, row.text(1)}, {u"person"_s, row.number(2)}});
                            }));
    // Papers in the bin are left out of everything until they are restored.
    LECTERN_TRY(forEach(m_connection, "SELECT paper FROM bin",
                        [&](Statement &row) { marks.papers.remove(row.number(0)); }));

    QSet<QString> tagsUsed;
    QSet<qint64> listsUsed;
    for (const QJsonObject &made : std::as_const(marks.papers)) {
        for (const QJsonValue &tag : made.value("tags"_L1).toArray())
            tagsUsed.insert(tag.toString());
        for (const QJsonValue &place : made.value("lists"_L1).toArray())
            listsUsed.insert(place["list"_L1].toInteger());
    }
    QJsonArray tags, lists, authors, searches;
    LECTERN_TRY(forEach(m_connection, "SELECT name, colour FROM tag ORDER BY name", [&](Statement &row) {
        if (!only || tagsUsed.contains(row.text(0)))
            tags.append(QJsonObject{{u"name"_s, row.text(0)}, {u"colour"_s, row.number(1)}});
    }));
    QHash<qint64, QJsonObject> described;
    QList<qint64> order;
    LECTERN_TRY(forEach(m_connection, "SELECT id, parent, name FROM reading_list ORDER BY position, id",
                        [&](Statement &row) {
                            order.append(row.number(0));
                            described.insert(row.number(0),
                                             QJsonObject{{u"id"_s, row.number(0)},
                                                         {u"parent"_s, row.number(1)},
                                                         {u"name"_s, row.text(2)}});
                        }));
    const QSet<qint64> withPapers = listsUsed;
    for (qint64 list : withPapers) // the lists above them name them
        while ((list = described.value(list).value("parent"_L1).toInteger()) && !listsUsed.contains(list))
            listsUsed.insert(list);
    for (const qint64 list : std::as_const(order))
        if (!only || listsUsed.contains(list))
            lists.append(described.value(list));
    marks.besides = {{u"format"_s, u"lectern-marks"_s},
                     {u"version"_s, kMarksVersion},
                     {u"tags"_s, tags},
                     {u"lists"_s, lists}};
    if (only)
        return marks;
    LECTERN_TRY(forEach(m_connection,
                        "SELECT name, body, edited FROM author_note JOIN author ON author.id = author"
                        " ORDER BY name",
                        [&](Statement &row) {
                            authors.append(QJsonObject{{u"name"_s, row.text(0)},
                                                       {u"note"_s, row.text(1)},
                                                       {u"note_edited"_s, row.number(2)}});
                        }));
    QList<std::pair<QString, QString>> saved;
    LECTERN_TRY(forEach(m_connection, "SELECT name, query FROM saved_search ORDER BY position, id",
                        [&](Statement &row) {
                            saved.append({row.text(0), row.text(1)});
                        }));
    for (const auto &[name, query] : std::as_const(saved)) {
        LECTERN_TRY(const auto search, searchForElsewhere(m_connection, name, query));
        searches.append(search);
    }
    LECTERN_TRY(const auto people, decidedAuthors(m_connection));
    LECTERN_TRY(const auto apart, apartAuthors(m_connection));
    if (!people.isEmpty())
        marks.besides.insert(u"people"_s, people);
    if (!apart.isEmpty())
        marks.besides.insert(u"apart"_s, apart);
    marks.besides.insert(u"authors"_s, authors);
    marks.besides.insert(u"saved_searches"_s, searches);
    return marks;
}

Result<QJsonArray> MarksFile::described(const QMap<qint64, QJsonObject> &made, bool onlyWaiting)
{
    QJsonArray papers;
    PaperTable table(m_connection);
    KeptIdentityTable kept(m_connection);
    for (auto it = made.cbegin(); it != made.cend(); ++it) {
        LECTERN_TRY(const auto record, table.load(it.key()));
        if (record.id != 0 && onlyWaiting)
            continue;
        Paper paper = record.stated();
        QJsonArray others; // a waiting paper may be known in several ways
        if (record.id == 0) {
            LECTERN_TRY(const auto known, kept.of(it.key()));
            if (known.isEmpty())
                continue; // nothing left that could find it
            paper = known.first();
            for (const Paper &other : known)
                others.append(lecternJson(other));
        }
        QJsonObject object = identityObject(paper);
        if (!others.isEmpty())
            object.insert(u"known_by"_s, others);
        for (auto value = it->begin(); value != it->end(); ++value)
            object.insert(value.key(), value.value());
        papers.append(object);
    }
    return papers;
}

Result<QByteArray> MarksFile::write()
{
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    LECTERN_TRY(auto marks, collect());
    LECTERN_TRY(const auto papers, described(marks.papers, false));
    marks.besides.insert(u"papers"_s, papers);
    return QJsonDocument(marks.besides).toJson();
}

} // namespace lectern
