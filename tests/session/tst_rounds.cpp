#include "models/core/query/querytext.h"
#include "models/session/librarysession.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/paperreader.h"
#include "tests/support/support.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <poll.h>

#include <cstdio>

using namespace lectern;
using namespace Qt::StringLiterals;

// Two real programs, a window session and lectern-cli, write to one library, alternately and at the same
// time, and are killed at random. After each round the library is valid and contains every acknowledged
// change. LECTERN_ROUNDS sets the number of rounds.

namespace
{

constexpr int kPapers = 60;
// Prints a change of the window, before it is requested and again when it is acknowledged.
void say(const char *state, const char *what, PaperId paper, int value)
{
    std::printf("%s %s %lld %d\n", state, what, (long long)paper, value);
    std::fflush(stdout);
}

// The window: makes random changes until its input is closed or it is killed.
int runWindow(const QString &file, quint32 seed)
{
    QRandomGenerator random(seed);
    LibrarySession library;
    const auto idle = [&] { return QTest::qWaitFor([&] { return library.isIdle(); }, 120'000); };
    QObject::connect(&library, &LibrarySession::failed, &library, [](const QString &message) {
        std::printf("failed %s\n", qPrintable(message));
        std::fflush(stdout);
    });
    library.open(file);
    if (!idle() || !library.isWritable())
        return 1;
    std::printf("open\n");
    std::fflush(stdout);
    const int changes = 3 + int(random.bounded(12));
    // Returns true once the other program has closed the pipe or was killed.
    const auto told = [] {
        pollfd input{0, POLLIN, 0};
        return ::poll(&input, 1, 0) > 0;
    };
    for (int n = 0; n < changes; ++n) {
        if (n == changes / 2 && !QTest::qWaitFor(told, 120'000))
            return 1;
        const PaperId paper = PaperId(1 + random.bounded(kPapers));
        const int value = int(random.bounded(2)), stars = int(random.bounded(6));
        switch (random.bounded(8)) {
        case 0: { // set a rating and undo it
            const auto last = library.writer().state().undo;
            say("ask", "stars", paper, stars);
            library.writer().setRating({paper}, stars);
            if (!idle())
                return 1;
            say("done", "stars", paper, stars);
            if (library.writer().state().undo && last && library.writer().state().undo->id == last->id)
                break; // the paper already had this rating: nothing to undo
            say("ask", "stars", paper, -1);
            library.writer().undo();
            if (!idle())
                return 1;
            say("done", "stars", paper, -1); // restored to the earlier value
            break;
        }
        case 1:
            say("ask", "bin", paper, value);
            if (value)
                library.writer().trashPapers({paper});
            else
                library.writer().restorePapers({paper});
            if (!idle())
                return 1;
            say("done", "bin", paper, value);
            break;
        case 2:
            library.backups().backUpNow();
            break;
        case 3:
            library.browser().setTyped(u"number author:tide"_s.left(int(random.bounded(18))));
            break;
        default:
            say("ask", "bookmark", paper, value);
            library.writer().setBookmarked({paper}, value);
            if (!idle())
                return 1;
            say("done", "bookmark", paper, value);
        }
    }
    return QTest::qWaitFor([&] { return library.isIdle() && !library.backups().isBusy(); }, 120'000) ? 0 : 1;
}

} // namespace

class TestRounds : public QObject
{
    Q_OBJECT

    // The values that are allowed for a paper.
    using Values = QHash<std::pair<QByteArray, int>, QSet<int>>;

    QTemporaryDir m_dir;
    QString m_file = m_dir.filePath(u"two.lectern"_s);
    QRandomGenerator m_random{20261122};

    QString writeRecords(int round, int count)
    {
        const QString path = m_dir.filePath(u"records%1.jsonl"_s.arg(round));
        QByteArray lines;
        for (int i = 0; i < count; ++i) {
            const int number = round * 1000 + i;
            lines += test::arxivLine({u"%1.%2"_s.arg(1000 + number / 90000).arg(number % 90000 + 10000),
                                      u"Counted wave round%1 number %2"_s.arg(round).arg(number),
                                      u"Ada Wave, Author %1 Tide"_s.arg(number % 77),
                                      u"We count wave %1 in a bathtub."_s.arg(number)});
        }
        test::writeAll(path, lines);
        return path;
    }
    static int cli(const QStringList &words)
    {
        QProcess process;
        process.start(QString::fromUtf8(LECTERN_CLI), words);
        process.waitForFinished(120'000);
        return process.exitCode();
    }
    // Reads the output of the window. A change that was requested but not acknowledged may be stored or not.
    static void read(const QByteArray &said, Values *values)
    {
        QSet<int> before; // values before the last requested change
        for (const QByteArray &line : said.split('\n')) {
            const QList<QByteArray> words = line.split(' ');
            if (words.size() != 4)
                continue;
            QSet<int> &of = (*values)[{words[1], words[2].toInt()}];
            if (of.isEmpty())
                of = {0}; // the value was not changed before
            const int value = words[3].toInt();
            if (value < 0) // an undo restores the value before the rating
                of = words[0] == "ask" ? of + before : before;
            else if (words[0] == "ask")
                before = std::exchange(of, of + QSet<int>{value});
            else
                of = {value};
        }
    }
    void compare(const Values &values)
    {
        const auto library = Library::open(m_file, Library::Mode::ReadOnly);
        QVERIFY(library);
        QSet<PaperId> trashed;
        Query inTrash;
        inTrash.root = isNode(u"trash"_s);
        const auto found = (*library)->index().search(inTrash);
        QVERIFY(found);
        for (const PaperId id : (*found)->ids(0, (*found)->count()))
            trashed.insert(id);
        for (auto it = values.cbegin(); it != values.cend(); ++it) {
            const auto &[what, number] = it.key();
            const auto rows = (*library)->papers().rows({PaperId(number)});
            QVERIFY(rows);
            const PaperRow &row = rows->first();
            const int value = what == "bin" ? int(trashed.contains(PaperId(number)))
                : what == "stars"           ? row.rating
                                            : int(row.bookmarked);
            QVERIFY2(
                it->contains(value),
                qPrintable(u"%1 of paper %2 is %3"_s.arg(QString::fromUtf8(what)).arg(number).arg(value)));
        }
    }

private slots:
    void everyAcknowledgedChangeIsStored()
    {
        const int asked = qEnvironmentVariableIntValue("LECTERN_ROUNDS");
        const int rounds = asked ? asked : test::scaled(14);
        QCOMPARE(cli({u"import"_s, u"--library"_s, m_file, writeRecords(0, kPapers)}), 0);
        Values values;
        QHash<int, QSet<int>> imported; // allowed numbers of papers per round
        int killedWindows = 0, killedImports = 0, changes = 0;
        for (int round = 1; round <= rounds; ++round) {
            QProcess window;
            window.start(QCoreApplication::applicationFilePath(),
                         {u"window"_s, m_file, QString::number(m_random.generate())});
            QVERIFY(window.waitForStarted());
            if (m_random.bounded(2)) // otherwise both programs open it at the same time
                QVERIFY(window.waitForReadyRead(60'000));
            QProcess import;
            const int count = 1 + int(m_random.bounded(200));
            import.start(QString::fromUtf8(LECTERN_CLI),
                         {u"import"_s, u"--library"_s, m_file, writeRecords(round, count)});
            const int kill = int(m_random.bounded(4));
            if (kill == 0) {
                import.waitForFinished(int(m_random.bounded(60)));
                import.kill();
                ++killedImports;
            } else if (kill == 1) {
                window.waitForFinished(int(m_random.bounded(250)));
                window.kill();
                ++killedWindows;
            } else if (kill == 2) {
                QVERIFY(import.waitForFinished(120'000));
                QCOMPARE(cli({u"backup"_s, u"--library"_s, m_file}), 0);
                QCOMPARE(cli({u"marks"_s, u"export"_s, u"--library"_s, m_file, u"-o"_s,
                              m_dir.filePath(u"marks.json"_s)}),
                         0);
            }
            if (m_random.bounded(4) == 0)
                window.closeWriteChannel(); // both programs end at the same time
            QVERIFY(import.state() == QProcess::NotRunning || import.waitForFinished(120'000));
            window.closeWriteChannel();
            QVERIFY(window.state() == QProcess::NotRunning || window.waitForFinished(120'000));
            imported[round] = {count};
            if (import.exitStatus() != QProcess::NormalExit)
                imported[round].insert(0);
            else
                QVERIFY2(import.exitCode() == 0, import.readAllStandardError().constData());
            const QByteArray said = window.readAllStandardOutput();
            QVERIFY2(!said.contains("failed"), said.constData());
            if (window.exitStatus() == QProcess::NormalExit)
                QVERIFY2(window.exitCode() == 0, said.constData());
            changes += said.count("done");
            read(said, &values);
            QCOMPARE(cli({u"check"_s, u"--library"_s, m_file}), 0);
            compare(values);
            if (QTest::currentTestFailed())
                return;
        }
        const auto library = Library::open(m_file, Library::Mode::ReadOnly);
        QVERIFY(library);
        for (auto it = imported.cbegin(); it != imported.cend(); ++it) {
            // count() searches no similar words.
            const auto found =
                (*library)->index().count(parseQuery(u"title:round%1"_s.arg(it.key())).root, PaperId::None);
            QVERIFY(found);
            QVERIFY2(it->contains(int(found->papers)),
                     qPrintable(u"round %1: %2 papers"_s.arg(it.key()).arg(found->papers)));
        }
        qInfo("%d rounds, %d acknowledged changes, %d windows and %d imports killed", rounds, changes,
              killedWindows, killedImports);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == u"window")
        return runWindow(arguments[2], arguments[3].toUInt());
    qputenv("QTEST_FUNCTION_TIMEOUT", "2000000000"); // the number of rounds is not limited by time
    TestRounds test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_rounds.moc"
