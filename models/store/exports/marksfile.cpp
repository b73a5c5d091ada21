#include "marksfile.h"

#include "fileobjects.h"
#include "models/formats/records/recordformats.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/identity/retainedidentity.h"
#include "models/store/papers/papertable.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"

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

Result<> forEach(const Connection &connection, const char *sql, const std::function<void(Statement &)> &row)
{
    Statement read(connection, sql);
    LECTERN_TRY(read.forEach([&] { row(read); }));
    return {};
}

// Writes the identity data of a paper.
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

// Collects the user data of these papers (without `only`: of all), and other user data.
class MarkCollector
{
public:
    MarkCollector(Connection &connection, const std::optional<QSet<PaperId>> &only)
        : m_connection(connection), m_only(only)
    {
    }

    Result<CollectedMarks> run();

private:
    Result<> readValues(const UserTable &table);
    Result<> readMarks();
    Result<> readFiles();
    Result<> readGroups();
    Result<> readAssignedNames();
    Result<> removeTrashed();
    Result<QJsonArray> tags() const;
    Result<QJsonArray> lists() const;
    Result<QJsonArray> authorNotes() const;
    Result<QJsonArray> savedSearches() const;
    Result<> addPeople();
    bool isWanted(qint64 paper) const { return !m_only || m_only->contains(PaperId(paper)); }
    void put(qint64 paper, const QString &key, const QJsonValue &value);
    void append(qint64 paper, const QString &key, const QJsonValue &value);

    Connection &m_connection;
    const std::optional<QSet<PaperId>> &m_only;
    CollectedMarks m_marks;
};

Result<CollectedMarks> MarkCollector::run()
{
    LECTERN_TRY(readMarks());
    LECTERN_TRY(readFiles());
    LECTERN_TRY(readGroups());
    if (!m_only) // author identity is exported only as a whole
        LECTERN_TRY(readAssignedNames());
    LECTERN_TRY(removeTrashed());
    LECTERN_TRY(const auto tags, this->tags());
    LECTERN_TRY(const auto lists, this->lists());
    m_marks.besides = {{u"format"_s, u"lectern-marks"_s},
                       {u"version"_s, kMarksVersion},
                       {u"tags"_s, tags},
                       {u"lists"_s, lists}};
    if (m_only)
        return m_marks;
    LECTERN_TRY(const auto authors, authorNotes());
    LECTERN_TRY(const auto searches, savedSearches());
    LECTERN_TRY(addPeople());
    m_marks.besides.insert(u"authors"_s, authors);
    m_marks.besides.insert(u"saved_searches"_s, searches);
    return m_marks;
}

void MarkCollector::put(qint64 paper, const QString &key, const QJsonValue &value)
{
    if (isWanted(paper))
        m_marks.papers[paper].insert(key, value);
}

void MarkCollector::append(qint64 paper, const QString &key, const QJsonValue &value)
{
    if (!isWanted(paper))
        return;
    QJsonArray list = m_marks.papers[paper].value(key).toArray();
    list.append(value);
    m_marks.papers[paper].insert(key, list);
}

Result<> MarkCollector::readValues(const UserTable &table)
{
    const QByteArray sql = "SELECT paper, " + QByteArray(table.columns) + " FROM " + table.name;
    QList<std::pair<QString, MarksValue::Kind>> values;
    for (const MarksValue &value : table.marks)
        if (value.key)
            values.append({QString::fromLatin1(value.key), value.kind});
    return forEach(m_connection, sql.constData(), [&](Statement &row) {
        int column = 0;
        for (const auto &[key, kind] : std::as_const(values)) {
            if (++column; kind == MarksValue::Kind::Text)
                put(row.number(0), key, row.text(column));
            else if (kind != MarksValue::Kind::Flag)
                put(row.number(0), key, row.number(column));
            else if (row.number(column))
                put(row.number(0), key, true);
        }
    });
}

Result<> MarkCollector::readMarks()
{
    for (const UserTable &table : userTables())
        if (table.marks[0].key)
            LECTERN_TRY(readValues(table));
    return forEach(m_connection, "SELECT paper, field, value, edited FROM own_value ORDER BY paper, field",
                   [&](Statement &row) {
                       append(row.number(0), u"own_values"_s,
                              QJsonObject{{u"field"_s, row.text(1)},
                                          {u"value"_s, row.text(2)},
                                          {u"edited"_s, row.number(3)}});
                   });
}

Result<> MarkCollector::readFiles()
{
    LECTERN_TRY(forEachFile(m_connection,
                            [&](qint64 paper, const QJsonObject &file) { append(paper, u"files"_s, file); }));
    return forEachHighlight(m_connection, [&](qint64 paper, const QJsonObject &highlight) {
        append(paper, u"highlights"_s, highlight);
    });
}

