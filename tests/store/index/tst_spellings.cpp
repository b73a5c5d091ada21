// Tests matches beyond the typed words: word forms, joined and hyphenated spellings, authors by name, ids,
// venues, citations and import dates.
#include "indextest.h"
#include "models/store/edits/authoridentity.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/queries/authorreader.h"

#include <QTest>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestSpellings : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void findsOtherSpellings_data();
    void findsOtherSpellings();
    void lastWordIsAPrefixAfterAField();
    void reportsOtherSpellings();
    void findsPapersOfAllNamesOfAnAuthor();
    void misspeltNameMatchesOneAuthor();
    void findsNotesAndTags();
    void importDateFollowsSources();
    void findsWordsOfOtherFields_data();
    void findsWordsOfOtherFields();

private:
    QStringList titles(const QString &text, bool typing = false);

    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_library;
};

void TestSpellings::initTestCase()
{
    m_library = must(Library::open(m_folder.filePath(u"spellings.lectern"_s)));
    QList<Paper> papers{
        paper(u"One: graph neural network"_s, {u"Ada Peter"_s}),
        paper(u"Two: graph neural networks"_s, {u"Bo Peters"_s}),
        paper(u"Three: Bernstein's inequality"_s, {u"Jean-Pierre Serre"_s}),
        paper(u"Four: Bernstein polynomials"_s, {u"Z. Jiang"_s}),
        paper(u"Five: K-means"_s, {u"Zhida Jiang"_s}),
        paper(u"Six: kmeans and $k$-means"_s, {u"Jiang, Zhida"_s}),
        paper(u"Seven: GPT-4 speaks"_s, {u"Cy O'Neil"_s}, u"Self-supervised pretraining."_s),
        paper(u"Eight: gpt4 listens"_s, {u"Di Young"_s}, u"A selfsupervised study of matrices."_s),
        paper(u"Nine: an $\\ell_1$ penalty"_s, {u"Ed Young"_s}, u"Studies of a matrix."_s),
        paper(u"Ten: the ℓ1 norm"_s, {u"Ed Young"_s}),
        paper(u"Eleven: state-of-the-art"_s, {u"Flo Young"_s}),
        paper(u"Twelve: 基于图神经网络的推荐"_s, {u"山田 太郎"_s}, u"本文提出BERT模型。"_s),
        paper(u"Thirteen: 神的经网 ニューラルネット"_s, {u"山本 太一郎"_s},
              u"แบบจำลองภาษาไทย และ الشبكات العصبية"_s),
    };
    papers.append(paper(u"Fourteen: colour and optimisation of labelling"_s, {u"Geo Hinterland"_s}));
    papers.append(paper(u"Fifteen: color and optimization of labeling"_s, {u"Geo E. Hinterland"_s}));
    papers[0].doi = u"10.1234/abc.(5)"_s;
    papers[1].arxivId = u"2401.01234"_s;
    papers[0].citations = 100;
    papers[1].citations = 7;
    papers[6].affiliation = u"Institute of Shapes, Oslo"_s;
    papers[7].extra = {{u"keywords"_s, u"fog; computer vision"_s}, {u"pages"_s, u"1--9"_s}};
    papers[8].extra = {{u"KW"_s, u"Nébula"_s}, {u"comments"_s, u"12 pages, accepted at Fog"_s}};
    papers[9].url = u"https://github.com/young/ten"_s;
    papers[10].extra = {{u"code_url"_s, u"https://github.com/young/eleven"_s},
                        {u"id"_s, u"fog"_s},
                        {u"citekey"_s, u"young2020state"_s}};
    papers[0].venue = u"Proceedings of the Conference on Invented Learning"_s;
    papers[1].venue = u"Journal of Learned Inventions"_s;
    papers[2].venue = u"WoSh 2024: Workshop on Shapes (IWS)"_s;
    papers[3].venue = u"Polyhedra"_s;
    papers[4].venue = u"TRANSACTIONS ON SHAPES"_s;
    (void)must(m_library->importer().import(facts(u"a.txt"_s), page(papers)));
}

