// Tests highlights in the window: created by mouse and key, recoloured, annotated, undone, found in another
// version, listed, searched and exported; and the last read papers.
#include "models/attachments/markedcopy.h"
#include "models/pdf/firstpages.h"
#include "models/pdf/pdfhelper.h"
#include "models/store/edits/highlightstore.h"
#include "tests/pdf/samplepdf.h"
#include "tests/store/storefixtures.h"
#include "tests/views/windowrun.h"
#include "views/duplicates/linelist.h"
#include "views/paper/abstractpane.h"
#include "views/paper/notepane.h"
#include "views/pdf/embeddedhighlights.h"
#include "views/pdf/highlightspage.h"
#include "views/pdf/pdfcommands.h"
#include "views/pdf/pdfmarkcard.h"
#include "views/pdf/pdfpage.h"
#include "views/sidebar/sidebar.h"
#include "views/widgets/page.h"
#include "views/window/pdfparts.h"

#include <QClipboard>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

const QStringList kLines{u"The lamps were counted by hand at night"_s,
                         u"and nobody had counted them before"_s, u"because the harbour was dark"_s};

struct HighlightFolder {
    QTemporaryDir dir;
};

struct HighlightRun : HighlightFolder, Run {
    HighlightRun() : Run(dir)
    {
        window.activateWindow();
        QByteArray lines;
        for (int number = 1; number <= 2; ++number)
            lines += paperLine(u"Harbour Lamps, Study %1 of Several"_s.arg(number),
                               {u"Ada Quill"_s, u"Bo Ferrant"_s}, QString(), number);
        importLines(lines);
        settle();
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 20000); }
    static QByteArray pdf(const QList<QStringList> &more)
    {
        QList<QStringList> pages{
            {u"Harbour Lamps, Study 2 of Several"_s, u"Ada Quill and Bo Ferrant"_s, u"Abstract"_s}};
        return writtenPdf(pages + more);
    }
    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = dir.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    AbstractPane &pane() { return find<AbstractPane>(); }
    PdfPage &page() { return window.pdfs().reader().page(); }
    PdfView &view() { return page().view(); }
    QListWidget &side() { return find<QListWidget>("pdfHighlights"); }
    PdfMarkCard &card() { return find<PdfMarkCard>(); }
    // Opens the file of the second paper, which is the newer one.
    void openFile(const QString &path)
    {
        library.imports().importFiles({path});
        QTRY_VERIFY_WITH_TIMEOUT(pane().paper() && !pane().paper()->files.isEmpty(), 20000);
        settle();
        list().setFocus();
        key(Qt::Key_P);
        awaitFile();
    }
    void awaitFile()
    {
        QTRY_VERIFY_WITH_TIMEOUT(view().pages() > 1, 20000);
        settle();
    }
    void showPage(int number)
    {
        view().go({number, 0, 0});
        QTRY_VERIFY(view().accessibleName().contains(QString::number(number + 1)));
        QTRY_VERIFY(!view().accessibleDescription().isEmpty());
    }
    QPoint placeOf(double x, double y) // returns the position of a point on the second page, with the upper
                                       // edge of that page at the top of the view
    {
        const double scale = view().pageLayout().zoom() * 96 / 72;
        return QPoint(PdfLayout::kGap + int(x * scale), int(y * scale));
    }
    void drag(const QPoint &from, const QPoint &to)
    {
        QWidget *at = view().viewport();
        QTest::mousePress(at, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, at->mapToGlobal(to), Qt::LeftButton, Qt::LeftButton, {});
        QApplication::sendEvent(at, &move);
        QTest::mouseRelease(at, Qt::LeftButton, {}, to);
    }
    QList<Highlight> highlights() { return page().highlights(); }
    bool says(const QString &part)
    {
        const auto labels = window.findChildren<QLabel *>();
        return std::any_of(labels.cbegin(), labels.cend(), [&](const QLabel *label) {
            return label->isVisible() && label->text().contains(part);
        });
    }
};

} // namespace

