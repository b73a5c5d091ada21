#include "models/core/query/querytext.h"
#include "storefixtures.h"
#include "tests/support/support.h"

#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/exports/marksfile.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/paperrow.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace lectern;
using namespace lectern::test;

// Tests marks files: export from one library and import into another.
class TestMarksFile : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_from, m_to;

    static QList<Paper> papers(int first, int count)
    {
        QList<Paper> list;
        for (int i = first; i < first + count; ++i)
            list.append(
                paper(u"Paper number %1 of many"_s.arg(i), {u"Ada Quill"_s, u"Author %1 Tide"_s.arg(i)}));
        Paper untitled;
        untitled.abstract = longAbstract(1000);
        list.append(untitled);
        return list;
    }
    static PaperId idOf(Library &library, int number)
    {
        return rowTitled(library, u"Paper number %1 of many"_s.arg(number)).id;
    }

private slots:
    // An earlier version looked up lists and searches by name without an index.
    void manyListsAndSearchesAreFast_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind :
             {"lists", "nested lists", "tags", "searches", "searches of one name", "people"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void manyListsAndSearchesAreFast()
    {
        QFETCH(QString, kind);
        const auto import = [&](int count) {
            QJsonArray array;
            for (int i = 0; i < count; ++i) {
                const QString name = u"N %1"_s.arg(i);
                if (kind.endsWith(u"lists"_s))
                    array.append(QJsonObject{
                        {u"id"_s, i + 1}, {u"parent"_s, kind == u"lists"_s ? 0 : i / 2}, {u"name"_s, name}});
                else if (kind == u"tags"_s)
                    array.append(QJsonObject{{u"name"_s, name}, {u"colour"_s, 1}});
                else if (kind == u"people"_s)
                    array.append(
                        QJsonObject{{u"id"_s, i}, {u"names"_s, QJsonArray{name, QString(u"A"_s + name)}}});
                else
                    array.append(QJsonObject{{u"name"_s, kind == u"searches"_s ? name : u"S"_s},
                                             {u"query"_s, u"tide %1"_s.arg(i)}});
            }
            const QString part = kind.contains(u"lists"_s) ? u"lists"_s
                : kind.contains(u"searches"_s)             ? u"saved_searches"_s
                                                           : kind;
            const QByteArray json =
                QJsonDocument(
                    QJsonObject{{u"format"_s, u"lectern-marks"_s}, {u"version"_s, 1}, {part, array}})
                    .toJson();
            const QTemporaryDir folder;
            const auto library = must(Library::open(folder.filePath(u"a.lectern"_s)));
            must(library->marksFile().read(json));
            must(library->marksFile().read(json)); // no changes
        };
        const QString steep = growsFasterThan(
            kMoreThanLinear, [&] { import(2000); }, [&] { import(8000); });
        QVERIFY2(steep.isEmpty(), qPrintable(steep));
    }

    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_from = must(Library::open(m_dir->filePath(u"from.lectern"_s)));
        m_to = must(Library::open(m_dir->filePath(u"to.lectern"_s)));
        (void)must(m_from->importer().import(facts(u"one.txt"_s), page(papers(0, 10), u"Ada Quill"_s)));
        must(m_from->marks().setBookmarked({idOf(*m_from, 1), idOf(*m_from, 2)}, true));
        must(m_from->marks().setRead({idOf(*m_from, 2)}, true));
        (void)must(m_from->tags().add(u"method/rl"_s, {idOf(*m_from, 2), idOf(*m_from, 3)}));
        (void)must(m_from->notes().setRating({idOf(*m_from, 3)}, 4));
        (void)must(m_from->notes().setNote(idOf(*m_from, 4), u"A *fine* note."_s));
        (void)must(
            m_from->notes().setNote(must(m_from->authors().list(u"Ada"_s)).first().id, u"Met in Ghent."_s));
        ListId thesis = ListId::None, chapter = ListId::None;
        (void)must(m_from->lists().create(u"Thesis"_s, ListId::None, &thesis));
        (void)must(m_from->lists().create(u"Chapter 2"_s, thesis, &chapter));
        (void)must(m_from->lists().add(chapter, {idOf(*m_from, 5), idOf(*m_from, 1), idOf(*m_from, 4)}));
        (void)must(m_from->savedSearches().create(u"New"_s, u"is:unread"_s));
        for (const PaperRow &row : allRows(*m_from))
            if (row.title.isEmpty())
                must(m_from->marks().setBookmarked({row.id}, true));
    }
    void cleanup()
    {
        m_from.reset();
        m_to.reset();
    }

    // A saved search for an author finds the same author in another library, regardless of ids.
    void searchesFindTheirAuthorsListsAndSources()
    {
        const auto number = [](Library &library, const QString &name) {
            return QString::number(qint64(must(library.authors().list(name)).first().id));
        };
        ListId chapter = ListId::None;
        for (const ReadingList &list : must(m_from->lists().lists()))
            if (list.name == "Chapter 2"_L1)
                chapter = list.id;
        const QString query =
            u"author:#%1 list:\"#%2\" source:\"#%3\" is:unread"_s.arg(number(*m_from, u"Author 7 Tide"_s))
                .arg(qint64(chapter))
                .arg(qint64(must(m_from->sources().list()).first().id));
        (void)must(
            m_from->savedSearches().create(u"Tide"_s, u"author:#"_s + number(*m_from, u"Author 7 Tide"_s)));
        (void)must(m_from->savedSearches().create(u"All"_s, query));
        (void)must(m_from->savedSearches().create(u"Since"_s, u"is:new#3 tide"_s));
        const QByteArray json = must(m_from->marksFile().write());
        for (const QJsonValue &search : QJsonDocument::fromJson(json)["saved_searches"_L1].toArray())
            QVERIFY2(!search["query"_L1].toString().contains(u'#'),
                     qPrintable(search["query"_L1].toString()));

        // Imports other papers first, so that all ids differ. The source and the author exist too.
        (void)must(m_to->importer().import(facts(u"two.txt"_s), page(papers(50, 30))));
        ListId other = ListId::None;
        (void)must(m_to->lists().create(u"Other"_s, ListId::None, &other));
        (void)must(
            m_to->lists().create(u"Chapter 2"_s, other)); // a list of the same name with another parent
        (void)must(m_to->importer().import(facts(u"one.txt"_s), page(papers(0, 10), u"Ada Quill"_s)));
        QVERIFY(number(*m_to, u"Author 7 Tide"_s) != number(*m_from, u"Author 7 Tide"_s));
        (void)must(m_to->marksFile().read(json));
        const auto queryOf = [](Library &library, const QString &name) {
            for (const SavedSearch &search : must(library.savedSearches().searches()))
                if (search.name == name)
                    return search.query;
            return QString();
        };
        const auto titlesOf = [](Library &library, const QString &typed) {
            Query asked;
            asked.root = parseQuery(typed).root;
            const auto found = must(library.index().search(asked));
            QStringList titles;
            for (const PaperRow &row : must(library.papers().rows(found->ids(0, found->count()))))
                titles.append(row.title);
            titles.sort();
            return titles;
        };
        QCOMPARE(queryOf(*m_to, u"Tide"_s), u"author:#"_s + number(*m_to, u"Author 7 Tide"_s));
        QCOMPARE(titlesOf(*m_to, queryOf(*m_to, u"Tide"_s)), QStringList{u"Paper number 7 of many"_s});
        QCOMPARE(titlesOf(*m_to, queryOf(*m_to, u"All"_s)), titlesOf(*m_from, query));
        QCOMPARE(queryOf(*m_to, u"Since"_s), u"is:new tide"_s);
        QCOMPARE(queryOf(*m_to, u"New"_s), u"is:unread"_s);
        // A second import changes nothing, in this library and in the original one.
        const qsizetype searches = must(m_to->savedSearches().searches()).size();
        (void)must(m_to->marksFile().read(json));
        QCOMPARE(must(m_to->savedSearches().searches()).size(), searches);
        const qsizetype before = must(m_from->savedSearches().searches()).size();
        (void)must(m_from->marksFile().read(json));
        QCOMPARE(must(m_from->savedSearches().searches()).size(),
                 before + 1); // "Since" now refers to another time
    }

    // An unknown author is stored by name, and found when the papers are imported.
    void searchForUnknownAuthorUsesTheName()
    {
        const QString id =
            QString::number(qint64(must(m_from->authors().list(u"Author 7 Tide"_s)).first().id));
        (void)must(m_from->savedSearches().create(u"Tide"_s, u"author:#"_s + id));
        (void)must(m_to->marksFile().read(must(m_from->marksFile().write())));
        const QString query = must(m_to->savedSearches().searches()).last().query;
        QVERIFY2(query.contains(u"author:\"Author 7 Tide\""_s), qPrintable(query));
        (void)must(m_to->importer().import(facts(u"two.txt"_s), page(papers(0, 10))));
        Query asked;
        asked.root = parseQuery(query).root;
        QCOMPARE(must(m_to->index().search(asked))->count(), 1);
    }

    // Files of an older Lectern contain no author name. An id in such a file must not refer to another
    // author.
    void foreignAuthorIdMatchesNoAuthor()
    {
        (void)must(m_to->importer().import(facts(u"two.txt"_s), page(papers(0, 10))));
        (void)must(m_to->marksFile().read(
            QByteArray(
                "{'format':'lectern-marks','version':1,'saved_searches':[{'name':'A','query':'author:#1'},"
                "{'name':'B','query':'list:#1 tide'}]}")
                .replace('\'', '"')));
        for (const SavedSearch &search : must(m_to->savedSearches().searches())) {
            QVERIFY2(!search.query.contains(u'#'), qPrintable(search.query));
            Query asked;
            asked.root = parseQuery(search.query).root;
            QCOMPARE(must(m_to->index().search(asked))->count() == 10, false);
        }
    }

    void importsIntoLibraryWithSamePapers()
    {
        // The ids differ, because the papers are imported in another order, with others in between.
        (void)must(m_to->importer().import(facts(u"two.txt"_s), page(papers(3, 30))));
        (void)must(m_to->importer().import(facts(u"three.txt"_s), page(papers(0, 3))));
        const auto outcome = must(m_to->marksFile().read(must(m_from->marksFile().write())));
        QCOMPARE(outcome.papers, 6);
        QCOMPARE(outcome.joined, 6);
        QCOMPARE(outcome.waiting, 0);
        const PaperRow two = rowTitled(*m_to, u"Paper number 2 of many"_s);
        QVERIFY(two.bookmarked && two.read);
        QCOMPARE(must(m_to->sources().counts()).bookmarks,
                 3); // the paper without a title was found by its abstract
        QCOMPARE(must(m_to->tags().tags()).first().name, u"method/rl"_s);
        QCOMPARE(must(m_to->tags().tags()).first().papers, 2);
        QCOMPARE(must(m_to->notes().rating(idOf(*m_to, 3))), 4);
        QCOMPARE(must(m_to->notes().note(idOf(*m_to, 4))), u"A *fine* note."_s);
        QCOMPARE(must(m_to->notes().note(must(m_to->authors().list(u"Ada"_s)).first().id)),
                 u"Met in Ghent."_s);
        const auto lists = must(m_to->lists().lists());
        QCOMPARE(lists.size(), 2);
        QCOMPARE(lists[1].name, u"Chapter 2"_s);
        QCOMPARE(lists[1].parent, lists[0].id);
        QCOMPARE(must(m_to->lists().papers(lists[1].id)),
                 (QList<PaperId>{idOf(*m_to, 5), idOf(*m_to, 1), idOf(*m_to, 4)}));
        QCOMPARE(must(m_to->savedSearches().searches()).size(), 1);
        // A second import changes nothing, and one undo reverts all.
        QCOMPARE(must(m_to->marksFile().read(must(m_from->marksFile().write()))).edit.id, EditId::None);
        (void)must(m_to->edits().undo());
        QCOMPARE(must(m_to->sources().counts()).bookmarks, 0);
        QVERIFY(must(m_to->lists().lists()).isEmpty());
        QVERIFY(must(m_to->tags().tags()).isEmpty());
    }

    void marksWaitForTheirPapers()
    {
        const auto outcome = must(m_to->marksFile().read(must(m_from->marksFile().write())));
        QCOMPARE(outcome.joined, 0);
        QCOMPARE(outcome.waiting, 6);
        QCOMPARE(must(m_to->sources().counts()).papers, 0);
        QCOMPARE(must(m_to->sources().counts()).bookmarks, 0);
        (void)must(m_to->importer().import(facts(u"two.txt"_s), page(papers(0, 10))));
        QCOMPARE(must(m_to->sources().counts()).papers, 11);
        QCOMPARE(must(m_to->sources().counts()).bookmarks, 3);
        QCOMPARE(must(m_to->notes().note(idOf(*m_to, 4))), u"A *fine* note."_s);
        // Marks without a paper are exported to a third library too.
        auto third = must(Library::open(m_dir->filePath(u"third.lectern"_s)));
        (void)must(third->marksFile().read(must(m_to->marksFile().write())));
        QCOMPARE(must(third->marksFile().write()).size() > 0, true);
        (void)must(third->importer().import(facts(u"two.txt"_s), page(papers(0, 10))));
        QCOMPARE(must(third->sources().counts()).bookmarks, 3);
    }

    void rejectsBadFiles_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("marks");
        QTest::newRow("other JSON") << QByteArray("{\"papers\": []}");
        QTest::newRow("newer") << QByteArray("{\"format\": \"lectern-marks\", \"version\": 2}");
    }
    void rejectsBadFiles()
    {
        QFETCH(QByteArray, json);
        const auto outcome = m_to->marksFile().read(json);
        QVERIFY(!outcome);
        QVERIFY(outcome.error().message.endsWith(u'.'));
        QVERIFY(!must(m_to->edits().nextUndo()));
    }

    void acceptsHostileLists()
    {
        // A list that is its own ancestor, a list without a name, and entries of missing lists.
        (void)must(m_to->marksFile().read(
            R"({"format": "lectern-marks", "version": 1,
                "lists": [{"id": 1, "parent": 2, "name": "a"}, {"id": 2, "parent": 1, "name": "b"}, {"id": 3, "name": ""}],
                "papers": [{"title": "T", "authors": ["A B"], "bookmarked": true, "rating": 77,
                            "lists": [{"list": 1, "place": 1}, {"list": 9, "place": 1}]}, 7, null]})"));
        for (const ReadingList &list : must(m_to->lists().lists()))
            QVERIFY(!list.name.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestMarksFile)
#include "tst_marksfile.moc"
