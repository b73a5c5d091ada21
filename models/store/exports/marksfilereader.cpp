// Reads marks into a library.
#include "fileobjects.h"
#include "marksfile.h"
#include "models/core/fold.h"
#include "models/core/query/query.h"
#include "models/core/query/querytext.h"
#include "models/formats/records/recordformats.h"
#include "models/i18n/messages.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/identity/identity.h"
#include "models/store/identity/keytable.h"
#include "models/store/identity/ownvalues.h"
#include "models/store/identity/papergrouping.h"
#include "models/store/identity/retainedidentity.h"
#include "models/store/papers/papertable.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <sqlite3.h>

#include <algorithm>
#include <deque>
#include <tuple>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

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

// Finds the papers of a file in the library, and stores identity data for those that are missing.
class PaperFinder
{
public:
    explicit PaperFinder(Connection &connection)
        : m_keys(connection), m_papers(connection), m_kept(connection), m_counters(connection),
          m_ofSighting(connection, "SELECT paper FROM sighting WHERE id = ?")
    {
    }

    // Returns the listed paper with this sighting; 0 if there is none.
    Result<qint64> ofSighting(qint64 sighting)
    {
        LECTERN_TRY(const auto row, m_ofSighting.bind(1, sighting).next());
        const qint64 paper = row ? m_ofSighting.number(0) : 0;
        m_ofSighting.reset();
        return paper;
    }

    // Returns the paper's number; *waiting: it is not listed. others: its other identities, which are stored
    // with it if it has to wait.
    Result<qint64> find(const Paper &paper, const QList<Paper> &others, bool *waiting)
    {
        QSet<qint64> candidates;
        LECTERN_TRY(m_keys.find(identityHashes(paper), &candidates));
        const Identity wanted = identityOf(paper);
        QList<qint64> sorted(candidates.cbegin(), candidates.cend());
        std::sort(sorted.begin(), sorted.end());
        for (const qint64 candidate : std::as_const(sorted)) {
            LECTERN_TRY(const auto record, m_papers.load(candidate));
            LECTERN_TRY(const auto kept, m_kept.of(candidate));
            const auto same = [&](const Paper &known) { return directlyJoined(wanted, identityOf(known)); };
            *waiting = record.id == 0;
            if (std::any_of(kept.cbegin(), kept.cend(), same)
                || std::any_of(record.sightings.cbegin(), record.sightings.cend(),
                               [&](const Sighting &sighting) { return same(sighting.values); }))
                return candidate;
        }
        LECTERN_TRY(const auto made, m_counters.take(Counter::kNextPaper));
        for (const Paper &known : others.isEmpty() ? QList<Paper>{paper} : others) {
            LECTERN_TRY(m_kept.keep(made, known));
            LECTERN_TRY(m_keys.add(identityHashes(known), made));
        }
        *waiting = true;
        return made;
    }
    Result<> flush()
    {
        LECTERN_TRY(m_keys.flush());
        return m_counters.flush();
    }

private:
    KeyTable m_keys;
    PaperTable m_papers;
    RetainedIdentityTable m_kept;
    Counters m_counters;
    Statement m_ofSighting;
};

// The statements that add user data.
struct Adder {
    explicit Adder(const Connection &connection)
        : authorNote(connection,
                     "INSERT INTO author_note(author, body, edited) SELECT ifnull((SELECT author FROM"
                     " author_alias WHERE folded = ?1), author), ?2, ?3 FROM author_name"
                     " WHERE folded = ?1 ON CONFLICT(author) DO UPDATE SET"
                     " edited = ?3, body = body || char(10, 10) || ?2 WHERE NOT instr(body, ?2)"),
          makeTag(connection, "INSERT OR IGNORE INTO tag(name, colour) VALUES(?1, ?2)"),
          tag(connection,
              "INSERT OR IGNORE INTO paper_tag(tag, paper) SELECT id, ?2 FROM tag WHERE name = ?1"),
          makeList(connection,
                   "INSERT INTO reading_list(parent, name, position) VALUES(nullif(?2, 0), ?1, ?3)"),
          listPaper(connection,
                    "INSERT OR IGNORE INTO list_paper(list, paper, position) VALUES(?1, ?2, ifnull(?3, 1024 +"
                    " (SELECT ifnull(max(position), 0) FROM list_paper WHERE list = ?1)))"),
          search(connection, "INSERT INTO saved_search(name, query, position) VALUES(?1, ?2, ?3)")
    {
    }
    Statement authorNote, makeTag, tag, makeList, listPaper, search;
};

