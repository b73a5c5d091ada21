#include "marksfile.h"

#include "counters.h"
#include "identity.h"
#include "keptidentity.h"
#include "keytable.h"
#include "models/core/fold.h"
#include "papertable.h"
#include "transaction.h"
#include "try.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <sqlite3.h>

#include <algorithm>
#include <functional>
#include <tuple>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kVersion = 1;

// Calls row() for each row of a query.
Result<> forEach(const Connection &connection, const char *sql, const std::function<void(Statement &)> &row)
{
    Statement read(connection, sql);
    for (;;) {
        const auto more = read.next();
        LECTERN_TRY(more);
        if (!*more)
            return {};
        row(read);
    }
}

// A paper by what identity knows it by.
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

Paper identityPaper(const QJsonObject &object)
{
    Paper paper;
    paper.title = object.value("title"_L1).toString();
    for (const QJsonValue &name : object.value("authors"_L1).toArray())
        paper.authors.append(name.toString());
    paper.arxivId = object.value("arxiv_id"_L1).toString();
    paper.doi = object.value("doi"_L1).toString();
    paper.abstract = object.value("abstract"_L1).toString();
    return tidied(paper);
}

// Finds the papers of a file in the library; makes a waiting place for those that are not there.
class PaperFinder
{
public:
    explicit PaperFinder(Connection &connection)
        : m_keys(connection), m_papers(connection), m_kept(connection), m_counters(connection)
    {
    }

    // The paper's number; *waiting tells that it is not in the list.
    Result<qint64> find(const Paper &paper, bool *waiting)
    {
        QSet<qint64> candidates;
        LECTERN_TRY(m_keys.find(identityHashes(paper), &candidates));
        const Identity wanted = identityOf(paper);
        QList<qint64> sorted(candidates.cbegin(), candidates.cend());
        std::sort(sorted.begin(), sorted.end());
        for (const qint64 candidate : std::as_const(sorted)) {
            const auto record = m_papers.load(candidate);
            LECTERN_TRY(record);
            const auto kept = m_kept.of(candidate);
            LECTERN_TRY(kept);
            const auto same = [&](const Paper &known) { return directlyJoined(wanted, identityOf(known)); };
            *waiting = record->id == 0;
            if (std::any_of(kept->cbegin(), kept->cend(), same)
                || std::any_of(record->sightings.cbegin(), record->sightings.cend(),
                               [&](const Sighting &sighting) { return same(sighting.values); }))
                return candidate;
        }
        const auto made = m_counters.take(Counter::kNextPaper);
        LECTERN_TRY(made);
        LECTERN_TRY(m_kept.keep(*made, paper));
        LECTERN_TRY(m_keys.add(identityHashes(paper), *made));
        *waiting = true;
        return *made;
    }
    Result<> flush()
    {
        LECTERN_TRY(m_keys.flush());
        return m_counters.flush();
    }

private:
    KeyTable m_keys;
    PaperTable m_papers;
    KeptIdentityTable m_kept;
    Counters m_counters;
};

// The statements that add a person's work.
struct Adder {
    explicit Adder(const Connection &connection)
        : mark(connection,
               "INSERT INTO mark(paper, bookmarked, read) VALUES(?1, ?2, ?3) ON CONFLICT(paper) DO UPDATE SET"
               " bookmarked = max(bookmarked, ?2), read = max(read, ?3)"),
          rating(connection,
                 "INSERT INTO rating(paper, stars) VALUES(?1, ?2)"
                 " ON CONFLICT(paper) DO UPDATE SET stars = max(stars, ?2)"),
          note(connection,
               "INSERT INTO paper_note(paper, body, edited) VALUES(?1, ?2, ?3) ON CONFLICT(paper) DO UPDATE "
               "SET"
               " edited = ?3, body = body || char(10, 10) || ?2 WHERE NOT instr(body, ?2)"),
          authorNote(connection,
                     "INSERT INTO author_note(author, body, edited) SELECT author, ?2, ?3 FROM author_name"
                     " WHERE folded = ?1 ON CONFLICT(author) DO UPDATE SET"
                     " edited = ?3, body = body || char(10, 10) || ?2 WHERE NOT instr(body, ?2)"),
          makeTag(connection, "INSERT OR IGNORE INTO tag(name, colour) VALUES(?1, ?2)"),
          tag(connection,
              "INSERT OR IGNORE INTO paper_tag(tag, paper) SELECT id, ?2 FROM tag WHERE name = ?1"),
          findList(connection, "SELECT id FROM reading_list WHERE name = ?1 AND ifnull(parent, 0) = ?2"),
          makeList(connection,
                   "INSERT INTO reading_list(parent, name, position) VALUES(nullif(?2, 0), ?1,"
                   " 1 + (SELECT ifnull(max(position), 0) FROM reading_list))"),
          listPaper(connection,
                    "INSERT OR IGNORE INTO list_paper(list, paper, position) VALUES(?1, ?2, 1024 +"
                    " (SELECT ifnull(max(position), 0) FROM list_paper WHERE list = ?1))"),
          search(connection,
                 "INSERT INTO saved_search(name, query, position) SELECT ?1, ?2, 1 + (SELECT "
                 "ifnull(max(position),"
                 " 0) FROM saved_search) WHERE NOT EXISTS(SELECT 1 FROM saved_search WHERE name = ?1 AND "
                 "query = ?2)")
    {
    }
    Statement mark, rating, note, authorNote, makeTag, tag, findList, makeList, listPaper, search;
};

} // namespace

