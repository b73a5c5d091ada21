#include "models/session/tasks/taskrunner.h"

#include <QSemaphore>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

// Tests the delivery, cancellation and order of tasks.
class TestTaskRunner : public QObject
{
    Q_OBJECT

    static int one(const Deliver &, const Cancelled &) { return 1; }

private slots:
    void deliversProgressAndResultOnTheReceiversThread()
    {
        TaskRunner tasks;
        RequestToken token("copying");
        QStringList delivered;
        QThread *worker = nullptr;
        const auto task = [&](const Deliver &deliver, const Cancelled &) {
            worker = QThread::currentThread();
            for (int i = 1; i <= 2; ++i)
                deliver([&, i] { delivered.append(QString::number(i)); });
            return u"done"_s;
        };
        tasks.start(token, task, this, [&](const QString &result) {
            QCOMPARE(QThread::currentThread(), thread());
            delivered.append(result);
        });
        QVERIFY(token.isPending());
        QTRY_VERIFY(!token.isPending());
        QCOMPARE(delivered, (QStringList{u"1"_s, u"2"_s, u"done"_s}));
        QCOMPARE(worker->objectName(), u"copying"_s);
    }
    // A result may be on its way when a newer task of the token starts.
    void dropsTheResultOfAnOlderTask()
    {
        TaskRunner tasks;
        RequestToken token("text");
        QSemaphore ran;
        QList<int> results;
        const auto start = [&](int number) {
            const auto task = [&ran, number](const Deliver &, const Cancelled &) {
                ran.release();
                return number;
            };
            tasks.start(token, task, this, [&](int result) { results.append(result); });
        };
        start(1);
        ran.acquire();
        start(2);
        QTRY_VERIFY(!token.isPending());
        QCOMPARE(results, QList<int>{2});
    }
    void keepsAllTasksOfSuchAToken()
    {
        TaskRunner tasks;
        RequestToken token("copy", RequestToken::Keep::All);
        QList<int> results;
        for (int i = 0; i < 3; ++i)
            tasks.start(
                token, [i](const Deliver &, const Cancelled &) { return i; }, this,
                [&](int result) { results.append(result); });
        QTRY_VERIFY(!token.isPending());
        QCOMPARE(results, (QList<int>{0, 1, 2}));
    }
    void stoppedTaskDeliversWhatItHas()
    {
        TaskRunner tasks;
        RequestToken token("search");
        QSemaphore began;
        std::optional<bool> stopped;
        const auto untilStopped = [&](const Deliver &, const Cancelled &cancelled) {
            began.release();
            while (!cancelled())
                QThread::msleep(1);
            return true;
        };
        tasks.start(token, untilStopped, this, [&](bool result) { stopped = result; });
        began.acquire();
        token.stop();
        QTRY_VERIFY(stopped);
        // The next task is not stopped.
        bool cancelledAtOnce = true;
        tasks.start(
            token, [](const Deliver &, const Cancelled &cancelled) { return cancelled(); }, this,
            [&](bool result) { cancelledAtOnce = result; });
        QTRY_VERIFY(!cancelledAtOnce);
    }
    void destroyedReceiverGetsNothing()
    {
        TaskRunner tasks;
        RequestToken token("search"), next("search");
        bool delivered = false, done = false;
        auto receiver = std::make_unique<QObject>();
        tasks.start(token, &one, receiver.get(), [&](int) { delivered = true; });
        receiver.reset();
        tasks.start(next, &one, this,
                    [&](int) { done = true; }); // same thread, so it runs after the other task
        QTRY_VERIFY(done);
        QVERIFY(!delivered);
    }
    void finishCancelsAndWaits()
    {
        TaskRunner tasks;
        RequestToken running("copy"), queued("copy");
        QSemaphore began;
        std::atomic<bool> ended = false, ranQueued = false;
        const auto untilCancelled = [&](const Deliver &, const Cancelled &cancelled) {
            began.release();
            while (!cancelled())
                QThread::msleep(1);
            ended = true;
            return 1;
        };
        tasks.start(running, untilCancelled, this, [](int) {});
        const auto other = [&](const Deliver &, const Cancelled &) {
            ranQueued = true;
            return 1;
        };
        tasks.start(queued, other, this, [](int) {});
        began.acquire();
        tasks.finish();
        QVERIFY(ended);
        QVERIFY(!ranQueued);
    }
};

QTEST_GUILESS_MAIN(TestTaskRunner)
#include "tst_taskrunner.moc"
