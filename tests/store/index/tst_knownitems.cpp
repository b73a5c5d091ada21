// Tests known-item search: a partly remembered paper is in the first rows. Titles of invented and of real
// papers are typed with a missing, swapped, misspelt or inflected word, and with any single edit.
#include "indextest.h"
#include "models/core/fold.h"
#include "models/formats/registry.h"
#include "models/import/compressedfile.h"
#include "tests/support/knownitems.h"
#include "tests/support/support.h"

#include <QTest>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestKnownItems : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void findsInventedTitles_data();
    void findsInventedTitles();
    void findsRealTitles_data() { findsInventedTitles_data(); }
    void findsRealTitles();
    void exactTitleRanksFirst();
    void findsTitlesLackingOneWord_data();
    void findsTitlesLackingOneWord();

private:
    ResultSetPtr search(Library &library, const QString &text)
    {
        return must(
            library.index().search({parseQuery(text, true).root, {SortOrder::Key::Relevance, false}}));
    }
    double shareAmongFirstThree(Library &library, Slip typo);

    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_invented, m_real;
};

// Groups of similar titles, as in a research field: one method for many subjects, one subject with many
// methods.
static QList<Paper> families()
{
    static const QStringList methods{u"Attention"_s,        u"Convolution"_s,   u"Message Passing"_s,
                                     u"Gradient Descent"_s, u"Distillation"_s,  u"Variational Inference"_s,
                                     u"Sparse Coding"_s,    u"Random Forests"_s};
    static const QStringList subjects{
        u"Protein Structures"_s, u"Traffic Networks"_s, u"Medieval Manuscripts"_s, u"Speech Signals"_s,
        u"Satellite Images"_s,   u"Knowledge Graphs"_s, u"Chess Openings"_s,       u"Power Markets"_s};
    static const QStringList shapes{u"%1 for %2"_s, u"%1 on %2: A Survey"_s, u"Towards Robust %1 for %2"_s,
                                    u"On the Limits of %1 in %2"_s, u"Learning %2 by %1 with Few Labels"_s};
    QList<Paper> papers;
    for (const QString &shape : shapes)
        for (const QString &method : methods)
            for (const QString &subject : subjects) {
                papers.append(paper(shape.arg(method, subject), {u"Ada Oak"_s},
                                    u"We study %1 and %2, and compare %1 with what came before."_s.arg(
                                        method.toLower(), subject.toLower())));
                papers.last().date = QDate(2020, 1, 1).addDays(papers.size());
            }
    return papers;
}

void TestKnownItems::initTestCase()
{
    m_invented = must(Library::open(m_folder.filePath(u"invented.lectern"_s)));
    (void)must(m_invented->importer().import(facts(u"a.txt"_s), page(families())));
    const QString real = sharedFile(u"data/bulk/ml-anthology.jsonl.zst"_s);
    if (real.isEmpty())
        return;
    CompressedFile lines(real);
    QVERIFY(lines.open(QIODevice::ReadOnly));
    QByteArray bytes = lines.read(12 * 1024 * 1024); // some thousand papers
    bytes.truncate(bytes.lastIndexOf('\n') + 1);
    m_real = must(Library::open(m_folder.filePath(u"real.lectern"_s)));
    (void)must(
        m_real->importer().import(facts(u"ml-anthology"_s), must(parseSource(bytes, {}, u"arxiv-jsonl"))));
}

double TestKnownItems::shareAmongFirstThree(Library &library, Slip typo)
{
    std::mt19937 random(20);
    const ResultSetPtr all = must(library.index().search({}));
    int asked = 0, there = 0;
    for (const int items = scaled(200); asked < items;) {
        const PaperId id = all->idAt(qsizetype(random() % unsigned(all->count())));
        const QString title = must(library.papers().rows({id})).first().title;
        const QString typed = remembered(title, typo, &random);
        if (typed.isEmpty())
            continue;
        ++asked;
        const QList<PaperRow> rows = must(library.papers().rows(search(library, typed)->ids(0, 3)));
        there += std::any_of(rows.cbegin(), rows.cend(),
                             [&](const PaperRow &row) { return foldTitle(row.title) == foldTitle(title); });
    }
    return double(there) / asked;
}