Result<QByteArray> MarksFile::write()
{
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    QMap<qint64, QJsonObject> work; // by paper
    const auto add = [&](qint64 paper, const QString &key, const QJsonValue &value) {
        work[paper].insert(key, value);
    };
    const auto append = [&](qint64 paper, const QString &key, const QJsonValue &value) {
        QJsonArray list = work[paper].value(key).toArray();
        list.append(value);
        work[paper].insert(key, list);
    };
    LECTERN_TRY(forEach(m_connection, "SELECT paper, bookmarked, read FROM mark", [&](Statement &row) {
        if (row.number(1))
            add(row.number(0), u"bookmarked"_s, true);
        if (row.number(2))
            add(row.number(0), u"read"_s, true);
    }));
    LECTERN_TRY(forEach(m_connection, "SELECT paper, stars FROM rating",
                        [&](Statement &row) { add(row.number(0), u"rating"_s, row.number(1)); }));
    LECTERN_TRY(forEach(m_connection, "SELECT paper, body FROM paper_note",
                        [&](Statement &row) { add(row.number(0), u"note"_s, row.text(1)); }));
    LECTERN_TRY(forEach(m_connection,
                        "SELECT paper, name FROM paper_tag JOIN tag ON tag.id = tag ORDER BY name",
                        [&](Statement &row) { append(row.number(0), u"tags"_s, row.text(1)); }));
    QHash<qint64, int> places;
    LECTERN_TRY(
        forEach(m_connection, "SELECT paper, list FROM list_paper ORDER BY list, position, paper",
                [&](Statement &row) {
                    append(row.number(0), u"lists"_s,
                           QJsonObject{{u"list"_s, row.number(1)}, {u"place"_s, ++places[row.number(1)]}});
                }));

    QJsonArray papers;
    PaperTable table(m_connection);
    KeptIdentityTable kept(m_connection);
    for (auto it = work.cbegin(); it != work.cend(); ++it) {
        const auto record = table.load(it.key());
        LECTERN_TRY(record);
        Paper paper = record->shown;
        if (record->id == 0) {
            const auto known = kept.of(it.key());
            LECTERN_TRY(known);
            if (known->isEmpty())
                continue; // nothing left that could find it
            paper = known->first();
        }
        QJsonObject object = identityObject(paper);
        for (auto value = it->begin(); value != it->end(); ++value)
            object.insert(value.key(), value.value());
        papers.append(object);
    }

    QJsonArray tags, lists, authors, searches;
    LECTERN_TRY(forEach(m_connection, "SELECT name, colour FROM tag ORDER BY name", [&](Statement &row) {
        tags.append(QJsonObject{{u"name"_s, row.text(0)}, {u"colour"_s, row.number(1)}});
    }));
    LECTERN_TRY(forEach(
        m_connection, "SELECT id, parent, name FROM reading_list ORDER BY position, id", [&](Statement &row) {
            lists.append(QJsonObject{
                {u"id"_s, row.number(0)}, {u"parent"_s, row.number(1)}, {u"name"_s, row.text(2)}});
        }));
    LECTERN_TRY(forEach(m_connection,
                        "SELECT name, body FROM author_note JOIN author ON author.id = author ORDER BY name",
                        [&](Statement &row) {
                            authors.append(QJsonObject{{u"name"_s, row.text(0)}, {u"note"_s, row.text(1)}});
                        }));
    LECTERN_TRY(forEach(m_connection, "SELECT name, query FROM saved_search ORDER BY position, id",
                        [&](Statement &row) {
                            searches.append(QJsonObject{{u"name"_s, row.text(0)}, {u"query"_s, row.text(1)}});
                        }));
    return QJsonDocument(QJsonObject{{u"format"_s, u"lectern-marks"_s},
                                     {u"version"_s, kVersion},
                                     {u"tags"_s, tags},
                                     {u"lists"_s, lists},
                                     {u"papers"_s, papers},
                                     {u"authors"_s, authors},
                                     {u"saved_searches"_s, searches}})
        .toJson();
}

