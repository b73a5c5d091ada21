#include "models/session/librarysession.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/checker.h"
#include "tests/support/support.h"
#include "tests/support/timedapplication.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace lectern;
using namespace Qt::StringLiterals;

// Simulates typing, sorting, opening authors and marking papers while another program imports. After each
// burst the list equals a fresh search of the same text, and a new mark is counted at once.
// LECTERN_STORM_MINUTES sets the duration; each minute it prints memory, log size and the longest stall of
// the event loop.
class TestStorm : public QObject
{
    Q_OBJECT

    static constexpr int kWords = 900;
    QTemporaryDir m_dir;
    QString m_file;
    QRandomGenerator m_random{20261122};
    int m_made = 0; // number of papers made

    using Application = test::Timed<QCoreApplication>;
    static Application &application() { return *static_cast<Application *>(QCoreApplication::instance()); }
    // Runs the work of one key press or click.
    template <typename Work>
    static void press(Work &&work)
    {
        application().time(work);
    }

    int below(int end) { return int(m_random.bounded(end)); }
    // Some words are frequent, so that result lists are long. Words consist of syllables, so that they share
    // prefixes.
    QString word()
    {
        const double x = m_random.generateDouble();
        return wordNumber(int(kWords * x * x * x));
    }
    static QString wordNumber(int n)
    {
        static const QStringList syllables =
            u"ta mo ri ven sul kar dif bay gra net lo sco mat ch ing eis"_s.split(u' ');
        return syllables[n % 16] + syllables[n / 16 % 16] + syllables[(n * 7 + 3) % 16];
    }
    static QString author(int n) { return u"%1 %2"_s.arg(wordNumber(n * 5 % kWords), wordNumber(n)); }

    // Invented papers in the format of arXiv's metadata dump.
    QString writeRecords(const QString &name, int count)
    {
        const QString path = m_dir.filePath(name);
        QByteArray lines;
        for (int i = 0; i < count; ++i, ++m_made) {
            QStringList title, text, authors;
            for (int n = 6 + below(6); n > 0; --n)
                title << word();
            for (int n = 50; n > 0; --n)
                text << word();
            if (m_made % 40 == 0)
                text << u"分数匹配 扩散模型"_s;
            for (int n = 1 + below(3); n > 0; --n)
                authors << author(below(300));
            lines += test::arxivLine({u"%1.%2"_s.arg(1000 + m_made / 90000).arg(m_made % 90000 + 10000),
                                      title.join(u' ') + u" number %1"_s.arg(m_made), authors.join(u", "),
                                      text.join(u' ') + u'.', below(2) ? u"cs.LG"_s : u"stat.ML cs.CL"_s,
                                      u"%1-0%2-15"_s.arg(2010 + below(16)).arg(1 + below(9))});
        }
        test::writeAll(path, lines);
        return path;
    }
    static void runCli(QProcess &process, const QStringList &words)
    {
        process.start(QString::fromUtf8(LECTERN_CLI), words);
    }

    // Returns one typed query.
    QString text()
    {
        const QString one = word(), other = word();
        switch (below(16)) {
        case 0:
            return one + u" \""_s + other + u' ' + word() + u"\" author:"_s + wordNumber(below(300));
        case 1:
            return one + u" author:"_s + other + u" year:2018.."_s;
        case 2:
            return one.left(2) + other.right(4) + u"x modle"_s; // finds nothing, or similar words
        case 3:
            return one + u" -"_s + other;
        case 4:
            return one + u" OR "_s + other;
        case 5:
            return u"year:2012..2015 "_s + one.left(1);
        case 6:
            return u"title:"_s + one + u" abstract:"_s + other;
        case 7:
            return u"扩散模型"_s;
        case 8:
            return u"\"\")((:: -- \"%&$ .. author: year: \\u0000 x"_s + one;
        case 9:
            return u"cat:LG is:unread "_s + one;
        case 10:
            return u"("_s + one + u" OR "_s + other + u") -"_s + word();
        case 11:
            return u"is:bookmarked"_s;
        case 12:
            return u"zqxwv"_s;
        default:
            return below(2) ? one : one + u' ' + other.left(3);
        }
    }
    static QList<PaperId> shown(LibrarySession &library)
    {
        const ResultSetPtr result = library.browser().papers().result();
        return result ? result->ids(0, result->count()) : QList<PaperId>();
    }
    static qint64 residentKilobytes()
    {
        QFile status(u"/proc/self/statm"_s);
        return status.open(QIODevice::ReadOnly) ? status.readAll().split(' ')[1].toLongLong() * 4 : 0;
    }