// Adds rows of a table with UserTable::marks.
struct RowAdder {
    RowAdder(const Connection &connection, const UserTable &table)
        : values(table.marks), sql(sqlOf(table)), add(connection, sql.constData())
    {
    }
    static QByteArray sqlOf(const UserTable &table)
    {
        const QByteArray rule = table.add ? table.add : table.merge;
        return (rule.isEmpty() ? "INSERT OR IGNORE INTO " : "INSERT INTO ") + QByteArray(table.name)
            + "(paper, " + table.columns + ") VALUES(?1, ?2" + (table.marks[1].key ? ", ?3) " : ") ") + rule;
    }
    const std::array<MarksValue, 2> &values;
    const QByteArray sql;
    Statement add;
};

// Reads one marks file into the library, part by part, within an edit.
class MarksReader
{
public:
    MarksReader(Connection &connection, const QJsonObject &root)
        : m_connection(connection), m_root(root), m_adder(connection), m_own(connection), m_finder(connection)
    {
        for (const UserTable &table : userTables())
            if (table.marks[0].key)
                m_rows.emplace_back(connection, table);
    }

    // Order matters: papers refer to lists, and searches to authors.
    Result<> read()
    {
        LECTERN_TRY(readTags());
        LECTERN_TRY(readLists());
        for (const QJsonValue &paper : m_root.value("papers"_L1).toArray())
            LECTERN_TRY(readPaper(paper.toObject()));
        LECTERN_TRY(putIntoLists());
        LECTERN_TRY(readAuthors());
        LECTERN_TRY(readSearches());
        return m_finder.flush();
    }
    const MarksOutcome &outcome() const { return m_outcome; }

private:
    struct Place {
        qint64 list, place, paper;
    };

    // Time at which a note or value was written; a future time comes from a wrong clock.
    qint64 editedIn(const QJsonObject &object, QLatin1StringView key = "note_edited"_L1) const
    {
        const qint64 edited = object.value(key).toInteger();
        return edited > 0 && edited < m_now ? edited : m_now;
    }

    Result<> readTags()
    {
        for (const QJsonValue &tag : m_root.value("tags"_L1).toArray())
            LECTERN_TRY(
                m_adder.makeTag.bind(1, tag["name"_L1].toString()).bind(2, tag["colour"_L1].toInt()).run());
        return {};
    }

    Result<> readLists()
    {
        // Neither lists nor searches have an index on their names: all are read once.
        Statement here(m_connection,
                       "SELECT ifnull(parent, 0), name, id, position FROM reading_list ORDER BY id");
        LECTERN_TRY(here.forEach([&] {
            const std::pair place(here.number(0), here.text(1));
            if (!m_listsHere.contains(place))
                m_listsHere.insert(place, here.number(2));
            m_lastList = std::max(m_lastList, here.number(3));
        }));
        const QJsonArray lists = m_root.value("lists"_L1).toArray();
        for (const QJsonValue &list : lists)
            m_describedLists.insert(list["id"_L1].toInteger(), list);
        for (const QJsonValue &list : lists)
            LECTERN_TRY(listOf(list["id"_L1].toInteger(), 0));
        return {};
    }

    // Returns the list of this library for one of the file, creating it if necessary; 0 for an invalid one.
    // Lists are equal if their paths are. Parents may follow their children.
    Result<qint64> listOf(qint64 id, int depth)
    {
        if (const auto known = m_lists.constFind(id); known != m_lists.cend())
            return *known;
        const QJsonValue list = m_describedLists.value(id);
        const QString name = list["name"_L1].toString().simplified();
        if (name.isEmpty() || depth > 100)
            return qint64(0); // a cycle, or an unknown list
        LECTERN_TRY(const auto parent, listOf(list["parent"_L1].toInteger(), depth + 1));
        qint64 &there = m_listsHere[{parent, name}];
        if (!there) {
            LECTERN_TRY(m_adder.makeList.bind(1, name).bind(2, parent).bind(3, ++m_lastList).run());
            there = sqlite3_last_insert_rowid(m_connection.handle());
            m_newLists.insert(there);
        }
        m_lists.insert(id, there);
        return there;
    }