Result<MarksOutcome> MarksFile::read(const QByteArray &json)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    if (root.value("format"_L1).toString() != "lectern-marks"_L1)
        return Error{u"This is no file of marks that Lectern wrote."_s};
    if (root.value("version"_L1).toInt() > kVersion)
        return Error{u"These marks were written by a newer Lectern; update Lectern to read them."_s};
    MarksOutcome outcome;
    const auto edit = m_log.perform({EditKind::ImportMarks, {}}, [&]() -> Result<> {
        Adder adder(m_connection);
        PaperFinder finder(m_connection);
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        for (const QJsonValue &tag : root.value("tags"_L1).toArray())
            LECTERN_TRY(
                adder.makeTag.bind(1, tag["name"_L1].toString()).bind(2, tag["colour"_L1].toInt()).run());

        // Lists are the same when their names are, all the way up. Parents may stand behind their children.
        QHash<qint64, QJsonValue> described;
        for (const QJsonValue &list : root.value("lists"_L1).toArray())
            described.insert(list["id"_L1].toInteger(), list);
        QHash<qint64, qint64> listIds{{0, 0}};
        const std::function<Result<qint64>(qint64, int)> listOf = [&](qint64 id,
                                                                      int depth) -> Result<qint64> {
            if (const auto known = listIds.constFind(id); known != listIds.cend())
                return *known;
            const QJsonValue list = described.value(id);
            const QString name = list["name"_L1].toString().simplified();
            if (name.isEmpty() || depth > 100)
                return qint64(0); // a list that is its own ancestor, or none at all
            const auto parent = listOf(list["parent"_L1].toInteger(), depth + 1);
            LECTERN_TRY(parent);
            const auto found = adder.findList.bind(1, name).bind(2, *parent).next();
            LECTERN_TRY(found);
            qint64 there = *found ? adder.findList.number(0) : 0;
            adder.findList.reset();
            if (!there) {
                LECTERN_TRY(adder.makeList.bind(1, name).bind(2, *parent).run());
                there = sqlite3_last_insert_rowid(m_connection.handle());
            }
            listIds.insert(id, there);
            return there;
        };
        for (const QJsonValue &list : root.value("lists"_L1).toArray())
            LECTERN_TRY(listOf(list["id"_L1].toInteger(), 0));

        struct Place {
            qint64 list, place, paper;
        };
        QList<Place> places;
        for (const QJsonValue &value : root.value("papers"_L1).toArray()) {
            const QJsonObject object = value.toObject();
            bool waiting = false;
            const auto paper = finder.find(identityPaper(object), &waiting);
            LECTERN_TRY(paper);
            ++outcome.papers;
            ++(waiting ? outcome.waiting : outcome.joined);
            const bool bookmarked = object.value("bookmarked"_L1).toBool(),
                       read = object.value("read"_L1).toBool();
            if (bookmarked || read)
                LECTERN_TRY(adder.mark.bind(1, *paper).bind(2, int(bookmarked)).bind(3, int(read)).run());
            if (const int stars = object.value("rating"_L1).toInt(); stars >= 1 && stars <= 5)
                LECTERN_TRY(adder.rating.bind(1, *paper).bind(2, stars).run());
            if (const QString note = object.value("note"_L1).toString(); !note.isEmpty())
                LECTERN_TRY(adder.note.bind(1, *paper).bind(2, note).bind(3, now).run());
            for (const QJsonValue &tag : object.value("tags"_L1).toArray()) {
                if (tag.toString().isEmpty())
                    continue;
                LECTERN_TRY(adder.makeTag.bind(1, tag.toString()).bind(2, 0).run());
                LECTERN_TRY(adder.tag.bind(1, tag.toString()).bind(2, *paper).run());
            }
            for (const QJsonValue &place : object.value("lists"_L1).toArray()) {
                const auto list = listOf(place["list"_L1].toInteger(), 0);
                LECTERN_TRY(list);
                if (*list)
                    places.append({*list, place["place"_L1].toInteger(), *paper});
            }
        }
        std::sort(places.begin(), places.end(), [](const Place &a, const Place &b) {
            return std::tie(a.list, a.place, a.paper) < std::tie(b.list, b.place, b.paper);
        });
        for (const Place &place : std::as_const(places))
            LECTERN_TRY(adder.listPaper.bind(1, place.list).bind(2, place.paper).run());
        for (const QJsonValue &author : root.value("authors"_L1).toArray())
            LECTERN_TRY(adder.authorNote.bind(1, foldName(author["name"_L1].toString()))
                            .bind(2, author["note"_L1].toString())
                            .bind(3, now)
                            .run());
        for (const QJsonValue &search : root.value("saved_searches"_L1).toArray())
            if (!search["name"_L1].toString().isEmpty())
                LECTERN_TRY(adder.search.bind(1, search["name"_L1].toString())
                                .bind(2, search["query"_L1].toString())
                                .run());
        return finder.flush();
    });
    LECTERN_TRY(edit);
    outcome.edit = *edit;
    return outcome;
}

} // namespace lectern
