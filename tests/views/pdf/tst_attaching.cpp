// Tests attachments in the window: a dropped folder, unmatched files, opening, missing files, and undo.
#include "models/pdf/firstpages.h"
#include "models/pdf/pdfpreloader.h"
#include "pdfink.h"
#include "tests/pdf/samplepdf.h"
#include "tests/views/windowrun.h"
#include "views/attachments/attachcommands.h"
#include "views/attachments/unmatchedfilespage.h"
#include "views/duplicates/linelist.h"
#include "views/importexport/importcommands.h"
#include "views/importexport/watchedfolders.h"
#include "views/paper/abstractpane.h"
#include "views/paper/correctionpane.h"
#include "views/pdf/pdfpage.h"
#include "views/widgets/messagebar.h"

#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTextBrowser>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

QByteArray filePdf(const QString &title, const QString &authors, int pages = 1)
{
    QList<QStringList> lines{{title, authors, u"Abstract"_s, u"We count lamps and find them."_s}};
    for (int page = 1; page < pages; ++page)
        lines.append({u"Page %1"_s.arg(page + 1)});
    return writtenPdf(lines);
}

struct AttachFolder {
    QTemporaryDir dir;
};

struct AttachRun : AttachFolder, Run {
    AttachRun() : Run(dir)
    {
        QByteArray lines;
        for (int number = 1; number <= 3; ++number)
            lines += paperLine(u"Harbour Lamps, Study %1 of Several"_s.arg(number),
                               {u"Ada Quill"_s, u"Bo Ferrant"_s}, QString(), number);
        importLines(lines);
        settle();
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 20000); }
    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = dir.filePath(u"pdfs/"_s + name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    AbstractPane &pane() { return find<AbstractPane>(); }
    LineList &unsure() { return find<LineList>("unsureList"); }
    // Returns the files listed in the reading pane.
    QStringList files()
    {
        QStringList names;
        if (pane().paper())
            for (const Attachment &file : pane().paper()->files)
                names.append(file.name);
        return names;
    }
    int attached()
    {
        int count = 0;
        for (int row = 0; row < library.browser().papers().rowCount(); ++row)
            if (const PaperRow *paper = library.browser().papers().rowAt(row))
                count += paper->files;
        return count;
    }
    bool says(const QString &part)
    {
        const auto labels = window.findChildren<QLabel *>();
        return std::any_of(labels.cbegin(), labels.cend(), [&](const QLabel *label) {
            return label->isVisible() && label->text().contains(part);
        });
    }
    void follow(const QString &link) { emit pane().text()->anchorClicked(QUrl(link)); }
};

} // namespace

