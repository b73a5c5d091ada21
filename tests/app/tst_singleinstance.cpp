#include "app/lectern/singleinstance.h"

#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace lectern;
using namespace Qt::StringLiterals;

// Tests that each library has one window and that a second start passes its files to it.
class TestSingleInstance : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;

private slots:
    void initTestCase()
    {
        // Keeps the locks and sockets of this test separate.
        qputenv("XDG_RUNTIME_DIR", m_dir.path().toLocal8Bit());
        QFile::setPermissions(m_dir.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    void secondInstanceSendsFilesToFirst()
    {
        SingleInstance first(m_dir.filePath(u"a.lectern"_s));
        QVERIFY(first.claim());
        QSignalSpy called(&first, &SingleInstance::called);
        const QStringList files{u"/tmp/one page.txt"_s, u"/tmp/Grüße.bib"_s};
        bool claimed = true, told = false;
        // Simulates another process: the event loop of this process runs meanwhile.
        const std::unique_ptr<QThread> other(QThread::create([&] {
            SingleInstance second(m_dir.filePath(u"a.lectern"_s));
            claimed = second.claim();
            told = second.notify(files, true, u"is:unread"_s);
        }));
        other->start();
        QTRY_VERIFY(other->isFinished());
        QVERIFY(!claimed);
        QVERIFY(told);
        QTRY_COMPARE(called.size(), 1);
        QCOMPARE(called.first().first().toStringList(), files);
        QVERIFY(
            called.first().at(1).toBool()); // activated at once, because the first window was just started
        QCOMPARE(called.first().at(2).toString(), u"is:unread"_s);
    }
    void otherLibraryHasSeparateInstance()
    {
        SingleInstance first(m_dir.filePath(u"a.lectern"_s)), other(m_dir.filePath(u"b.lectern"_s));
        QVERIFY(first.claim());
        QVERIFY(other.claim());
    }
    // A full disk or a power cut may truncate or garble the lock file. Such a file must not count as a
    // running window.
    void replacesInvalidLockFile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zeros") << QByteArray(64, '\0');
        QTest::newRow("text") << QByteArray("no number\nlectern\nhost\n");
        QTest::newRow("no lines") << QByteArray("\n\n\n\n");
        QTest::newRow("process 0") << QByteArray("0\nlectern\nhost\n");
        QTest::newRow("a negative process") << QByteArray("-1\nlectern\nhost\n");
        QTest::newRow("a number too large") << QByteArray("99999999999999999999\nlectern\nhost\n");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\x00\x80", 4).repeated(1000);
        QTest::newRow("a process that is gone, cut off") << QByteArray("999999999");
    }
    void replacesInvalidLockFile()
    {
        QFETCH(QByteArray, bytes);
        const QString library = m_dir.filePath(u"cut.lectern"_s);
        {
            SingleInstance first(library);
            QVERIFY(first.claim());
        }
        QString lock;
        {
            SingleInstance first(library);
            const QStringList before = QDir(m_dir.path()).entryList({u"*.lock"_s}, QDir::Files);
            QVERIFY(first.claim());
            for (const QString &name : QDir(m_dir.path()).entryList({u"*.lock"_s}, QDir::Files))
                if (!before.contains(name))
                    lock = m_dir.filePath(name);
        }
        QVERIFY(!lock.isEmpty());
        const auto garble = [&] {
            QFile file(lock);
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            QCOMPARE(file.write(bytes), bytes.size());
        };
        garble();
        SingleInstance first(library);
        QVERIFY(first.claim());
        garble(); // the running instance still holds the lock
        SingleInstance second(library);
        if (!bytes.startsWith("999999999"))
            QVERIFY(!second.claim());
    }
    void endedInstanceReleasesLock()
    {
        {
            SingleInstance first(m_dir.filePath(u"a.lectern"_s));
            QVERIFY(first.claim());
        }
        SingleInstance next(m_dir.filePath(u"a.lectern"_s));
        QVERIFY(next.claim());
    }
    void reportsMissingFirstInstance()
    {
        SingleInstance alone(m_dir.filePath(u"c.lectern"_s));
        QVERIFY(!alone.notify({u"page.txt"_s}, false));
    }
    void ignoresTruncatedMessage()
    {
        SingleInstance first(m_dir.filePath(u"d.lectern"_s));
        QVERIFY(first.claim());
        QSignalSpy called(&first, &SingleInstance::called);
        const QStringList sockets =
            QDir(m_dir.path()).entryList({u"lectern-*"_s}, QDir::System | QDir::Files | QDir::NoDotAndDotDot);
        QString name;
        for (const QString &entry : sockets)
            if (!entry.endsWith(".lock"_L1))
                name = m_dir.filePath(entry);
        QVERIFY(!name.isEmpty());
        QLocalSocket socket;
        socket.connectToServer(name);
        QVERIFY(socket.waitForConnected(2000));
        socket.write(QByteArray::fromHex("00000010 6162")); // announces sixteen bytes, sends two
        socket.flush();
        socket.disconnectFromServer();
        // The server still accepts the next message.
        bool told = false;
        const std::unique_ptr<QThread> other(QThread::create([&] {
            SingleInstance second(m_dir.filePath(u"d.lectern"_s));
            told = second.notify({u"whole.txt"_s}, false);
        }));
        other->start();
        QTRY_VERIFY(other->isFinished());
        QVERIFY(told);
        QTRY_COMPARE(called.size(), 1);
        QCOMPARE(called.first().first().toStringList(), QStringList{u"whole.txt"_s});
    }
};

QTEST_GUILESS_MAIN(TestSingleInstance)
#include "tst_singleinstance.moc"
