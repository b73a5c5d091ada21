#include "models/itemmodels/graphfiles.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace lectern;
using namespace Qt::StringLiterals;

// Tests overviews and graphs as tables and as files for other programs.
class TestOverviewTable : public QObject
{
    Q_OBJECT

    static Overview overview()
    {
        Overview made;
        made.papers = 12;
        made.years = {{2020, 5, {}}, {2021, 0, {}}, {2022, 4, {}}};
        made.withoutYear = 3;
        made.scores = QList<int>(20);
        made.scores[16] = 7;
        made.withoutScore = 5;
        made.categories = {u"cs.LG"_s};
        made.categoryPapers = {12};
        made.authors = {{AuthorId(1), u"Quill, \"Ada\""_s, 6}};
        made.words = {{u"kite"_s, 4, 9}};
        return made;
    }

private slots:
    void tabulatesOverview()
    {
        QCOMPARE(overviewCsv(overviewLines(overview())),
                 QByteArray("kind,value,papers\r\n"
                            "all,,12\r\n"
                            "year,2020,5\r\n"
                            "year,2021,0\r\n"
                            "year,2022,4\r\n"
                            "year,,3\r\n"
                            "score,80–85,7\r\n"
                            "score,,5\r\n"
                            "category,cs.LG,12\r\n"
                            "author,\"Quill, \"\"Ada\"\"\",6\r\n"
                            "title word,kite,4\r\n"));
    }
    // Names may contain any characters.
    void writesGraphs()
    {
        CoauthorGraph graph;
        graph.nodes = {{AuthorId(1), u"Ada <Quill> & \"Co\""_s, 9, 9, 0},
                       {AuthorId(2), u"Bo\u0001\uFFFF Tide"_s, 3, 3, 1},
                       {AuthorId(3), u"Cy, Pier"_s, 2, 1, 1}};
        graph.edges = {{0, 2, 1}, {0, 1, 3}};
        QXmlStreamReader xml(graphMl(graph));
        QStringList names, weights;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement() || xml.name() != u"data"_s)
                continue;
            const QString key = xml.attributes().value(u"key"_s).toString();
            const QString text = xml.readElementText();
            if (key == u"label"_s)
                names.append(text);
            else if (key == u"weight"_s)
                weights.append(text);
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(names, (QStringList{u"Ada <Quill> & \"Co\""_s, u"Bo Tide"_s, u"Cy, Pier"_s}));
        QCOMPARE(weights, (QStringList{u"1"_s, u"3"_s}));
        QCOMPARE(graphCsv(graph),
                 QByteArray("author,coauthor,papers_together\r\n"
                            "\"Ada <Quill> & \"\"Co\"\"\",Bo\x01\xEF\xBF\xBF Tide,3\r\n"
                            "\"Ada <Quill> & \"\"Co\"\"\",\"Cy, Pier\",1\r\n"));
    }
    // Names must not become spreadsheet formulas.
    void escapesSpreadsheetFormulas()
    {
        CoauthorGraph graph;
        graph.nodes = {{AuthorId(1), u"=1+1"_s, 9, 9, 0}, {AuthorId(2), u"@Tide"_s, 3, 3, 1}};
        graph.edges = {{0, 1, 3}};
        QCOMPARE(graphCsv(graph), QByteArray("author,coauthor,papers_together\r\n'=1+1,'@Tide,3\r\n"));
    }
};

QTEST_GUILESS_MAIN(TestOverviewTable)
#include "tst_overviewtable.moc"