    // Simulates one burst of typing, with other actions between the keys.
    void burst(LibrarySession &library)
    {
        const QString wanted = text();
        const int gap = below(4) == 0 ? below(50) : below(6);
        for (int length = 1; length <= wanted.size(); ++length) {
            press([&] { library.browser().setTyped(wanted.left(length)); });
            if (gap)
                QTest::qWait(gap);
            if (below(30) == 0 && library.browser().papers().rowCount() > 0)
                press([&] {
                    library.browser().showPaper(
                        library.browser().papers().idAt(below(library.browser().papers().rowCount())));
                });
            if (below(40) == 0)
                press([&] { library.browser().setTyped({}); }); // clears the query
        }
        if (below(8) == 0)
            press([&] { library.browser().setSort({SortOrder::Key(below(6)), below(2) == 0}); });
        if (below(8) == 0)
            press([&] { library.browser().openAuthor(AuthorId(1 + below(250)), u"somebody"_s); });
        else if (below(2) == 0)
            press([&] { library.browser().closeAuthor(); });
        if (below(10) == 0)
            press([&] { library.browser().findNextUnread(below(20)); });
        if (below(12) == 0)
            press([&] { library.browser().change(&QueryState::commitTyped); });
        else if (library.browser().query().conditions.size() > 0)
            press([&] { library.browser().clearQuery(); });
        press([&] { library.browser().setTyped(wanted); });
    }

private slots:
    void initTestCase()
    {
        m_file = m_dir.filePath(u"storm.lectern"_s);
        const int papers = qMax(1500, test::scaled(6000));
        QProcess cli;
        runCli(cli, {u"import"_s, u"--library"_s, m_file, writeRecords(u"first.jsonl"_s, papers)});
        QVERIFY(cli.waitForFinished(120'000));
        QCOMPARE(cli.exitCode(), 0);
    }

    void listEqualsAFreshSearch()
    {
        const int minutes = qEnvironmentVariableIntValue("LECTERN_STORM_MINUTES");
        const int bursts = minutes ? 0 : qMax(20, test::scaled(70));
        LibrarySession library;
        QSignalSpy failed(&library, &LibrarySession::failed);
        library.browser().wantFacets(true);
        library.open(m_file);
        QTRY_VERIFY_WITH_TIMEOUT(library.isIdle(), 60'000);
        QProcess cli;
        QElapsedTimer all, sinceReport;
        all.start();
        sinceReport.start();
        qint64 slowestCount = 0;
        int done = 0, imports = 0, marks = 0;
        while (minutes ? all.elapsed() < qint64(minutes) * 60'000 : done < bursts) {
            ++done;
            if (cli.state() == QProcess::NotRunning && below(12) == 0) {
                ++imports;
                runCli(cli,
                       {u"import"_s, u"--library"_s, m_file, writeRecords(u"more.jsonl"_s, 1 + below(30))});
            }
            burst(library);
            if (below(3) == 0 && cli.state() != QProcess::NotRunning)
                QVERIFY(cli.waitForFinished(120'000));
            QTRY_VERIFY_WITH_TIMEOUT(library.isIdle(), 60'000);
            {
                const auto fresh = Library::open(m_file, Library::Mode::ReadOnly);
                QVERIFY(fresh);
                const auto searched = [&] {
                    const auto found = (*fresh)->index().search(library.browser().query().query());
                    return found ? (*found)->ids(0, (*found)->count()) : QList<PaperId>{PaperId::None};
                };
                // The session notices writes of another program within its poll interval.
                QTRY_VERIFY2_WITH_TIMEOUT(shown(library) == searched(),
                                          qPrintable(library.browser().query().text()), 20'000);
            }
            if (cli.state() == QProcess::NotRunning && library.browser().papers().rowCount() > 0) {
                ++marks;
                const int before = library.counts().bookmarks;
                const PaperId paper =
                    library.browser().papers().idAt(below(library.browser().papers().rowCount()));
                const PaperRow *row =
                    library.browser().papers().rowAt(library.browser().papers().rowOf(paper));
                QTRY_VERIFY(
                    (row = library.browser().papers().rowAt(library.browser().papers().rowOf(paper))));
                const bool on = !row->bookmarked;
                QElapsedTimer counting;
                counting.start();
                press([&] { library.writer().setBookmarked({paper}, on); });
                QTRY_COMPARE_WITH_TIMEOUT(library.counts().bookmarks, before + (on ? 1 : -1), 60'000);
                slowestCount = qMax(slowestCount, counting.elapsed());
            }
            for (const QList<QVariant> &call : failed)
                QFAIL(qPrintable(call[0].toString()));
            if (minutes && sinceReport.elapsed() > 60'000) {
                sinceReport.start();
                std::printf("%lld min: %d bursts, %d imports, %d marks, %lld MB resident, log %lld kB, "
                            "slowest count %lld ms, longest stall %.1f ms (%.1f of work)\n",
                            (long long)all.elapsed() / 60'000, done, imports, marks,
                            (long long)residentKilobytes() / 1024,
                            (long long)QFileInfo(m_file + u"-wal"_s).size() / 1024, (long long)slowestCount,
                            application().longest(), application().longestWork());
                std::fflush(stdout);
            }
        }
        if (cli.state() != QProcess::NotRunning)
            QVERIFY(cli.waitForFinished(120'000));
        // Usually one second on an idle machine. The limit is much higher, because the fault that it detects
        // lasts until a restart.
        QVERIFY2(slowestCount < 10'000, qPrintable(QString::number(slowestCount)));
        qInfo("%d bursts, %d imports beside them, %d marks, slowest counted after %lld ms, longest stall "
              "%.1f ms (%.1f of work)",
              done, imports, marks, (long long)slowestCount, application().longest(),
              application().longestWork());
        // The log is checkpointed when no reader uses an older state.
        const auto writing = Library::open(m_file);
        QVERIFY(writing);
        QCOMPARE(*(*writing)->checker().check(), QStringList());
    }
};

int main(int argc, char **argv)
{
    qputenv("QTEST_FUNCTION_TIMEOUT", "2000000000"); // the duration is not limited
    lectern::test::Timed<QCoreApplication> application(argc, argv);
    TestStorm test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_storm.moc"