void TestKnownItems::findsInventedTitles_data()
{
    QTest::addColumn<Slip>("typo");
    QTest::addColumn<double>("share");
    for (const Slip typo : kSlips)
        if (typo != Slip::Half) // half a title may fit many papers
            QTest::newRow(nameOf(typo)) << typo
                                        << (typo == Slip::None                                       ? 1.0
                                                : typo == Slip::OneEdit || typo == Slip::TwoMisspelt ? .95
                                                                                                     : .97);
}

void TestKnownItems::findsInventedTitles()
{
    QFETCH(Slip, typo);
    QFETCH(double, share);
    // The missing word may be the only difference within a group.
    const double found = shareAmongFirstThree(*m_invented, typo);
    QVERIFY2(found >= (typo == Slip::MissingWord ? .75 : share), qPrintable(QString::number(found)));
}

void TestKnownItems::findsRealTitles()
{
    if (!m_real)
        QSKIP("The real papers are not on this machine.");
    QFETCH(Slip, typo);
    QFETCH(double, share);
    const double found = shareAmongFirstThree(*m_real, typo);
    QVERIFY2(found >= share, qPrintable(QString::number(found)));
}

// The exact title ranks first even if hundreds of newer papers contain all its words in longer titles.
void TestKnownItems::exactTitleRanksFirst()
{
    const auto library = must(Library::open(m_folder.filePath(u"many.lectern"_s)));
    QList<Paper> papers{paper(u"Deep Learning"_s, {u"Ada Oak"_s})};
    papers[0].date = QDate(2015, 5, 27);
    for (int i = 0; i < 600; ++i) {
        papers.append(paper(u"Deep Learning of Things, Part %1"_s.arg(i), {u"Bo Elm"_s},
                            u"Deep, deep, deep learning and learning and learning."_s));
        papers.last().date = QDate(2020, 1, 1).addDays(i);
    }
    (void)must(library->importer().import(facts(u"a.txt"_s), page(papers)));
    const ResultSetPtr result = search(*library, u"deep learning"_s);
    QCOMPARE(result->count(), 601);
    QCOMPARE(must(library->papers().rows({result->idAt(0)})).first().title, u"Deep Learning"_s);
    // All other papers are included once, with the correct rows.
    QSet<PaperId> seen;
    for (qsizetype row = 0; row < result->count(); ++row) {
        seen.insert(result->idAt(row));
        QCOMPARE(result->rowOf(result->idAt(row)), row);
    }
    QCOMPARE(seen.size(), 601);
    // In reverse order the best matches are last.
    const ResultSetPtr reversed = must(
        library->index().search({parseQuery(u"deep learning"_s).root, {SortOrder::Key::Relevance, true}}));
    QCOMPARE(reversed->count(), 601);
}

void TestKnownItems::findsTitlesLackingOneWord_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first"); // title; empty: no result
    QTest::addColumn<bool>("lacks");
    QTest::newRow("all there") << u"message passing traffic"_s << u"Message Passing for Traffic Networks"_s
                               << false;
    QTest::newRow("one nobody has") << u"message passing traffic qqqqq"_s
                                    << u"Message Passing for Traffic Networks"_s << true;
    QTest::newRow("one others have") << u"message passing traffic networks protein"_s
                                     << u"Message Passing for Traffic Networks"_s << true;
    QTest::newRow("too few words") << u"passing qqqqq"_s << QString() << false;
    QTest::newRow("two nobody has") << u"message passing qqqqq zzzzz"_s << QString() << false;
    QTest::newRow("conditions stay") << u"message passing traffic qqqqq year:1999"_s << QString() << false;
    QTest::newRow("exclusions stay") << u"sparse coding market qqqqq -survey -towards -limits -labels"_s
                                     << u"Sparse Coding for Power Markets"_s << true;
    QTest::newRow("no phrase is given up")
        << u"\"qqqqq passing\" message traffic networks"_s << QString() << false;
}

void TestKnownItems::findsTitlesLackingOneWord()
{
    QFETCH(QString, text);
    QFETCH(QString, first);
    const ResultSetPtr result = search(*m_invented, text);
    QTEST(result->lacksOneWord(), "lacks");
    if (first.isEmpty())
        QCOMPARE(result->count(), 0);
    else
        QCOMPARE(must(m_invented->papers().rows({result->idAt(0)})).first().title, first);
}

QTEST_GUILESS_MAIN(TestKnownItems)
#include "tst_knownitems.moc"