class TestAttaching : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("LECTERN_PDF_HELPER", LECTERN_PDF); }

    void dialogStartsInFolderOfLastFile()
    {
        AttachRun run;
        const QString path = run.write(u"one.pdf"_s, filePdf(u"Lamps"_s, u"Ada Quill"_s));
        run.list().setFocus();
        run.list().selectRow(0, true);
        run.settle();
        const auto ask = [&] {
            run.actions[ActionId::AttachFile].trigger();
            for (QFileDialog *dialog : run.window.findChildren<QFileDialog *>())
                if (dialog->isVisible())
                    return dialog;
            return static_cast<QFileDialog *>(nullptr);
        };
        QFileDialog *dialog = ask();
        QVERIFY(dialog);
        QVERIFY(dialog->directory().exists());
        QVERIFY(dialog->selectedFiles().value(0).isEmpty()
                || QFileInfo(dialog->selectedFiles().value(0)).isDir());
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_COMPARE(run.attached(), 1);
        QTRY_VERIFY(!run.window.findChild<QFileDialog *>());
        dialog = ask();
        QVERIFY(dialog);
        QCOMPARE(dialog->directory().canonicalPath(), QFileInfo(path).canonicalPath());
        dialog->reject();
    }
    // If another library with the same ids is opened, results for the previous one are not shown.
    void resultsOfClosedLibraryAreDropped()
    {
        AttachRun run;
        QStringList paths;
        for (int number = 1; number <= 3; ++number)
            paths.append(run.write(
                u"%1.pdf"_s.arg(number),
                filePdf(u"Harbour Lamps, Study %1 of Several"_s.arg(number), u"Ada Quill and Bo Ferrant"_s)));
        QList<FileAttacher::Batch> found;
        QList<AttachReport> reports;
        RequestToken token("attaching");
        const auto start = [&](const QStringList &files) {
            const auto task = [&found, order = AttachOrder{run.library.file(), files, {}, {}}](
                                  const Deliver &deliver, const Cancelled &cancelled) {
                const auto report = [&](const FileAttacher::Batch &batch) {
                    deliver([&found, batch] { found.append(batch); });
                };
                return runAttachOrder(order, report, {}, cancelled);
            };
            run.library.tasks().start(token, task, this, [&](const Result<AttachReport> &report) {
                QVERIFY(report);
                reports.append(*report);
            });
        };
        start(paths);
        token.cancel();
        QVERIFY(!token.isPending());
        start({paths.last()});
        QTRY_COMPARE(reports.size(), 1);
        QVERIFY(!token.isPending());
        QCOMPARE(reports[0].attached.size(), 1);
        QVERIFY(!reports[0].cancelled);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].found.first().path, paths.last());
    }
    void matchesFilesOfAFolder()
    {
        AttachRun run;
        run.write(u"one.pdf"_s,
                  filePdf(u"Harbour Lamps, Study 1 of Several"_s, u"Ada Quill and Bo Ferrant"_s));
        run.write(u"deep/two without ending"_s,
                  filePdf(u"Harbour Lamps, Study 2 of Several"_s, u"A. Quill, B. Ferrant"_s));
        run.write(u"other.pdf"_s, filePdf(u"Harbour Lamps, Study 3 of Several"_s, u"Nobody Known"_s));
        run.write(u"Page.html"_s, "@article{a, title={Slow Fog}}");
        run.write(u"Page_files/four.pdf"_s,
                  filePdf(u"Harbour Lamps, Study 4 of Several"_s, u"Ada Quill and Bo Ferrant"_s));
        run.library.imports().importFiles({run.dir.filePath(u"pdfs"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(run.attached(), 2, 20000);
        QTRY_VERIFY(run.says(u"PDF files: 2 attached, 1 uncertain."_s));
        run.settle();
        // One file waits for a decision.
        run.actions[ActionId::ShowUnmatched].trigger();
        QTRY_VERIFY(run.find<UnmatchedFilesPage>().isVisible());
        QCOMPARE(run.find<UnmatchedFilesPage>().waiting(), 1);
        QVERIFY(run.unsure().model()->rowCount() >= 1);
        QVERIFY(run.find<QPushButton>("unsureAttach").isEnabled());
        run.key(Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(run.attached(), 3, 20000);
        QCOMPARE(run.find<UnmatchedFilesPage>().waiting(), 0);
        run.key(Qt::Key_Escape);
        QTRY_VERIFY(!run.find<UnmatchedFilesPage>().isVisible());
        // Undo and redo need one step each.
        run.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(run.attached(), 2, 20000);
        run.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(run.attached(), 0, 20000);
    }

    // PDF files dropped onto a row or the paper pane are attached there, in one step.
    void dropAttachesToThePaper()
    {
        AttachRun run;
        const QString one = run.write(u"one.pdf"_s, filePdf(u"Kelp"_s, u"Nobody Known"_s));
        const QString two = run.write(u"two.pdf"_s, filePdf(u"Moss"_s, u"Nobody Known"_s));
        run.list().selectRow(0, true);
        run.settle();
        auto &overlay = run.find<QWidget>("dropOverlay");
        QWidget *rows = run.list().view()->viewport();
        const auto drag = [&](const QWidget &onto, const QPoint &at, const QStringList &paths, bool drops) {
            QMimeData content;
            QList<QUrl> urls;
            for (const QString &path : paths)
                urls.append(QUrl::fromLocalFile(path));
            content.setUrls(urls);
            const QPoint place = onto.mapTo(&run.window, at);
            QDragEnterEvent enter(place, Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&run.window, &enter);
            QVERIFY(enter.isAccepted() && overlay.isVisible());
            if (drops) {
                QDropEvent drop(place, Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
                QApplication::sendEvent(&run.window, &drop);
            } else {
                QDragLeaveEvent leave;
                QApplication::sendEvent(&run.window, &leave);
            }
            QVERIFY(!overlay.isVisible());
        };
        const QModelIndex row = run.list().view()->model()->index(1, PaperListModel::Title);
        const QPoint second(60, run.list().view()->visualRect(row).center().y());
        drag(*rows, second, {one}, false);
        QCOMPARE(overlay.accessibleName(), u"Attach to this paper"_s);
        QVERIFY(overlay.geometry().contains(rows->mapTo(&run.window, second)));
        QVERIFY(overlay.height() < 100);
        drag(*rows, second, {one, run.write(u"a.bib"_s, "@misc{a}")}, false);
        QVERIFY(overlay.accessibleName().startsWith(u"Import 2 files"_s));
        drag(*rows, second, {one}, true);
        run.settle();
        QTRY_COMPARE(run.attached(), 1);
        QCOMPARE(run.library.browser().papers().rowAt(1)->files, 1);
        drag(*run.pane().text(), QPoint(50, 50), {two}, true);
        run.settle();
        QTRY_COMPARE(run.files(), QStringList{u"two.pdf"_s});
        QTRY_COMPARE(run.attached(), 2);
        auto &read = run.find<QPushButton>("readPdf");
        QVERIFY(read.isVisible());
        QTest::mouseClick(&read, Qt::LeftButton);
        QTRY_VERIFY(run.find<PdfPage>().isVisible());
        run.settle();
        run.key(Qt::Key_Escape);
        run.actions[ActionId::Undo].trigger();
        QTRY_COMPARE(run.attached(), 1);
        QTRY_VERIFY(!read.isVisible());
    }

    // If a paper stays selected, its file is opened in advance. The page is rendered once its size is known.
    void preloadsFileOfThePaper()
    {
        AttachRun run;
        const QString path =
            run.write(u"one.pdf"_s, filePdf(u"Harbour Lamps, Study 3 of Several"_s, u"Ada Quill"_s, 5));
        run.library.imports().importFiles({path});
        QTRY_COMPARE_WITH_TIMEOUT(run.files(), QStringList{u"one.pdf"_s}, 20000);
        run.settle();
        const auto &ahead = run.find<PdfPreloader>();
        auto &page = run.find<PdfPage>();
        QTRY_VERIFY(ahead.opened().summary);
        QVERIFY(ahead.opened().pictures.isEmpty()); // the page size is not known yet
        run.list().setFocus();
        run.key(Qt::Key_P);
        QTRY_COMPARE(page.view().pages(), 5);
        QVERIFY(!ahead.opened().document);
        QTRY_VERIFY(page.isIdle());
        run.key(Qt::Key_BracketRight);
        run.key(Qt::Key_BracketRight);
        const int at = page.place().page;
        QVERIFY(at > 0);
        run.key(Qt::Key_Escape);
        QTRY_COMPARE(ahead.opened().pictures.size(), 1); // the page of the last position
        QCOMPARE(ahead.opened().pictures.first().first.page, at);
        run.key(Qt::Key_P);
        QTRY_COMPARE(page.view().pages(), 5);
        QVERIFY(hasInk(page.view(), page.view().viewport()->rect())); // the page is painted at once
        QCOMPARE(page.place().page, at);
        run.key(Qt::Key_Escape);
        QTRY_VERIFY(ahead.opened().document);
        run.list().selectRow(2, true); // a paper without a file
        QTRY_VERIFY(!ahead.opened().document);
    }

    void opensReadsAndDetachesAFile()
    {
        AttachRun run;
        const QString path =
            run.write(u"one.pdf"_s, filePdf(u"Harbour Lamps, Study 3 of Several"_s, u"Ada Quill"_s, 5));
        run.list().setFocus();
        run.key(Qt::Key_P);
        QTRY_VERIFY(run.says(u"No file is attached"_s));
        run.library.imports().importFiles({path});
        QTRY_COMPARE_WITH_TIMEOUT(run.files(), QStringList{u"one.pdf"_s}, 20000);
        run.settle();
        run.key(Qt::Key_P);
        auto &page = run.find<PdfPage>();
        QTRY_VERIFY(page.isVisible());
        QTRY_COMPARE(page.view().pages(), 5);
        run.key(Qt::Key_End);
        QTRY_VERIFY(page.place().page > 0);
        // A second window shows the same place, has the keys of its own, and closes by Escape.
        run.actions[ActionId::PdfNewWindow].trigger();
        QPointer<PdfPage> other;
        for (QWidget *each : QApplication::topLevelWidgets())
            if (each->objectName() == "pdfWindow"_L1)
                other = qobject_cast<PdfPage *>(each);
        QVERIFY(other);
        QTRY_COMPARE(other->view().pages(), 5);
        QTRY_VERIFY(other->place().page > 0);
        QCOMPARE(other->path(), page.path());
        QTest::keyClick(&other->view(), Qt::Key_D);
        QVERIFY(other->view().pageLayout().arrangement().twoPages);
        QVERIFY(!page.view().pageLayout().arrangement().twoPages);
        QTest::keyClick(&other->view(), Qt::Key_Escape);
        QTRY_VERIFY(!other);
        QVERIFY(page.isVisible());
        run.actions[ActionId::PdfNewWindow].trigger();
        run.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        page.view().setFocus();
        run.key(Qt::Key_Escape);
        QTRY_VERIFY(!page.isVisible());
        QTRY_VERIFY(run.pane().paper()->files[0].place);
        QVERIFY(run.pane().paper()->files[0].place->page > 0);
        QVERIFY(run.pane().text()->toPlainText().contains(u"read to page"_s));
        run.follow(u"detach:0"_s);
        QTRY_COMPARE(run.files(), QStringList());
        run.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(run.files(), QStringList{u"one.pdf"_s});
    }

    // The page shows the material for a decision: the likely papers and the first page of the file.
    void showsFirstPageOfTheFile()
    {
        AttachRun run;
        const auto restore = qScopeGuard([] { qputenv("LECTERN_PDF_HELPER", LECTERN_PDF); });
        for (int number = 1; number <= 3; ++number)
            run.write(u"%1.pdf"_s.arg(number),
                      filePdf(u"Harbour Lamps, Study %1 of Several"_s.arg(number), u"Nobody Known"_s));
        run.library.imports().importFiles({run.dir.filePath(u"pdfs"_s)});
        QTRY_VERIFY_WITH_TIMEOUT(run.says(u"PDF files: 3 uncertain."_s), 20000);
        run.settle();
        const auto &picture = run.find<FirstPagePicture>();
        // The picture is not visible, so it is not rendered.
        QCOMPARE(picture.accessibleDescription(), u"Reading the first page…"_s);
        run.actions[ActionId::ShowUnmatched].trigger();
        QTRY_VERIFY(picture.isVisible());
        QVERIFY(picture.said().isEmpty() || picture.said() == u"Reading the first page…"_s);
        QTRY_VERIFY_WITH_TIMEOUT(picture.said().isEmpty(), 20000);
        QTRY_VERIFY(picture.accessibleDescription().contains(u"Study 1 of Several"_s));
        QCOMPARE(picture.accessibleName(), u"First page of 1.pdf"_s);
        // The next file has its own picture; a picture shown before is cached.
        run.key(Qt::Key_Down);
        QCOMPARE(picture.accessibleName(), u"First page of 2.pdf"_s);
        QTRY_VERIFY_WITH_TIMEOUT(picture.accessibleDescription().contains(u"Study 2 of Several"_s), 20000);
        run.key(Qt::Key_Up);
        QVERIFY(picture.said().isEmpty());
        QVERIFY(picture.accessibleDescription().contains(u"Study 1 of Several"_s));
        run.key(Qt::Key_Delete);
        QCOMPARE(picture.accessibleName(), u"First page of 2.pdf"_s);
        QVERIFY(picture.said().isEmpty());
        // In a narrow page the picture is below the list.
        auto &page = run.find<UnmatchedFilesPage>();
        QVERIFY(picture.mapTo(&page, QPoint()).x() >= run.unsure().width());
        page.resize(500, 700);
        QVERIFY(picture.mapTo(&page, QPoint()).y() >= run.unsure().height());
        // A crashed or missing helper is reported in place of the picture; the list still works.
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        qputenv("LECTERN_FAKE", "open-dies");
        run.key(Qt::Key_Delete);
        QTRY_VERIFY_WITH_TIMEOUT(picture.said().contains(u"crashed"_s), 20000);
        QCOMPARE(picture.accessibleDescription(), picture.said());
        run.key(Qt::Key_Escape);
        QTRY_VERIFY(!page.isVisible());
        qputenv("LECTERN_PDF_HELPER", "/nowhere");
        run.actions[ActionId::ShowUnmatched].trigger();
        QTRY_VERIFY_WITH_TIMEOUT(picture.said().contains(u"is not installed"_s), 20000);
        run.key(Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(run.attached(), 1, 20000);
        QCOMPARE(page.waiting(), 0);
        QCOMPARE(picture.said(), QString());
    }

    // Several selected files are attached in one undo step, and ignored at once.
    void attachesAndIgnoresSeveralFiles()
    {
        AttachRun run;
        for (int number = 1; number <= 3; ++number)
            run.write(u"%1.pdf"_s.arg(number),
                      filePdf(u"Harbour Lamps, Study %1 of Several"_s.arg(number), u"Nobody Known"_s));
        run.write(u"bill.pdf"_s, filePdf(u"Bill for Oil"_s, u"The Shop"_s));
        run.library.imports().importFiles({run.dir.filePath(u"pdfs"_s)});
        QTRY_VERIFY_WITH_TIMEOUT(run.says(u"PDF files: 4 uncertain."_s), 20000);
        run.settle();
        run.actions[ActionId::ShowUnmatched].trigger();
        const auto &page = run.find<UnmatchedFilesPage>();
        QTRY_COMPARE(page.waiting(), 4);
        QStringList names;
        const LineModel &lines = run.unsure().lines();
        for (int row = 0; row < lines.rowCount(); ++row)
            if (!lines.itemAt(lines.index(row))->continues)
                names.append(lines.index(row).data().toString());
        QCOMPARE(names, (QStringList{u"1.pdf"_s, u"2.pdf"_s, u"3.pdf"_s, u"bill.pdf"_s}));
        QCOMPARE(lines.itemAt(lines.index(0))->second, u"Harbour Lamps, Study 1 of Several"_s);
        QCOMPARE(lines.itemAt(lines.index(lines.rowCount() - 1))->second,
                 u"No matching paper in this library"_s);
        const auto selectMatched = [&] {
            run.unsure().selectRow(0);
            run.unsure().setFocus();
            for (int row = 0; row < lines.rowCount() - 2; ++row)
                run.key(Qt::Key_Down, Qt::ShiftModifier);
        };
        selectMatched();
        QTest::mouseClick(&run.find<QPushButton>("unsureAttach"), Qt::LeftButton);
        QCOMPARE(page.waiting(), 1); // no paper matches it
        QTRY_COMPARE_WITH_TIMEOUT(run.attached(), 3, 20000);
        run.actions[ActionId::Undo].trigger();
        QTRY_COMPARE_WITH_TIMEOUT(run.attached(), 0, 20000);
        QTRY_COMPARE(page.waiting(), 4);
        selectMatched();
        run.key(Qt::Key_Delete);
        QCOMPARE(page.waiting(), 1);
        QTRY_VERIFY(run.says(u"3 files removed from the unmatched PDFs."_s));
    }

    // The form for a new paper contains what the PDF states. Nothing is created before it is saved, and one
    // undo removes paper, source and attachment.
    void createsPaperFromUnmatchedFile()
    {
        AttachRun run;
        run.library.imports().importFiles({run.write(
            u"boats.pdf"_s,
            writtenPdf({{u"Paper Boats and Patience"_s, u"Nan Oak and Pim Elm"_s, u"Pond Street 7"_s,
                         u"Abstract"_s, u"We fold boats of paper and wait until they are wet, which"_s,
                         u"takes longer than most who fold them are willing to stand by."_s,
                         u"1 Introduction"_s, u"Boats of paper float."_s}},
                       "Paper Boats and Patience"))});
        QTRY_VERIFY(run.says(u"PDF files: 1 uncertain."_s));
        run.settle();
        const auto &page = run.find<UnmatchedFilesPage>();
        const auto makePaper = [&] {
            run.actions[ActionId::ShowUnmatched].trigger();
            QTRY_COMPARE(page.waiting(), 1);
            // No paper of the library matches, so actions that need one are disabled.
            QVERIFY(!run.find<QPushButton>("unsureAttach").isEnabled());
            QVERIFY(!run.find<QPushButton>("unsureShow").isEnabled());
            QTest::mouseClick(&run.find<QPushButton>("unsureNew"), Qt::LeftButton);
            QVERIFY(run.pane().correction().isCreating());
            QVERIFY(run.pane().correction().isVisible());
        };
        const auto nothingIsCreated = [&] {
            run.settle();
            QCOMPARE(run.titles().size(), 3);
            QCOMPARE(page.waiting(), 1);
        };
        makePaper();
        nothingIsCreated();
        run.key(Qt::Key_Escape); // cancels the form
        QVERIFY(!run.pane().correction().isCreating());
        nothingIsCreated();
        makePaper();
        run.pane().correction().finish(); // the form is closed as when another library opens
        nothingIsCreated();

        makePaper();
        QTest::mouseClick(&run.find<QPushButton>("saveCorrection"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(run.attached(), 1, 20000);
        QCOMPARE(run.titles().size(), 4);
        QTRY_COMPARE(page.waiting(), 0);
        // The new paper has the unambiguous values of the first page and shows their origin.
        run.library.browser().setTyped(u"boats"_s);
        QTRY_COMPARE(run.titles(), QStringList{u"Paper Boats and Patience"_s});
        run.settle();
        run.list().selectRow(0, true);
        QTRY_VERIFY(run.pane().paper() && run.pane().paper()->row.title == "Paper Boats and Patience"_L1);
        QCOMPARE(run.pane().paper()->row.authors, (QStringList{u"Nan Oak"_s, u"Pim Elm"_s}));
        QVERIFY(run.pane().paper()->abstract.startsWith(u"We fold boats of paper and wait"_s));
        QVERIFY(run.pane().paper()->abstract.endsWith(u"willing to stand by."_s));
        run.library.browser().setTyped(u"source:\"“Paper Boats and Patience”, from its PDF\""_s);
        run.settle();
        QTRY_COMPARE(run.titles(), QStringList{u"Paper Boats and Patience"_s});
        run.library.browser().setTyped({});
        run.settle();

        run.library.writer().undo();
        QTRY_COMPARE(run.titles().size(), 3);
        QTRY_COMPARE(page.waiting(), 1);
        QTRY_COMPARE(run.attached(), 0);
        QTRY_COMPARE(run.library.counts().sources, 1);
        run.library.writer().redo();
        QTRY_COMPARE(run.titles().size(), 4);
        QTRY_COMPARE(run.attached(), 1);
        QTRY_COMPARE(page.waiting(), 0);
    }

    // Closing the window or opening another library keeps the unmatched files; each library has its own.
    void unmatchedFilesSurviveRestart()
    {
        QTemporaryDir dir;
        const auto waiting = [](Run &run) { return run.find<UnmatchedFilesPage>().waiting(); };
        {
            AttachRun made;
            made.library.open(dir.filePath(u"my.lectern"_s));
            QTRY_COMPARE(made.library.file(), dir.filePath(u"my.lectern"_s));
            made.settle();
            made.library.imports().importFiles(
                {made.write(u"a.pdf"_s, filePdf(u"Lost Tides"_s, u"Nobody Known"_s)),
                 made.write(u"b.pdf"_s, filePdf(u"Lost Fog"_s, u"Nobody Known"_s))});
            QTRY_VERIFY(made.says(u"PDF files: 2 uncertain."_s));
            QTRY_COMPARE(waiting(made), 2);
        }
        Run run(dir);
        QTRY_COMPARE(waiting(run), 2);
        run.actions[ActionId::ShowUnmatched].trigger();
        QTRY_VERIFY(run.find<UnmatchedFilesPage>().isVisible());
        run.find<LineList>("unsureList").setFocus();
        run.key(Qt::Key_Delete);
        QCOMPARE(waiting(run), 1);
        const auto buttons = run.find<Toast>().findChildren<QAbstractButton *>();
        const auto undo = std::find_if(buttons.cbegin(), buttons.cend(), [](const QAbstractButton *each) {
            return each->isVisible() && each->text() == u"Undo"_s;
        });
        QVERIFY(undo != buttons.cend());
        QTest::mouseClick(*undo, Qt::LeftButton);
        QTRY_COMPARE(waiting(run), 2);
        run.library.open(dir.filePath(u"other.lectern"_s));
        QTRY_COMPARE(waiting(run), 0);
        run.settle();
        run.library.open(dir.filePath(u"my.lectern"_s));
        QTRY_COMPARE(waiting(run), 2);
    }

    // Automatic imports attach only certain matches, without questions about the rest.
    void watchedFolderAttachesCertainMatches()
    {
        AttachRun run;
        const QString folder = run.dir.filePath(u"pdfs"_s);
        QVERIFY(QDir().mkpath(folder));
        WatchedFolders &watched = run.window.importing().watched();
        watched.setQuietTime(50);
        QVERIFY(watched.add({folder, false, {}}));
        QTRY_VERIFY(watched.folders().first().since.isValid());
        run.write(u"bill.pdf"_s, filePdf(u"Bill for Lamp Oil"_s, u"The Harbour Shop"_s));
        run.write(u"two.pdf"_s, filePdf(u"Harbour Lamps, Study 2 of Several"_s, u"Ada Quill"_s));
        QTRY_COMPARE_WITH_TIMEOUT(run.attached(), 1, 20000);
        QTRY_VERIFY(run.says(u"two.pdf attached to"_s));
        QCOMPARE(run.find<UnmatchedFilesPage>().waiting(), 0);
    }

    // A reference manager's bibliography states the paths of its PDFs. They are offered, and not opened
    // before the user agrees.
    void offersPdfsOfABibliography()
    {
        AttachRun run;
        run.write(u"files/1/Tides.pdf"_s, filePdf(u"Slow Tides"_s, u"Ada Oak"_s));
        const QString bib = run.write(u"tides.bib"_s,
                                      "@article{a, title={Slow Tides}, author={Oak, Ada}, year=2020,"
                                      " file={Full Text:files/1/Tides.pdf:application/pdf}}\n"
                                      "@article{b, title={Quick Tides}, author={Elm, Bo}, year=2021, "
                                      "file={:far/away/Quick.pdf:PDF}}\n");
        run.library.imports().importFiles({bib});
        QTRY_VERIFY_WITH_TIMEOUT(run.says(u"tides.bib links 2 PDFs of its papers."_s), 20000);
        run.settle();
        QCOMPARE(run.attached(), 0);
        const auto press = [&run](const QString &text) {
            for (QPushButton *button : run.window.findChildren<QPushButton *>())
                if (button->isVisible() && button->text() == text)
                    return button->click(), true;
            return false;
        };
        QVERIFY(press(u"Attach"_s));
        QTRY_VERIFY_WITH_TIMEOUT(run.says(u"PDF files: 1 attached, 1 not found at their stated location."_s),
                                 20000);
        QTRY_COMPARE(run.attached(), 1);
        // The other file is in the folder that the user selects.
        run.write(u"elsewhere/below/Quick.pdf"_s, filePdf(u"Quick Tides"_s, u"Bo Elm"_s));
        QVERIFY(press(u"Search in folder…"_s));
        QTRY_VERIFY(run.window.findChild<QFileDialog *>());
        auto *dialog = run.window.findChild<QFileDialog *>();
        emit dialog->filesSelected({run.dir.filePath(u"pdfs/elsewhere"_s)});
        dialog->close();
        run.window.activateWindow();
        QTRY_COMPARE_WITH_TIMEOUT(run.attached(), 2, 20000);
        // Nothing is left to attach, and one undo detaches the last one.
        run.actions[ActionId::AttachLinked].trigger();
        QTRY_VERIFY(run.says(u"are already attached"_s));
        run.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(run.attached(), 1, 20000);
    }

    void findsOrReportsMissingFiles()
    {
        AttachRun run;
        const QString path =
            run.write(u"in/one.pdf"_s, filePdf(u"Harbour Lamps, Study 3 of Several"_s, u"Ada Quill"_s));
        run.library.imports().importFiles({path});
        QTRY_COMPARE_WITH_TIMEOUT(run.files(), QStringList{u"one.pdf"_s}, 20000);
        run.settle();
        run.list().setFocus();
        const QString moved = run.dir.filePath(u"pdfs/moved.pdf"_s);
        QVERIFY(QFile::rename(path, moved));
        run.key(Qt::Key_P);
        auto &page = run.find<PdfPage>();
        QTRY_VERIFY(page.isVisible());
        QCOMPARE(page.path(), moved);
        run.key(Qt::Key_Escape);
        QTRY_VERIFY(!page.isVisible());
        QVERIFY(QFile::remove(moved));
        run.list().setFocus();
        run.key(Qt::Key_P);
        QTRY_VERIFY(run.says(u"was not found at its location or nearby"_s));
        QVERIFY(!page.isVisible());
        QVERIFY(QDir(run.dir.filePath(u"pdfs"_s)).removeRecursively());
    }
};

QTEST_MAIN(TestAttaching)
#include "tst_attaching.moc"
