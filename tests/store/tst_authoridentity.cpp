#include "models/core/query/querytext.h"
#include "storefixtures.h"

#include "models/core/authornames.h"
#include "models/core/fold.h"
#include "models/store/edits/authoridentity.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/exports/marksfile.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/authorlist.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/likelyauthors.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/paperrow.h"
#include "models/store/types/sourcerow.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace lectern;
using namespace lectern::test;

// Tests author identity: merges, splits, names and "not the same" decisions, over undo, restarts and imports.
class TestAuthorIdentity : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    std::unique_ptr<Library> m_library;

    QString file() const
    {
        return m_dir.filePath(QString::fromUtf8(QTest::currentTestFunction()) + u".lectern"_s);
    }
    void reopen()
    {
        m_library.reset();
        m_library = must(Library::open(file()));
    }
    AuthorIdentity &identity() { return m_library->authorIdentity(); }

    // Returns the authors listed with this name, ordered by id.
    QList<AuthorId> called(const QString &name)
    {
        QList<AuthorId> found;
        for (const AuthorRow &row : must(m_library->authors().list()))
            if (row.name == name)
                found.append(row.id);
        std::sort(found.begin(), found.end());
        return found;
    }
    AuthorId one(const QString &name)
    {
        const QList<AuthorId> found = called(name);
        if (found.size() != 1)
            qFatal("%d authors are called %s", int(found.size()), qPrintable(name));
        return found.first();
    }
    QStringList titlesOf(AuthorId author)
    {
        const auto parsed = parseQuery(u"author:#%1"_s.arg(qint64(author)));
        const auto result = must(m_library->index().search({parsed.root, {}}));
        QStringList titles;
        for (const PaperRow &row : must(m_library->papers().rows(result->ids(0, result->count()))))
            titles.append(row.title);
        titles.sort();
        return titles;
    }
    // Returns all authors with their papers, sources of figures and other names, as text without ids.
    QString state()
    {
        QStringList lines;
        for (const AuthorRow &row : must(m_library->authors().list())) {
            const AuthorPanel panel = must(m_library->authors().panel(row.id));
            QStringList pages, names = panel.otherNames;
            for (const AuthorObservation &seen : panel.observations)
                pages.append(seen.sourceName);
            names.sort();
            lines.append(u"%1 (%2) [%3] {%4}: %5"_s.arg(row.name, QString::number(row.papers),
                                                        names.join(u'/'), pages.join(u' '),
                                                        titlesOf(row.id).join(u'|')));
        }
        lines.sort();
        for (const auto &[a, b] : must(identity().apart())) { // unordered
            QStringList two{must(m_library->authors().panel(a)).name,
                            must(m_library->authors().panel(b)).name};
            two.sort();
            lines.append(u"apart "_s + two.join(u' '));
        }
        return lines.join(u'\n');
    }
    void expectClean()
    {
        const QStringList found = must(m_library->checker().check());
        if (!found.isEmpty())
            QFAIL(qPrintable(found.join(u'\n')));
    }

