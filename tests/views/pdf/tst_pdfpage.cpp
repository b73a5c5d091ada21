// Tests PDFs in the window, by key and mouse.
#include "pdfink.h"
#include "tests/pdf/samplepdf.h"
#include "tests/support/support.h"
#include "tests/views/windowrun.h"
#include "views/paper/abstractpane.h"
#include "views/pdf/pdfbar.h"
#include "views/pdf/pdfcommands.h"
#include "views/pdf/pdfpage.h"
#include "views/pdf/pdfpictures.h"
#include "views/widgets/page.h"
#include "views/window/pdfparts.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>

#include <algorithm>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

struct Reader : Run {
    explicit Reader(const QTemporaryDir &dir) : Run(dir) { window.activateWindow(); }
    PdfPage &page() { return window.pdfs().reader().page(); }
    PdfView &view() { return page().view(); }
    void open(const QString &path)
    {
        window.pdfs().reader().open(path);
        QTRY_VERIFY(view().pages() > 0);
    }
    int at() { return view().place().page; }
    bool seesInk(const QRect &part) { return hasInk(view(), part); }
};

} // namespace

class TestPdfPage : public QObject
{
    Q_OBJECT
public slots:
    void takeUrl(const QUrl &url) { m_opened.append(url); } // replaces the desktop's URL handler

private slots:
    void initTestCase()
    {
        QList<QStringList> pages;
        for (int i = 0; i < 40; ++i)
            pages.append({u"Sundial number %1"_s.arg(i + 1), u"second line mea-"_s, u"sured in hours"_s});
        m_path = m_dir.filePath(u"dials.pdf"_s);
        writeAll(m_path, writtenPdf(pages));
    }
    void init()
    {
        qputenv("LECTERN_PDF_HELPER", LECTERN_PDF);
        qputenv("LECTERN_FAKE", "");
    }
    void opensAndClosesPages()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        QVERIFY(!reader.actions[ActionId::PdfTurn].isEnabled());
        reader.open(m_path);
        QVERIFY(reader.find<Pages>().isOpen(reader.page()));
        QVERIFY(reader.view().hasFocus());
        QVERIFY(reader.actions[ActionId::PdfTurn].isEnabled());
        QTRY_VERIFY(reader.seesInk(reader.view().viewport()->rect()));
        QTRY_VERIFY(reader.view().accessibleDescription().contains(u"Sundial number 1"));
        reader.key(Qt::Key_Escape);
        QVERIFY(reader.find<Pages>().showsPapers());
        QVERIFY(reader.page().path().isEmpty()); // leaving the page closes the file
        QVERIFY(!reader.actions[ActionId::PdfTurn].isEnabled());
    }
    void keysScroll()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        reader.open(m_path);
        reader.key(Qt::Key_BracketRight);
        QCOMPARE(reader.at(), 1);
        reader.key(Qt::Key_BracketLeft);
        QCOMPARE(reader.at(), 0);
        reader.key(Qt::Key_G, Qt::ShiftModifier);
        QCOMPARE(reader.at(), 39);
        reader.key(Qt::Key_G);
        QCOMPARE(reader.at(), 0);
        reader.key(Qt::Key_Left, Qt::AltModifier); // returns from a jump
        QCOMPARE(reader.at(), 39);
        reader.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(reader.at(), 0);
        const QScrollBar &bar = *reader.view().verticalScrollBar();
        reader.key(Qt::Key_J);
        const int little = bar.value();
        QVERIFY(little > 0);
        reader.key(Qt::Key_K);
        QVERIFY(bar.value() < little);
        reader.key(Qt::Key_Space);
        QVERIFY(bar.value() > reader.view().viewport()->height() / 2);
        reader.key(Qt::Key_Space, Qt::ShiftModifier);
        QCOMPARE(bar.value(), 0);
    }
    // When a file is opened, the visible part is rendered before the rest of the page.
    void rendersVisiblePartFirst()
    {
        PdfDocument document(m_path);
        PdfPictures pictures;
        PdfView view(pictures);
        view.resize(800, 300);
        view.show();
        pictures.setDocument(&document);
        view.setDocument(&document);
        connect(&document, &PdfDocument::opened, &view,
                [&view](const PdfSummary &summary) { view.showPages(summary, {}); });
        QList<PdfTileRequest> painted;
        bool seenFirst = false;
        connect(&document, &PdfDocument::pictureReady, &view, [&](const PdfTileRequest &request) {
            painted.append(request);
            if (painted.size() == 1)
                seenFirst = hasInk(view, view.viewport()->rect());
        });
        QTRY_VERIFY(painted.size() >= 2);
        QVERIFY(painted[0].isTile && painted[0].page == 0);
        QVERIFY(qAbs(painted[0].part.height() - view.viewport()->height()) < 30);
        QVERIFY(seenFirst);
        QVERIFY(!painted[1].isTile && painted[1].page == 0);
        QCOMPARE(painted[1].scale, painted[0].scale);
        // Later pages are rendered completely.
        view.turnPages(5);
        QTRY_VERIFY(std::any_of(painted.begin(), painted.end(),
                                [](const PdfTileRequest &each) { return each.page == 5; }));
        QCOMPARE(std::count_if(painted.begin(), painted.end(),
                               [](const PdfTileRequest &each) { return each.isTile; }),
                 1);
        view.setDocument(nullptr);
        pictures.setDocument(nullptr);
    }
    // The widest page determines the scale; the position is kept.
    void widerPagePreservesPosition()
    {
        const QString mixed = m_dir.filePath(u"mixed.pdf"_s);
        writeAll(mixed, withWidePage(readAll(m_path), 20));
        QTemporaryDir dir;
        Reader reader(dir);
        QVERIFY(QTest::qWaitForWindowActive(&reader.window));
        reader.open(m_path);
        const double before = reader.view().pageLayout().scale();
        reader.open(mixed);
        reader.key(Qt::Key_BracketRight);
        QTRY_COMPARE(reader.view().pageLayout().sizeOf(20), QSizeF(792, 612));
        QVERIFY(reader.view().pageLayout().scale() < before);
        QCOMPARE(reader.view().pages(), 40);
        QCOMPARE(reader.at(), 1);
        QTRY_VERIFY(reader.seesInk(reader.view().viewport()->rect()));
        reader.key(Qt::Key_G, Qt::ShiftModifier);
        QCOMPARE(reader.at(), 39);
    }
    // The rotation belongs to one file; two pages next to each other are a general setting.
    void rotationBelongsToOneFile()
    {
        const QString other = m_dir.filePath(u"other dials.pdf"_s);
        writeAll(other, readAll(m_path));
        QTemporaryDir dir;
        Reader reader(dir);
        QVERIFY(QTest::qWaitForWindowActive(&reader.window));
        reader.open(m_path);
        reader.key(Qt::Key_R);
        reader.key(Qt::Key_D);
        const auto arrangement = [&] { return reader.view().pageLayout().arrangement(); };
        QCOMPARE(arrangement().turns, 1);
        reader.open(other);
        QCOMPARE(arrangement().turns, 0);
        QVERIFY(arrangement().twoPages);
        reader.open(m_path); // the file has its earlier rotation
        QCOMPARE(arrangement().turns, 1);
    }
    // The text size keys zoom wherever the focus is on the page, except in the reading pane shown there.
    void textSizeKeysZoom()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        QVERIFY(QTest::qWaitForWindowActive(&reader.window));
        reader.open(m_path);
        const auto zoom = [&] { return reader.view().pageLayout().zoom(); };
        const double fitting = zoom();
        const int text = reader.find<AbstractPane>().textPercent();
        reader.key(Qt::Key_Plus,
                   Qt::ControlModifier | Qt::ShiftModifier); // on many keyboard layouts Plus needs Shift
        QVERIFY(zoom() > fitting * 1.1);
        reader.key(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(zoom(), fitting);
        reader.key(Qt::Key_Slash); // opens the search field
        QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        reader.key(Qt::Key_Equal, Qt::ControlModifier);
        QVERIFY(zoom() > fitting * 1.1);
        reader.key(Qt::Key_Minus, Qt::ControlModifier);
        reader.key(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(zoom() < fitting);
        QCOMPARE(reader.find<AbstractPane>().textPercent(), text);
    }
    void changesZoomAndArrangement()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        reader.open(m_path);
        const double fitting = reader.view().pageLayout().zoom();
        reader.key(Qt::Key_BracketRight);
        reader.key(Qt::Key_Plus);
        QVERIFY(reader.view().pageLayout().zoom() > fitting * 1.1);
        QCOMPARE(reader.at(), 1);
        reader.key(Qt::Key_Minus);
        reader.key(Qt::Key_Minus);
        QVERIFY(reader.view().pageLayout().zoom() < fitting);
        reader.key(Qt::Key_0);
        QCOMPARE(reader.view().pageLayout().zoom(), fitting);
        reader.view().go({1, 0, 0});
        reader.key(Qt::Key_P);
        QCOMPARE(reader.view().pageLayout().arrangement().fit, PdfFit::Page);
        QCOMPARE(reader.at(), 1);
        reader.key(Qt::Key_W);
        reader.key(Qt::Key_D);
        QVERIFY(reader.view().pageLayout().arrangement().twoPages
                && reader.actions[ActionId::PdfTwoPages].isChecked());
        QVERIFY(reader.view().pageLayout().zoom() < fitting * .6);
        reader.key(Qt::Key_D);
        reader.view().go({1, 0, 0});
        reader.key(Qt::Key_R);
        QVERIFY(reader.view().pageLayout().zoom() < fitting); // after the rotation the long side is the width
        QCOMPARE(reader.at(), 1);
        // The point under the pointer does not move.
        const QPoint pointer(200, 300);
        reader.key(Qt::Key_R);
        reader.key(Qt::Key_R);
        reader.key(Qt::Key_R);
        const PdfPlace before = reader.view().place();
        reader.view().zoomBy(2, pointer);
        reader.view().zoomBy(.5, pointer);
        QVERIFY(qAbs(reader.view().place().y - before.y) < 2);
    }
    void highlightsSearchMatches()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        reader.open(m_path);
        reader.key(Qt::Key_O);
        reader.key(Qt::Key_Slash);
        QVERIFY(reader.find<QLineEdit>("pdfFind").hasFocus());
        QTest::keyClicks(&reader.find<QLineEdit>("pdfFind"), u"MEASURED in"_s);
        auto &hits = reader.find<QListWidget>("pdfHits");
        QTRY_COMPARE(hits.count(), 40);
        QVERIFY(hits.item(0)->text().contains(u"second line measured in hours"));
        QCOMPARE(reader.find<QLabel>("pdfFindCount").text(), u"1 of 40"_s);
        QVERIFY(reader.find<QToolButton>("pdfNextMatch").isVisible());
        reader.key(Qt::Key_Return);
        QVERIFY(reader.view().hasFocus());
        reader.key(Qt::Key_N);
        QCOMPARE(reader.at(), 1);
        reader.key(Qt::Key_N, Qt::ShiftModifier);
        reader.key(Qt::Key_N, Qt::ShiftModifier); // wraps around to the last match
        QCOMPARE(reader.at(), 39);
        QCOMPARE(reader.find<QLabel>("pdfFindCount").text(), u"40 of 40"_s);
        QTest::mouseClick(&reader.find<QToolButton>("pdfNextMatch"), Qt::LeftButton);
        QCOMPARE(reader.find<QLabel>("pdfFindCount").text(), u"1 of 40"_s);
        QTest::mouseClick(&reader.find<QToolButton>("pdfPreviousMatch"), Qt::LeftButton);
        QCOMPARE(reader.at(), 39);
        // The list is in page order, also if the search began in the middle.
        reader.find<QLineEdit>("pdfFind").clear();
        reader.view().go({20, 0, 0});
        reader.key(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(&reader.find<QLineEdit>("pdfFind"), u"measured"_s);
        QTRY_COMPARE(hits.count(), 40);
        QVERIFY(hits.item(0)->text().startsWith(u"Page 1: "_s));
        QVERIFY(hits.item(39)->text().startsWith(u"Page 40: "_s));
        QCOMPARE(reader.find<QLabel>("pdfFindCount").text(), u"21 of 40"_s);
        reader.key(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(&reader.find<QLineEdit>("pdfFind"), u"zzz"_s);
        QTRY_COMPARE(reader.find<QLabel>("pdfFindCount").text(), u"Not found"_s);
        reader.key(Qt::Key_Escape); // closes the field first, then the page
        QVERIFY(reader.view().hasFocus() && reader.find<Pages>().isOpen(reader.page()));
        QCOMPARE(hits.count(), 0);
        // The search matches are cleared before the page closes, also with the focus on the pages.
        reader.key(Qt::Key_Slash);
        QTest::keyClicks(&reader.find<QLineEdit>("pdfFind"), u"measured"_s);
        reader.key(Qt::Key_Return);
        QVERIFY(reader.view().hasFocus());
        reader.key(Qt::Key_Escape);
        QVERIFY(reader.find<QLineEdit>("pdfFind").text().isEmpty());
        QVERIFY(reader.find<Pages>().isOpen(reader.page()));
        reader.key(Qt::Key_Escape);
        QVERIFY(reader.find<Pages>().showsPapers());
    }
    // The sidebar and then the side pane give way to the pages.
    void foldsWhatIsBesideThePages()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        reader.window.resize(1600, 900);
        QVERIFY(reader.actions[ActionId::ShowSidebar].isChecked());
        reader.open(m_path);
        QVERIFY(!reader.find<QWidget>("sidebarTree").isVisible());
        reader.page().setSide(true);
        reader.page().splitter().setSizes({900, 300});
        for (const int width : {1600, 1280, 900, 760}) {
            reader.window.resize(width, 800);
            reader.settle();
            QVERIFY2(reader.view().pageLayout().zoom() >= 0.7,
                     qPrintable(u"%1: %2"_s.arg(width).arg(reader.view().pageLayout().zoom())));
        }
        QVERIFY(!reader.page().hasSide());
        QVERIFY(!reader.actions[ActionId::PdfSidebar].isChecked());
        reader.window.resize(1280, 800);
        QVERIFY(reader.page().hasSide());
        reader.actions[ActionId::ShowSidebar].trigger(); // on request it is shown
        QVERIFY(reader.find<QWidget>("sidebarTree").isVisible());
        reader.key(Qt::Key_Escape);
        reader.settle();
        QVERIFY(reader.find<QWidget>("sidebarTree").isVisible());
    }
    // The toolbar above the pages has the same actions as the keys.
    void toolbarJumpsAndZooms()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        reader.open(m_path);
        auto &number = reader.find<QLineEdit>("pdfPageNumber");
        QCOMPARE(number.text(), u"1"_s);
        QTest::mouseClick(&number, Qt::LeftButton);
        QTRY_COMPARE(number.selectedText(), u"1"_s); // typing replaces it
        QTest::keyClicks(&number, u"17"_s);
        reader.key(Qt::Key_Return);
        QCOMPARE(reader.at(), 16);
        QVERIFY(reader.view().hasFocus());
        reader.key(Qt::Key_Left, Qt::AltModifier); // Back returns from the jump
        QCOMPARE(reader.at(), 0);
        QCOMPARE(number.text(), u"1"_s);
        QTest::mouseClick(&number, Qt::LeftButton);
        QTest::keyClicks(&number, u"99"_s); // no such page
        QVERIFY(!number.hasAcceptableInput());
        reader.key(Qt::Key_Escape); // leaves the number field first, then the page
        QCOMPARE(number.text(), u"1"_s);
        QVERIFY(reader.view().hasFocus() && reader.find<Pages>().isOpen(reader.page()));
        auto &zoom = reader.find<QToolButton>("pdfZoom");
        const double before = reader.view().pageLayout().zoom();
        QTest::mouseClick(&reader.find<QToolButton>("pdfLarger"), Qt::LeftButton);
        QVERIFY(reader.view().pageLayout().zoom() > before * 1.1);
        QCOMPARE(zoom.text(), u"%1 %"_s.arg(qRound(reader.view().pageLayout().zoom() * 100)));
        QTest::mouseClick(&reader.find<QToolButton>("pdfSmaller"), Qt::LeftButton);
        QVERIFY(qAbs(reader.view().pageLayout().zoom() - before) < 0.01);
        QVERIFY(reader.view().hasFocus()); // the focus stays on the pages
        QVERIFY(zoom.menu()->actions().contains(&reader.actions[ActionId::PdfTwoPages]));
        for (const QToolButton *tool :
             reader.page().bar().findChildren<QToolButton *>(Qt::FindDirectChildrenOnly))
            QVERIFY2(!tool->accessibleName().isEmpty(), qPrintable(tool->objectName()));
    }
    void followsOutlineAndLinks()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        reader.open(m_path);
        reader.key(Qt::Key_O);
        auto &outline = reader.find<QTreeWidget>("pdfOutline");
        QTRY_COMPARE(outline.topLevelItemCount(), 40);
        outline.setFocus();
        outline.setCurrentItem(outline.topLevelItem(20));
        reader.key(Qt::Key_Return);
        QCOMPARE(reader.at(), 20);
        reader.view().setFocus();
        reader.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(reader.at(), 0);
        QTRY_VERIFY(!reader.view().accessibleDescription().isEmpty()); // words and links are loaded
        QSignalSpy asked(&reader.page(), &PdfPage::linkRequested);
        QTest::mouseClick(reader.view().viewport(), Qt::LeftButton, {}, placeOf(reader, 100, 67));
        QCOMPARE(reader.at(), 39);
        reader.key(Qt::Key_Left, Qt::AltModifier);
        QTest::mouseClick(reader.view().viewport(), Qt::LeftButton, {}, placeOf(reader, 100, 88));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().toString(), u"https://example.org/"_s);
        QCOMPARE(reader.at(), 0);
        // Cancelling keeps the position.
        QVERIFY(!reader.view().hasFocus());
        reader.key(Qt::Key_Escape);
        QVERIFY(reader.view().hasFocus() && reader.find<Pages>().isOpen(reader.page()));
        // With the focus outside the pages, the same key searches their text.
        outline.setFocus();
        reader.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(reader.find<QLineEdit>("pdfFind").hasFocus());
    }
    void followsLinksByLetters()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        reader.open(m_path);
        QTRY_VERIFY(!reader.view().accessibleDescription().isEmpty());
        const QImage before = reader.view().viewport()->grab().toImage();
        const QString page = reader.view().accessibleDescription();
        reader.key(Qt::Key_F);
        QCOMPARE(reader.view().accessibleDescription(), u"A: Page 40\nS: https://example.org/"_s);
        QVERIFY(reader.view().viewport()->grab().toImage() != before);
        reader.key(Qt::Key_Escape); // clears the matches and stays on the page
        QVERIFY(reader.find<Pages>().isOpen(reader.page()));
        QCOMPARE(reader.view().accessibleDescription(), page);
        QCOMPARE(reader.view().viewport()->grab().toImage(), before);
        reader.key(Qt::Key_F);
        reader.key(Qt::Key_X); // a key without a meaning
        QCOMPARE(reader.view().accessibleDescription(), page);
        QSignalSpy asked(&reader.page(), &PdfPage::linkRequested);
        reader.key(Qt::Key_F);
        reader.key(Qt::Key_S);
        QCOMPARE(asked.size(), 1);
        reader.key(Qt::Key_Escape);
        reader.view().setFocus();
        reader.key(Qt::Key_F);
        reader.key(Qt::Key_A); // otherwise the key would apply to the pane next to the page
        QCOMPARE(reader.at(), 39);
        QSignalSpy missing(&reader.page(), &PdfPage::noLinksVisible);
        QTRY_VERIFY(!reader.view().accessibleDescription().isEmpty());
        reader.key(Qt::Key_F);
        QCOMPARE(missing.size(), 1);
        reader.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(reader.at(), 0);
        reader.key(Qt::Key_F);
        reader.key(Qt::Key_Down);
        QVERIFY(!reader.view().accessibleDescription().startsWith(u"A: "));
    }
    // The search reads more pages than the cache holds. Visible pages keep their words and links.
    void searchPreservesVisiblePages()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        const QString path = dir.filePath(u"long.pdf"_s);
        writeAll(path, writtenPdf(QList<QStringList>(150, {u"Sundials everywhere"_s})));
        reader.open(path);
        QTRY_VERIFY(!reader.view().accessibleDescription().isEmpty());
        reader.key(Qt::Key_Slash);
        QTest::keyClicks(&reader.find<QLineEdit>("pdfFind"), u"sundials"_s);
        QTRY_COMPARE(reader.find<QLabel>("pdfFindCount").text(), u"1 of 150"_s);
        QTest::mouseClick(reader.view().viewport(), Qt::LeftButton, {}, placeOf(reader, 100, 67));
        QCOMPARE(reader.at(), 149);
    }
    void selectsAndCopiesWords()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        reader.open(m_path);
        QTRY_VERIFY(!reader.view().accessibleDescription().isEmpty());
        QWidget *view = reader.view().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, placeOf(reader, 80, 88));
        QTest::mouseMove(view, placeOf(reader, 100, 108));
        QMouseEvent move(QEvent::MouseMove, placeOf(reader, 100, 108),
                         view->mapToGlobal(placeOf(reader, 100, 108)), Qt::LeftButton, Qt::LeftButton, {});
        QApplication::sendEvent(view, &move);
        QTest::mouseRelease(view, Qt::LeftButton, {}, placeOf(reader, 100, 108));
        QCOMPARE(reader.view().selectedText(), u"second line measured"_s);
        reader.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"second line measured"_s);
        reader.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(reader.view().selectedText(), u"Sundial number 1 second line measured in hours"_s);
    }
    // Close lines overlap, but the selection has one uniform colour.
    void paintsOverlappingLinesOnce()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        QByteArray close = writtenPdf({{u"one line"_s, u"another one"_s, u"a third"_s}});
        close.replace("20 TL", " 9 TL");
        const QString path = dir.filePath(u"close.pdf"_s);
        writeAll(path, close);
        reader.open(path);
        QTRY_VERIFY(!reader.view().accessibleDescription().isEmpty());
        QTRY_VERIFY(reader.seesInk(reader.view().viewport()->rect()));
        reader.key(Qt::Key_A, Qt::ControlModifier);
        const QImage seen = reader.view().viewport()->grab().toImage();
        int once = 0, twice = 0; // blue channel on white paper; letters reduce it too
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x) {
                const QColor at = seen.pixelColor(x, y);
                once += at == QColor(0xa8, 0xd0, 0xff);
                twice += at.blue() == 0xff && at.red() < 0xa0;
            }
        QVERIFY(once > 500);
        QCOMPARE(twice, 0);
    }
    void selectsWordWithoutPunctuation()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        const QString path = dir.filePath(u"words.pdf"_s);
        writeAll(path, writtenPdf({{u"(Dials), of old."_s, u"They mea-"_s, u"sured, hours."_s}}));
        reader.open(path);
        QTRY_VERIFY(!reader.view().accessibleDescription().isEmpty());
        QWidget *view = reader.view().viewport();
        const auto clickTwice = [&](int x, int y) {
            QTest::mouseDClick(view, Qt::LeftButton, {}, placeOf(reader, x, y));
        };
        clickTwice(90, 68);
        QCOMPARE(reader.view().selectedText(), u"Dials"_s);
        const Highlight marked = reader.view().selectedHighlight();
        QCOMPARE(marked.quote, u"Dials"_s);
        QVERIFY(marked.boxes.first().box.left() > 73); // the highlight begins after the bracket
        QCOMPARE(marked.after, u"of old. They mea- sured, hours."_s);
        // A third click selects the line, unless it is at another place.
        QTest::mouseClick(view, Qt::LeftButton, {}, placeOf(reader, 90, 68));
        QCOMPARE(reader.view().selectedText(), u"(Dials), of old."_s);
        clickTwice(90, 68);
        QTest::mouseClick(view, Qt::LeftButton, {}, placeOf(reader, 90, 88));
        QCOMPARE(reader.view().selectedText(), QString());
        // A hyphenated word is one word. Extending from there selects whole words.
        clickTwice(90, 108);
        QCOMPARE(reader.view().selectedText(), u"measured"_s);
        QCOMPARE(reader.view().selectedHighlight().boxes.size(), 2);
        reader.key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(reader.view().selectedText(), u"measured, hours."_s);
    }
    void restoresPosition()
    {
        QTemporaryDir dir;
        {
            Reader reader(dir);
            reader.open(m_path);
            reader.view().go({12, 100, 1.5});
            reader.key(Qt::Key_D);
            reader.actions[ActionId::PdfPaper].trigger();
            reader.key(Qt::Key_Escape);
        }
        Reader reader(dir);
        reader.open(m_path);
        QCOMPARE(reader.view().tint(), PdfTint::Sepia);
        QVERIFY(reader.view().pageLayout().arrangement().twoPages);
        QCOMPARE(reader.at(), 12);
        QVERIFY(qAbs(reader.view().pageLayout().zoom() - 1.5) < .01);
    }
    void reportsErrors()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        const QString path = dir.filePath(u"broken.pdf"_s);
        writeAll(path, "<html>");
        reader.window.pdfs().reader().open(path);
        const auto said = [&] {
            QString all;
            for (const QLabel *label : reader.page().findChildren<QLabel *>())
                if (label->isVisible())
                    all += label->text();
            return all;
        };
        QTRY_VERIFY(said().contains(u"not a PDF"));
        QVERIFY(qobject_cast<QAbstractButton *>(QApplication::focusWidget())); // the Try again button
        reader.key(Qt::Key_Escape);
        QVERIFY(reader.find<Pages>().showsPapers());
    }
    void opensSystemViewerWithoutHelper()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        qputenv("LECTERN_PDF_HELPER", "/nonexistent/lectern-pdf");
        QDesktopServices::setUrlHandler(u"file"_s, this, "takeUrl");
        reader.window.pdfs().reader().open(m_path);
        QDesktopServices::unsetUrlHandler(u"file"_s);
        QCOMPARE(m_opened, QList<QUrl>{QUrl::fromLocalFile(m_path)});
        QVERIFY(reader.find<Pages>().showsPapers());
        const auto labels = reader.window.findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel *label) { return label->text().contains(u"lectern-pdf"); }));
    }
    // The helper crashes on each page: the page shows a message, and the window still works.
    void reportsPageThatCrashesHelper()
    {
        QTemporaryDir dir;
        qputenv("LECTERN_PDF_HELPER", LECTERN_FAKE_PDF);
        qputenv("LECTERN_FAKE", "open-dies");
        Reader reader(dir);
        const QString path = dir.filePath(u"falls.pdf"_s);
        writeAll(path, "%PDF");
        reader.window.pdfs().reader().open(path);
        QTRY_VERIFY(reader.view().accessibleDescription().contains(u"crashed"));
        reader.key(Qt::Key_J);
        reader.key(Qt::Key_Escape);
        QVERIFY(reader.find<Pages>().showsPapers());
    }
    // The picture cache has a fixed limit, however many pages are read.
    void memoryIsBounded()
    {
        QTemporaryDir dir;
        Reader reader(dir);
        reader.open(m_path);
        for (int page = 0; page < 40; ++page) {
            reader.view().go({page, 0, 3});
            QTRY_VERIFY(reader.seesInk(reader.view().viewport()->rect()));
        }
        QVERIFY(reader.page().keptKilobytes() <= 160 * 1024);
        QVERIFY(reader.page().keptKilobytes() > 0);
    }

private:
    // Returns the screen position of a point on the first page, given in points.
    static QPoint placeOf(Reader &reader, double x, double y)
    {
        const double scale = reader.view().pageLayout().zoom() * 96 / 72;
        return QPoint(PdfLayout::kGap + int(x * scale),
                      PdfLayout::kGap + int(y * scale) - reader.view().verticalScrollBar()->value());
    }

    QTemporaryDir m_dir;
    QString m_path;
    QList<QUrl> m_opened;
};

QTEST_MAIN(TestPdfPage)
#include "tst_pdfpage.moc"
