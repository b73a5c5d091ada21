#include "models/core/query/querytext.h"
#include "storefixtures.h"
#include "tests/support/support.h"

#include "models/store/edits/editlog.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/paperrow.h"

using namespace lectern;
using namespace lectern::test;

namespace
{

constexpr int kPapers = 60;
// Edits of a paper in this order, each identified by the number of its round.
constexpr const char *kKinds[] = {"tag", "note", "bookmark", "rate", "correct", "remove"};

// The killed program: marks one paper after another and prints each mark once it is stored.
int mark(const QString &file, int round)
{
    QTextStream out(stdout);
    const auto library = must(Library::open(file));
    Query query;
    query.root = parseQuery(u"is:trash OR -is:trash"_s).root;
    const ResultSetPtr result = must(library->index().search(query));
    const QList<PaperId> papers = result->ids(0, result->count());
    out << "ready" << Qt::endl;
    for (const char *kind : kKinds)
        for (const PaperId paper : papers) {
            const QByteArrayView what(kind);
            if (what == "tag")
                (void)must(library->tags().add(u"round %1"_s.arg(round), {paper}));
            else if (what == "note")
                (void)must(library->notes().setNote(paper, u"in round %1"_s.arg(round)));
            else if (what == "bookmark")
                must(library->marks().setBookmarked({paper}, round % 2));
            else if (what == "correct")
                (void)must(
                    OwnValueStore(library->edits()).change({{paper, u"venue"_s, u"Round %1"_s.arg(round)}}));
            else if (what == "rate")
                (void)must(library->notes().setRating({paper}, 1 + round % 5));
            else
                (void)must(round % 2 ? library->trash().putPapers({paper})
                                     : library->trash().restorePapers({paper}));
            out << kind << ' ' << qint64(paper) << Qt::endl;
        }
    return QCoreApplication::exec(); // waits for the kill
}

} // namespace

// Tests kill -9 at random moments while marks are made: every reported mark is stored, and the file is
// consistent. A few rounds; LECTERN_TEST_SCALE=25 makes them 200.
class TestKill : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;

    static void verify(Library &library, int round, const QStringList &said)
    {
        for (const QString &line : said) {
            const QString kind = line.section(u' ', 0, 0);
            const PaperId paper = PaperId(line.section(u' ', 1).toLongLong());
            const QByteArray context = u"round %1: %2"_s.arg(round).arg(line).toUtf8();
            const QList<PaperRow> rows = must(library.papers().rows({paper}));
            bool there = false;
            if (kind == u"tag")
                there = must(library.tags().namesOf(paper)).contains(u"round %1"_s.arg(round));
            else if (kind == u"note")
                there = must(library.notes().note(paper)) == u"in round %1"_s.arg(round);
            else if (kind == u"bookmark")
                there = rows.first().bookmarked == bool(round % 2);
            else if (kind == u"rate")
                there = must(library.notes().rating(paper)) == 1 + round % 5;
            else if (kind == u"correct")
                there = rows.first().venue == u"Round %1"_s.arg(round);
            else
                there = (rowTitled(library, rows.first().title).id == PaperId::None) == bool(round % 2);
            QVERIFY2(there, context.constData());
        }
    }

private slots:
    void everyReportedMarkIsStored()
    {
        const QString file = m_dir.filePath(u"killed.lectern"_s);
        {
            const auto library = must(Library::open(file));
            QList<Paper> papers;
            for (int i = 0; i < kPapers; ++i)
                papers.append(
                    paper(u"Killed paper %1"_s.arg(i), {u"Author %1"_s.arg(i % 7)}, longAbstract(i)));
            (void)must(library->importer().import(facts(u"one.txt"_s), page(papers)));
            must(library->edits().setLimits({1'000'000, 365})); // everything is undone at the end
        }
        QRandomGenerator random(20261123);
        const int rounds = scaled(8);
        qsizetype said = 0;
        for (int round = 1; round <= rounds; ++round) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {u"--mark"_s, file, QString::number(round)});
            QByteArray out;
            while (!out.contains("ready\n")) {
                QVERIFY(child.waitForReadyRead());
                out += child.readAllStandardOutput();
            }
            // Kills the program after a random one of the 360 marks of a round.
            const qint64 lines = random.bounded(1, 6 * kPapers);
            while (out.count('\n') < lines) {
                QVERIFY(child.waitForReadyRead());
                out += child.readAllStandardOutput();
            }
            QThread::usleep(random.bounded(3000u));
            child.kill(); // SIGKILL
            child.waitForFinished();
            out += child.readAllStandardOutput();
            QStringList shown = QString::fromUtf8(out.left(out.lastIndexOf('\n'))).split(u'\n');
            shown.removeAll(u"ready"_s);
            said += shown.size();
            const auto library = must(Library::open(file));
            verify(*library, round, shown);
            QCOMPARE(must(library->checker().check()), QStringList());
            // Every mark can still be undone.
            if (round == rounds) {
                while (must(library->edits().nextUndo()))
                    QCOMPARE(must(library->edits().undo()).skipped, 0);
                QCOMPARE(must(library->sources().counts()).papers, kPapers);
                QCOMPARE(must(library->tags().tags()), QList<Tag>());
                QCOMPARE(must(library->checker().check()), QStringList());
            }
        }
        qInfo("%d kills, %lld marks had been shown", rounds, qlonglong(said));
        QVERIFY(said > rounds);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == u"--mark")
        return mark(arguments[2], arguments[3].toInt());
    // 200 rounds exceed Qt's time limit for a test function.
    if (!qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT"))
        qputenv("QTEST_FUNCTION_TIMEOUT", "3600000");
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kill.moc"