QStringList TestSpellings::titles(const QString &text, bool typing)
{
    const ParsedQuery parsed = parseQuery(text, typing);
    const ResultSetPtr result = must(m_library->index().search({parsed.root, {SortOrder::Key::Added, true}}));
    QStringList first;
    if (!result->substitutions().isEmpty())
        return {u"corrected"_s};
    for (const PaperRow &row : must(m_library->papers().rows(result->ids(0, result->count()))))
        first.append(row.title.section(u':', 0, 0));
    return first;
}

void TestSpellings::findsOtherSpellings_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("wanted"); // the first words of the titles, in import order
    const auto row = [](const char *query, const char *wanted) {
        QTest::newRow(query) << QString::fromUtf8(query) << QString::fromUtf8(wanted);
    };
    row("graph neural network", "One Two");
    row("graph neural networks", "One Two");
    row("graph neural \"network\"", "One");
    row("colour optimization", "Fourteen Fifteen");
    row("=colour", "Fourteen");
    row("labeling", "Fourteen Fifteen");
    row("author:\"Geo Hinterland\"", "Fourteen Fifteen");
    row("author:\"Geo E. Hinterland\"", "Fifteen");
    row("name:\"Geo Hinterland\"", "Fourteen");
    row("=networks", "Two");
    row("title:=network", "One");
    row("bernstein", "Three Four");
    row("*supervised", "Seven Eight");
    row("=*supervised", "Seven");
    row("gra*h", "One Two");
    row("*ineq*", "Three");
    row("ber*in", "Four");
    row("be*n*", "Three Four");
    row("title:*work*", "One Two");
    row("author:*ang", "Four Five Six");
    row("-*e* -*n* author:jiang", "Four Five Six"); // too short to be searched: reported and ignored
    // In scripts without spaces, the characters of a query must be adjacent.
    row("神经", "Twelve");
    row("图神经网络", "Twelve");
    row("图网", "");
    row("图 网", "Twelve");
    row("title:经网", "Twelve Thirteen");
    row("神的", "Thirteen");
    row("bert模型", "Twelve");
    row("型模", "");
    row("ニューラル", "Thirteen");
    row("山田太郎", "Twelve");
    row("author:太郎", "Twelve");
    row("name:\"山田太郎\"", "Twelve");
    row("แบบจำลอง*", "Thirteen");
    row("الشب*", "Thirteen");
    row("العصبية", "Thirteen");
    row("bernsteins", "Three Four");
    row("bernstein's", "Three Four");
    row("Bernstein’s", "Three Four");
    row("matrix", "Eight Nine");
    row("study", "Eight Nine");
    row("author:peter", "One"); // Peters is another family name
    row("peters", "Two");
    row("kmeans", "Five Six");
    row("k-means", "Five Six");
    row("K-Means", "Five Six");
    row("\"kmeans\"", "Six");
    row("gpt4", "Seven Eight");
    row("gpt-4", "Seven Eight");
    row("selfsupervised", "Seven Eight");
    row("self-supervised", "Seven Eight");
    row("selfsuper*", "Seven Eight");
    row("o'neil", "Seven");
    row("oneil", "Seven");
    row("jeanpierre", "Three");
    row("ℓ1", "Nine Ten");
    row("l1", "Nine Ten");
    row("ℓ_1", "Nine Ten");
    row("$\\ell_1$", "Nine Ten");
    row("stateoftheart", "Eleven");
    row("doi:10.1234/abc.(5)", "One");
    row("https://doi.org/10.1234/ABC.(5)", "One");
    row("arXiv:2401.01234v2", "Two");
    row("2401.01234", "Two");
    row("https://arxiv.org/pdf/2401.01234", "Two");
    row("@inproceedings{x,\n  title = {{Graph} neural network},\n  doi = {10.1234/abc.(5)},\n}", "One");
    row("@misc{x, title = \"The $\\ell_1$ norm\"}", "Ten");
    row("citations:>=100", "One");
    row("citations:..50", "Two");
    row("venue:learning", "One");
    row("venue:\"learned inventions\"", "Two");
    row("venue:invent", "One Two");
    row("venue:shapes", "Three Five");
    // A word that names a venue finds the papers of the venue.
    row("wosh", "Three");
    row("iws bernstein", "Three");
    row("polyhed*", "Four");
    row("\"polyhedra\"", "Four");
    row("shapes", "");
    row("transactions", "");
    row("author:\"Zhida Jiang\"", "Five Six");
    row("author:\"Jiang, Zhida\"", "Five Six");
    row("author:\"jiang zhida\"", "Five Six");
    row("/gra.h neural networks?$/", "One Two");
    row("/GRAPH.*(work)$/", "One");
    row("/(?-i)GRAPH/", "");
    row("title:/^(one|two):/ -/s$/", "One");
    row("abstract:/self-?supervised/", "Seven Eight");
    row("author:/^ed y/", "Nine Ten");
    row("name:/o'n/", "Seven");
    row("/journal|workshop/", "Two Three");
    row("/(kernel|poly)nom/", "Four");
    row("/经网/", "Twelve Thirteen");
    row("/[0-9]-m/ OR /pt-\\d/", "Seven");
    row("/jean.pierre/", "Three");
    row("(/bert模/ OR /太一/)", "Twelve Thirteen");
    row("/a\\/b/", "");
    row("author:\"Jiang, Z.\"", "Four Five Six");
    row("author:\"jiang z\"", "Four Five Six");
    row("author:\"z jiang\"", "Four Five Six");
    row("author:\"J. Serre\"", "Three");
    row("author:\"J. P. Serre\"", "Three");
    row("author:\"Jean P. Serre\"", "Three");
    row("name:\"Z. Jiang\"", "Four");
    row("name:jiang", "Four Five Six");
    row("-jiang -young -graph -bernstein", "Seven Twelve Thirteen Fourteen Fifteen");
}

