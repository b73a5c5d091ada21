// Tests the window layout: positions, collapsing and hiding of panels, and the text size.
#include "models/itemmodels/display.h"
#include "tests/views/windowrun.h"
#include "views/authors/authorpanel.h"
#include "views/paper/abstractpane.h"
#include "views/paper/notepane.h"
#include "views/sidebar/sidebar.h"
#include "views/statistics/overviewpage.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QTableView>
#include <QTextBrowser>
#include <QTreeView>

using namespace lectern;
using lectern::test::Run;
using namespace Qt::StringLiterals;

class TestWindowLayout : public QObject
{
    Q_OBJECT
private slots:
    void menuBarIsOptional()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            QVERIFY(!run.window.menuBar()->isVisible());
            run.actions[ActionId::ShowMenuBar].trigger();
            QVERIFY(run.window.menuBar()->isVisible());
            QCOMPARE(run.window.menuBar()->actions().size(), 6);
            run.actions[ActionId::ReadingMode].trigger();
            QVERIFY(!run.window.menuBar()->isVisible());
            run.actions[ActionId::ReadingMode].trigger();
            QVERIFY(run.window.menuBar()->isVisible());
        }
        Run run(dir);
        QVERIFY(run.window.menuBar()->isVisible());
    }

    void theFirstWindowFitsTheScreen()
    {
        QTemporaryDir dir;
        QSettings settings(dir.filePath(u"settings.ini"_s), QSettings::IniFormat);
        Actions actions;
        Theme theme;
        LibrarySession library;
        const MainWindow window(library, actions, theme, settings);
        const QSize room = window.screen()->availableSize();
        QVERIFY(window.width() <= room.width() && window.height() <= room.height());
        QVERIFY(window.minimumWidth() <= room.width() && window.minimumHeight() <= room.height());
    }

    void paperIsBelowTheTable()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            run.importSample();
            auto &pane = run.find<AbstractPane>();
            const auto below = [&] {
                return pane.mapTo(&run.window, QPoint()).y()
                    >= run.list().mapTo(&run.window, QPoint(0, run.list().height())).y();
            };
            QVERIFY(!below());
            run.actions[ActionId::ViewTable].trigger();
            QTRY_VERIFY(below());
            QVERIFY(pane.isVisible());
            run.actions[ActionId::ViewRows].trigger();
            QTRY_VERIFY(!below());
            run.window.resize(700, 900); // narrow, but high enough to show the list above the pane
            QTRY_VERIFY(below() && pane.isVisible());
            run.key(Qt::Key_F9, Qt::ShiftModifier);
            QTRY_VERIFY(!pane.isVisible());
            run.key(Qt::Key_F9, Qt::ShiftModifier);
            QTRY_VERIFY(pane.isVisible());
            run.window.resize(1280, 800);
            QTRY_VERIFY(!below());
            run.actions[ActionId::ViewTable].trigger();
            QTRY_VERIFY(below());
        }
        Run run(dir);
        QVERIFY(run.list().isTable());
        QTRY_VERIFY(run.find<AbstractPane>().y() > 0); // the pane is still below the list
    }

    // A library without scores, categories and code hides these columns until the user shows them.
    void hidesEmptyColumns()
    {
        QTemporaryDir dir;
        using Model = PaperListModel;
        Run run(dir);
        run.window.resize(1280, 800);
        QByteArray lines;
        for (int i = 0; i < 40; ++i)
            lines += QJsonDocument(QJsonObject{{u"lectern"_s, 1},
                                               {u"title"_s, u"Tides number %1"_s.arg(i)},
                                               {u"authors"_s, QJsonArray{u"Ann Foam"_s}},
                                               {u"venue"_s, u"Journal of Tides"_s},
                                               {u"year"_s, 2020}})
                         .toJson(QJsonDocument::Compact)
                + '\n';
        run.importLines(lines);
        run.actions[ActionId::ViewTable].trigger();
        auto &table = run.find<QTableView>("paperTable");
        QHeaderView *header = table.horizontalHeader();
        QTRY_VERIFY(header->isSectionHidden(Model::Score) && header->isSectionHidden(Model::Category)
                    && header->isSectionHidden(Model::Code));
        QVERIFY(!header->isSectionHidden(Model::Venue));
        QTRY_COMPARE(header->length(), table.viewport()->width()); // no column is cut off
        emit header->customContextMenuRequested(QPoint(20, 5));
        auto *menu = table.findChild<QMenu *>(u"columnMenu"_s);
        QVERIFY(menu);
        for (QAction *action : menu->actions())
            if (action->text() == u"Score"_s)
                action->trigger();
        menu->close();
        run.importSample(); // sample papers have scores and categories
        QTRY_VERIFY(run.library.counts().papers > 40);
        run.settle();
        QVERIFY(!header->isSectionHidden(Model::Score));
        QVERIFY(header->isSectionHidden(Model::Category)); // the user's setting remains
    }

    void showsChosenColumns()
    {
        QTemporaryDir dir;
        using Model = PaperListModel;
        {
            Run run(dir);
            run.window.resize(2200, 900); // wide enough for all columns
            run.importSample();
            run.library.writer().addTag(u"shore"_s, {run.library.browser().currentPaper()});
            run.settle();
            run.actions[ActionId::ViewTable].trigger();
            auto &table = run.find<QTableView>("paperTable");
            QHeaderView *header = table.horizontalHeader();
            // The title column fills the remaining width.
            QTRY_COMPARE(header->length(), table.viewport()->width());
            QVERIFY(header->isSectionHidden(Model::Tags));
            emit header->customContextMenuRequested(QPoint(20, 5));
            auto *menu = table.findChild<QMenu *>(u"columnMenu"_s);
            QVERIFY(menu);
            const auto choose = [&](const QString &name) {
                for (QAction *action : menu->actions())
                    if (action->text() == name)
                        action->trigger();
            };
            choose(u"Tags"_s);
            choose(u"Source"_s);
            choose(u"Added"_s);
            choose(u"Score"_s);
            menu->close();
            QVERIFY(!header->isSectionHidden(Model::Tags));
            QVERIFY(header->isSectionHidden(Model::Score));
            QTRY_COMPARE(header->length(), table.viewport()->width());
            const auto cell = [&](Model::Column column) {
                return run.library.browser()
                    .papers()
                    .index(run.list().currentRow(), column)
                    .data()
                    .toString();
            };
            QTRY_COMPARE(cell(Model::Tags), u"shore"_s);
            QVERIFY(!cell(Model::Source).isEmpty());
            QCOMPARE(cell(Model::Added), dayText(QDate::currentDate()));
            header->moveSection(header->visualIndex(Model::Tags), 2);
            header->resizeSection(Model::Tags, 123);
            QTRY_COMPARE(header->length(), table.viewport()->width());
            // A column that cannot be sorted keeps the sort order.
            const SortOrder before = run.library.browser().query().sort;
            QMetaObject::invokeMethod(header, "sectionClicked", Q_ARG(int, int(Model::Tags)));
            QCOMPARE(run.library.browser().query().sort, before);
            QMetaObject::invokeMethod(header, "sectionClicked", Q_ARG(int, int(Model::Added)));
            QCOMPARE(run.library.browser().query().sort.key, SortOrder::Key::Added);
        }
        Run run(dir);
        auto &table = run.find<QTableView>("paperTable");
        const QHeaderView *header = table.horizontalHeader();
        QVERIFY(!header->isSectionHidden(Model::Tags));
        QVERIFY(header->isSectionHidden(Model::Score));
        QCOMPARE(header->visualIndex(Model::Tags), 2);
        QCOMPARE(header->sectionSize(Model::Tags), 123);
        run.window.resize(2200, 900);
        QTRY_COMPARE(header->length(), table.viewport()->width());
    }

    void narrowWindowCollapsesPanels()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        const auto visible = [&](const QWidget &widget) { return widget.isVisible(); };
        QVERIFY(visible(run.find<Sidebar>()));
        run.window.resize(900, 600);
        QTRY_VERIFY(!visible(run.find<Sidebar>()));
        QVERIFY(visible(run.find<AbstractPane>()));
        run.actions[ActionId::ShowSidebar].trigger(); // the user can show the sidebar again
        QVERIFY(visible(run.find<Sidebar>()));
        run.window.resize(640, 600);
        QTRY_VERIFY(!visible(run.find<AbstractPane>()));
        run.list().setFocus();
        run.actions[ActionId::Read].trigger(); // too narrow next to the list: the paper fills the window
        QVERIFY(visible(run.find<AbstractPane>()));
        QVERIFY(!visible(run.list()));
        run.key(Qt::Key_Escape);
        QVERIFY(visible(run.list()));
        run.window.resize(1400, 800);
        QTRY_VERIFY(visible(run.find<Sidebar>()));
    }

    // In a low window the buttons of a page keep their texts, which are longer in other languages. The
    // heading shrinks.
    void pageButtonsAreNotCut()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.window.resize(1000, 800);
        run.actions[ActionId::Overview].trigger();
        run.settle();
        auto &page = run.find<OverviewPage>();
        const auto &heading = *page.findChild<QLabel *>(u"pageHeading"_s);
        auto &back = *page.findChild<QPushButton *>(u"pageBack"_s);
        auto &table = *page.findChild<QPushButton *>(u"overviewAsTable"_s);
        QVERIFY(heading.isVisible() && back.isVisible());
        QTRY_VERIFY(heading.geometry().right() < back.geometry().left());
        back.setText(u"Zurück zu allen Arbeiten dieser Bibliothek"_s);
        table.setText(u"Als Tabelle mit allen Zahlen"_s);
        run.window.resize(700, 800);
        QTRY_VERIFY(heading.geometry().bottom() < back.geometry().top());
        for (const QPushButton *button : page.findChildren<QPushButton *>())
            if (button->isVisible() && button->y() == back.y())
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        back.setText(u"Back"_s);
        table.setText(u"Table"_s);
        run.window.resize(1000, 800);
        QTRY_VERIFY(heading.geometry().right() < back.geometry().left());
    }
    void noteIsAsWideAsTheTextInReadingMode()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.window.resize(1600, 900);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        run.list().selectRow(0, true);
        run.settle();
        run.key(Qt::Key_N);
        auto &note = run.find<AbstractPane>().note();
        auto *editor = note.findChild<QPlainTextEdit *>();
        QTRY_VERIFY(editor && editor->isVisible());
        run.actions[ActionId::ReadingMode].trigger();
        QTRY_VERIFY(editor->width() < 1000);
        run.actions[ActionId::ReadingMode].trigger();
        QTRY_VERIFY(editor->width() > note.width() - 100);
    }
    void lowWindowCollapsesAuthorPanel()
    {
        QTemporaryDir dir;
        const auto authorShown = [](Run &run) {
            run.library.browser().openAuthor(run.library.sidebar().sidebarData().authors.first().id, u"A"_s);
            run.settle();
            return run.find<AuthorPanelView>().isVisible();
        };
        {
            Run run(dir);
            run.importSample();
            QVERIFY(QTest::qWaitForWindowActive(&run.window));
            QVERIFY(authorShown(run));
            auto &panel = run.find<AuthorPanelView>();
            auto &chart = run.find<QWidget>("authorYears"), &computed = run.find<QWidget>("authorComputed");
            auto &brief = run.find<QLabel>("authorBrief");
            QVERIFY(chart.isVisible());
            run.window.resize(900, 600);
            QTRY_VERIFY(!chart.isVisible());
            QVERIFY(computed.isVisible());
            QVERIFY(brief.isVisible());
            QVERIFY2(brief.text().contains(u"h-index"_s), qPrintable(brief.text()));
            QTRY_VERIFY2(panel.height() < 600 / 4, qPrintable(QString::number(panel.height())));
            run.list().setFocus();
            run.key(Qt::Key_A, Qt::ShiftModifier); // the user can expand the panel; this lasts until the
                                                   // window is high again
            QVERIFY(chart.isVisible());
            run.window.resize(1280, 800);
            QTRY_COMPARE(run.window.height(), 800);
            QVERIFY(chart.isVisible());
            run.window.resize(900, 600);
            QTRY_VERIFY(!chart.isVisible());
            run.window.resize(1280, 800);
            QTRY_VERIFY(chart.isVisible());
            run.key(Qt::Key_A,
                    Qt::ShiftModifier); // a panel that is collapsed in a high window stays collapsed
            QVERIFY(!chart.isVisible());
            run.window.close();
        }
        Run run(dir);
        QVERIFY(authorShown(run));
        QVERIFY(!run.find<QWidget>("authorYears").isVisible());
        QVERIFY(!run.actions[ActionId::ShowAuthorFigures].isChecked());
    }

    void findsCommandsByName()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        run.key(Qt::Key_K, Qt::ControlModifier);
        auto *box = run.window.findChild<QLineEdit *>(u"commandBox"_s);
        QTRY_VERIFY(box->hasFocus());
        // An available command with this name is first.
        auto &commands = run.find<QListWidget>("commandList");
        QTest::keyClicks(box, u"trash"_s);
        QVERIFY(commands.count() > 3);
        QCOMPARE(commands.item(0)->text(), u"Trash"_s);
        bool enabled = true;
        for (int i = 0; i < commands.count(); ++i) {
            const bool now = commands.item(i)->flags() & Qt::ItemIsEnabled;
            QVERIFY2(enabled || !now, qPrintable(commands.item(i)->text()));
            enabled = now;
        }
        // The focus returns to the previous widget.
        QWidget *const before = run.list().view();
        QTest::keyClick(box, Qt::Key_Escape);
        QTRY_VERIFY(before->hasFocus());
        run.key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(box->hasFocus());
        QTest::keyClicks(box, u"dark th"_s);
        QCOMPARE(commands.count(), 1);
        QTest::keyClick(box, Qt::Key_Return);
        QVERIFY(!box->isVisible());
        QCOMPARE(QApplication::palette().color(QPalette::Base), darkColors().base);
        QTRY_VERIFY(run.find<QTextBrowser>("readingView").toHtml().contains(darkColors().accent.name()));
    }

    void changesTextSizeAndReadingMode()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.list().selectRow(0, true);
        auto &text = run.find<QTextBrowser>("readingView");
        const double before = text.font().pointSizeF();
        run.actions[ActionId::TextLarger].trigger();
        run.actions[ActionId::TextLarger].trigger();
        QVERIFY(text.font().pointSizeF() > before * 1.15);
        run.actions[ActionId::TextNormal].trigger();
        QCOMPARE(text.font().pointSizeF(), before);
        run.actions[ActionId::ReadingMode].trigger();
        QVERIFY(!run.list().isVisible());
        QVERIFY(text.isVisible());
        run.actions[ActionId::NextPaper].trigger();
        run.settle();
        QCOMPARE(run.list().currentRow(), 1);
        run.actions[ActionId::LeaveReading].trigger();
        QVERIFY(run.list().isVisible());
    }
};

QTEST_MAIN(TestWindowLayout)
#include "tst_windowlayout.moc"
