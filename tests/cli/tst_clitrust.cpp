// Tests that lectern-cli is safe for the terminal, the working folder and other users of the machine.
#include "clirun.h"

#include "models/store/edits/markstore.h"
#include "models/store/import/importer.h"
#include "models/store/sqlite/connection.h"
#include "tests/store/storefixtures.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace lectern;
using namespace lectern::test;

namespace
{

int modeOf(const QString &path)
{
    struct stat status {
    };
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? int(status.st_mode & 0777) : -1;
}

} // namespace

class TestCliTrust : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void escapesTerminalControlCharacters();
    void aPipeDoesNotBlock();
    void newFilesAreReadableByOwnerOnly();
    void readsChangesInTheLog();

private:
    QString path(const QString &name) const { return m_dir->filePath(name); }
    QString madeLibrary(const QString &name, const QString &title)
    {
        const auto library = must(Library::open(path(name)));
        must(library->importer().import(facts(u"one.txt"_s),
                                        page({paper(title, {u"Ada Wave"_s}, longAbstract(1))})));
        return library->file();
    }
    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestCliTrust::escapesTerminalControlCharacters()
{
    const QString file =
        madeLibrary(u"l.lectern"_s, u"Tides \u202egnp.exe\u2066 \u2028 \u200f \u061c end \u0085 \u001b[2J"_s);
    for (const QStringList &words :
         {QStringList{u"search"_s, u"--library"_s, file, u"tides"_s},
          QStringList{u"search"_s, u"--library"_s, file, u"--json"_s, u"tides"_s}}) {
        const CliRun run = runCli(words);
        QCOMPARE(run.exit, 0);
        const QString out = QString::fromUtf8(run.out);
        QVERIFY2(out.contains(u"Tides"_s), run.out.constData());
        for (const QChar c : out)
            QVERIFY2(c == u'\n'
                         || (c.category() != QChar::Other_Control && c.category() != QChar::Other_Format
                             && c != QChar(0x2028)),
                     qPrintable(u"U+%1"_s.arg(uint(c.unicode()), 4, 16)));
        QVERIFY2(words.contains(u"--json"_s) ? out.contains(u"\\u202egnp"_s) : out.contains(u"<U+202E>gnp"_s),
                 run.out.constData());
    }
    QVERIFY(
        runCli({u"search"_s, u"--library"_s, path(u"no\u202e.lectern"_s), u"x"_s}).err.contains("<U+202E>"));
}

void TestCliTrust::aPipeDoesNotBlock()
{
    const QString file = madeLibrary(u"l.lectern"_s, u"Tides"_s), pipe = path(u"pipe.bib"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QStringList &words :
         {QStringList{u"parse"_s, pipe}, QStringList{u"marks"_s, u"import"_s, u"--library"_s, file, pipe},
          QStringList{u"import"_s, u"--library"_s, file, pipe}}) {
        QElapsedTimer timer;
        timer.start();
        const CliRun run = runCli(words);
        QVERIFY2(run.exit == 1, qPrintable(words.join(u' ')));
        QVERIFY2(timer.elapsed() < 30'000, "it waits for the pipe");
        QVERIFY2(QString::fromUtf8(run.err + run.out).contains(u"regular file"_s) || words[0] == u"import"_s,
                 run.err.constData());
    }
    QVERIFY(runCli({u"parse"_s, m_dir->path()}).exit == 1);
}

// New libraries and backups are readable by the owner only. Permissions that the user set are not changed.
void TestCliTrust::newFilesAreReadableByOwnerOnly()
{
    const mode_t before = ::umask(022);
    const auto restore = qScopeGuard([before] { ::umask(before); });
    {
        const auto library = must(Library::open(path(u"l.lectern"_s)));
        must(library->importer().import(facts(u"one.txt"_s), page({paper(u"Tides"_s, {u"Ada Wave"_s})})));
        QCOMPARE(modeOf(path(u"l.lectern"_s)), 0600);
        QCOMPARE(modeOf(path(u"l.lectern-wal"_s)), 0600);
    }
    // SQLite creates the target of a dangling link.
    QVERIFY(QFile::link(path(u"target.lectern"_s), path(u"link.lectern"_s)));
    must(Library::open(path(u"link.lectern"_s)));
    QCOMPARE(modeOf(path(u"target.lectern"_s)), 0600);
    const QString folder = path(u"copies"_s);
    const CliRun run = runCli({u"backup"_s, u"--library"_s, path(u"l.lectern"_s), u"--output"_s, folder});
    QVERIFY2(run.exit == 0, run.err.constData());
    const QFileInfoList copies = QDir(folder).entryInfoList(QDir::Files);
    QCOMPARE(copies.size(), 1);
    QCOMPARE(modeOf(copies[0].filePath()), 0600);
    QCOMPARE(::chmod(QFile::encodeName(path(u"l.lectern"_s)).constData(), 0640), 0);
    must(must(Library::open(path(u"l.lectern"_s)))->marks().setBookmarked({PaperId(1)}, true));
    QCOMPARE(modeOf(path(u"l.lectern"_s)), 0640);
}

// On a read-only disk SQLite opens a library without its log, so the changes in the log would be missing
// silently.
void TestCliTrust::readsChangesInTheLog()
{
    const QString disk = path(u"disk"_s);
    QVERIFY(QDir(m_dir->path()).mkdir(u"disk"_s));
    madeLibrary(u"l.lectern"_s, u"Tides"_s);
    {
        const auto library = must(Library::open(path(u"l.lectern"_s)));
        must(library->marks().setBookmarked(allIds(*library), true));
        for (const QString &ending : {QString(), u"-wal"_s})
            QCOMPARE(QProcess::execute(u"cp"_s, {path(u"l.lectern"_s + ending), disk}), 0);
        QVERIFY(QFileInfo(disk + u"/l.lectern-wal"_s).size() > 0);
    }
    if (QProcess::execute(u"mount"_s, {u"--bind"_s, disk, disk}) != 0)
        QSKIP("mounting a read-only disk needs the rights of root");
    const auto unmount = qScopeGuard([&] { QProcess::execute(u"umount"_s, {u"-l"_s, disk}); });
    QCOMPARE(QProcess::execute(u"mount"_s, {u"-o"_s, u"remount,ro,bind"_s, disk}), 0);
    const CliRun run = runCli({u"stats"_s, u"--library"_s, disk + u"/l.lectern"_s});
    QCOMPARE(run.exit, 1);
    QVERIFY2(run.err.contains("l.lectern-wal"), run.err.constData());
    QVERIFY(run.printedErrorSentences());
}

QTEST_GUILESS_MAIN(TestCliTrust)
#include "tst_clitrust.moc"