// Reads the tags and lists of the papers.
Result<> MarkCollector::readGroups()
{
    LECTERN_TRY(forEach(m_connection,
                        "SELECT paper, name FROM paper_tag JOIN tag ON tag.id = tag ORDER BY name",
                        [&](Statement &row) { append(row.number(0), u"tags"_s, row.text(1)); }));
    return forEach(m_connection,
                   "SELECT paper, list, position FROM list_paper ORDER BY list, position, paper",
                   [&](Statement &row) {
                       append(row.number(0), u"lists"_s,
                              QJsonObject{{u"list"_s, row.number(1)}, {u"place"_s, row.number(2)}});
                   });
}

Result<> MarkCollector::readAssignedNames()
{
    return forEach(m_connection, "SELECT paper, folded, author FROM author_assignment ORDER BY paper, folded",
                   [&](Statement &row) {
                       append(row.number(0), u"written_by"_s,
                              QJsonObject{{u"name"_s, row.text(1)}, {u"person"_s, row.number(2)}});
                   });
}

// Papers in the trash are left out until they are restored.
Result<> MarkCollector::removeTrashed()
{
    return forEach(m_connection, "SELECT paper FROM bin",
                   [&](Statement &row) { m_marks.papers.remove(row.number(0)); });
}

// Returns the tags of the papers, or all tags of the library.
Result<QJsonArray> MarkCollector::tags() const
{
    QSet<QString> used;
    for (const QJsonObject &made : m_marks.papers)
        for (const QJsonValue &tag : made.value("tags"_L1).toArray())
            used.insert(tag.toString());
    QJsonArray tags;
    LECTERN_TRY(forEach(m_connection, "SELECT name, colour FROM tag ORDER BY name", [&](Statement &row) {
        if (!m_only || used.contains(row.text(0)))
            tags.append(QJsonObject{{u"name"_s, row.text(0)}, {u"colour"_s, row.number(1)}});
    }));
    return tags;
}

// Returns the lists of the papers with the ancestors of these lists, or all lists of the library.
Result<QJsonArray> MarkCollector::lists() const
{
    QSet<qint64> used;
    for (const QJsonObject &made : m_marks.papers)
        for (const QJsonValue &place : made.value("lists"_L1).toArray())
            used.insert(place["list"_L1].toInteger());
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
    const QSet<qint64> withPapers = used;
    for (qint64 list : withPapers) // adds their ancestors
        while ((list = described.value(list).value("parent"_L1).toInteger()) && !used.contains(list))
            used.insert(list);
    QJsonArray lists;
    for (const qint64 list : std::as_const(order))
        if (!m_only || used.contains(list))
            lists.append(described.value(list));
    return lists;
}

Result<QJsonArray> MarkCollector::authorNotes() const
{
    QJsonArray authors;
    LECTERN_TRY(forEach(m_connection,
                        "SELECT name, body, edited FROM author_note JOIN author ON author.id = author"
                        " ORDER BY name",
                        [&](Statement &row) {
                            authors.append(QJsonObject{{u"name"_s, row.text(0)},
                                                       {u"note"_s, row.text(1)},
                                                       {u"note_edited"_s, row.number(2)}});
                        }));
    return authors;
}

Result<QJsonArray> MarkCollector::savedSearches() const
{
    QList<std::pair<QString, QString>> saved;
    LECTERN_TRY(forEach(m_connection, "SELECT name, query FROM saved_search ORDER BY position, id",
                        [&](Statement &row) {
                            saved.append({row.text(0), row.text(1)});
                        }));
    QJsonArray searches;
    for (const auto &[name, query] : std::as_const(saved)) {
        LECTERN_TRY(const auto search, searchForElsewhere(m_connection, name, query));
        searches.append(search);
    }
    return searches;
}

Result<> MarkCollector::addPeople()
{
    LECTERN_TRY(const auto people, decidedAuthors(m_connection));
    LECTERN_TRY(const auto apart, apartAuthors(m_connection));
    if (!people.isEmpty())
        m_marks.besides.insert(u"people"_s, people);
    if (!apart.isEmpty())
        m_marks.besides.insert(u"apart"_s, apart);
    return {};
}

} // namespace

Result<CollectedMarks> MarksFile::collect(const std::optional<QSet<PaperId>> &only)
{
    return MarkCollector(m_connection, only).run();
}

Result<QJsonArray> MarksFile::described(const QMap<qint64, QJsonObject> &made, bool onlyWaiting)
{
    QJsonArray papers;
    PaperTable table(m_connection);
    RetainedIdentityTable kept(m_connection);
    for (auto it = made.cbegin(); it != made.cend(); ++it) {
        LECTERN_TRY(const auto record, table.load(it.key()));
        if (record.id != 0 && onlyWaiting)
            continue;
        Paper paper = record.stated();
        QJsonArray others; // a waiting paper may have several identities
        if (record.id == 0) {
            LECTERN_TRY(const auto known, kept.of(it.key()));
            if (known.isEmpty())
                continue; // no identity data is left
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
