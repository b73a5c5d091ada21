#include "models/core/query/querytext.h"
#include "storefixtures.h"

#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/paperreader.h"

using namespace lectern;
using namespace lectern::test;

// Tests tags as a tree, ordered lists and ratings, and their search and counts.
class TestMarks : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    std::unique_ptr<Library> m_library;
    QList<PaperId> m_papers;

    TagId tagId(const QString &name)
    {
        for (const Tag &tag : must(m_library->tags().tags()))
            if (tag.name == name)
                return tag.id;
        return TagId::None;
    }
    // Returns the tags as the sidebar shows them: "method 3, method/rl 2, …".
    QString tree()
    {
        QStringList lines;
        for (const Tag &tag : must(m_library->tags().tree()))
            lines.append(
                u"%1%2 %3"_s.arg(tag.name, tag.id == TagId::None ? u"*"_s : QString()).arg(tag.papers));
        return lines.join(u", "_s);
    }
    QList<PaperId> found(const QString &text, SortOrder sort = {})
    {
        const ParsedQuery parsed = parseQuery(text);
        if (!parsed.diagnostics.isEmpty())
            qFatal("%s", qPrintable(parsed.diagnostics.first().expected));
        return must(m_library->index().search({parsed.root, sort}))->ids(0, 100);
    }
    QSet<PaperId> setOf(const QString &text)
    {
        const auto list = found(text);
        return {list.begin(), list.end()};
    }