class TestPdfHighlights : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("LECTERN_PDF_HELPER", LECTERN_PDF); }

    void createsByMouse()
    {
        HighlightRun run;
        run.openFile(run.write(u"lamps.pdf"_s, HighlightRun::pdf({kLines})));
        run.showPage(1);
        run.drag(run.placeOf(76, 67), run.placeOf(150, 88));
        QVERIFY(run.card().isVisible());
        QVERIFY(run.find<QToolButton>("pdfMarkRemove").isHidden());
        QTest::mouseClick(&run.find<QToolButton>("pdfMarkColour3"), Qt::LeftButton);
        QTRY_COMPARE(run.highlights().size(), 1);
        run.settle();
        const Highlight made = run.highlights().first();
        QVERIFY2(made.quote.startsWith(u"The lamps were counted by hand at night"_s), qPrintable(made.quote));
        QCOMPARE(made.colour, 2);
        QCOMPARE(made.page(), 1);
        QCOMPARE(made.boxes.size(), 2); // one box per line
        QVERIFY(run.card().isHidden() && run.view().selectedText().isEmpty());
        QCOMPARE(run.side().count(), 1);
        // The highlight is painted.
        const QImage seen = run.view().viewport()->grab().toImage();
        const QPoint at = run.placeOf(made.boxes[0].box.left() + 1, made.boxes[0].box.top() + 1);
        const QColor colour = seen.pixelColor(at * run.view().devicePixelRatioF());
        QVERIFY2(colour.blue() > colour.red() + 20, qPrintable(colour.name()));
        // A click opens the card of the highlight, to change the colour and add a note.
        QTest::mouseClick(run.view().viewport(), Qt::LeftButton, {}, run.placeOf(100, 67));
        QVERIFY(run.card().isVisible() && run.find<QToolButton>("pdfMarkColour3").isChecked());
        QTest::mouseClick(&run.find<QToolButton>("pdfMarkColour1"), Qt::LeftButton);
        QTRY_COMPARE(run.highlights().first().colour, 0);
        QTest::mouseClick(&run.find<QToolButton>("pdfMarkRemark"), Qt::LeftButton);
        QVERIFY(run.find<QPlainTextEdit>("pdfMarkText").hasFocus());
        QTest::keyClicks(&run.find<QPlainTextEdit>("pdfMarkText"), u"By whom?"_s);
        run.key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(run.highlights().first().comment, u"By whom?"_s);
        QVERIFY(run.view().hasFocus());
        QVERIFY(run.side().item(0)->text().contains(u"By whom?"_s));
        // A click elsewhere deselects it.
        QTest::mouseClick(run.view().viewport(), Qt::LeftButton, {}, run.placeOf(100, 400));
        QVERIFY(!run.page().chosenHighlight());
        // Each of the three changes is undone; the pane shows the count.
        run.key(Qt::Key_Escape);
        QTRY_VERIFY(run.pane().paper() && run.pane().paper()->highlights == 1);
        QVERIFY(run.pane().text()->toPlainText().contains(u"1 highlight"_s));
        for (int i = 0; i < 3; ++i) {
            run.key(Qt::Key_Z, Qt::ControlModifier);
            run.settle();
        }
        QTRY_COMPARE(run.pane().paper()->highlights, 0);
    }

    void createsByKeyboardOnly()
    {
        HighlightRun run;
        run.openFile(run.write(u"lamps.pdf"_s, HighlightRun::pdf({kLines})));
        run.showPage(1);
        run.key(Qt::Key_H);
        QTRY_VERIFY(run.says(u"Select text first"_s));
        run.key(Qt::Key_L);
        QTRY_VERIFY(run.says(u"has no highlights"_s));
        run.key(Qt::Key_Delete);
        QTRY_VERIFY(run.says(u"Select a highlight first"_s));
        // Arrow keys select words.
        run.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(run.view().selectedText(), u"The"_s);
        run.key(Qt::Key_Right, Qt::ControlModifier);
        run.key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(run.view().selectedText(), u"lamps were"_s);
        run.key(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(run.view().selectedText().startsWith(u"lamps were counted by hand at night and"_s));
        run.key(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(run.view().selectedText(), u"lamps were"_s);
        QVERIFY(run.card().isHidden()); // the card is not opened
        run.key(Qt::Key_4);
        QTRY_COMPARE(run.highlights().size(), 1);
        run.settle();
        QCOMPARE(run.highlights().first().quote, u"lamps were"_s);
        QCOMPARE(run.highlights().first().before, u"The"_s);
        QVERIFY(run.highlights().first().after.startsWith(u"counted by hand"_s));
        QCOMPARE(run.highlights().first().colour, 3);
        // A search match is highlighted in the last used colour, with the focus in the note.
        run.key(Qt::Key_Escape); // clears the selection
        QVERIFY(run.find<Pages>().isOpen(run.page()));
        run.key(Qt::Key_Slash);
        QTest::keyClicks(&run.find<QLineEdit>("pdfFind"), u"nobody had counted"_s);
        QTRY_COMPARE(run.find<QLabel>("pdfFindCount").text(), u"1 of 1"_s);
        run.key(Qt::Key_Return);
        run.key(Qt::Key_E);
        QTRY_VERIFY(run.find<QPlainTextEdit>("pdfMarkText").hasFocus());
        QTest::keyClicks(&run.find<QPlainTextEdit>("pdfMarkText"), u"uncertain"_s);
        run.key(Qt::Key_Escape); // stores the note and returns to the page
        QTRY_VERIFY(run.highlights().size() == 2 && run.highlights()[1].comment == "uncertain"_L1);
        QCOMPARE(run.highlights()[1].quote, u"nobody had counted"_s);
        QCOMPARE(run.highlights()[1].colour, 3);
        QVERIFY(run.view().hasFocus());
        run.settle();
        // Cycles through the highlights, changes a colour, deletes and restores.
        run.key(Qt::Key_L);
        QCOMPARE(run.page().chosenHighlight()->quote, u"lamps were"_s);
        run.key(Qt::Key_L, Qt::ShiftModifier);
        QCOMPARE(run.page().chosenHighlight()->quote, u"nobody had counted"_s);
        run.key(Qt::Key_2);
        QTRY_COMPARE(run.highlights()[1].colour, 1);
        run.key(Qt::Key_Delete);
        QTRY_COMPARE(run.highlights().size(), 1);
        run.settle();
        run.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(run.highlights().size(), 2);
        run.settle();
        run.key(Qt::Key_Escape); // clears the match
        run.key(Qt::Key_Escape);
        QVERIFY(run.find<Pages>().showsPapers());
        // Opens the list of highlights and leaves it.
        run.list().setFocus();
        run.key(Qt::Key_H);
        QTRY_VERIFY(run.find<HighlightsPage>().isVisible());
        auto &lines = run.find<LineList>("highlightList");
        QTRY_COMPARE(lines.lines().rowCount(), 2);
        run.key(Qt::Key_J);
        run.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"> nobody had counted\n\nuncertain\n"_s));
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"lamps.pdf](file://"_s));
        run.key(Qt::Key_Return);
        QTRY_VERIFY(run.find<Pages>().isOpen(run.page()));
        run.awaitFile();
        QTRY_VERIFY(run.page().chosenHighlight() && run.page().chosenHighlight()->comment == "uncertain"_L1);
    }

    void surviveRenameAndNewVersion()
    {
        HighlightRun run;
        const QString path = run.write(u"lamps.pdf"_s, HighlightRun::pdf({kLines}));
        run.openFile(path);
        run.showPage(1);
        run.drag(run.placeOf(76, 88), run.placeOf(230, 88));
        run.key(Qt::Key_H);
        QTRY_COMPARE(run.highlights().size(), 1);
        run.settle();
        const Highlight made = run.highlights().first();
        run.key(Qt::Key_Escape);
        run.key(Qt::Key_Escape);
        QTRY_VERIFY(!run.page().isVisible());
        // A renamed file is recognised by its bytes.
        QVERIFY(QFile::rename(path, run.dir.filePath(u"renamed.pdf"_s)));
        run.list().setFocus();
        run.key(Qt::Key_P);
        run.awaitFile();
        QTRY_COMPARE(run.highlights().size(), 1);
        QTRY_VERIFY(!run.view().marks().beside(true, run.view().place()).isEmpty());
        run.key(Qt::Key_Escape);
        // Another version has the words two pages later, in other lines and slightly edited.
        const QString other = run.write(
            u"version.pdf"_s,
            HighlightRun::pdf({{u"Something new stands here."_s},
                               {u"Nothing of it is old."_s},
                               {u"The lamps were counted by hand at"_s, u"night, and nobody had ever coun-"_s,
                                u"ted them before, because the"_s, u"harbour was very dark."_s}}));
        run.library.imports().importFiles({other});
        QTRY_VERIFY_WITH_TIMEOUT(run.pane().paper() && run.pane().paper()->files.size() == 2, 20000);
        run.settle();
        emit run.pane().text()->anchorClicked(QUrl(u"file:1"_s));
        run.awaitFile();
        QTRY_VERIFY(run.page().path() == other);
        QTRY_VERIFY_WITH_TIMEOUT(!run.view().marks().beside(true, run.view().place()).isEmpty(), 20000);
        QVERIFY(run.page().stepHighlight(true));
        QTRY_COMPARE(run.view().place().page, 3);
        QVERIFY(!run.side().item(0)->text().contains(u"not in this version"_s));
        // It is the same highlight: a new colour applies to both versions.
        run.view().setFocus();
        run.key(Qt::Key_5);
        QTRY_COMPARE(run.highlights().first().colour, 4);
        QCOMPARE(run.highlights().first().hash, made.hash);
        run.key(Qt::Key_Escape);
        run.key(Qt::Key_Escape);
        QTRY_VERIFY(!run.page().isVisible());
        // A version without the words shows a message.
        const QString third = run.write(
            u"third.pdf"_s, HighlightRun::pdf({{u"All of it was written anew, in other words."_s}}));
        run.library.imports().importFiles({third});
        QTRY_VERIFY_WITH_TIMEOUT(run.pane().paper() && run.pane().paper()->files.size() == 3, 20000);
        run.settle();
        emit run.pane().text()->anchorClicked(QUrl(u"file:2"_s));
        run.awaitFile();
        QTRY_VERIFY_WITH_TIMEOUT(
            run.side().count() == 1 && run.side().item(0)->text().contains(u"not in this version"_s), 20000);
    }

    void listsHighlightsOfShownPapers()
    {
        HighlightRun run;
        run.openFile(run.write(u"lamps.pdf"_s, HighlightRun::pdf({kLines})));
        run.showPage(1);
        run.drag(run.placeOf(76, 67), run.placeOf(250, 67));
        run.key(Qt::Key_1);
        QTRY_COMPARE(run.highlights().size(), 1);
        run.settle();
        run.key(Qt::Key_Escape);
        run.key(Qt::Key_Escape);
        QTRY_VERIFY(!run.page().isVisible());
        run.library.browser().setTyped(u"highlight:counted"_s);
        run.settle();
        QTRY_COMPARE(run.titles(), QStringList{u"Harbour Lamps, Study 2 of Several"_s});
        run.actions[ActionId::ShowHighlights].trigger();
        auto &page = run.find<HighlightsPage>();
        auto &lines = run.find<LineList>("highlightList");
        QTRY_COMPARE(lines.lines().rowCount(), 1);
        QVERIFY(page.isVisible());
        QVERIFY(lines.lines().index(0).data(Qt::AccessibleTextRole).toString().startsWith(u"Yellow: "_s));
        run.key(Qt::Key_Delete);
        QTRY_COMPARE(lines.lines().rowCount(), 0);
        QTRY_VERIFY(run.says(u"No highlights"_s));
        run.settle();
        run.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(lines.lines().rowCount(), 1);
        run.settle();
        run.library.browser().setTyped(u"study 1"_s);
        run.settle();
        run.actions[ActionId::ShowHighlights].trigger();
        run.settle();
        QTRY_COMPARE(lines.lines().rowCount(), 0);
        run.key(Qt::Key_Escape);
        QVERIFY(run.find<Pages>().showsPapers());
    }

    // A file without a paper cannot store highlights. The message explains what to do.
    void fileWithoutPaperShowsMessage()
    {
        HighlightRun run;
        const QString path = run.write(u"stranger.pdf"_s, writtenPdf({{u"Boats"_s}, kLines}));
        run.window.pdfs().reader().open(path);
        run.awaitFile();
        run.showPage(1);
        run.key(Qt::Key_Right, Qt::ControlModifier);
        run.key(Qt::Key_H);
        QTRY_VERIFY(run.says(u"is not attached to one yet"_s));
        QVERIFY(run.highlights().isEmpty());
        // An attached file is recognised by its bytes, wherever it is opened.
        run.key(Qt::Key_Escape);
        run.key(Qt::Key_Escape);
        const QByteArray bytes = HighlightRun::pdf({kLines});
        run.openFile(run.write(u"lamps.pdf"_s, bytes));
        run.key(Qt::Key_Escape);
        run.window.pdfs().reader().open(run.write(u"copy of it.pdf"_s, bytes));
        run.awaitFile();
        run.showPage(1);
        run.key(Qt::Key_Right, Qt::ControlModifier);
        run.key(Qt::Key_H);
        QTRY_COMPARE(run.highlights().size(), 1);
    }

    void continuesLastReadPaper()
    {
        HighlightRun run;
        auto &tree = run.find<QTreeView>("sidebarTree");
        const auto entry = [&] {
            SidebarModel &model = run.library.sidebar();
            for (int row = 0; row < model.rowCount(); ++row)
                for (int below = 0; below < model.rowCount(model.index(row, 0)); ++below)
                    if (const QModelIndex at = model.index(below, 0, model.index(row, 0));
                        at.data(SidebarModel::KeyRole).toString().startsWith(u"read "_s))
                        return at;
            return QModelIndex();
        };
        QVERIFY(!entry().isValid()); // the entry is hidden before a PDF was read
        run.openFile(run.write(u"lamps.pdf"_s, HighlightRun::pdf({kLines, kLines})));
        run.key(Qt::Key_End);
        run.key(Qt::Key_Escape);
        QTRY_VERIFY(entry().isValid());
        QCOMPARE(entry().data().toString(), u"Harbour Lamps, Study 2 of Several"_s);
        run.settle();
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(entry()).center());
        run.awaitFile();
        QTRY_VERIFY(run.view().place().page > 0);
        run.key(Qt::Key_Escape);
        run.settle();
        // The list can be sorted by reading time.
        run.library.browser().setSort({SortOrder::Key::Oldest, false});
        run.settle();
        QTRY_COMPARE(run.titles().value(0), u"Harbour Lamps, Study 1 of Several"_s);
        run.library.browser().setSort({SortOrder::Key::Opened, false});
        run.settle();
        QTRY_COMPARE(run.titles().value(0), u"Harbour Lamps, Study 2 of Several"_s);
    }

    // Highlights of other programs are imported once, and highlights made here are exported to a copy.
    void importsAndExportsHighlights()
    {
        HighlightRun run;
        const QString plain = run.write(u"plain.pdf"_s, HighlightRun::pdf({kLines}));
        const QString path = run.dir.filePath(u"lamps.pdf"_s);
        must(writeMarkedCopy(plain, path,
                             {{1, {QRectF(72, 58, 230, 15)}, 0x00ff40, u"counted?"_s, u"okular-1"_s},
                              {1, {QRectF(72, 98, 80, 15)}, 0xff00c0, QString(), QString()},
                              {1, {QRectF(400, 400, 80, 15)}, 0xff00c0, QString(), QString()}}));
        run.openFile(path);
        QTRY_VERIFY(run.says(u"This PDF contains 2 highlights from other programs."_s));
        QVERIFY(run.highlights().isEmpty()); // the import was not confirmed
        QVERIFY(run.actions[ActionId::PdfImportHighlights].isEnabled());
        run.actions[ActionId::PdfImportHighlights].trigger();
        QTRY_COMPARE(run.highlights().size(), 2);
        run.settle();
        Highlight taken = run.highlights().first();
        QCOMPARE(taken.quote, u"The lamps were counted by hand at night"_s);
        QCOMPARE(taken.colour, 1);
        QCOMPARE(taken.comment, u"counted?"_s);
        QCOMPARE(run.highlights().last().quote, u"because the"_s);
        QCOMPARE(run.highlights().last().colour, 4);
        run.actions[ActionId::PdfImportHighlights].trigger();
        QTRY_VERIFY(run.says(u"are already imported"_s));
        // The import is not offered again, even after a restart.
        run.key(Qt::Key_Escape);
        run.key(Qt::Key_P);
        run.awaitFile();
        QTRY_VERIFY(run.page().embedded().isRead());
        QVERIFY(!run.says(u"2 highlights from other programs"_s));
        // Exports both highlights, with ids by which they are recognised.
        run.actions[ActionId::PdfSaveMarked].trigger();
        auto *dialog = run.window.findChild<QFileDialog *>();
        QVERIFY(dialog);
        const QString copy = run.dir.filePath(u"copy.pdf"_s);
        emit dialog->fileSelected(copy);
        dialog->close();
        QTRY_VERIFY(run.says(u"Highlights saved to copy.pdf"_s));
        const auto helper = must(PdfHelper::start(copy));
        (void)must(helper->open(0, {}));
        QStringList names;
        for (const PdfAnnotation &each : must(helper->markings(1, {})))
            names.append(highlightOfName(each.name));
        for (const Highlight &each : run.highlights())
            QVERIFY2(names.contains(each.id), qPrintable(names.join(u' ')));
        // One undo removes both highlights.
        run.window.activateWindow();
        run.view().setFocus();
        QTRY_VERIFY(run.view().hasFocus());
        run.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(run.highlights().size(), 0);
    }

    // A PDF annotation belongs to one page. A highlight across a page break is exported as two annotations
    // and imported as one highlight.
    void highlightAcrossPagesRoundTrips()
    {
        const QStringList behind{u"was counted as an hour"_s, u"and nobody minded"_s};
        QTemporaryDir copies;
        const QString copy = copies.filePath(u"copy.pdf"_s);
        Highlight made;
        {
            HighlightRun run;
            run.openFile(run.write(u"lamps.pdf"_s, HighlightRun::pdf({kLines, behind})));
            run.showPage(1);
            QWidget *at = run.view().viewport();
            QTest::mousePress(at, Qt::LeftButton, {}, run.placeOf(76, 108));
            run.showPage(2);
            const QPoint to = run.placeOf(90, 68);
            QMouseEvent move(QEvent::MouseMove, to, at->mapToGlobal(to), Qt::LeftButton, Qt::LeftButton, {});
            QApplication::sendEvent(at, &move);
            QTest::mouseRelease(at, Qt::LeftButton, {}, to);
            run.key(Qt::Key_E);
            QTRY_VERIFY(run.find<QPlainTextEdit>("pdfMarkText").hasFocus());
            QTest::keyClicks(&run.find<QPlainTextEdit>("pdfMarkText"), u"odd"_s);
            run.key(Qt::Key_Return, Qt::ControlModifier);
            QTRY_VERIFY(run.highlights().size() == 1 && run.highlights().first().comment == "odd"_L1);
            run.settle();
            made = run.highlights().first();
            QCOMPARE(made.quote, u"because the harbour was dark\nwas"_s);
            run.actions[ActionId::PdfSaveMarked].trigger();
            auto *dialog = run.window.findChild<QFileDialog *>();
            QVERIFY(dialog);
            emit dialog->fileSelected(copy);
            dialog->close();
            QTRY_VERIFY(run.says(u"Highlights saved to copy.pdf"_s));
        }
        HighlightRun run;
        run.openFile(copy);
        QTRY_VERIFY(run.says(u"from other programs"_s));
        run.actions[ActionId::PdfImportHighlights].trigger();
        QTRY_COMPARE(run.highlights().size(), 1);
        run.settle();
        const Highlight back = run.highlights().first();
        QCOMPARE(back.id, made.id);
        QCOMPARE(back.quote, made.quote);
        QCOMPARE(back.before, made.before);
        QCOMPARE(back.after, made.after);
        QCOMPARE(back.comment, made.comment);
        QCOMPARE(back.boxes.size(), made.boxes.size());
        QCOMPARE(back.boxes.last().page, 2);
        run.actions[ActionId::PdfImportHighlights].trigger();
        QTRY_VERIFY(run.says(u"are already imported"_s));
        QCOMPARE(run.highlights().size(), 1);
    }

    void joinsPartsWithOneName()
    {
        const auto part = [](int page, const QString &quote, const QString &comment = {}) {
            Highlight highlight;
            highlight.id = u"00112233445566ff"_s;
            highlight.quote = quote;
            highlight.comment = comment;
            highlight.boxes = {{page, QRectF(1, 2, 3, 4)}};
            return highlight;
        };
        QList<Highlight> standing;
        addEmbedded(standing, part(1, u"one"_s));
        addEmbedded(standing, part(2, u"two"_s, u"said"_s));
        addEmbedded(standing, part(3, u"three"_s, u"more"_s));
        QCOMPARE(standing.size(), 1);
        QCOMPARE(standing.first().quote, u"one\ntwo\nthree"_s);
        QCOMPARE(standing.first().comment, u"said\n\nmore"_s);
        QCOMPARE(standing.first().boxes.size(), 3);
        addEmbedded(standing, part(3, u"on the same page"_s)); // an annotation with our name that is on the
                                                               // same page or too far away is not ours
        addEmbedded(standing, part(9, u"far away"_s));
        QCOMPARE(standing.size(), 3);
        QVERIFY(standing[1].id.isEmpty() && standing[2].id.isEmpty());
        Highlight nameless = part(4, u"nameless"_s);
        nameless.id.clear();
        addEmbedded(standing, nameless);
        QCOMPARE(standing.size(), 4);
    }

    // The reading pane is next to the PDF, where the note is edited. A key opens the next paper's PDF.
    void showsReadingPaneAndOpensNextPaper()
    {
        HighlightRun run;
        const QString path = run.write(u"lamps.pdf"_s, HighlightRun::pdf({kLines}));
        const QString other = run.write(u"first.pdf"_s,
                                        writtenPdf({{u"Harbour Lamps, Study 1 of Several"_s,
                                                     u"Ada Quill and Bo Ferrant"_s, u"Abstract"_s},
                                                    {u"Other words"_s}}));
        run.library.imports().importFiles({other});
        QTRY_VERIFY_WITH_TIMEOUT(run.says(u"1 "_s) && run.library.isIdle(), 20000);
        run.openFile(path);
        AbstractPane &pane = run.pane();
        QVERIFY(!pane.isVisible());
        run.view().setFocus();
        run.key(Qt::Key_A);
        QVERIFY(pane.isVisible() && run.page().isAncestorOf(&pane));
        QVERIFY(pane.text()->toPlainText().contains(u"Study 2"_s));
        QVERIFY(run.view().hasFocus() && run.view().width() > 300);
        pane.text()->setFocus();
        run.key(Qt::Key_N); // edits the note in the pane, because the pane is visible
        QTRY_VERIFY(pane.note().isWriting());
        QTest::keyClicks(QApplication::focusWidget(), u"lamps again"_s);
        run.key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(run.view().hasFocus());
        run.settle();
        QTRY_VERIFY(pane.text()->isVisible() && pane.paper()->row.noted);
        // From the pane Escape returns to the pages first, and keys do not select another paper.
        pane.text()->setFocus();
        run.key(Qt::Key_J);
        run.settle();
        QCOMPARE(run.list().currentRow(), 0);
        run.key(Qt::Key_Escape);
        QVERIFY(run.view().hasFocus() && run.find<Pages>().isOpen(run.page()));
        run.key(Qt::Key_PageDown, Qt::ControlModifier);
        QTRY_VERIFY(run.page().path() == other);
        run.awaitFile();
        QTRY_VERIFY(pane.paper() && pane.text()->toPlainText().contains(u"Study 1"_s));
        QVERIFY(run.page().isAncestorOf(&pane));
        QTRY_COMPARE(run.list().currentRow(), 1); // the list selects the same paper
        run.key(Qt::Key_PageDown, Qt::ControlModifier);
        QTRY_VERIFY(run.says(u"No later paper in the list has a PDF."_s));
        run.key(Qt::Key_PageUp, Qt::ControlModifier);
        QTRY_VERIFY(run.page().path() == path);
        run.awaitFile();
        // Back in the list the pane is in its usual place; the next PDF shows it again.
        run.key(Qt::Key_Escape);
        QVERIFY(run.find<Pages>().showsPapers() && pane.isVisible() && !run.page().isAncestorOf(&pane));
        QCOMPARE(run.list().currentRow(), 0);
        run.list().setFocus();
        run.key(Qt::Key_P);
        run.awaitFile();
        QTRY_VERIFY(run.page().isAncestorOf(&pane));
        run.view().setFocus();
        run.key(Qt::Key_A);
        QVERIFY(!run.page().isAncestorOf(&pane) && !pane.isVisible());
    }
};

QTEST_MAIN(TestPdfHighlights)
#include "tst_pdfhighlights.moc"