void TestSpellings::findsOtherSpellings()
{
    QFETCH(QString, query);
    QFETCH(QString, wanted);
    QCOMPARE(titles(query).join(u' '), wanted);
    // A parsed query survives being converted to text and back.
    QCOMPARE(titles(queryText(parseQuery(query).root)).join(u' '), wanted);
}

void TestSpellings::lastWordIsAPrefixAfterAField()
{
    QCOMPARE(titles(u"learn"_s, true).join(u' '), titles(u"learn citations:0.."_s, true).join(u' '));
    QCOMPARE(titles(u"polynom"_s, true), QStringList{u"Four"_s});
    QCOMPARE(titles(u"polynom has:doi"_s, true), QStringList());
    QCOMPARE(titles(u"neur venue:\"of learned\""_s, true), QStringList{u"Two"_s});
    QCOMPARE(titles(u"neur graph"_s, true),
             QStringList{u"corrected"_s}); // another word after it ends the prefix
}

// The count equals the one next to the name in the sidebar, also for merged authors.
void TestSpellings::reportsOtherSpellings()
{
    const auto widened = [this](const QString &text) {
        QStringList all;
        for (const WordSubstitution &word : must(m_library->index().widenings({parseQuery(text).root, {}})))
            all.append(word.typed + u": "_s + word.used.join(u' '));
        return all.join(u"; "_s);
    };
    QCOMPARE(widened(u"graph network"_s), u"network: networks"_s);
    QCOMPARE(widened(u"networks matrices"_s), u"networks: network; matrices: matrix"_s);
    QCOMPARE(widened(u"network*"_s),
             QString()); // all found words match the typed prefix, so nothing is reported
    QCOMPARE(widened(u"=network \"networks\" -networks author:peters"_s), QString());
    const QueryNode exact = withExactSpelling(parseQuery(u"graph networks -one author:lee *ing"_s).root);
    QCOMPARE(queryText(exact), u"\"graph\" \"networks\" -\"one\" author:lee *ing"_s);
}

void TestSpellings::findsPapersOfAllNamesOfAnAuthor()
{
    const auto authorNamed = [this](const QString &name) {
        for (const AuthorRow &row : must(m_library->authors().list(name)))
            if (row.name == name)
                return row;
        return AuthorRow();
    };
    QCOMPARE(authorNamed(u"Zhida Jiang"_s).papers, 2);
    (void)must(
        m_library->authorIdentity().merge(authorNamed(u"Z. Jiang"_s).id, authorNamed(u"Zhida Jiang"_s).id));
    QCOMPARE(authorNamed(u"Zhida Jiang"_s).papers, 3);
    QCOMPARE(titles(u"author:\"Zhida Jiang\""_s).join(u' '), u"Four Five Six"_s);
    QCOMPARE(titles(u"author:\"Z. Jiang\""_s).join(u' '), u"Four Five Six"_s);
    QCOMPARE(titles(u"name:\"Z. Jiang\""_s).join(u' '), u"Four"_s);
}

