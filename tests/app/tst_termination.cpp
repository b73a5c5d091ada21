#include "app/lectern/singleinstance.h"

#include <QSignalSpy>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace lectern;

// Tests that the first signal closes the window and the second one ends the program.
class TestTermination : public QObject
{
    Q_OBJECT
private slots:
    void firstSignalRequestsClose_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGHUP") << SIGHUP;
    }
    void firstSignalRequestsClose()
    {
        QFETCH(int, number);
        Termination termination;
        QSignalSpy asked(&termination, &Termination::asked);
        QCOMPARE(::raise(number), 0);
        QTRY_COMPARE(asked.size(), 1);
    }
    void secondSignalEndsProgram()
    {
        const pid_t child = ::fork();
        if (child == 0) {
            const Termination termination;
            ::raise(SIGTERM);
            ::raise(SIGTERM);
            ::_exit(0);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
    }
    void restoresSignalHandlers()
    {
        {
            const Termination termination;
        }
        struct sigaction now {
        };
        QCOMPARE(::sigaction(SIGTERM, nullptr, &now), 0);
        QVERIFY(now.sa_handler == SIG_DFL);
    }
};

QTEST_GUILESS_MAIN(TestTermination)
#include "tst_termination.moc"