    Result<> readPaper(const QJsonObject &object)
    {
        bool waiting = false;
        LECTERN_TRY(const auto paper, paperOf(object, &waiting));
        if (!paper)
            return {}; // no identity data
        ++m_outcome.papers;
        ++(waiting ? m_outcome.waiting : m_outcome.joined);
        LECTERN_TRY(addMarks(object, paper));
        for (const QJsonValue &word : object.value("written_by"_L1).toArray())
            if (const QString name = word["name"_L1].toString(); !name.isEmpty())
                m_assigned.append({paper, name, word["person"_L1].toInteger()});
        for (const QJsonValue &place : object.value("lists"_L1).toArray()) {
            LECTERN_TRY(const auto list, listOf(place["list"_L1].toInteger(), 0));
            if (list)
                m_places.append({list, place["place"_L1].toInteger(), paper});
        }
        return {};
    }

    // The number of the entry's paper; 0 if the entry has no identity data.
    Result<qint64> paperOf(const QJsonObject &object, bool *waiting)
    {
        LECTERN_TRY(const auto paper,
                    m_finder.ofSighting(object.value("sighting"_L1).toString().toLongLong()));
        if (paper)
            return paper;
        QList<Paper> others;
        for (const QJsonValue &other : object.value("known_by"_L1).toArray())
            others.append(tidied(lecternPaper(other.toObject())));
        Paper wanted = identityPaper(object);
        if (identityHashes(wanted).isEmpty() && !others.isEmpty())
            wanted = others.first();
        if (identityHashes(wanted).isEmpty())
            return qint64(0);
        return m_finder.find(wanted, others, waiting);
    }

    // Values that the field cannot hold are skipped.
    Result<> addOwnValues(const QJsonObject &object, qint64 paper)
    {
        for (const QJsonValue &value : object.value("own_values"_L1).toArray()) {
            const QString field = value["field"_L1].toString();
            const auto text = ownText(field, value["value"_L1].toString());
            if (field.isEmpty() || !text)
                continue;
            const qint64 edited = editedIn(value.toObject(), "edited"_L1);
            LECTERN_TRY(m_own.setUnlessOlder(paper, {field, *text, edited}));
        }
        return {};
    }

    // Adds a row if the file has its numbers and texts, or one of the flags.
    Result<> addRow(const QJsonObject &object, qint64 paper, RowAdder &row)
    {
        using Kind = MarksValue::Kind;
        bool any = false;
        int at = 1;
        for (const auto &[name, kind, least, most] : row.values) {
            if (!name)
                break;
            const QLatin1StringView key(name);
            const QJsonValue value = object.value(key);
            const qint64 number = kind == Kind::Time ? editedIn(object, key)
                : kind == Kind::Flag                 ? qint64(value.toBool())
                                                     : value.toInteger(least - 1);
            const QString text = value.toString();
            if (kind == Kind::Number ? number < least || number > most : kind == Kind::Text && text.isEmpty())
                return {};
            any = any || kind == Kind::Number || kind == Kind::Text || value.toBool();
            if (++at; kind == Kind::Text)
                row.add.bind(at, text);
            else
                row.add.bind(at, number);
        }
        return any ? row.add.bind(1, paper).run() : Result<>();
    }

    // Adds the values of simple tables, own values, files with their highlights, and tags.
    Result<> addMarks(const QJsonObject &object, qint64 paper)
    {
        for (RowAdder &row : m_rows)
            LECTERN_TRY(addRow(object, paper, row));
        LECTERN_TRY(addOwnValues(object, paper));
        for (const QJsonValue &file : object.value("files"_L1).toArray())
            LECTERN_TRY(addFile(m_connection, paper, file.toObject()));
        for (const QJsonValue &highlight : object.value("highlights"_L1).toArray())
            LECTERN_TRY(addHighlight(m_connection, paper, highlight.toObject()));
        for (const QJsonValue &tag : object.value("tags"_L1).toArray()) {
            if (tag.toString().isEmpty())
                continue;
            LECTERN_TRY(m_adder.makeTag.bind(1, tag.toString()).bind(2, 0).run());
            LECTERN_TRY(m_adder.tag.bind(1, tag.toString()).bind(2, paper).run());
        }
        return {};
    }

