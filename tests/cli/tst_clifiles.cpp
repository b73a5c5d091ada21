// Tests that the command line writes output files completely or not at all, also on a full disk, and never
// overwrites a library.
#include "clirun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestCliFiles : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_library = m_folder.filePath(u"test.lectern"_s);
        QByteArray lines;
        QJsonArray papers;
        for (int i = 0; i < 400; ++i)
            lines += QJsonDocument(
                         QJsonObject{{u"lectern"_s, 1},
                                     {u"title"_s, u"Tide table number %1"_s.arg(i)},
                                     {u"authors"_s, QJsonArray{u"Ada Quill"_s}},
                                     {u"abstract"_s, u"Counted waves of harbour %1. "_s.arg(i).repeated(12)}})
                         .toJson(QJsonDocument::Compact)
                + '\n';
        for (int i = 0; i < 400; ++i)
            papers.append(QJsonObject{{u"title"_s, u"Tide table number %1"_s.arg(i)},
                                      {u"authors"_s, QJsonArray{u"Ada Quill"_s}},
                                      {u"note"_s, u"Read at the harbour. "_s.repeated(8)}});
        const QJsonObject marks{{u"format"_s, u"lectern-marks"_s}, {u"version"_s, 1}, {u"papers"_s, papers}};
        const QString file = m_folder.filePath(u"papers.jsonl"_s);
        write(file, lines);
        QCOMPARE(lectern({u"import"_s, file}).exit, 0);
        write(file, QJsonDocument(marks).toJson());
        QCOMPARE(lectern({u"marks"_s, u"import"_s, file}).exit, 0);
        QCOMPARE(lectern({u"backup"_s}).exit, 0);
    }

    void fullDiskPreservesOldFile_data()
    {
        QTest::addColumn<QStringList>("verb");
        for (const auto *format : {"bibtex", "ris", "csl-json", "csv", "jsonl", "markdown", "html"})
            QTest::newRow(format) << QStringList{u"export"_s, u"--everything"_s, u"--format"_s,
                                                 QString::fromLatin1(format)};
        QTest::newRow("marks") << QStringList{u"marks"_s, u"export"_s};
    }
    void fullDiskPreservesOldFile()
    {
        QFETCH(QStringList, verb);
        const QString file = m_folder.filePath(u"out"_s);
        const QByteArray old("what was there before");
        write(file, old);
        const CliRun run = limited(verb + QStringList{u"-o"_s, file});
        QCOMPARE(run.exit, 1);
        QVERIFY2(run.printedErrorSentences() && run.err.contains("disk is full"), run.err.constData());
        QCOMPARE(contentOf(file), old);
        const QString fresh = m_folder.filePath(u"fresh"_s);
        QCOMPARE(limited(verb + QStringList{u"-o"_s, fresh}).exit, 1);
        QVERIFY(!QFileInfo::exists(fresh));
        QVERIFY(QDir(m_folder.path()).entryList({u"*.part"_s}, QDir::Files | QDir::Hidden).isEmpty());
        // /dev/full reports a full disk on every write.
        const CliRun device = lectern(verb + QStringList{u"-o"_s, u"/dev/full"_s});
        QCOMPARE(device.exit, 1);
        QVERIFY2(device.err.contains("disk is full"), device.err.constData());
        // With free space the file is written.
        QCOMPARE(lectern(verb + QStringList{u"-o"_s, file}).exit, 0);
        QVERIFY(QFileInfo(file).size() > 10'000);
        QFile::remove(file);
    }

    // Writing through a link keeps the link and the permissions of its target.
    void preservesLinksAndPermissions()
    {
        const QString file = m_folder.filePath(u"real.bib"_s), link = m_folder.filePath(u"link.bib"_s);
        write(file, "old");
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(QFile::link(file, link));
        QCOMPARE(lectern({u"export"_s, u"-o"_s, link}).exit, 0);
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(contentOf(file).contains("Tide table"));
        QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        // A link to a missing file, and a path in a missing folder.
        QCOMPARE(lectern({u"export"_s, u"-o"_s, m_folder.filePath(u"none/a.bib"_s)}).exit, 1);
        QCOMPARE(lectern({u"export"_s, u"--format"_s, u"bibtex"_s, u"-o"_s, m_folder.path()}).exit, 1);
    }

    void neverOverwritesALibrary_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"itself", "a symbolic link", "a hard link", "its log", "its shared memory",
                                 "another library", "a backup"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void neverOverwritesALibrary()
    {
        QFETCH(QString, name);
        QString target = m_library;
        if (name == "a symbolic link"_L1 || name == "a hard link"_L1) {
            target = m_folder.filePath(name + u".bib"_s);
            if (name == "a hard link"_L1)
                QCOMPARE(
                    ::link(QFile::encodeName(m_library).constData(), QFile::encodeName(target).constData()),
                    0);
            else
                QVERIFY(QFile::link(m_library, target));
        } else if (name == "its log"_L1 || name == "its shared memory"_L1) {
            target += name == "its log"_L1 ? u"-wal"_s : u"-shm"_s;
        } else if (name == "another library"_L1) {
            target = m_folder.filePath(u"another.lectern"_s);
            QVERIFY(QFile::copy(m_library, target));
        } else if (name == "a backup"_L1) {
            QDir backups(m_folder.filePath(u"test backups"_s));
            target = backups.filePath(backups.entryList({u"*.lectern"_s}).value(0));
        }
        const QByteArray was = contentOf(target);
        for (const QStringList &verb :
             {QStringList{u"export"_s, u"--format"_s, u"bibtex"_s}, QStringList{u"marks"_s, u"export"_s}}) {
            const CliRun run = lectern(verb + QStringList{u"-o"_s, target});
            QCOMPARE(run.exit, 1);
            QVERIFY2(run.printedErrorSentences() && run.err.contains("library"), run.err.constData());
        }
        QCOMPARE(contentOf(target), was);
        QCOMPARE(lectern({u"check"_s}).exit, 0);
        if (target != m_library)
            QFile::remove(target);
    }

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList withLibrary(QStringList words) const { return words << u"--library"_s << m_library; }
    CliRun lectern(const QStringList &words) const { return runCli(withLibrary(words)); }
    // Runs the program with a limit of 40 kB per file. SQLite's own file next to the library needs up to 32
    // kB.
    CliRun limited(const QStringList &words) const
    {
        QProcess process;
        process.start(u"bash"_s,
                      QStringList{u"-c"_s, u"trap '' XFSZ; ulimit -f 40; exec \"$0\" \"$@\""_s,
                                  QString::fromUtf8(LECTERN_CLI)}
                          + withLibrary(words));
        CliRun run;
        if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit)
            run.exit = process.exitCode();
        // In a coverage run (./dev coverage) the counters cannot be written either, and the profiler reports
        // that.
        QByteArrayList lines = process.readAllStandardError().split('\n');
        lines.removeIf([](const QByteArray &line) { return line.startsWith("LLVM Profile Error: "); });
        run.err = lines.join('\n');
        return run;
    }

    QTemporaryDir m_folder;
    QString m_library;
};

QTEST_GUILESS_MAIN(TestCliFiles)
#include "tst_clifiles.moc"