private slots:
    void init()
    {
        m_library = must(
            Library::open(m_dir.filePath(QString::fromUtf8(QTest::currentTestFunction()) + u".lectern"_s)));
        QList<Paper> papers;
        for (int i = 0; i < 12; ++i)
            papers.append(
                paper(u"Paper number %1 of many"_s.arg(i), {u"Author %1 Tide"_s.arg(i)}, longAbstract(i)));
        (void)must(m_library->importer().import(facts(u"one.txt"_s), page(papers)));
        m_papers = must(m_library->index().search({}))->ids(0, 100);
        QCOMPARE(m_papers.size(), 12);
    }
    void cleanup() { m_library.reset(); }

    void tagsFormATree()
    {
        TagStore &tags = m_library->tags();
        (void)must(tags.add(u"method/rl"_s, m_papers.first(3)));
        (void)must(tags.add(u"method/rl/deep"_s, m_papers.first(1)));
        (void)must(tags.add(u"method b"_s, {m_papers[5]}));
        QCOMPARE(tree(), u"method* 3, method/rl 3, method/rl/deep 1, method b 1"_s);
        (void)must(tags.add(u"method"_s, m_papers.sliced(2, 2)));
        QCOMPARE(tree(), u"method 4, method/rl 3, method/rl/deep 1, method b 1"_s); // each paper once
        QCOMPARE(found(u"tag:method"_s).size(), 4);
        // Two spellings of a word are one tag.
        (void)must(tags.add(u"METHOD"_s, {m_papers[7]}));
        QCOMPARE(tree(), u"method 5, method/rl 3, method/rl/deep 1, method b 1"_s);
        (void)must(tags.add(u"Method/RL/new"_s, {m_papers[7]}));
        QCOMPARE(tree(), u"method 5, method/rl 4, method/rl/deep 1, method/rl/new 1, method b 1"_s);
        (void)must(m_library->edits().undo());
        const Result<Edit> again = tags.create(u"Method/RL"_s);
        QVERIFY(!again && again.error().message.contains(u"“method/rl”"_s));
        (void)must(tags.removeBelow(u"method"_s));
        QCOMPARE(tree(), u"method b 1"_s);
        (void)must(m_library->edits().undo());
        QCOMPARE(tree(), u"method 5, method/rl 3, method/rl/deep 1, method b 1"_s);
    }

    // Tags are in the collation order of the language.
    void sortsTagsByName_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("English") << QLocale(QLocale::English)
                                 << QStringList{u"Apple"_s,   u"apple pie"_s, u"week 2"_s,
                                                u"week 10"_s, u"Zebra"_s,     u"Zebra/old"_s};
        QTest::newRow("German") << QLocale(QLocale::German)
                                << QStringList{u"Apfel"_s, u"Äpfel"_s, u"arm"_s, u"Öl"_s, u"Zebra"_s};
        QTest::newRow("Swedish") << QLocale(QLocale::Swedish)
                                 << QStringList{u"arm"_s, u"Zebra"_s, u"Äpple"_s};
        QTest::newRow("Chinese, by Pinyin")
            << QLocale(QLocale::Chinese) << QStringList{u"阿"_s, u"方法"_s, u"阅读"_s, u"综述"_s};
    }
    void sortsTagsByName()
    {
        QFETCH(QLocale, locale);
        QFETCH(QStringList, names);
        const auto restore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        QLocale::setDefault(locale);
        for (qsizetype i = names.size() - 1; i >= 0; --i)
            (void)must(m_library->tags().add(names[i], {m_papers[i]}));
        QStringList stand;
        for (const Tag &tag : must(m_library->tags().tree()))
            stand.append(tag.name);
        for (const QString &name : std::as_const(names)) // the next row uses the same library
            (void)must(m_library->tags().removeBelow(name));
        QCOMPARE(stand, names);
    }

    void mergesTagWithChildTags()
    {
        TagStore &tags = m_library->tags();
        (void)must(tags.add(u"rl"_s, m_papers.first(2)));
        (void)must(tags.add(u"rl/deep"_s, m_papers.first(1)));
        (void)must(tags.add(u"rl/old"_s, {m_papers[9]}));
        (void)must(tags.add(u"learning"_s, m_papers.sliced(1, 2)));
        (void)must(tags.add(u"learning/deep"_s, {m_papers[4]}));
        SavedSearchId search = SavedSearchId::None;
        (void)must(
            m_library->savedSearches().create(u"mine"_s, u"(tag:RL OR tag:rl/deep) -tag:rla"_s, &search));
        const QString before = tree();
        QVERIFY(!tags.rename(tagId(u"rl"_s), u"learning"_s)); // the name is used
        QCOMPARE(tree(), before);
        (void)must(tags.mergeInto(tagId(u"rl"_s), u"learning"_s));
        QCOMPARE(tree(), u"learning 5, learning/deep 2, learning/old 1"_s);
        QCOMPARE(must(m_library->savedSearches().searches()).first().query,
                 u"(tag:learning OR tag:learning/deep) -tag:rla"_s);
        (void)must(m_library->edits().undo());
        QCOMPARE(tree(), before);
        QCOMPARE(must(m_library->savedSearches().searches()).first().query,
                 u"(tag:RL OR tag:rl/deep) -tag:rla"_s);
        // Merges a tag into one of its child tags; only the child remains.
        (void)must(tags.mergeInto(tagId(u"rl"_s), u"rl/deep"_s));
        QCOMPARE(tree(), u"learning 3, learning/deep 1, rl* 3, rl/deep 2, rl/old 1"_s);
    }

    void movesPapersWithinList()
    {
        ListStore &lists = m_library->lists();
        ListId id = ListId::None;
        (void)must(lists.create(u"Thesis"_s, ListId::None, &id));
        (void)must(lists.append(id, m_papers.first(5)));
        const auto order = [&] {
            QString text;
            for (const PaperId paper : must(lists.papers(id)))
                text += QString::number(m_papers.indexOf(paper));
            return text;
        };
        QCOMPARE(order(), u"01234"_s);
        (void)must(lists.step(id, {m_papers[2]}, true));
        QCOMPARE(order(), u"02134"_s);
        (void)must(lists.step(id, {m_papers[2]}, true));
        QCOMPARE(order(), u"20134"_s);
        QCOMPARE(must(lists.step(id, {m_papers[2]}, true)).id, EditId::None); // already at the top
        (void)must(
            lists.step(id, {m_papers[2], m_papers[1]}, false)); // separate rows move next to each other
        QCOMPARE(order(), u"03214"_s);
        (void)must(lists.step(id, {m_papers[1], m_papers[2]}, false));
        QCOMPARE(order(), u"03421"_s);
        QCOMPARE(must(lists.step(id, {m_papers[1], m_papers[2]}, false)).id, EditId::None);
        // Papers that are already in the list keep their places.
        (void)must(lists.append(id, {m_papers[3], m_papers[7]}));
        QCOMPARE(order(), u"034217"_s);
        QCOMPARE(must(lists.append(id, {m_papers[3]})).id, EditId::None);
        QCOMPARE(must(lists.named(u"  thesis "_s)), id);
        QCOMPARE(must(lists.listsWith(m_papers[3])).first().name, u"Thesis"_s);
    }

    void listDefinesSortOrder()
    {
        ListStore &lists = m_library->lists();
        ListId id = ListId::None, other = ListId::None;
        (void)must(lists.create(u"Thesis"_s, ListId::None, &id));
        (void)must(lists.create(u"thesis"_s, ListId::None, &other)); // two lists may have the same name
        const QList<PaperId> wanted{m_papers[8], m_papers[1], m_papers[5]};
        (void)must(lists.add(id, wanted));
        (void)must(lists.add(other, {m_papers[0]}));
        const SortOrder byList{SortOrder::Key::ListOrder, false};
        const QString asked = u"list:#%1"_s.arg(qint64(id));
        QCOMPARE(found(asked, byList), wanted);
        QCOMPARE(found(asked, {SortOrder::Key::ListOrder, true}),
                 (QList<PaperId>{m_papers[5], m_papers[1], m_papers[8]}));
        QCOMPARE(found(asked + u" paper"_s, byList), wanted);
        QCOMPARE(found(u"list:thesis"_s, byList), wanted + QList<PaperId>{m_papers[0]});
        // Without a list in the query, the default order applies.
        QCOMPARE(found(u"paper"_s, byList), found(u"paper"_s));
        const ResultSetPtr result = must(m_library->index().search({parseQuery(asked).root, byList}));
        for (qsizetype row = 0; row < wanted.size(); ++row)
            QCOMPARE(result->rowOf(wanted[row]), row);
        QCOMPARE(result->rowOf(m_papers[0]), qsizetype(-1));
    }

    void ratingsAreSearchedAndSorted()
    {
        NoteStore &notes = m_library->notes();
        (void)must(notes.setRating(m_papers.first(2), 5));
        (void)must(notes.setRating({m_papers[2]}, 3));
        (void)must(notes.setRating({m_papers[3]}, 1));
        QCOMPARE(must(m_library->papers().rows({m_papers[2]})).first().rating, 3);
        QCOMPARE(setOf(u"rating:5"_s), (QSet<PaperId>{m_papers[0], m_papers[1]}));
        QCOMPARE(setOf(u"rating:>=3"_s), (QSet<PaperId>{m_papers[0], m_papers[1], m_papers[2]}));
        QCOMPARE(setOf(u"rating:<4"_s), (QSet<PaperId>{m_papers[2], m_papers[3]})); // only rated papers
        QCOMPARE(found(u"rating:0"_s).size(), 8);
        QCOMPARE(found(u"rating:0..1"_s).size(), 9);
        QCOMPARE(found(u"-has:rating"_s).size(), 8);
        QCOMPARE(setOf(u"has:rating"_s), setOf(u"rating:1..5"_s));
        const QList<PaperId> sorted = found(QString(), {SortOrder::Key::Rating, false});
        QCOMPARE(QSet<PaperId>(sorted.begin(), sorted.begin() + 2), setOf(u"rating:5"_s));
        QCOMPARE(sorted[2], m_papers[2]);
        QCOMPARE(sorted[3], m_papers[3]);
        QCOMPARE(sorted.size(), 12);
        QCOMPARE(found(QString(), {SortOrder::Key::Rating, true}).last(), sorted[1]);
        (void)must(notes.setRating(m_papers.first(2), 0));
        QVERIFY(found(u"rating:5"_s).isEmpty());
        (void)must(m_library->edits().undo());
        QCOMPARE(found(u"rating:5"_s).size(), 2);
        QVERIFY(!notes.setRating(m_papers, 6));
    }

    void savedSearchesAreCounted()
    {
        SavedSearchId id = SavedSearchId::None;
        (void)must(m_library->savedSearches().create(u"mine"_s, u"tide is:unread"_s, &id));
        const auto count = [&] {
            const SavedSearch search = must(m_library->savedSearches().searches()).first();
            return must(m_library->index().count(parseQuery(search.query).root, search.lastSeen));
        };
        QCOMPARE(count(), (SearchCount{12, 0}));
        must(m_library->marks().noteRead(m_papers[0]));
        QCOMPARE(count(), (SearchCount{11, 0}));
        (void)must(m_library->importer().import(
            facts(u"two.txt"_s),
            page({paper(u"A newcomer"_s, {u"Bo Tide"_s}), paper(u"Another"_s, {u"Cy Ash"_s})})));
        QCOMPARE(count(), (SearchCount{12, 1}));
        const auto history = must(m_library->edits().history(10)).size();
        must(m_library->savedSearches().setSeen(id));
        QCOMPARE(count(), (SearchCount{12, 0}));
        QCOMPARE(must(m_library->edits().history(10)).size(), history); // opening a paper is not an edit
        // Counts exact matches only, without similar words.
        QCOMPARE(must(m_library->index().count(parseQuery(u"tidee"_s).root, PaperId::None)), SearchCount());
        QVERIFY(!m_library->index().count(parseQuery(u"tide"_s).root, PaperId::None, [] { return true; }));
    }
};

QTEST_GUILESS_MAIN(TestMarks)
#include "tst_marks.moc"