private slots:
    void init() { m_library = must(Library::open(file())); }
    void cleanup() { m_library.reset(); }

    // Of several merged authors the one with the most papers remains, in any order. All merges are one step.
    void mergesSeveralInOneStep()
    {
        (void)must(m_library->importer().import(
            facts(u"one.txt"_s),
            page({paper(u"Tides"_s, {u"A. Quill"_s}, longAbstract(1)),
                  paper(u"Waves"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, longAbstract(2)),
                  paper(u"Foam"_s, {u"Ada Quill"_s}, longAbstract(3)),
                  paper(u"Salt"_s, {u"Ada B. Quill"_s}, longAbstract(4))})));
        const QString apart = state();
        const QList<AuthorId> all{one(u"A. Quill"_s), one(u"Ada Quill"_s), one(u"Ada B. Quill"_s)};
        AuthorId stays = AuthorId::None;
        const Edit edit = must(identity().mergeAll(all, &stays));
        QCOMPARE(stays, all[1]);
        QCOMPARE(edit.subject, u"Ada Quill"_s);
        QCOMPARE(must(m_library->sources().counts()).authors, 2);
        QCOMPARE(titlesOf(stays), (QStringList{u"Foam"_s, u"Salt"_s, u"Tides"_s, u"Waves"_s}));
        expectClean();
        (void)must(m_library->edits().undo());
        QCOMPARE(state(), apart);
        QVERIFY(!must(m_library->edits().nextUndo()));
        (void)must(m_library->edits().redo());
        QCOMPARE(titlesOf(stays).size(), 4);
        expectClean();
        QVERIFY(!identity().mergeAll({stays, stays}));
    }

    void comparisonShowsSharedValues()
    {
        (void)must(m_library->importer().import(
            facts(u"one.txt"_s),
            page({paper(u"Tides"_s, {u"A. Quill"_s, u"Bo Tide"_s}, longAbstract(1)),
                  paper(u"Waves"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, longAbstract(2)),
                  paper(u"Foam"_s, {u"Ada Quill"_s, u"Cy Pier"_s}, longAbstract(3)),
                  paper(u"Salt"_s, {u"A. Quill"_s, u"Ada Quill"_s}, longAbstract(4))})));
        const AuthorId few = one(u"A. Quill"_s), more = one(u"Ada Quill"_s);
        const auto beside = must(m_library->authors().comparison({few, more, few}));
        QCOMPARE(beside.authors.size(), 2);
        QCOMPARE(beside.authors[0].id, more); // most papers first
        QCOMPARE(beside.shared.size(), 1);
        QCOMPARE(beside.shared[0].name, u"Bo Tide"_s);
        QCOMPARE(beside.shared[0].papers, 2);
        QCOMPARE(beside.sharedInAll, 1);
        QCOMPARE(beside.together, 1);
        QCOMPARE(beside.titles, QStringList{u"Salt"_s});
        QCOMPARE(beside.papersAfter, 4);
        QVERIFY(!m_library->authors().comparison({few, AuthorId(999)}));
        // The name that the user selected remains.
        AuthorId stays = AuthorId::None;
        QCOMPARE(must(identity().mergeAll({few, more}, &stays, few)).subject, u"A. Quill"_s);
        QCOMPARE(stays, few);
        QCOMPARE(must(m_library->authors().panel(few)).name, u"A. Quill"_s);
        QCOMPARE(titlesOf(few).size(), 4);
        expectClean();
    }

    void mergedNamesStayMerged()
    {
        const auto first = page({paper(u"Tides"_s, {u"Ada B. Quill"_s, u"Bo Tide"_s}, longAbstract(1))});
        const auto second = page({paper(u"Waves"_s, {u"Quill, Ada"_s}, longAbstract(2))}, u"Ada Quill"_s);
        const auto source = must(m_library->importer().import(facts(u"one.txt"_s), first)).source;
        (void)must(m_library->importer().import(facts(u"two.txt"_s), second));
        const QString apart = state();
        const AuthorId into = one(u"Ada B. Quill"_s), from = one(u"Ada Quill"_s);
        (void)must(m_library->notes().setNote(from, u"met in Oslo"_s));
        (void)must(identity().merge(from, into));
        QCOMPARE(must(m_library->sources().counts()).authors, 2);
        QCOMPARE(titlesOf(into), (QStringList{u"Tides"_s, u"Waves"_s}));
        const AuthorPanel panel = must(m_library->authors().panel(into));
        QCOMPARE(panel.name, u"Ada B. Quill"_s);
        QCOMPARE(panel.otherNames, QStringList{u"Ada Quill"_s});
        QCOMPARE(panel.observations.size(), 1);
        QCOMPARE(must(m_library->notes().note(into)), u"met in Oslo"_s);
        expectClean();
        // The authors of the paper refer to the merged author.
        QCOMPARE(must(m_library->papers().detail(rowTitled(*m_library, u"Waves"_s).id)).authors.first().id,
                 into);

        // Sources are removed, imported again and added.
        must(m_library->importer().remove(source));
        expectClean();
        (void)must(m_library->importer().import(facts(u"one.txt"_s), first));
        (void)must(m_library->importer().import(
            facts(u"three.txt"_s),
            page({paper(u"Foam"_s, {u"ada quill"_s, u"Bo Tide"_s}, longAbstract(3))})));
        QCOMPARE(titlesOf(into), (QStringList{u"Foam"_s, u"Tides"_s, u"Waves"_s}));
        expectClean();

        reopen();
        (void)must(m_library->edits().undo());
        QCOMPARE(titlesOf(into), QStringList{u"Tides"_s});
        QCOMPARE(titlesOf(from), (QStringList{u"Foam"_s, u"Waves"_s}));
        QCOMPARE(must(m_library->notes().note(from)), u"met in Oslo"_s);
        expectClean();
        (void)must(m_library->edits().redo());
        QCOMPARE(titlesOf(into).size(), 3);
        expectClean();
        (void)must(m_library->edits().undoDownTo(EditId(1)));
        must(m_library->importer().remove(
            must(m_library->sources().withHash(facts(u"three.txt"_s).contentHash))));
        QCOMPARE(state(), apart);
        expectClean();
    }

    // A saved search for an author follows a merge, and is restored by undo.
    void savedSearchesFollowAMerge()
    {
        (void)must(m_library->importer().import(
            facts(u"follow.txt"_s),
            page({paper(u"Tides"_s, {u"Ada Quill"_s}), paper(u"Waves"_s, {u"A. B. Quill"_s}),
                  paper(u"Fog"_s, {u"Bo Tide"_s})})));
        const AuthorId from = one(u"A. B. Quill"_s), into = one(u"Ada Quill"_s);
        const QString query = u"author:#%1 is:unread"_s.arg(qint64(from));
        (void)must(m_library->savedSearches().create(u"Hers"_s, query));
        (void)must(identity().merge(from, into));
        QCOMPARE(must(m_library->savedSearches().searches()).first().query,
                 u"author:#%1 is:unread"_s.arg(qint64(into)));
        QCOMPARE(titlesOf(into), (QStringList{u"Tides"_s, u"Waves"_s}));
        (void)must(m_library->edits().undo());
        QCOMPARE(must(m_library->savedSearches().searches()).first().query, query);
        QCOMPARE(titlesOf(from), QStringList{u"Waves"_s});
    }

    void separatesMergedName()
    {
        (void)must(
            m_library->importer().import(facts(u"one.txt"_s),
                                         page({paper(u"Tides"_s, {u"Ada Quill"_s}, longAbstract(1)),
                                               paper(u"Waves"_s, {u"A. Quill"_s}, longAbstract(2)),
                                               paper(u"Foam"_s, {u"Ada Q. Quill"_s}, longAbstract(3))})));
        const QString before = state();
        const AuthorId into = one(u"Ada Quill"_s);
        (void)must(identity().merge(one(u"A. Quill"_s), into));
        (void)must(identity().merge(one(u"Ada Q. Quill"_s), into));
        QCOMPARE(must(m_library->sources().counts()).authors, 1);
        AuthorId made = AuthorId::None;
        // The author's original name can be separated too.
        (void)must(identity().separate(into, u"ada quill"_s, &made));
        QCOMPARE(titlesOf(made), QStringList{u"Tides"_s});
        QCOMPARE(titlesOf(into), (QStringList{u"Foam"_s, u"Waves"_s}));
        expectClean();
        (void)must(identity().separate(into, u"a quill"_s, &made));
        QCOMPARE(titlesOf(made), QStringList{u"Waves"_s});
        expectClean();
        QVERIFY(!identity().separate(made, u"a quill"_s)); // an only name cannot be separated
        QVERIFY(!identity().separate(into, u"bo tide"_s)); // not a name of this author
        while (must(m_library->edits().nextUndo()))
            (void)must(m_library->edits().undo());
        QCOMPARE(state(), before);
        expectClean();
    }

    // Two namesakes have 40 papers and a page each.
    void namesakesStaySplit()
    {
        QList<Paper> theirs, others;
        for (int i = 0; i < 40; ++i)
            (i < 20 ? theirs : others)
                .append(paper(u"Paper number %1 of many"_s.arg(i),
                              {u"Wei Tide"_s, u"Author %1 Quill"_s.arg(i)}, longAbstract(i)));
        const auto save = [&](const QString &name, const QList<Paper> &papers, QDate day) {
            ParsedSource source = page(papers, u"Wei Tide"_s);
            source.author->citations = int(papers.size());
            return must(m_library->importer().import(facts(name, day), source)).source;
        };
        const auto one1 = save(u"a1.txt"_s, theirs, QDate(2026, 1, 1));
        const auto two1 = save(u"b1.txt"_s, others, QDate(2026, 1, 1));
        const AuthorId wei = one(u"Wei Tide"_s);
        QCOMPARE(titlesOf(wei).size(), 40);
        QList<PaperId> ids;
        for (const Paper &paper : others)
            ids.append(rowTitled(*m_library, paper.title).id);
        QVERIFY(!identity().split(wei, {}));
        QVERIFY(!identity().split(wei, allIds(*m_library)));
        AuthorId made = AuthorId::None;
        (void)must(identity().split(wei, ids, &made));
        const QStringList hers = titlesOf(wei), his = titlesOf(made);
        QCOMPARE(hers.size(), 20);
        QCOMPARE(his.size(), 20);
        // After the split each page belongs to the author of its papers.
        QCOMPARE(must(m_library->authors().panel(made)).observations.size(), 1);
        QCOMPARE(must(m_library->authors().panel(made)).observations.first().sourceName, u"b1.txt"_s);
        QCOMPARE(must(m_library->authors().panel(wei)).observations.first().sourceName, u"a1.txt"_s);
        expectClean();

        // Completion of the name offers both authors, with a note to distinguish them.
        const QList<AuthorOffer> offers = must(m_library->authors().offers(u"tide wei"_s, 8));
        QCOMPARE(offers.size(), 2);
        for (const AuthorOffer &offer : offers) {
            QCOMPARE(offer.name, u"Wei Tide"_s);
            QVERIFY(offer.namesake);
            QCOMPARE(offer.papers, 20);
            QCOMPARE(offer.traits.coauthor, offer.id == wei ? u"Author 0 Quill"_s : u"Author 20 Quill"_s);
        }
        // Every list and the paper view show the same author.
        QList<AuthorId> told;
        for (const AuthorRow &row : must(m_library->authors().list()))
            if (row.apart) {
                told.append(row.id);
                QCOMPARE(row.apart->coauthor, row.id == wei ? u"Author 0 Quill"_s : u"Author 20 Quill"_s);
            }
        QCOMPARE(told.size(), 2);
        for (const AuthorListRow &row :
             must(m_library->authorList().rows({wei, made, one(u"Author 3 Quill"_s)})))
            QCOMPARE(bool(row.apart), row.id == wei || row.id == made);
        for (const AuthorRef &author : must(m_library->papers().detail(ids.first())).authors)
            QCOMPARE(bool(author.apart), author.id == made);

        const QList<AuthorOffer> quills = must(m_library->authors().offers(u"quill 3"_s, 50));
        QCOMPARE(quills.size(), 13); // authors number 3, 13, 23, and 30 to 39
        QVERIFY(!quills.first().namesake);
        QCOMPARE(must(m_library->authors().offers(u"quill nobody"_s, 8)).size(), 0);

        // Importing both pages again changes nothing. A new paper on one of them belongs to its author.
        save(u"a2.txt"_s, theirs, QDate(2026, 2, 1));
        save(u"b2.txt"_s, others, QDate(2026, 2, 1));
        QCOMPARE(titlesOf(wei), hers);
        QCOMPARE(titlesOf(made), his);
        expectClean();
        theirs.prepend(paper(u"A newer one of hers"_s, {u"Wei Tide"_s}, longAbstract(100)));
        others.prepend(paper(u"A newer one of his"_s, {u"Wei Tide"_s}, longAbstract(101)));
        save(u"a3.txt"_s, theirs, QDate(2026, 3, 1));
        save(u"b3.txt"_s, others, QDate(2026, 3, 1));
        QCOMPARE(titlesOf(wei), QStringList{u"A newer one of hers"_s} + hers);
        QCOMPARE(titlesOf(made), QStringList{u"A newer one of his"_s} + his);
        QCOMPARE(must(m_library->authors().panel(made)).observations.size(), 3);
        expectClean();

        // The old saves are removed; then everything is removed and imported again.
        must(m_library->importer().remove(one1));
        must(m_library->importer().remove(two1));
        QCOMPARE(titlesOf(made).size(), 21);
        expectClean();
        for (const SourceRow &source : must(m_library->sources().list()))
            must(m_library->importer().remove(source.id));
        QCOMPARE(must(m_library->sources().counts()).authors, 0);
        expectClean();
        reopen();
        save(u"b3.txt"_s, others, QDate(2026, 3, 1));
        save(u"a3.txt"_s, theirs, QDate(2026, 3, 1));
        QCOMPARE(titlesOf(wei).size(), 21);
        QCOMPARE(titlesOf(made), QStringList{u"A newer one of his"_s} + his);
        expectClean();

        // Moves some papers to the other author, merges again, and undoes it.
        const QString split = state();
        (void)must(identity().move(made, ids.mid(0, 5), wei));
        QCOMPARE(titlesOf(made).size(), 16);
        expectClean();
        (void)must(identity().merge(made, wei));
        QCOMPARE(titlesOf(wei).size(), 42);
        QCOMPARE(called(u"Wei Tide"_s).size(), 1);
        expectClean();
        (void)must(m_library->edits().undo());
        (void)must(m_library->edits().undo());
        QCOMPARE(state(), split);
        expectClean();
        (void)must(m_library->edits().undo());
        QCOMPARE(titlesOf(wei).size(), 42);
        expectClean();
        (void)must(m_library->edits().redo());
        QCOMPARE(state(), split);
        expectClean();
    }

    void showsChosenName()
    {
        (void)must(m_library->importer().import(facts(u"one.txt"_s),
                                                page({paper(u"Tides"_s, {u"A. Quill"_s}, longAbstract(1))})));
        const AuthorId author = one(u"A. Quill"_s);
        (void)must(identity().rename(author, u" Ada  Quill "_s));
        QCOMPARE(one(u"Ada Quill"_s), author);
        (void)must(m_library->importer().import(facts(u"two.txt"_s),
                                                page({paper(u"Waves"_s, {u"A. Quíll"_s}, longAbstract(2))})));
        QCOMPARE(one(u"Ada Quill"_s), author);
        expectClean();
        (void)must(identity().rename(author, {}));
        QCOMPARE(one(u"A. Quíll"_s), author);
        QVERIFY(!identity().rename(author, QString(201, u'x')));
        (void)must(m_library->edits().undo());
        QCOMPARE(one(u"Ada Quill"_s), author);
        (void)must(m_library->edits().undo());
        QCOMPARE(one(u"A. Quíll"_s), author);
        expectClean();
    }

    void decidedPairsAreNotListedAgain()
    {
        (void)must(m_library->importer().import(
            facts(u"one.txt"_s),
            page({paper(u"Tides"_s, {u"Ada Mara Quill"_s, u"Bo Tide"_s}, longAbstract(1)),
                  paper(u"Waves"_s, {u"Quill Ada Mara"_s}, longAbstract(2)),
                  // Pairs: an initial with a shared co-author; an initial without one; two authors of one
                  // paper.
                  paper(u"Foam"_s, {u"Cleo Harbour"_s, u"Bo Tide"_s}, longAbstract(3)),
                  paper(u"Surf"_s, {u"C. Harbour"_s, u"Bo Tide"_s}, longAbstract(4)),
                  paper(u"Sand"_s, {u"Dora Pier"_s}, longAbstract(5)),
                  paper(u"Salt"_s, {u"D. Pier"_s}, longAbstract(6)),
                  paper(u"Kelp"_s, {u"Eli Mole"_s, u"E. Mole"_s}, longAbstract(7))})));
        const auto pairs = must(m_library->likelyAuthors().pairs(10));
        QCOMPARE(pairs.size(), 2);
        const auto names = [&](const LikelyPair &pair) {
            return QSet<QString>{must(m_library->authors().panel(pair.one)).name,
                                 must(m_library->authors().panel(pair.other)).name};
        };
        QCOMPARE(names(pairs[0]), (QSet<QString>{u"Ada Mara Quill"_s, u"Quill Ada Mara"_s}));
        QCOMPARE(pairs[0].likeness, NameLikeness::SameWords);
        QCOMPARE(names(pairs[1]), (QSet<QString>{u"Cleo Harbour"_s, u"C. Harbour"_s}));
        QCOMPARE(pairs[1].sharedCoauthors, 1);
        QCOMPARE(must(m_library->likelyAuthors().pairs(1)).size(), 1);
        QList<double> parts; // reported progress
        (void)must(m_library->likelyAuthors().pairs(10, {}, [&](double part) { parts.append(part); }));
        QVERIFY(!parts.isEmpty() && parts.size() <= 100 && parts.first() > 0 && parts.last() <= 1);
        QVERIFY(std::is_sorted(parts.cbegin(), parts.cend()));
        QVERIFY(!m_library->likelyAuthors().pairs(10, [] { return true; }));

        (void)must(identity().merge(pairs[0].other, pairs[0].one));
        (void)must(identity().markDistinct(pairs[1].one, pairs[1].other));
        QVERIFY(must(m_library->likelyAuthors().pairs(10)).isEmpty());
        // The decision survives removing and importing the papers again.
        const auto source = must(m_library->sources().list()).first();
        QCOMPARE(must(identity().apart()).size(), 1);
        must(m_library->importer().remove(source.id));
        QCOMPARE(must(identity().apart()).size(), 0); // no papers with these authors are left
        expectClean();
        (void)must(m_library->importer().import(
            facts(u"two.txt"_s),
            page({paper(u"Foam"_s, {u"Cleo Harbour"_s, u"Bo Tide"_s}, longAbstract(3)),
                  paper(u"Surf"_s, {u"C. Harbour"_s, u"Bo Tide"_s}, longAbstract(4))})));
        QVERIFY(must(m_library->likelyAuthors().pairs(10)).isEmpty());
        QCOMPARE(must(identity().apart()).size(), 1);
        (void)must(identity().unmarkDistinct(pairs[1].one, pairs[1].other));
        QCOMPARE(must(m_library->likelyAuthors().pairs(10)).size(), 1);
        expectClean();
    }

    // The marks file carries all decisions to another library, where they have the same effect.
    void marksFileContainsDecisions()
    {
        const auto first = page({paper(u"Tides"_s, {u"Wei Tide"_s}, longAbstract(1)),
                                 paper(u"Waves"_s, {u"Wei Tide"_s}, longAbstract(2)),
                                 paper(u"Foam"_s, {u"Ada Quill"_s, u"A. Quill"_s}, longAbstract(3)),
                                 paper(u"Salt"_s, {u"A. B. Quill"_s}, longAbstract(4)),
                                 paper(u"Surf"_s, {u"Cy Pier"_s}, longAbstract(5))});
        (void)must(m_library->importer().import(facts(u"one.txt"_s), first));
        const AuthorId wei = one(u"Wei Tide"_s), ada = one(u"Ada Quill"_s);
        (void)must(identity().split(wei, {rowTitled(*m_library, u"Waves"_s).id}));
        (void)must(identity().merge(one(u"A. B. Quill"_s), ada));
        (void)must(identity().rename(ada, u"Ada Beatrix Quill"_s));
        (void)must(identity().markDistinct(one(u"A. Quill"_s), ada));
        const QString here = state();
        const QByteArray marks = must(m_library->marksFile().write());
        auto other = must(Library::open(m_dir.filePath(u"other.lectern"_s)));
        (void)must(other->importer().import(facts(u"zero.txt"_s),
                                            page({paper(u"Kelp"_s, {u"Eve Mole"_s}, longAbstract(9))})));
        const auto extra = must(other->sources().list()).first().id;
        (void)must(other->importer().import(facts(u"one.txt"_s), first));
        (void)must(other->marksFile().read(marks));
        must(other->importer().remove(extra));
        (void)must(other->marksFile().read(marks)); // reading it twice has no further effect
        std::unique_ptr<Library> own = std::exchange(m_library, nullptr);
        std::swap(m_library, other);
        QCOMPARE(state(), here);
        expectClean();
        QCOMPARE(must(contentHash(*m_library)), must(contentHash(*own)));
    }

    // When papers are joined, the decisions about each of them are preserved.
    void joinedPapersPreserveDecisions()
    {
        const Paper cut = paper({}, {}, longAbstract(2));
        (void)must(m_library->importer().import(
            facts(u"one.txt"_s),
            page({paper(u"Tides"_s, {u"Wei Tide"_s}, longAbstract(1)), cut}, u"Wei Tide"_s)));
        const AuthorId wei = one(u"Wei Tide"_s);
        QCOMPARE(titlesOf(wei).size(), 2);
        const PaperRow untitled = rowTitled(*m_library, longAbstract(2).left(20));
        AuthorId made = AuthorId::None;
        (void)must(identity().split(wei, {untitled.id}, &made));
        expectClean();
        (void)must(m_library->importer().import(
            facts(u"two.txt"_s), page({paper(u"Waves"_s, {u"Bo Tide"_s, u"Wei Tide"_s}, longAbstract(2))})));
        QCOMPARE(titlesOf(made), QStringList{u"Waves"_s});
        QCOMPARE(titlesOf(wei), QStringList{u"Tides"_s});
        expectClean();
    }

    // Merge, split, move, rename, separate, mark as distinct, undo, redo, import and remove in random order.
    void randomStepsStayConsistent()
    {
        QRandomGenerator random(20261121);
        const QStringList names{u"Ada Quill"_s, u"A. Quill"_s,  u"Quill Ada"_s, u"Wei Tide"_s,
                                u"Bo Tide"_s,   u"Cleo Mole"_s, u"C. Mole"_s,   u"Dora Pier"_s};
        QList<ParsedSource> pages;
        for (int i = 0; i < 8; ++i) {
            QList<Paper> papers;
            for (int j = 0; j < 8; ++j) {
                const int number = random.bounded(40);
                QStringList authors;
                for (int k = 0; k < 1 + number % 3; ++k)
                    authors.append(names[(number * 7 + k * 3) % names.size()]);
                authors.removeDuplicates();
                // Some are on a page without author names.
                papers.append(paper(j % 5 ? u"Paper number %1 of many"_s.arg(number) : QString(),
                                    j % 5 ? authors : QStringList(), longAbstract(number)));
            }
            pages.append(page(papers, i % 2 ? names[i] : QString()));
        }
        const auto import = [&](int i) {
            (void)must(
                m_library->importer().import(facts(u"%1.txt"_s.arg(i), QDate(2026, 1, 1 + i)), pages[i]));
        };
        for (int i = 0; i < 6; ++i)
            import(i);
        int refused = 0, done = 0;
        const int steps = scaled(1000);
        for (int step = 0; step < steps; ++step) {
            const auto rows = must(m_library->authors().list());
            const auto anyone = [&] { return rows[random.bounded(int(rows.size()))].id; };
            const auto papersOf = [&](AuthorId author) {
                const auto result = must(
                    m_library->index().search({parseQuery(u"author:#%1"_s.arg(qint64(author))).root, {}}));
                QList<PaperId> ids = result->ids(0, result->count());
                std::shuffle(ids.begin(), ids.end(), random);
                return ids.mid(0, 1 + random.bounded(qMax(1, int(ids.size()))));
            };
            const auto tried = [&](const auto &result) { ++(result ? done : refused); };
            const int kind = rows.isEmpty() ? 9 : random.bounded(12);
            switch (kind) {
            case 0:
            case 1:
                tried(identity().merge(anyone(), anyone()));
                break;
            case 2:
            case 3: {
                const AuthorId author = anyone();
                tried(identity().split(author, papersOf(author)));
                break;
            }
            case 4: {
                const AuthorId author = anyone();
                tried(identity().move(author, papersOf(author), anyone()));
                break;
            }
            case 5:
                tried(identity().rename(anyone(), random.bounded(2) ? u"Name %1"_s.arg(step) : QString()));
                break;
            case 6:
                tried(identity().markDistinct(anyone(), anyone()));
                break;
            case 7: {
                const AuthorId author = anyone();
                tried(identity().separate(author, foldName(names[random.bounded(int(names.size()))])));
                break;
            }
            case 8:
                (void)must(m_library->notes().setNote(anyone(), u"note %1"_s.arg(step)));
                break;
            case 9: {
                const auto sources = must(m_library->sources().list());
                if (sources.size() > 2 && random.bounded(2))
                    must(m_library->importer().remove(sources[random.bounded(int(sources.size()))].id));
                else
                    import(random.bounded(int(pages.size())));
                break;
            }
            case 10:
                tried(m_library->edits().undo());
                break;
            default:
                if (random.bounded(3))
                    tried(m_library->edits().undo());
                else
                    tried(m_library->edits().redo());
            }
            const QStringList found = must(m_library->checker().check());
            if (!found.isEmpty())
                QFAIL(qPrintable(u"after step %1 (%2):\n"_s.arg(step).arg(kind) + found.join(u'\n')));
            if (step % 101 == 100)
                reopen();
        }
        QVERIFY(done > steps / 4);
        QVERIFY(refused > 0);
    }

    // If no import occurs in between, undo and redo restore the exact state.
    void undoRestoresExactState()
    {
        QRandomGenerator random(7);
        QList<Paper> papers;
        for (int i = 0; i < 20; ++i)
            papers.append(
                paper(u"Paper number %1 of many"_s.arg(i),
                      {u"Wei Tide"_s, QStringList{u"Ada Quill"_s, u"A. Quill"_s, u"Bo Mole"_s}[i % 3]},
                      longAbstract(i)));
        (void)must(m_library->importer().import(facts(u"a.txt"_s), page(papers.mid(0, 12), u"Wei Tide"_s)));
        (void)must(m_library->importer().import(facts(u"b.txt"_s), page(papers.mid(12), u"Wei Tide"_s)));
        QStringList states{state()};
        for (int step = 0; states.size() < 40; ++step) {
            const auto rows = must(m_library->authors().list());
            const AuthorId a = rows[random.bounded(int(rows.size()))].id,
                           b = rows[random.bounded(int(rows.size()))].id;
            const auto result =
                must(m_library->index().search({parseQuery(u"author:#%1"_s.arg(qint64(a))).root, {}}));
            const QList<PaperId> some = result->ids(0, 1 + random.bounded(qMax(1, result->count())));
            const auto edit = step % 4 == 0 ? identity().merge(a, b)
                : step % 4 == 1             ? identity().split(a, some)
                : step % 4 == 2             ? identity().move(a, some, b)
                                            : identity().rename(a, u"Name %1"_s.arg(step));
            if (edit && edit->id != EditId::None)
                states.append(state());
        }
        const QStringList all = states;
        while (states.size() > 1) {
            QCOMPARE(state(), states.takeLast());
            QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        }
        QCOMPARE(state(), states.first());
        expectClean();
        for (qsizetype i = 1; i < all.size(); ++i) {
            (void)must(m_library->edits().redo());
            QCOMPARE(state(), all[i]);
        }
        expectClean();
    }
};

QTEST_GUILESS_MAIN(TestAuthorIdentity)
#include "tst_authoridentity.moc"
