// Tests the PDF files of papers on the disk: description, copies next to the library, detection after a move,
// and attaching whole folders through the library and the command line.
#include "models/attachments/fileattacher.h"
#include "models/import/foundfiles.h"
#include "models/pdf/firstpages.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/editlog.h"
#include "models/store/import/importer.h"
#include "models/store/queries/checker.h"
#include "models/store/recovery/recovery.h"
#include "models/store/sqlite/backup.h"
#include "models/store/types/paperrow.h"
#include "samplepdf.h"
#include "tests/cli/clirun.h"
#include "tests/store/storefixtures.h"
#include "tests/support/support.h"
#include "tests/support/unprivileged.h"

#include <QCryptographicHash>
#include <QDir>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace lectern;
using namespace lectern::test;

namespace
{

QByteArray paperPdf(int number)
{
    return writtenPdf({{u"Harbour Lamps, Study %1 of Several"_s.arg(number), u"Ada Quill and Bo Ferrant"_s,
                        u"Abstract"_s, u"We count lamps %1 times and find %1 of them."_s.arg(number)}});
}

} // namespace

class TestAttachFiles : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
    std::unique_ptr<Library> m_library;

    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_dir->filePath(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    AttachReport attach(const QStringList &paths, const Cancelled &cancelled = {})
    {
        FileAttacher attacher(
            *m_library, [this](const FileAttacher::Batch &kept) { return storeFiles(*m_library, kept); });
        return attacher.attach(paths, cancelled);
    }
    static QStringList names(const QList<AttachReport::Attached> &files)
    {
        QStringList list;
        for (const AttachReport::Attached &one : files)
            list.append(u"%1: %2"_s.arg(one.file.name, one.title));
        list.sort();
        return list;
    }

private slots:
    void init()
    {
        qputenv("LECTERN_PDF_HELPER", LECTERN_PDF);
        m_dir = std::make_unique<QTemporaryDir>();
        m_file = m_dir->filePath(u"papers.lectern"_s);
        m_library = must(Library::open(m_file));
        QList<Paper> papers;
        for (int number = 1; number <= 3; ++number)
            papers.append(paper(u"Harbour Lamps, Study %1 of Several"_s.arg(number),
                                {u"Ada Quill"_s, u"Bo Ferrant"_s}));
        (void)must(m_library->importer().import(facts(u"one.txt"_s), page(papers)));
    }
    void cleanup() { m_library.reset(); }

    void describesAFile()
    {
        const QByteArray bytes = paperPdf(1);
        const Attachment file = must(describeFile(write(u"a.pdf"_s, bytes)));
        QCOMPARE(file.hash, QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
        QCOMPARE(file.name, u"a.pdf"_s);
        QCOMPARE(file.bytes, bytes.size());
        QVERIFY(!describeFile(m_dir->filePath(u"none.pdf"_s)));
        QVERIFY(!describeFile(m_dir->path()));
        QVERIFY(!describeFile(write(u"b.pdf"_s, "no such thing")));
        QVERIFY(!describeFile(m_file)); // a library that is open in this process
        const QString pipe = m_dir->filePath(u"pipe.pdf"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QVERIFY(!isPdf(pipe) && !describeFile(pipe)); // a pipe must not block
        const auto cancelled = describeFile(m_dir->filePath(u"a.pdf"_s), [] { return true; });
        QVERIFY(!cancelled && cancelled.error().isCancelled());
    }

    void copyNeverOverwrites()
    {
        const QString folder = m_dir->filePath(u"papers files"_s);
        const Attachment one = must(describeFile(write(u"in/a.pdf"_s, paperPdf(1))));
        const Attachment other = must(describeFile(write(u"other/a.pdf"_s, paperPdf(2))));
        QCOMPARE(must(copyInto(folder, one)).path, folder + u"/a.pdf"_s);
        QCOMPARE(must(copyInto(folder, other)).path, folder + u"/a 2.pdf"_s);
        QCOMPARE(must(copyInto(folder, other)).path, folder + u"/a 2.pdf"_s); // the file exists
        QCOMPARE(readAll(folder + u"/a.pdf"_s), paperPdf(1));
        QVERIFY(QFile::exists(one.path));
        write(u"in/a.pdf"_s, paperPdf(3)); // differs from the description
        const auto changed = copyInto(m_dir->filePath(u"else"_s), one);
        QVERIFY(!changed);
        QCOMPARE(QDir(m_dir->filePath(u"else"_s)).entryList(QDir::Files).size(), 0);
    }

    // Each failure gives an error and leaves no partial copy.
    void failedCopyLeavesNoFile()
    {
        const QString folder = m_dir->filePath(u"papers files"_s);
        const Attachment file = must(describeFile(write(u"in/a.pdf"_s, paperPdf(1))));
        const auto isRefused = [&](const Result<Attachment> &done, const QString &words) {
            QVERIFY(!done);
            QVERIFY2(done.error().message.contains(words), qPrintable(done.error().message));
            QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden), QStringList());
        };
        isRefused(copyInto(file.path + u"/below"_s, file), u"Could not create the folder"_s);
        Attachment gone = file;
        gone.path = m_dir->filePath(u"in/gone.pdf"_s);
        isRefused(copyInto(folder, gone), u"gone.pdf cannot be read"_s);
        Attachment library = file;
        library.path = m_file;
        isRefused(copyInto(folder, library), u"it is a library"_s);
        const auto cancelled = copyInto(folder, file, [] { return true; });
        QVERIFY(!cancelled && cancelled.error().isCancelled());
        // A file that exceeds the file size limit of the test cannot be copied.
        const Attachment large =
            must(describeFile(write(u"in/large.pdf"_s, paperPdf(2) + QByteArray(3 * 1024 * 1024, ' '))));
        {
            rlimit before{};
            QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
            const auto handler = std::signal(SIGXFSZ, SIG_IGN);
            const rlimit small{1024 * 1024, before.rlim_max};
            QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
            const auto full = copyInto(folder, large);
            QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
            std::signal(SIGXFSZ, handler);
            isRefused(full, u"the disk is full"_s);
            QCOMPARE(full.error().kind, ErrorKind::Full);
        }
        QVERIFY(AsNobody::allowListing(m_dir->path()));
        const QString secret = write(u"secret.pdf"_s, paperPdf(3));
        QVERIFY(QFile::setPermissions(secret, QFile::ReadOwner));
        const AsNobody stranger;
        isRefused(describeFile(secret), u"permission denied"_s);
    }

    // A second file with the same name and no extension gets a number.
    void copiesNamesWithoutExtension()
    {
        const QString folder = m_dir->filePath(u"papers files"_s);
        for (const auto &[number, name] : {std::pair{1, u"thesis"_s}, std::pair{2, u"thesis 2"_s}})
            QCOMPARE(must(copyInto(folder,
                                   must(describeFile(write(u"%1/thesis"_s.arg(number), paperPdf(number))))))
                         .path,
                     folder + u'/' + name);
    }

    // A file rewritten with the same bytes is still recognised.
    void recognisesRewrittenFile()
    {
        const QString path = write(u"a.pdf"_s, paperPdf(1));
        const Attachment file = must(describeFile(path));
        QFile touched(path);
        QVERIFY(touched.open(QIODevice::ReadWrite));
        QVERIFY(touched.setFileTime(file.modified.addDays(1), QFileDevice::FileModificationTime));
        touched.close();
        const LocatedFile here = must(locateFile(file));
        QCOMPARE(here.state, FileState::Here);
        QCOMPARE(here.file.modified, file.modified.addDays(1));
        QVERIFY(QFile::remove(path));
        QCOMPARE(must(locateFile(file, {u"/"_s})).state,
                 FileState::Missing); // the search does not cover the whole disk
    }

    // Files are stored a hundred at a time. If storing fails, the work ends with an error for each file.
    void reportsUnwritableLibrary()
    {
        const PaperId id = rowTitled(*m_library, u"Harbour Lamps, Study 3 of Several"_s).id;
        QList<LinkedFile> named;
        for (int number = 0; number < 103; ++number)
            named.append({id, write(u"%1.pdf"_s.arg(number), "%PDF-1.4\n" + QByteArray::number(number)), {}});
        int kept = 0, progressed = 0;
        FileAttacher attacher(*m_library, [&](const FileAttacher::Batch &) -> Result<> {
            ++kept;
            return Error{u"The disk is full."_s};
        });
        attacher.onProgress([&](const AttachProgress &progress) {
            QCOMPARE(progress.files, 103);
            QCOMPARE(progress.file, ++progressed);
        });
        const AttachReport report = attacher.attachLinked(named, {});
        QCOMPARE(kept, 1);
        QCOMPARE(progressed, 100);
        QCOMPARE(report.attached.size(), 0);
        QCOMPARE(report.refused.size(), 100);
        QCOMPARE(report.refused.first().why, u"The disk is full."_s);
        // The work is cancelled during the folder scan and between two files: the files found so far are
        // stored.
        FileAttacher willing(
            *m_library, [this](const FileAttacher::Batch &files) { return storeFiles(*m_library, files); });
        QVERIFY(willing.attachLinked(named, {m_dir->path()}, [] { return true; }).cancelled);
        int asked = 0;
        const AttachReport some = willing.attachLinked(named, {}, [&] { return ++asked > 120; });
        QVERIFY(some.cancelled);
        QVERIFY(!some.attached.isEmpty() && some.attached.size() < 103);
        QCOMPARE(must(m_library->attachments().of(id)).size(), some.attached.size());
        QCOMPARE(attach({m_dir->filePath(u"no folder"_s)}).refused.size(), 1);
    }

    void findsMovedFile()
    {
        const QString path = write(u"deep/er/a.pdf"_s, paperPdf(1));
        const Attachment file = must(describeFile(path));
        QCOMPARE(must(locateFile(file)).state, FileState::Here);
        write(u"deep/er/b.pdf"_s, paperPdf(2)); // of the same size
        QVERIFY(QDir().mkpath(m_dir->filePath(u"deep/new"_s)));
        QVERIFY(QFile::rename(path, m_dir->filePath(u"deep/new/renamed.pdf"_s)));
        const LocatedFile moved = must(locateFile(file));
        QCOMPARE(moved.state, FileState::Moved);
        QCOMPARE(moved.file.path, m_dir->filePath(u"deep/new/renamed.pdf"_s));
        // The folder of the file no longer exists; the user selects another one.
        QVERIFY(QFile::rename(m_dir->filePath(u"deep/new/renamed.pdf"_s), m_dir->filePath(u"far.pdf"_s)));
        QVERIFY(QDir(m_dir->filePath(u"deep"_s)).removeRecursively());
        Attachment elsewhere = file;
        elsewhere.path = u"/nowhere/at/all/a.pdf"_s;
        QCOMPARE(must(locateFile(elsewhere)).state, FileState::Missing);
        QCOMPARE(must(locateFile(elsewhere, {m_dir->path()})).state, FileState::Moved);
        // Another file with its name is not accepted.
        QFile::remove(m_dir->filePath(u"far.pdf"_s));
        QFile other(write(u"deep/er/a.pdf"_s, paperPdf(2)));
        // Both versions may have been written within one clock tick of the file system. Users are not that
        // fast.
        QVERIFY(other.open(QIODevice::ReadWrite));
        QVERIFY(other.setFileTime(file.modified.addSecs(60), QFileDevice::FileModificationTime));
        other.close();
        QCOMPARE(must(locateFile(file)).state, FileState::Changed);
        QVERIFY(!locateFile(elsewhere, {m_dir->path()}, [] { return true; }));
    }

    // A file without a known paper stays in the library until it is matched. It survives reopening, a backup
    // and a recovery.
    void storesUnmatchedFiles()
    {
        const AttachReport report = attach(
            {write(u"lamps.pdf"_s, writtenPdf({{u"Harbour Lamps, Study 1 of Several"_s, u"Nobody Known"_s}})),
             write(u"stranger.pdf"_s, paperPdf(77))});
        QVERIFY2(report.refused.isEmpty(), qPrintable(report.refused.value(0).why));
        const auto known = [](Library &library) {
            QStringList lines;
            for (const UnmatchedFile &one : must(library.attachments().unmatched())) {
                lines.append(
                    u"%1 %2 %3 %4 %5"_s.arg(one.file.name, one.file.path, one.title, one.stated.title)
                        .arg(one.file.bytes));
                for (const LikelyPaper &paper : one.likely)
                    lines.last() +=
                        u" %1 %2 %3"_s.arg(paper.title, paper.authors.join(u',')).arg(paper.likeness);
            }
            return lines;
        };
        // Another connection reads the unmatched files at once, as the program does after a restart.
        const auto other = must(Library::open(m_file, Library::Mode::ReadOnly));
        const QStringList before = known(*other);
        QCOMPARE(before.size(), 2);
        QVERIFY(before.join(u'\n').count(u"Ada Quill"_s) >= 1); // possible papers
        m_library.reset();
        m_library = must(Library::open(m_file));
        QCOMPARE(known(*m_library), before);
        QCOMPARE(must(m_library->checker().check()), QStringList());
        const QString copy = must(backUp(m_file, m_dir->filePath(u"copies"_s), QDateTime::currentDateTime()));
        QCOMPARE(must(must(Library::open(copy, Library::Mode::ReadOnly))->attachments().unmatched()).size(),
                 2);
        const QString saved = m_dir->filePath(u"salvaged.lectern"_s);
        (void)must(recoverLibrary(copy, saved));
        const auto progress = must(Library::open(saved));
        QCOMPARE(must(progress->attachments().unmatched()).size(), 2);
        QCOMPARE(must(progress->checker().check()), QStringList());

        // A file attached to a paper is no longer unmatched, unless the attachment is undone.
        const QList<UnmatchedFile> files = must(m_library->attachments().unmatched());
        const PaperId paper = rowTitled(*m_library, u"Harbour Lamps, Study 1 of Several"_s).id;
        must(m_library->attachments().attach(must(filesFor(*m_library, paper, {files[0].file.path}))));
        QCOMPARE(known(*m_library), before.mid(1));
        must(m_library->edits().undo());
        QCOMPARE(known(*m_library), before);
        QVERIFY(m_library->attachments().dropUnmatched({files[0].file.hash}));
        QCOMPARE(known(*m_library), before.mid(1));
        QVERIFY(m_library->attachments().keepUnmatched({files[0]}));
        QCOMPARE(known(*m_library), before);
    }

    // Suggested values for a new paper: no text of fonts without a Unicode map.
    void ignoresFontsWithoutUnicodeMap()
    {
        const QByteArray mapped =
            writtenPdf({{u"Slow Lamps for Patient Harbours"_s, u"Ada Quill and Bo Ferrant"_s, u"Abstract"_s,
                         u"We count the lamps of forty harbours and find fewer than anybody thought,"_s,
                         u"by night and by day, whatever the season. What is counted twice is counted"_s,
                         u"once, and what was never counted is looked for again."_s, u"1 Introduction"_s,
                         u"Harbours have lamps, and they always had."_s}},
                       {});
        QByteArray names, unmapped = mapped;
        for (int glyph = 1; glyph < 95; ++glyph)
            names += " /g" + QByteArray::number(glyph);
        unmapped.replace(QByteArray("/BaseFont /Helvetica"),
                         QByteArray("/BaseFont /Lamps /Encoding << /Differences [33" + names + "] >>"));
        const AttachReport report = attach({write(u"a.pdf"_s, mapped), write(u"b.pdf"_s, unmapped)});
        QCOMPARE(report.unsure.size(), 2);
        const Paper &readable = report.unsure[0].stated, &garbled = report.unsure[1].stated;
        QCOMPARE(readable.title, u"Slow Lamps for Patient Harbours"_s);
        QCOMPARE(readable.authors, (QStringList{u"Ada Quill"_s, u"Bo Ferrant"_s}));
        QVERIFY2(readable.abstract.startsWith(u"We count the lamps"_s), qPrintable(readable.abstract));
        QVERIFY2(garbled.title.isEmpty(), qPrintable(garbled.title));
        QVERIFY(garbled.authors.isEmpty() && garbled.abstract.isEmpty());
    }

    void attachesAFolder()
    {
        write(u"pdfs/one.pdf"_s, paperPdf(1));
        write(u"pdfs/below/two.pdf"_s, paperPdf(2));
        write(u"pdfs/stranger.pdf"_s, paperPdf(77));
        write(u"pdfs/broken.pdf"_s, "%PDF-1.4\nand nothing else");
        write(u"pdfs/notes.txt"_s, "no PDF, passed over");
        const QStringList all{m_dir->filePath(u"pdfs"_s)};
        const AttachReport report = attach(all);
        QCOMPARE(names(report.attached),
                 (QStringList{u"one.pdf: Harbour Lamps, Study 1 of Several"_s,
                              u"two.pdf: Harbour Lamps, Study 2 of Several"_s}));
        QCOMPARE(report.unsure.size(), 1);
        QCOMPARE(report.unsure[0].file.name, u"stranger.pdf"_s);
        QCOMPARE(report.refused.size(), 1);
        QCOMPARE(must(m_library->edits().history(9)).size(), 1);
        QCOMPARE(must(m_library->checker().check()), QStringList());
        // Attached again after a move: the file is recognised, and its new path is stored.
        QVERIFY(QFile::rename(m_dir->filePath(u"pdfs/one.pdf"_s), m_dir->filePath(u"pdfs/below/uno.pdf"_s)));
        const AttachReport again = attach(all);
        QCOMPARE(again.attached.size(), 0);
        QCOMPARE(again.there.size(), 2);
        const Attachment file = must(m_library->attachments().of(again.there.first().file.paper)).first();
        QVERIFY2(QFile::exists(file.path), qPrintable(file.path));
        QCOMPARE(must(m_library->edits().history(9)).size(), 1);
        (void)must(m_library->edits().undo());
        QCOMPARE(must(m_library->attachments().all()).size(), 0);
        QVERIFY(attach(all, [] { return true; }).cancelled);
    }

    void copiesFilesIfTheLibraryIsSetTo()
    {
        must(m_library->attachments().setCopiesFiles(true));
        const QString path = write(u"in/one.pdf"_s, paperPdf(1));
        QCOMPARE(attach({path}).attached.size(), 1);
        QVERIFY(QFile::remove(path));
        const Attachment kept = must(m_library->attachments().all()).first();
        QCOMPARE(kept.path, m_dir->filePath(u"papers files/one.pdf"_s));
        QCOMPARE(must(locateFile(kept)).state, FileState::Here);
    }

    // The helper of the next file is started while the current one is read. Each file has its own helper.
    void helperCrashAffectsOneFile()
    {
        QStringList paths;
        for (int number = 1; number <= 3; ++number)
            paths.append(write(u"%1.pdf"_s.arg(number), paperPdf(number)));
        paths.insert(1, write(u"damaged.pdf"_s, "%PDF-1.4\nno more of it"));
        paths.insert(2, m_file); // a library among the files is not opened
        const QString started = m_dir->filePath(u"started"_s);
        qputenv("LECTERN_FAKE", "over 3.pdf");
        qputenv("LECTERN_FAKE_REAL", LECTERN_PDF);
        qputenv("LECTERN_FAKE_STARTED", started.toLocal8Bit());
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        const AttachReport report = attach(paths);
        QCOMPARE(names(report.attached),
                 (QStringList{u"1.pdf: Harbour Lamps, Study 1 of Several"_s,
                              u"2.pdf: Harbour Lamps, Study 2 of Several"_s}));
        QCOMPARE(report.refused.size(), 3);
        QVERIFY2(report.refused[2].why.contains(u"crashed"_s), qPrintable(report.refused[2].why));
        QCOMPARE(readAll(started).count('\n'), 4); // one helper per file, none for the library
    }

    // The file present at reading time counts, not the one present when its helper was started.
    void readsReplacedFile()
    {
        const QString one = write(u"1.pdf"_s, paperPdf(1)), two = write(u"2.pdf"_s, paperPdf(2));
        FirstPagesReader reader;
        QVERIFY(must(reader.read(one, 1, two)).first.front().text.contains(u"Study 1"_s));
        QVERIFY(QFile::remove(two));
        write(u"2.pdf"_s,
              writtenPdf({{u"Something longer than it was before stands here now"_s}, {u"two"_s}}));
        QCOMPARE(must(reader.read(two, 1, {})).pages, 2);
        // The reader gets another file than announced, and then a missing one.
        QVERIFY(must(reader.read(one, 1, two)).first.front().text.contains(u"Study 1"_s));
        QVERIFY(must(reader.read(one, 1, m_dir->filePath(u"gone.pdf"_s)))
                    .first.front()
                    .text.contains(u"Study 1"_s));
        QVERIFY(!reader.read(m_dir->filePath(u"gone.pdf"_s), 1, {}));
    }

    void reportsMissingHelper()
    {
        qputenv("LECTERN_PDF_HELPER", "/nowhere/lectern-pdf");
        QVERIFY(!FileAttacher::canMatch());
        const QString path = write(u"one.pdf"_s, paperPdf(1));
        const PaperId id = rowTitled(*m_library, u"Harbour Lamps, Study 3 of Several"_s).id;
        (void)must(m_library->attachments().attach(must(filesFor(*m_library, id, {path}))));
        QCOMPARE(must(m_library->attachments().of(id)).size(), 1);
    }

    // A bibliography states the PDF paths of its papers: the path may be correct, moved with the same name,
    // or missing.
    void attachesPathsOfABibliography()
    {
        qputenv("LECTERN_PDF_HELPER", "/nowhere/lectern-pdf"); // no helper is needed here
        const QString absolute = write(u"storage/8SX/absolute.pdf"_s, paperPdf(11));
        write(u"bib/files/12/Full Text.pdf"_s, paperPdf(12));
        write(u"moved/77/13/Full Text.pdf"_s, paperPdf(13));
        write(u"moved/77/14/Full Text.pdf"_s, paperPdf(14));
        write(u"bib/no.pdf"_s, "not what its name says");
        const QString bib =
            write(u"bib/tides.bib"_s,
                  u"@article{a, title={Slow Tides}, author={Oak, Ada}, year=2020, file={%1}}\n"
                  "@article{b, title={Quick Tides}, author={Elm, Bo}, year=2021,"
                  " file={Full Text:files/12/Full Text.pdf:application/pdf;Page:files/12/p.html:text/html}}\n"
                  "@article{c, title={High Tides}, author={Ash, Cy}, year=2022,"
                  " file={Full Text:files/13/Full Text.pdf:application/pdf}}\n"
                  "@article{d, title={Low Tides}, author={Fir, Di}, year=2023, file={:no.pdf:PDF}}\n"
                  "@article{e, title={No Tides}, author={Yew, Ed}, year=2024, file={:gone.pdf:PDF}}\n"_s
                      .arg(absolute)
                      .toUtf8());
        m_library.reset();
        QCOMPARE(runCli({u"import"_s, u"--library"_s, m_file, bib}).exit, 0);
        m_library = must(Library::open(m_file));
        const QList<LinkedFile> named = must(linkedAndNotAttached(*m_library));
        QCOMPARE(named.size(), 5);
        QCOMPARE(must(m_library->attachments().all()).size(), 0); // nothing is attached automatically
        FileAttacher attacher(
            *m_library, [this](const FileAttacher::Batch &kept) { return storeFiles(*m_library, kept); });
        const AttachReport report = attacher.attachLinked(named, {});
        QCOMPARE(names(report.attached),
                 (QStringList{u"Full Text.pdf: Quick Tides"_s, u"absolute.pdf: Slow Tides"_s}));
        QCOMPARE(report.attached.first().file.found, FoundBy::Named);
        QCOMPARE(report.missing.size(), 2);
        QCOMPARE(report.refused.size(), 1);
        QCOMPARE(must(m_library->edits().history(9)).size(), 1);
        // The other files were moved: of two files with the name, the one whose folder name matches is
        // attached.
        const AttachReport more =
            attacher.attachLinked(must(linkedAndNotAttached(*m_library)), {m_dir->filePath(u"moved"_s)});
        QCOMPARE(names(more.attached), QStringList{u"Full Text.pdf: High Tides"_s});
        QVERIFY(more.attached.first().file.path.endsWith(u"/13/Full Text.pdf"_s));
        QCOMPARE(more.missing.size(), 1);
        QCOMPARE(must(m_library->checker().check()), QStringList());
        // A paper in the trash is ignored; undo detaches the files again.
        const QList<LinkedFile> left = must(linkedAndNotAttached(*m_library));
        QCOMPARE(left.size(), 2);
        QCOMPARE(left.first().name, u"no.pdf"_s);
        m_library.reset();
        const CliRun run = runCli({u"attach"_s, u"--library"_s, m_file, u"--named"_s});
        QCOMPARE(run.exit, 1); // incomplete, because files were not found
        QVERIFY2(run.out.contains("gone.pdf: not found at its stated location"), run.out.constData());
        QFile::rename(m_dir->filePath(u"storage/8SX/absolute.pdf"_s), m_dir->filePath(u"moved/gone.pdf"_s));
        const QJsonObject found = runCli({u"attach"_s, u"--library"_s, m_file, u"--named"_s, u"--json"_s,
                                          m_dir->filePath(u"moved"_s)})
                                      .object();
        QCOMPARE(found[u"there"].toArray().size(), 1); // the bytes of another paper's file
        QCOMPARE(found[u"missing"].toArray().size(), 0);
    }

    // Of two equally good candidates none is used. Cancelling at any check ends the search.
    void ambiguousFileIsNotAttached()
    {
        const PaperId id = rowTitled(*m_library, u"Harbour Lamps, Study 1 of Several"_s).id;
        QVERIFY(must(linkedAndNotAttached(*m_library)).isEmpty());
        for (const QString &folder : {u"13"_s, u"14"_s})
            write(u"moved/%1/Full Text.pdf"_s.arg(folder), paperPdf(folder.toInt()));
        const QStringList folders{m_dir->filePath(u"moved"_s)};
        const LinkedPdfs alike = must(findNamed({{id, u"Full Text.pdf"_s, {}}}, folders));
        QCOMPARE(alike.missing.size(), 1);
        const QList<LinkedFile> named{{id, u"13/FULL TEXT.PDF"_s, {}}, {id, u"12/Full Text.pdf"_s, {}}};
        const LinkedPdfs found = must(findNamed(named, folders));
        QCOMPARE(found.here.size(), 1); // case-insensitive
        QVERIFY(found.here.first().path.endsWith(u"/13/Full Text.pdf"_s));
        QCOMPARE(found.missing.size(), 1);
        int cancelled = 0;
        for (int questions = 0; questions < 100; ++questions) {
            int asked = 0;
            const auto some = findNamed(named, folders, [&] { return ++asked > questions; });
            if (some)
                break;
            QVERIFY(some.error().isCancelled());
            ++cancelled;
        }
        QCOMPARE(cancelled, 6); // checks: three folders, the end of the list, and two names
    }

    void commandLineAttachesFiles()
    {
        m_library.reset();
        write(u"pdfs/one.pdf"_s, paperPdf(1));
        write(u"pdfs/stranger.pdf"_s, paperPdf(77));
        const QString folder = m_dir->filePath(u"pdfs"_s);
        const auto lectern = [&](const QStringList &words) {
            return runCli(QStringList{u"attach"_s, u"--library"_s, m_file} + words);
        };
        const CliRun run = lectern({folder});
        QCOMPARE(run.exit, 1); // not all papers were found
        QVERIFY2(run.out.contains("one.pdf: attached to “Harbour Lamps, Study 1 of Several” (by title"),
                 run.out.constData());
        QVERIFY(run.out.contains("stranger.pdf: "));
        const QJsonObject again = lectern({u"--json"_s, folder}).object();
        QCOMPARE(again[u"there"].toArray().size(), 1);
        QCOMPARE(again[u"unsure"].toArray().size(), 1);
        QCOMPARE(lectern({u"--paper"_s, u"2"_s, folder + u"/stranger.pdf"_s}).exit, 0);
        QCOMPARE(lectern({u"--paper"_s, u"4711"_s, folder + u"/stranger.pdf"_s}).exit, 1);
        QCOMPARE(lectern({u"--paper"_s, u"x"_s, folder}).exit, 2);
        QCOMPARE(lectern({}).exit, 2);
        QVERIFY(QFile::rename(folder + u"/one.pdf"_s, m_dir->filePath(u"uno.pdf"_s)));
        QVERIFY(lectern({u"--list"_s}).out.contains("missing  "));
        QVERIFY(lectern({u"--list"_s, m_dir->path()}).out.contains("moved  "));
        QVERIFY(!lectern({u"--list"_s}).out.contains("missing  "));
        QCOMPARE(lectern({u"--list"_s, u"--json"_s}).exit, 0);
    }
};

QTEST_GUILESS_MAIN(TestAttachFiles)
#include "tst_attachfiles.moc"
