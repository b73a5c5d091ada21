// Tests random queries on real papers: the results equal those of reading every row.
#include "indextest.h"
#include "models/core/fold.h"
#include "models/core/query/queryterms.h"
#include "models/core/query/querytext.h"
#include "models/formats/registry.h"
#include "models/import/compressedfile.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/checker.h"
#include "tests/store/storefixtures.h"
#include "tests/support/support.h"

#include <random>

using namespace lectern;
using namespace lectern::test;

class TestRealSearch : public QObject
{
    Q_OBJECT
private slots:
    void agreesWithAScan();

private:
    int below(int n) { return int(m_random() % unsigned(n)); }
    QStringList wordsOfSomePaper()
    {
        for (;;) {
            const Paper &p = m_papers[below(int(m_papers.size()))];
            const QStringList words = foldedWords(below(3)       ? p.abstract
                                                      : below(2) ? p.title
                                                                 : p.authors.join(u' '));
            if (words.size() > 4)
                return words;
        }
    }
    QueryNode node(int depth);
    std::mt19937 m_random{4};
    QList<Paper> m_papers;
};

QueryNode TestRealSearch::node(int depth)
{
    using Kind = QueryNode::Kind;
    QueryNode n;
    const int kind = below(depth > 0 ? 12 : 9);
    if (kind < 6) {
        // Uses words, prefixes and phrases that occur, so that there are results.
        n.kind = Kind::Text;
        const QStringList words = wordsOfSomePaper();
        const int first = below(int(words.size()) - 3);
        n.phrase = below(3) == 0;
        n.text = words.mid(first, 1 + below(n.phrase ? 3 : 2)).join(u' ');
        n.prefix = below(2);
        if (n.prefix)
            n.text.chop(std::min(below(6), int(words.last().size()) - 1));
        static constexpr QueryNode::Field fields[]{QueryNode::Field::Any, QueryNode::Field::Any,
                                                   QueryNode::Field::Title, QueryNode::Field::Author,
                                                   QueryNode::Field::Abstract};
        n.field = fields[below(5)];
    } else if (kind == 6) {
        n.kind = Kind::Category;
        n.values = {m_papers[below(int(m_papers.size()))].category.section(u' ', 0, 0)};
    } else if (kind == 7) {
        n.kind = Kind::Date;
        n.from = QDate(1995 + below(30), 1, 1);
        n.to = n.from.addDays(below(3000));
    } else if (kind == 8) {
        n.kind = Kind::Has;
        const QStringList values = valuesOf(*termOf(Kind::Has));
        n.values = {values[below(int(values.size()))]};
    } else if (kind == 9) {
        n.kind = Kind::Not;
        n.children = {node(depth - 1)};
    } else {
        n.kind = kind == 10 ? Kind::And : Kind::Or;
        for (int i = 2 + below(2); i > 0; --i)
            n.children.append(node(depth - 1));
    }
    return n;
}

void TestRealSearch::agreesWithAScan()
{
    const QString real = sharedFile(u"data/bulk/ml-anthology.jsonl.zst"_s);
    if (real.isEmpty())
        QSKIP("The real papers are not on this machine.");
    CompressedFile lines(real);
    QVERIFY(lines.open(QIODevice::ReadOnly));
    // Reads only one megabyte, because the scan is slow.
    QByteArray bytes = lines.read(1024 * 1024);
    bytes.truncate(bytes.lastIndexOf('\n') + 1);
    const ParsedSource parsed = must(parseSource(bytes, {}, u"arxiv-jsonl"));
    QVERIFY(parsed.papers.size() > 400);
    m_papers = parsed.papers;
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"real.lectern"_s);
    const auto library = must(Library::open(file));
    must(library->importer().import(facts(u"ml-anthology"_s), parsed));
    const ScanSearch scan(file);
    int nonEmpty = 0;
    for (int i = 0; i < 2000; ++i) {
        const Query query{node(2), {}};
        const ResultSetPtr result = must(library->index().search(query));
        const QList<PaperId> expected = must(scan.search(query));
        const QList<PaperId> found = isExact(*result) ? result->ids(0, result->count()) : QList<PaperId>();
        QVERIFY2(found == expected, qPrintable(queryText(query.root)));
        nonEmpty += !found.isEmpty();
    }
    QVERIFY2(nonEmpty > 800, qPrintable(QString::number(nonEmpty)));
    QCOMPARE(must(library->checker().check()), QStringList());
}

QTEST_GUILESS_MAIN(TestRealSearch)
#include "tst_realsearch.moc"