// The replacements of misspelt words must form the name of one author. A paper by one Ada and one Lovelace is
// not by Ada Lovelace.
void TestSpellings::misspeltNameMatchesOneAuthor()
{
    QTemporaryDir folder;
    const auto library = must(Library::open(folder.filePath(u"persons.lectern"_s)));
    const QList<Paper> papers{paper(u"One"_s, {u"Ada Lovelace"_s, u"Bo Byron"_s}),
                              paper(u"Two"_s, {u"Ada Byron"_s, u"Cy Lovelace"_s}),
                              paper(u"Three"_s, {u"Zhida Qin"_s, u"Jian Liang"_s}),
                              paper(u"Four"_s, {u"Zhide Wei"_s, u"Kuan Jiang"_s})};
    (void)must(library->importer().import(facts(u"a.txt"_s), page(papers)));
    const auto found = [&](const QString &text) {
        const ResultSetPtr result = must(library->index().search({parseQuery(text).root, {}}));
        QStringList said;
        for (const PaperRow &row : must(library->papers().rows(result->ids(0, result->count()))))
            said.append(row.title);
        for (const WordSubstitution &substitution : result->substitutions())
            said.append(substitution.typed + u'>' + substitution.used.join(u','));
        return said.join(u' ');
    };
    QCOMPARE(found(u"author:\"Ada Lovelase\""_s), u"One lovelase>lovelace"_s);
    QCOMPARE(found(u"author:\"Lovelase, Ada\""_s), u"One lovelase>lovelace"_s);
    QCOMPARE(found(u"author:\"Zhida Jiagn\""_s), QString());
    QCOMPARE(found(u"author:\"Zhida Jiang\""_s), QString());
    QCOMPARE(found(u"author:Lovelase"_s).section(u' ', -1), u"lovelase>lovelace"_s);
}

void TestSpellings::findsNotesAndTags()
{
    const auto paperTitled = [this](const QString &beginning) {
        for (const PaperRow &row :
             must(m_library->papers().rows(must(m_library->index().search({}))->ids(0, 100))))
            if (row.title.startsWith(beginning))
                return row.id;
        return PaperId::None;
    };
    const PaperId eight = paperTitled(u"Eight"_s), nine = paperTitled(u"Nine"_s);
    QCOMPARE(titles(u"zeppelin"_s).join(u' '), QString());
    (void)must(m_library->notes().setNote(eight, u"Compare the zeppelins of Ms. Quill, graph by graph."_s));
    (void)must(m_library->tags().add(u"flight/airship"_s, {eight, nine}));
    QCOMPARE(titles(u"zeppelin"_s).join(u' '), u"Eight"_s); // other forms of the word are found too
    QCOMPARE(titles(u"zep"_s, true).join(u' '), u"Eight"_s);
    QCOMPARE(titles(u"\"zeppelin\""_s).join(u' '),
             QString()); // the title contains the word only in another form
    QCOMPARE(titles(u"\"ms quill\""_s).join(u' '), u"Eight"_s);
    QCOMPARE(titles(u"\"quill ms\""_s).join(u' '), QString());
    QCOMPARE(titles(u"airship"_s).join(u' '), u"Eight Nine"_s);
    QCOMPARE(titles(u"flight young"_s).join(u' '), u"Eight Nine"_s);
    QCOMPARE(titles(u"flight -quill"_s).join(u' '), u"Nine"_s);
    QCOMPARE(titles(u"title:airship"_s).join(u' '), QString());
    // Matches in titles and abstracts rank first, and the reason names the matching field.
    const Query query{parseQuery(u"graph"_s).root, {SortOrder::Key::Relevance, false}};
    const ResultSetPtr graphs = must(m_library->index().search(query));
    QCOMPARE(graphs->count(), 3);
    QCOMPARE(graphs->idAt(2), eight);
    const RankReason reason = must(m_library->index().rankReasons(query, eight)).value(0);
    QVERIFY(reason.inNote && !reason.inTag && !reason.inVenue && !reason.inTitle);
    // A paper by the author ranks above papers about the name.
    const Query young{parseQuery(u"young"_s).root, {}};
    QVERIFY(must(m_library->index().rankReasons(young, nine)).value(0).inNames);
    // For a misspelt word the searched replacement is reported.
    const Query typo{parseQuery(u"inequalty bernstein"_s).root, {}};
    const ResultSetPtr corrected = must(m_library->index().search(typo));
    const auto reasons =
        must(m_library->index().rankReasons(typo, corrected->idAt(0), corrected->substitutions()));
    QCOMPARE(reasons.value(0).word, u"inequality"_s);
    QVERIFY(reasons.value(0).inTitle);
    QVERIFY(must(m_library->index().rankReasons({parseQuery(u"airship"_s).root, {}}, nine)).value(0).inTag);
    // Removed text is no longer found.
    (void)must(m_library->notes().setNote(eight, QString()));
    (void)must(m_library->tags().remove(u"flight/airship"_s, {nine}));
    QCOMPARE(titles(u"zeppelin"_s).join(u' '), QString());
    QCOMPARE(titles(u"airship"_s).join(u' '), u"Eight"_s);
    (void)must(m_library->tags().remove(u"flight/airship"_s, {eight}));
}

