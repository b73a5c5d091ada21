// Tests the watched folder with files and clocks that are ahead of time.
#include "models/session/tasks/folderwatch.h"
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
    void fileWithFutureTimeDoesNotHideOthers_data()
    {
        QTest::addColumn<bool>("thereBefore");
        QTest::newRow("it is there before") << true;
        QTest::newRow("it comes in") << false;
    }
    void fileWithFutureTimeDoesNotHideOthers()
    {
        QFETCH(bool, thereBefore);
        if (thereBefore)
            write(u"ahead.bib"_s, 400);
        TaskRunner tasks;
        FolderWatch watch(tasks);
        begin(watch, {});
        if (!thereBefore) {
            write(u"ahead.bib"_s, 400);
            QTRY_COMPARE(m_arrived, QStringList{u"ahead.bib"_s});
        }
        write(u"later.bib"_s, 0);
        QTRY_VERIFY(m_arrived.contains(u"later.bib"_s));
        write(u"last.bib"_s, -400);
        QTRY_VERIFY(m_arrived.contains(u"last.bib"_s));
        QCOMPARE(m_arrived.size(), thereBefore ? 2 : 3); // each file is reported once
        QVERIFY(m_since <= QDateTime::currentDateTime());
    }
    // A timestamp in the future, stored by an earlier version while the clock was ahead.
    void storedFutureTimeDoesNotHideFiles()
    {
        TaskRunner tasks;
        FolderWatch watch(tasks);
        begin(watch, QDateTime::currentDateTime().addYears(1));
        write(u"now.bib"_s, 0);
        QTRY_COMPARE(m_arrived, QStringList{u"now.bib"_s});
    }
    void changedFileIsReportedAgain()
    {
        TaskRunner tasks;
        FolderWatch watch(tasks);
        begin(watch, {});
        write(u"a.bib"_s, 0);
        QTRY_COMPARE(m_arrived.size(), 1);
        QVERIFY(QFile::remove(m_dir->filePath(u"a.bib"_s)));
        write(u"a.bib"_s, 400, "@article{b, title={Ebb}, author={Ann Li}}\n");
        QTRY_COMPARE(m_arrived.size(), 2);
    }

    void subfoldersAreOptional_data()
    {
        QTest::addColumn<bool>("below");
        QTest::newRow("with them") << true;
        QTest::newRow("without") << false;
    }
    void subfoldersAreOptional()
    {
        QFETCH(bool, below);
        const QDir dir(m_dir->path());
        QVERIFY(dir.mkpath(u"there/deep"_s) && dir.mkpath(u".hidden"_s) && dir.mkpath(u"there/page_files"_s));
        write(u"there/known.bib"_s, 0);
        write(u"there/page.html"_s, 0);
        TaskRunner tasks;
        FolderWatch watch(tasks);
        begin(watch, {}, below);
        write(u"there/deep/new.bib"_s, 0);
        write(u".hidden/secret.bib"_s, 0);
        write(u"there/page_files/resource.bib"_s, 0);
        QVERIFY(dir.mkpath(u"later"_s));
        write(u"later/of-later.bib"_s, 0);
        write(u"here.bib"_s, 0);
        write(u"paper"_s, 0, "%PDF-1.7\n");
        QStringList expected{u"here.bib"_s};
        if (below)
            expected << u"new.bib"_s << u"of-later.bib"_s;
        expected << u"paper (PDF)"_s;
        const auto arrived = [this] {
            QStringList names = m_arrived;
            names.sort();
            return names;
        };
        QTRY_COMPARE(arrived(), expected);
    }
    // Moving a folder keeps the times of its files.
    void filesOfMovedFolderAreNew()
    {
        QTemporaryDir elsewhere;
        QVERIFY(QDir(elsewhere.path()).mkpath(u"set/inner"_s));
        QFile file(elsewhere.filePath(u"set/inner/old.bib"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("@article{a, title={Tides}, author={Ann Li}, year={2024}}\n");
        file.close();
        TaskRunner tasks;
        FolderWatch watch(tasks);
        const QDateTime since = QDateTime::currentDateTime();
        QTRY_VERIFY(QDateTime::currentDateTime()
                    > since); // waits, so that the folder is moved in later than `since`
        begin(watch, since, true);
        QVERIFY(QDir().rename(elsewhere.filePath(u"set"_s), m_dir->filePath(u"set"_s)));
        QTRY_COMPARE(m_arrived, QStringList{u"old.bib"_s});
    }

private:
    void begin(FolderWatch &watch, const QDateTime &since, bool below = false)
    {
        connect(&watch, &FolderWatch::arrived, this,
                [this](const QList<FoundFile> &files, const QDateTime &until) {
                    for (const FoundFile &file : files)
                        m_arrived.append(QFileInfo(file.path).fileName()
                                         + (file.isPdf ? u" (PDF)"_s : QString()));
                    m_since = until;
                });
        QSignalSpy looked(&watch, &FolderWatch::arrived);
        watch.setQuietTime(20);
        watch.watch(m_dir->path(), since, below);
        QTRY_VERIFY(!looked.isEmpty());
    }
    // Writes a source file dated the given number of days from now.
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
    QStringList m_arrived; // file names
    QDateTime m_since;
};

QTEST_GUILESS_MAIN(TestFolderWatch)
#include "tst_folderwatch.moc"
