// Tests the window as used: keys, clicks, the clipboard, dropped files; offscreen.
#include "tests/views/windowrun.h"
#include "views/authors/authorpanel.h"
#include "views/paper/abstractpane.h"
#include "views/widgets/messagebar.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QDropEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace lectern;
using lectern::test::Run;
using namespace Qt::StringLiterals;

class TestMainWindow : public QObject
{
    Q_OBJECT
private slots:
    void importsFiltersReadsAndRestores()
    {
        QTemporaryDir dir;
        QString chosenTitle;
        {
            Run run(dir);
            QVERIFY(QTest::qWaitForWindowActive(&run.window));
            // Pastes an author's page.
            const SamplePage page = samplePages()[2]; // Tamsin Okwuosa: six papers
            QApplication::clipboard()->setText(QString::fromUtf8(page.bytes));
            run.actions[ActionId::PastePage].trigger();
            auto &looked = run.find<QWidget>("importPanel");
            QVERIFY(looked.isVisible());
            QTRY_VERIFY(run.find<QLabel>("importTitle").text().startsWith(u"6 papers"_s));
            QTest::mouseClick(&run.find<QPushButton>("importAccept"), Qt::LeftButton);
            QVERIFY(!looked.isVisible());
            run.settle();
            QTRY_COMPARE(run.library.browser().papers().rowCount(), 6);
            QCOMPARE(run.count(), u"6 papers"_s);
            QCOMPARE(run.find<QLabel>("toastText").text(), u"6 new papers"_s);
            QCOMPARE(run.find<QLabel>("statusText").text(), QString());
            run.importSample();
            const int all = run.library.browser().papers().rowCount();
            QVERIFY(all > 20);

            // Selects an author in the sidebar.
            auto &tree = run.find<QTreeView>("sidebarTree");
            const SidebarModel &sidebar = run.library.sidebar();
            const QModelIndex authors = sidebar.index(4, 0);
            QCOMPARE(authors.data().toString(), u"Authors"_s);
            QModelIndex tamsin;
            for (int i = 0; i < sidebar.rowCount(authors); ++i)
                if (sidebar.index(i, 0, authors).data().toString() == "Tamsin Okwuosa"_L1)
                    tamsin = sidebar.index(i, 0, authors);
            QVERIFY(tamsin.isValid());
            tree.scrollTo(tamsin);
            QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(tamsin).center());
            run.settle();
            auto &panel = run.find<AuthorPanelView>();
            QTRY_VERIFY(panel.isVisible());
            QCOMPARE(run.find<QLabel>("authorName").text(), u"Tamsin Okwuosa"_s);
            QCOMPARE(run.chips(), QStringList{u"Tamsin Okwuosa"_s});
            const int hers = run.library.browser().papers().rowCount();
            QVERIFY(hers >= 6 && hers < all);

            // Filters papers with code.
            run.list().setFocus();
            run.key(Qt::Key_F);
            auto &line = run.find<QLineEdit>("facetLine");
            QTRY_VERIFY(line.isVisible());
            QTest::keyClick(&line, Qt::Key_Backtab); // the last kind has code, marks and files
            QTRY_VERIFY(run.find<QListWidget>("facetValues").count() > 0);
            QTest::keyClicks(&line, u"code"_s);
            QTest::keyClick(&line, Qt::Key_Return);
            run.settle();
            QCOMPARE(run.chips(), QStringList({u"Tamsin Okwuosa"_s, u"has:code"_s}));
            const int coded = run.library.browser().papers().rowCount();
            QVERIFY(coded >= 1 && coded < hers);
            QCOMPARE(run.count(), u"%1 of %2"_s.arg(coded).arg(all));

            // Removes the filter with the keyboard, and sorts the table by title.
            const QList<Chip *> chips = run.find<FilterBar>().findChildren<Chip *>();
            chips.last()->setFocus();
            QTest::keyClick(chips.last(), Qt::Key_Delete);
            QTRY_COMPARE(run.chips(), QStringList{u"Tamsin Okwuosa"_s});
            run.settle();
            QCOMPARE(run.library.browser().papers().rowCount(), hers);
            run.library.browser().setSort({SortOrder::Key::Title, false});
            run.settle();
            QStringList sorted = run.titles();
            QCOMPARE(sorted.size(), hers);
            std::sort(sorted.begin(), sorted.end(), [](const QString &a, const QString &b) {
                return a.compare(b, Qt::CaseInsensitive) < 0;
            });
            QCOMPARE(run.titles(), sorted);

            // Selects the third paper, bookmarks it and marks it as read.
            QApplication::setActiveWindow(
                &run.window); // the offscreen platform does not restore it after a popup
            run.list().setFocus();
            run.list().selectRow(0, true);
            run.key(Qt::Key_J);
            run.key(Qt::Key_J);
            QCOMPARE(run.list().currentRow(), 2);
            run.key(Qt::Key_B);
            run.settle();
            QVERIFY(run.library.browser().papers().rowAt(2)->bookmarked);
            run.key(Qt::Key_U);
            run.settle();
            QVERIFY(run.library.browser().papers().rowAt(2)->read);
            chosenTitle = run.library.browser().papers().rowAt(2)->title;
            QVERIFY(run.find<QTextBrowser>("readingView").toPlainText().startsWith(chosenTitle));
            QCOMPARE(run.library.counts().bookmarks, 1);
        }
        // After a restart the state is restored.
        Run run(dir);
        QCOMPARE(run.chips(), QStringList{u"Tamsin Okwuosa"_s});
        QCOMPARE(run.library.browser().query().sort.key, SortOrder::Key::Title);
        QCOMPARE(run.list().currentRow(), 2);
        QVERIFY(run.library.browser().papers().rowAt(2)->bookmarked);
        QVERIFY(run.library.browser().papers().rowAt(2)->read);
        QTRY_VERIFY(run.find<QTextBrowser>("readingView").toPlainText().startsWith(chosenTitle));
        QVERIFY(run.find<AuthorPanelView>().isVisible());
        QCOMPARE(run.library.counts().bookmarks, 1);
    }

    void searchesWhileTyping()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        run.key(Qt::Key_Slash);
        QTRY_VERIFY(run.box().hasFocus());
        QTest::keyClicks(&run.box(), u"gossip conv"_s);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 1);
        QVERIFY(run.titles().first().startsWith(u"Gossip That Converges"_s));
        // Return turns conditions into chips; words remain.
        run.box().clear();
        QTest::keyClicks(&run.box(), u"year:2026 training"_s);
        QTest::keyClick(&run.box(), Qt::Key_Return);
        run.settle();
        QCOMPARE(run.chips(), QStringList{u"year:2026"_s});
        QCOMPARE(run.box().text(), u"training"_s);
        QVERIFY(run.list().view()->hasFocus());
        // Errors in a query are shown inline, not in a dialog.
        run.box().setFocus();
        run.box().clear();
        QTest::keyClicks(&run.box(), u"year:twenty"_s);
        QVERIFY(run.find<QLabel>("queryRemark").isVisible());
        QVERIFY(!run.find<QLabel>("queryRemark").text().isEmpty());
        QVERIFY(!QApplication::activeModalWidget());
        run.actions[ActionId::ClearFilters].trigger();
        run.settle();
        QVERIFY(run.chips().isEmpty());
        QVERIFY(run.box().text().isEmpty());
        QVERIFY(!run.find<QLabel>("queryRemark").isVisible());
    }

    void sortsByAHeaderClick()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.actions[ActionId::ViewTable].trigger();
        auto &table = run.find<QTableView>("paperTable");
        QVERIFY(table.isVisible());
        auto *header = table.horizontalHeader();
        const auto click = [&](int column) {
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                              QPoint(header->sectionViewportPosition(column) + 12, header->height() / 2));
            run.settle();
        };
        click(PaperListModel::Score);
        QCOMPARE(run.library.browser().query().sort, (SortOrder{SortOrder::Key::Score, false}));
        const double first = run.library.browser().papers().rowAt(0)->score.value_or(-1);
        QVERIFY(first > run.library.browser().papers().rowAt(5)->score.value_or(-1));
        click(PaperListModel::Score);
        QCOMPARE(run.library.browser().query().sort, (SortOrder{SortOrder::Key::Score, true}));
        QVERIFY(run.library.browser().papers().rowAt(0)->score.value_or(-1) < first);
        click(PaperListModel::Title);
        QCOMPARE(run.library.browser().query().sort, (SortOrder{SortOrder::Key::Title, false}));
    }

    void spacePagesThenGoesToTheNextUnread()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        run.list().selectRow(0, true);
        run.settle();
        const PaperId first = run.list().currentPaper();
        for (int i = 0; i < 20 && run.list().currentPaper() == first; ++i) {
            run.key(Qt::Key_Space);
            run.settle();
        }
        QCOMPARE(run.list().currentRow(), 1);
        QTRY_VERIFY(run.library.browser().papers().rowAt(0)->read);
        QVERIFY(!run.library.browser().papers().rowAt(1)->read);
    }

    void importsDroppedFilesAndFolders()
    {
        QTemporaryDir dir;
        QDir(dir.path()).mkpath(u"pages"_s);
        QFile file(dir.filePath(u"pages/march.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(samplePages().first().bytes);
        file.close();
        Run run(dir);
        QMimeData content;
        content.setUrls({QUrl::fromLocalFile(dir.filePath(u"pages"_s))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&run.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
        QVERIFY(run.find<QWidget>("dropOverlay").isVisible());
        QVERIFY(run.find<QWidget>("dropOverlay").accessibleName().startsWith(u"Import 1 file"_s));
        QApplication::sendEvent(&run.window, &drop);
        QVERIFY(!run.find<QWidget>("dropOverlay").isVisible());
        auto &import = run.find<QPushButton>("importAccept"); // the preview is shown first
        QTRY_VERIFY(import.isVisible() && import.isEnabled());
        QCOMPARE(run.library.counts().sources, 0);
        import.click();
        QTRY_COMPARE(run.library.counts().sources, 1);
        run.settle();
        QVERIFY(run.library.browser().papers().rowCount() > 5);
    }

    void reportsFileThatIsNotASource()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(u"picture.png"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
        file.close();
        Run run(dir);
        run.library.imports().importFiles({file.fileName()});
        run.settle();
        auto &errors = run.find<MessageBar>("errorBar");
        QVERIFY(errors.isVisible());
        QVERIFY(errors.text().startsWith(u"picture.png: "_s));
        QVERIFY(!QApplication::activeModalWidget());
    }

    void showsHostileTitlesAsText()
    {
        QTemporaryDir dir;
        Run run(dir);
        const QByteArray page =
            "Eve Example\n\nLG\nh-index1\n1papers\n\n1 Papers\n\n80.0LGJun 2\n"
            "<script>alert(1)</script> <b>Bold</b> Claims About Everything\n\n"
            "Eve <i>Example</i>, Ada Oak\n\n"
            "We show <img src=\"file:///etc/passwd\"> that everything is bold. Everything we tried "
            "was bold, and everything that was not bold was not tried.\n";
        run.library.imports().importText(u"eve.txt"_s, page, QDate(2026, 6, 14));
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 1);
        const QString text = run.find<QTextBrowser>("readingView").toPlainText();
        QVERIFY2(text.contains(u"<script>alert(1)</script> <b>Bold</b>"_s), qPrintable(text));
        QVERIFY2(text.contains(u"<img src="_s), qPrintable(text));
    }

    void everyFocusableWidgetHasAName()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.library.browser().openAuthor(run.library.sidebar().sidebarData().authors.first().id, u"x"_s);
        run.settle();
        QStringList nameless;
        for (QWidget *widget : run.window.findChildren<QWidget *>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || widget->objectName().startsWith(u"qt_"_s))
                continue;
            if (widget->parentWidget() && widget->parentWidget()->inherits("QComboBoxPrivateContainer"))
                continue; // the popup list of a combo box, which has a name
            QAccessibleInterface *access = QAccessible::queryAccessibleInterface(widget);
            if (!access || access->text(QAccessible::Name).isEmpty())
                nameless.append(QString::fromLatin1(widget->metaObject()->className()) + u' '
                                + widget->objectName());
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u", "_s)));
    }

    void rowsAreAccessibleSentences()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        QAccessibleInterface *view = QAccessible::queryAccessibleInterface(run.list().view());
        QVERIFY(view);
        QCOMPARE(view->role(), QAccessible::List);
        QAccessibleTableInterface *table = view->tableInterface();
        QVERIFY(table);
        QCOMPARE(table->rowCount(), run.library.browser().papers().rowCount());
        const QString name = table->cellAt(0, 0)->text(QAccessible::Name);
        QVERIFY2(name.endsWith(u"unread."_s) && name.contains(u", by "_s), qPrintable(name));
    }

    void undoWorksAfterARestart()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            run.importSample();
            QVERIFY(QTest::qWaitForWindowActive(&run.window));
            QVERIFY(!run.actions[ActionId::Undo].isEnabled());
            run.list().selectRow(1, true);
            run.settle();
            run.list().view()->setFocus();
            run.key(Qt::Key_B);
            run.settle();
            QVERIFY(run.actions[ActionId::Undo].isEnabled());
            QCOMPARE(run.actions[ActionId::Undo].text(), u"Undo: bookmark 1 paper"_s);
            QVERIFY(!run.actions[ActionId::Redo].isEnabled());
        }
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        QCOMPARE(run.actions[ActionId::Undo].text(), u"Undo: bookmark 1 paper"_s);
        QCOMPARE(run.library.counts().bookmarks, 1);
        run.list().view()->setFocus();
        run.key(Qt::Key_Z, Qt::ControlModifier);
        run.settle();
        QCOMPARE(run.library.counts().bookmarks, 0);
        QVERIFY(!run.library.browser().papers().rowAt(1)->bookmarked);
        QCOMPARE(run.find<QLabel>("toastText").text(), u"Undone: bookmark 1 paper"_s);
        QVERIFY(!run.actions[ActionId::Undo].isEnabled());
        QCOMPARE(run.actions[ActionId::Undo].text(), u"Undo"_s);
        QCOMPARE(run.actions[ActionId::Redo].text(), u"Redo: bookmark 1 paper"_s);
        run.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        run.settle();
        QCOMPARE(run.library.counts().bookmarks, 1);
        QVERIFY(run.library.browser().papers().rowAt(1)->bookmarked);
        QVERIFY(run.find<AbstractPane>().paper()->row.bookmarked);
    }

    void addsAndRemovesTags()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().selectRow(0, true);
        run.settle();
        run.list().view()->setFocus();
        run.key(Qt::Key_T);
        auto &field = run.find<QLineEdit>("tagChoice");
        QVERIFY(field.isVisible() && field.hasFocus());
        QTest::keyClicks(&field, u"toread"_s);
        QTest::keyClick(&field, Qt::Key_Return);
        run.settle();
        QVERIFY(!field.isVisible());
        const QModelIndex place = run.library.sidebar().find(tagNode(u"toread"_s));
        QVERIFY(place.isValid());
        QCOMPARE(place.data(SidebarModel::CountRole).toInt(), 1);
        const auto tagChips = [&] { return run.find<QWidget>("tagChips").findChildren<Chip *>(); };
        QCOMPARE(tagChips().size(), 1);
        QCOMPARE(tagChips().first()->text(), u"toread"_s);
        QVERIFY(tagChips().first()->isVisible());

        // Completion offers existing tags, case-insensitively.
        run.list().selectRow(1, true);
        run.settle();
        QCOMPARE(tagChips().size(), 0);
        run.actions[ActionId::AddTag].trigger();
        QTest::keyClicks(&field, u"TOR"_s);
        run.settle();
        QCOMPARE(run.find<QListWidget>("placeTicks").currentItem()->text(), u"toread"_s);
        QTest::keyClick(&field, Qt::Key_Escape);
        QVERIFY(!field.isVisible());

        auto &tree = run.find<QTreeView>("sidebarTree");
        tree.scrollTo(run.library.sidebar().find(tagNode(u"toread"_s)));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {},
                          tree.visualRect(run.library.sidebar().find(tagNode(u"toread"_s))).center());
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 1);
        QCOMPARE(run.chips(), QStringList{u"toread"_s});
        QTRY_COMPARE(tagChips().size(), 1);
        tagChips().first()->setFocus();
        QTest::keyClick(tagChips().first(), Qt::Key_Delete);
        run.settle();
        QCOMPARE(tagChips().size(), 0);
        QCOMPARE(run.actions[ActionId::Undo].text(), u"Undo: remove tag “toread” from 1 paper"_s);
        run.actions[ActionId::Undo].trigger();
        run.settle();
        QTRY_COMPARE(tagChips().size(), 1);
    }

    void savesNotesAutomatically()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            run.importSample();
            QVERIFY(QTest::qWaitForWindowActive(&run.window));
            run.list().selectRow(0, true);
            run.settle();
            auto &text = run.find<QPlainTextEdit>("noteText");
            auto &shown = run.find<QTextBrowser>("noteShown");
            QVERIFY(!text.isVisible() && !shown.isVisible());
            run.list().view()->setFocus();
            run.key(Qt::Key_N);
            QVERIFY(text.isVisible() && text.hasFocus());
            QTest::keyClicks(&text, u"**see** section 3 <img src=x>"_s);
            QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
            run.settle();
            QVERIFY(shown.isVisible());
            QCOMPARE(shown.toPlainText(), u"see section 3 <img src=x>"_s);
            // Each paper has its own note, and unsaved text belongs to the paper it was typed for.
            run.list().selectRow(1, true);
            run.settle();
            QVERIFY(!shown.isVisible());
            run.actions[ActionId::EditNote].trigger();
            QTest::keyClicks(&text, u"second"_s);
            run.list().selectRow(0, true);
            run.settle();
            QVERIFY(shown.toPlainText().startsWith(u"see section"_s));
            run.actions[ActionId::EditNote].trigger();
            QCOMPARE(text.toPlainText(), u"**see** section 3 <img src=x>"_s);
            QTest::keyClicks(&text, u" and 4"_s); // the program quits at once
        }
        Run run(dir);
        run.list().selectRow(0, true);
        run.settle();
        auto &shown = run.find<QTextBrowser>("noteShown");
        QTRY_COMPARE(shown.toPlainText(), u"see section 3 <img src=x> and 4"_s);
        run.actions[ActionId::Undo].trigger();
        run.settle();
        QCOMPARE(shown.toPlainText(), u"see section 3 <img src=x>"_s);
        run.list().selectRow(1, true);
        run.settle();
        QCOMPARE(shown.toPlainText(), u"second"_s);
        run.library.browser().setTyped(u"has:note "_s);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 2);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