    // Papers keep their positions in new lists; in existing lists they are appended.
    Result<> putIntoLists()
    {
        std::sort(m_places.begin(), m_places.end(), [](const Place &a, const Place &b) {
            return std::tie(a.list, a.place, a.paper) < std::tie(b.list, b.place, b.paper);
        });
        for (const Place &place : std::as_const(m_places)) {
            m_adder.listPaper.bind(1, place.list).bind(2, place.paper);
            if (m_newLists.contains(place.list))
                m_adder.listPaper.bind(3, place.place);
            else
                m_adder.listPaper.bindNull(3);
            LECTERN_TRY(m_adder.listPaper.run());
        }
        return {};
    }

    // Reads author identity, and notes on authors.
    Result<> readAuthors()
    {
        LECTERN_TRY(addAuthorWords(m_connection, m_root.value("people"_L1).toArray(),
                                   m_root.value("apart"_L1).toArray(), m_assigned, &m_people));
        for (const QJsonValue &author : m_root.value("authors"_L1).toArray())
            LECTERN_TRY(m_adder.authorNote.bind(1, foldName(author["name"_L1].toString()))
                            .bind(2, author["note"_L1].toString())
                            .bind(3, editedIn(author.toObject()))
                            .run());
        return {};
    }

    // Key of equal searches, independent of their spelling.
    static std::pair<QString, QString> searchKey(const QString &name, const QString &query)
    {
        return {name, queryText(normalised(parseQuery(query).root))};
    }

    Result<> readSearches()
    {
        QSet<std::pair<QString, QString>> known;
        qint64 last = 0;
        Statement here(m_connection, "SELECT name, query, position FROM saved_search");
        LECTERN_TRY(here.forEach([&] {
            known.insert(searchKey(here.text(0), here.text(1)));
            last = std::max(last, here.number(2));
        }));
        for (const QJsonValue &search : m_root.value("saved_searches"_L1).toArray())
            if (const QString name = search["name"_L1].toString(); !name.isEmpty()) {
                LECTERN_TRY(const auto query, searchFromElsewhere(m_connection, search.toObject(), m_people));
                const auto key = searchKey(name, query);
                if (known.contains(key))
                    continue;
                known.insert(key);
                LECTERN_TRY(m_adder.search.bind(1, name).bind(2, query).bind(3, ++last).run());
            }
        return {};
    }

    Connection &m_connection;
    const QJsonObject &m_root;
    Adder m_adder;
    std::deque<RowAdder> m_rows;
    OwnValueTable m_own;
    PaperFinder m_finder;
    const qint64 m_now = QDateTime::currentMSecsSinceEpoch();
    QHash<qint64, QJsonValue> m_describedLists; // by their numbers in the file
    QHash<qint64, qint64> m_lists{{0, 0}}; // number in the file -> number in the library
    QHash<std::pair<qint64, QString>, qint64> m_listsHere; // by parent and name
    qint64 m_lastList = 0; // greatest position of a list
    QSet<qint64> m_newLists;
    QList<Place> m_places;
    QList<AssignedName> m_assigned;
    QHash<qint64, qint64> m_people; // number in the file -> number in the library
    MarksOutcome m_outcome;
};

} // namespace

Result<MarksOutcome> MarksFile::read(const QByteArray &json)
{
    return read(QJsonDocument::fromJson(json).object());
}

Result<MarksOutcome> MarksFile::read(const QJsonObject &root)
{
    if (root.value("format"_L1).toString() != "lectern-marks"_L1)
        return Error{Messages::tr("This is not a marks file written by Lectern.")};
    if (root.value("version"_L1).toInt() > kMarksVersion)
        return Error{Messages::tr(
            "These marks were written by a newer version of Lectern; update Lectern to read them.")};
    MarksOutcome outcome;
    LECTERN_TRY(const auto edit, m_log.perform({EditKind::ImportMarks, {}}, [&]() -> Result<> {
        MarksReader reader(m_connection, root);
        LECTERN_TRY(reader.read());
        outcome = reader.outcome();
        return {};
    }));
    outcome.edit = edit;
    return outcome;
}

} // namespace lectern
