// A folder that is watched, with files and clocks that are ahead.
#include "models/items/exchange/folderwatch.h"
#include "tests/support/support.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestFolderWatch : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_arrived.clear();
    }
    void aFileAheadDoesNotHideOthers_data()
    {
        QTest::addColumn<bool>("thereBefore");
        QTest::newRow("it is there before") << true;
        QTest::newRow("it comes in") << false;
    }
    void aFileAheadDoesNotHideOthers()
    {
        QFETCH(bool, thereBefore);
        if (thereBefore)
            write(u"ahead.bib"_s, 400);
        FolderWatch watch;
        begin(watch, {});
        if (!thereBefore) {
            write(u"ahead.bib"_s, 400);
            QTRY_COMPARE(m_arrived, QStringList{u"ahead.bib"_s});
        }
        write(u"later.bib"_s, 0);
        QTRY_VERIFY(m_arrived.contains(u"later.bib"_s));
        write(u"last.bib"_s, -400);
        QTRY_VERIFY(m_arrived.contains(u"last.bib"_s));
        QCOMPARE(m_arrived.size(), thereBefore ? 2 : 3); // each once
        QVERIFY(m_since <= QDateTime::currentDateTime());
    }
    // A moment that an earlier version kept, when the clock was ahead.
    void aKeptMomentAheadDoesNotHideOthers()
    {
        FolderWatch watch;
        begin(watch, QDateTime::currentDateTime().addYears(1));
        write(u"now.bib"_s, 0);
        QTRY_COMPARE(m_arrived, QStringList{u"now.bib"_s});
    }
    void aFileThatChangesComesAgain()
    {
        FolderWatch watch;
        begin(watch, {});
        write(u"a.bib"_s, 0);
        QTRY_COMPARE(m_arrived.size(), 1);
        QVERIFY(QFile::remove(m_dir->filePath(u"a.bib"_s)));
        write(u"a.bib"_s, 400, "@article{b, title={Ebb}, author={Ann Li}}\n");
        QTRY_COMPARE(m_arrived.size(), 2);
    }

private:
    void begin(FolderWatch &watch, const QDateTime &since)
    {
        connect(&watch, &FolderWatch::arrived, this,
                [this](const QStringList &files, const QDateTime &until) {
                    for (const QString &file : files)
                        m_arrived.append(QFileInfo(file).fileName());
                    m_since = until;
                });
        QSignalSpy looked(&watch, &FolderWatch::arrived);
        watch.setQuietTime(20);
        watch.watch(m_dir->path(), since);
        QTRY_VERIFY(!looked.isEmpty());
    }
    // Writes a source dated so many days from now.
    void write(const QString &name, int days,
               const QByteArray &bytes = "@article{a, title={Tides}, author={Ann Li}, year={2024}}\n")
    {
        QFile file(m_dir->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.flush();
        if (days)
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(days),
                                     QFileDevice::FileModificationTime));
    }
    std::unique_ptr<QTemporaryDir> m_dir;
    QStringList m_arrived; // names
    QDateTime m_since;
};

QTEST_GUILESS_MAIN(TestFolderWatch)
#include "tst_folderwatch.moc"