void TestSpellings::importDateFollowsSources()
{
    const QDate today = QDate::currentDate();
    QCOMPARE(titles(u"added:7d"_s).size(), 15);
    QCOMPARE(titles(u"added:..%1"_s.arg(today.addDays(-2).toString(Qt::ISODate))).size(), 0);
    QCOMPARE(titles(u"added:%1"_s.arg(today.addDays(-1).toString(Qt::ISODate)) + u".."_s).size(), 15);
}

// Searches fields of which the index stores no words, alone and with others.
void TestSpellings::findsWordsOfOtherFields_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char *query, const char *wanted) {
        QTest::newRow(query) << QString::fromUtf8(query) << QString::fromUtf8(wanted);
    };
    row("affiliation:oslo", "Seven");
    row("affiliation:\"shapes inst\"", "Seven");
    row("affiliation:slo", ""); // only prefixes match, not inner parts
    row("keywords:fog", "Eight");
    row("keywords:\"vis computer\"", ""); // only the last word may be a prefix
    row("keywords:vis", "Eight");
    row("keywords:nebula,fog", "Eight Nine");
    row("KEYWORDS:Fog young", "Eight");
    row("comment:accepted", "Nine");
    row("comment:fog", "Nine");
    row("link:github.com", "Ten Eleven");
    row("link:\"github.com/young/el\"", "Eleven");
    row("author:young -link:github", "Eight Nine");
    row("keywords:fog OR link:eleven", "Eight Eleven");
    row("title:eight keywords:fog", "Eight");
    row("title:nine keywords:fog", "");
    row("key:young2020", "Eleven");
    row("key:fog", "");
    row("page:young", "");
}

void TestSpellings::findsWordsOfOtherFields()
{
    findsOtherSpellings();
    if (QTest::currentDataTag() != QByteArray("page:young"))
        return;
    // Own values are searched, and so is the author of the page.
    QTemporaryDir folder;
    const auto library = must(Library::open(folder.filePath(u"pages.lectern"_s)));
    (void)must(library->importer().import(facts(u"p.txt"_s),
                                          page({paper(u"On a page"_s, {u"Flo Young"_s})}, u"Flo Young"_s)));
    (void)must(library->importer().import(facts(u"q.txt"_s),
                                          page({paper(u"Elsewhere in a list"_s, {u"Flo Young"_s})})));
    const auto found = [&](const QString &text) {
        QStringList all;
        const ResultSetPtr result =
            must(library->index().search({parseQuery(text).root, {SortOrder::Key::Added, true}}));
        for (const PaperRow &one : must(library->papers().rows(result->ids(0, result->count()))))
            all.append(one.title);
        return all;
    };
    QCOMPARE(found(u"page:\"flo young\""_s), QStringList{u"On a page"_s});
    QCOMPARE(found(u"page:oak"_s), QStringList());
    QCOMPARE(found(u"keywords:tides"_s), QStringList());
    const ResultSetPtr all = must(library->index().search({parseQuery(u"elsewhere"_s).root, {}}));
    (void)must(OwnValueStore(library->edits()).change({{all->idAt(0), u"keywords"_s, u"Tides"_s}}));
    QCOMPARE(found(u"keywords:tides"_s), QStringList{u"Elsewhere in a list"_s});
}

QTEST_GUILESS_MAIN(TestSpellings)
#include "tst_spellings.moc"
