// Tests finding and deciding duplicates in the window.
#include "models/session/edits.h"
#include "models/session/librarysession.h"
#include "models/store/edits/paperdecisionstore.h"
#include "views/actions/actions.h"
#include "views/duplicates/comparison.h"
#include "views/duplicates/duplicatespage.h"
#include "views/duplicates/linelist.h"
#include "views/duplicates/mergepaperspage.h"
#include "views/list/paperlist.h"
#include "views/paper/abstractpane.h"
#include "views/style/colors.h"
#include "views/style/theme.h"
#include "views/widgets/messagebar.h"
#include "views/window/mainwindow.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

// Two sources with three papers each; two papers differ slightly.
QByteArray bibliography(bool second)
{
    const auto entry = [](const char *key, const QByteArray &title, const QByteArray &more) -> QByteArray {
        return QByteArray("@article{") + key + ",\n  title = {" + title
            + "},\n  author = {Quill, Ada and Ferrant, Bo and Minh, Cho},\n" + more + "}\n\n";
    };
    const QByteArray abstract =
        "Forests that grow below the tide line are seldom photographed because salt water ruins shutters. "
        "We describe a slow camera and report on eleven months of pictures taken at four coasts";
    if (!second)
        return entry("a1", "Lantern: Tidal Forests Observed with Slow Cameras",
                     "  year = {2024},\n  eprint = {2401.00001},\n  archiveprefix = {arXiv},\n  abstract = {"
                         + abstract + ".}\n")
            + entry("a2", "Counting the Waves of a Bathtub by Their Temper and Colour", "  year = {2023}\n")
            + entry("a3", "Glacier Violins", "  year = {2021}\n");
    return entry("b1", "Lantern: Tidal Forests Observed by Slow Cameras",
                 "  year = {2025},\n  journal = {Invented Tides},\n  doi = {10.1000/tides.7},\n  abstract = {"
                     + abstract + ", and two more.}\n")
        + entry("b2", "Counting the Waves of a Bathtub by Their Temper and Color", "  year = {2023}\n")
        + entry("b3", "Sundials of Marble", "  year = {2020}\n");
}

struct Run {
    Run()
        : settings(dir.filePath(u"settings.ini"_s), QSettings::IniFormat),
          window(library, actions, theme, settings)
    {
        theme.choose(ThemeChoice::Light);
        window.resize(1280, 800);
        window.show();
        library.open(dir.filePath(u"my.lectern"_s));
        settle();
        for (const bool second : {false, true})
            library.imports().importText(second ? u"second.bib"_s : u"first.bib"_s, bibliography(second),
                                         QDate(2026, 6, 1));
        settle();
    }
    ~Run() { window.close(); }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 20000); }
    DuplicatesPage &page() { return *window.findChild<DuplicatesPage *>(); }
    LineList &pairs() { return *window.findChild<LineList *>(u"duplicatesList"_s); }
    ComparisonView &fields() { return *window.findChild<ComparisonView *>(u"duplicatesComparison"_s); }
    void select(const QString &begin)
    {
        for (int row = 0; row < pairs().lines().rowCount(); ++row)
            if (pairs().lines().index(row).data().toString().startsWith(begin))
                pairs().selectRow(row);
        settle();
    }
    QStringList titles()
    {
        QStringList all;
        for (int row = 0; row < library.browser().papers().rowCount(); ++row)
            all.append(library.browser().papers().rowAt(row)->title);
        return all;
    }
    QString text() { return window.findChild<QTextBrowser *>(u"duplicatesComparison"_s)->toPlainText(); }
    QString line() { return page().findChild<QLabel *>(u"pageLine"_s)->text(); }
    // Selects a row in the list; more: adds it to the selection.
    void selectTitled(const QString &begin, bool more = false)
    {
        auto *list = window.findChild<PaperList *>();
        QItemSelection rows;
        int first = -1;
        for (int row = 0; row < library.browser().papers().rowCount(); ++row)
            if (library.browser().papers().rowAt(row)->title.startsWith(begin)) {
                const auto index = library.browser().papers().index(row, 0);
                rows.select(index, index);
                first = first < 0 ? row : first;
            }
        if (!more)
            list->selectRow(first, true);
        list->view()->selectionModel()->select(rows, QItemSelectionModel::Select | QItemSelectionModel::Rows);
        settle();
    }
    // The text of the warning label.
    QString warning()
    {
        auto *bar = window.findChild<MessageBar *>(u"errorBar"_s);
        return bar && bar->isVisible() ? bar->text() : QString();
    }
    void act(ActionId id)
    {
        actions[id].trigger();
        settle();
    }

    QTemporaryDir dir;
    Actions actions;
    Theme theme;
    LibrarySession library;
    QSettings settings;
    MainWindow window;
};

} // namespace

class TestDuplicatesPage : public QObject
{
    Q_OBJECT

private slots:
    void decidesPairsAndUndoes()
    {
        Run run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        QCOMPARE(run.library.browser().papers().rowCount(), 6);
        run.act(ActionId::FindDuplicates);
        QVERIFY(run.page().isVisible());
        QTRY_COMPARE(run.pairs().lines().rowCount(), 2);
        QVERIFY(run.line().startsWith(u"2 likely duplicates"_s));
        // Compares the pair in columns, with differences marked by symbol and colour.
        int lantern = -1;
        for (int row = 0; row < 2; ++row)
            if (run.pairs().lines().index(row).data().toString().startsWith(u"Lantern"_s))
                lantern = row;
        QVERIFY(lantern >= 0);
        run.pairs().selectRow(lantern);
        run.settle();
        QTRY_VERIFY(run.text().contains(u"≠ Title"_s));
        QVERIFY(run.text().contains(u"10.1000/tides.7"_s));
        QVERIFY(run.text().contains(u"2401.00001"_s));
        QVERIFY(run.text().contains(u"first.bib"_s) && run.text().contains(u"second.bib"_s));
        QVERIFY(!run.text().contains(u"≠ Authors"_s));
        QVERIFY(!run.page().findChild<QLabel *>(u"duplicatesReasons"_s)->text().isEmpty());
        // The preprint and the published paper are proposed as versions, the other pair for merging.
        const auto isProposed = [&](const QString &button) {
            return run.page().findChild<QPushButton *>(button)->isDefault();
        };
        QVERIFY(isProposed(u"link-versions"_s) && !isProposed(u"merge-papers"_s));
        run.pairs().selectRow(1 - lantern);
        QVERIFY(!isProposed(u"link-versions"_s) && isProposed(u"merge-papers"_s));
        run.pairs().selectRow(lantern);
        run.settle();

        // The pair is linked as versions, not merged.
        run.act(ActionId::LinkVersions);
        QTRY_COMPARE(run.pairs().lines().rowCount(), 1);
        QCOMPARE(run.library.browser().papers().rowCount(), 6);
        // Merges the other pair.
        run.act(ActionId::MergePapers);
        QCOMPARE(run.library.browser().papers().rowCount(), 5);
        QVERIFY(run.page().currentPair().first == PaperId::None);
        bool said = false;
        for (const QLabel *label : run.page().findChildren<QLabel *>())
            said = said || (label->isVisible() && label->text() == u"No likely duplicates left"_s);
        QVERIFY(said);

        // Undoes both decisions; the page shows the pairs again.
        run.act(ActionId::Undo);
        QCOMPARE(run.library.browser().papers().rowCount(), 6);
        QTRY_COMPARE(run.pairs().lines().rowCount(), 1);
        run.act(ActionId::Undo);
        QTRY_COMPARE(run.pairs().lines().rowCount(), 2);
        run.act(ActionId::Redo);
        run.act(ActionId::Redo);
        QCOMPARE(run.library.browser().papers().rowCount(), 5);

        // Decided pairs are not listed again.
        QTest::mouseClick(run.page().findChild<QPushButton *>(u"duplicatesAgain"_s), Qt::LeftButton);
        run.settle();
        QCOMPARE(run.pairs().lines().rowCount(), 0);

        // One click opens the other version; a second one removes the link.
        QTest::keyClick(&run.window, Qt::Key_Escape);
        QVERIFY(!run.page().isVisible());
        auto *list = run.window.findChild<PaperList *>();
        auto *pane = run.window.findChild<AbstractPane *>();
        for (int row = 0; row < run.library.browser().papers().rowCount(); ++row)
            if (run.library.browser().papers().rowAt(row)->title.contains(u"with Slow Cameras"_s))
                list->selectRow(row, true);
        run.settle();
        QTRY_VERIFY(pane->text()->toPlainText().contains(u"Another version:"_s));
        const QRegularExpression address(u"href=\"paper:(\\d+)\""_s);
        const auto found = address.match(pane->text()->toHtml());
        QVERIFY(found.hasMatch());
        emit pane->text()->anchorClicked(QUrl(u"paper:"_s + found.captured(1)));
        run.settle();
        QTRY_VERIFY(pane->text()->toPlainText().startsWith(u"Lantern: Tidal Forests Observed by"_s));
        QTRY_VERIFY(pane->text()->toPlainText().contains(u"Another version:"_s));
        const auto back = address.match(pane->text()->toHtml());
        emit pane->text()->anchorClicked(QUrl(u"unlink:"_s + back.captured(1)));
        run.settle();
        QTRY_VERIFY(!pane->text()->toPlainText().contains(u"Another version:"_s));
    }
    // Two papers selected in the list are merged without the duplicate search, in the same comparison.
    void mergesTwoSelectedPapers()
    {
        Run run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        auto *list = run.window.findChild<PaperList *>();
        auto &merging = *run.window.findChild<MergePapersPage *>();
        auto &fields = *run.window.findChild<ComparisonView *>(u"mergePapersFields"_s);
        const auto heading = [&] { return merging.findChild<QLabel *>(u"pageHeading"_s)->text(); };
        list->selectRow(0, true);
        run.act(ActionId::MergePapers); // a single paper: shows a message
        QVERIFY(!merging.isVisible());
        QCOMPARE(run.library.browser().papers().rowCount(), 6);
        run.selectTitled(u"Counting"_s);
        QCOMPARE(list->selectedPapers().size(), 2);
        QTest::keyClick(list->view(), Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY(merging.isVisible() && fields.isFilled());
        QVERIFY(fields.hasFocus());
        QCOMPARE(heading(), u"Same paper?"_s);
        QVERIFY(fields.toPlainText().contains(u"≠ Title"_s));
        // Escape keeps both papers, the selection and the focus.
        QTest::keyClick(&fields, Qt::Key_Escape);
        QVERIFY(!merging.isVisible() && list->view()->hasFocus());
        QCOMPARE(list->selectedPapers().size(), 2);
        QCOMPARE(run.library.browser().papers().rowCount(), 6);
        // The paper shows the chosen values. A second key press in quick succession has no effect.
        for (const bool left : {true, false}) {
            QTest::keyClick(list->view(), Qt::Key_M, Qt::ControlModifier);
            QTRY_VERIFY(merging.isVisible() && fields.isFilled());
            QTest::keyClick(&fields, left ? Qt::Key_Left : Qt::Key_Right);
            const QString chosen = fields.chosen().value(u"title"_s);
            QTest::keyClick(&fields, Qt::Key_Return);
            QTest::keyClick(&fields, Qt::Key_Return);
            QTRY_VERIFY(!merging.isVisible());
            run.settle();
            QVERIFY(list->view()->hasFocus());
            QTRY_COMPARE(run.library.browser().papers().rowCount(), 5);
            QVERIFY(run.titles().contains(chosen));
            QCOMPARE(list->selectedPapers().size(), 1);
            QVERIFY(run.warning().isEmpty());
            run.act(ActionId::Undo);
            QTRY_COMPARE(run.library.browser().papers().rowCount(), 6);
            run.selectTitled(u"Counting"_s);
        }
        // Marks the papers as different, then links them. Both work in the list as on the duplicates page.
        QTest::keyClick(list->view(), Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY(merging.isVisible() && fields.isFilled());
        run.act(ActionId::KeepApart);
        QTRY_VERIFY(!merging.isVisible());
        QCOMPARE(run.library.browser().papers().rowCount(), 6);
        run.act(ActionId::FindDuplicates);
        QTRY_COMPARE(run.pairs().lines().rowCount(), 1); // the other pair
        run.library.writer().undo();
        run.settle();
    }
    // More than two papers are merged one after another.
    void mergesSeveralSelectedPapers()
    {
        Run run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        auto *list = run.window.findChild<PaperList *>();
        auto &merging = *run.window.findChild<MergePapersPage *>();
        auto &fields = *run.window.findChild<ComparisonView *>(u"mergePapersFields"_s);
        const auto heading = [&] { return merging.findChild<QLabel *>(u"pageHeading"_s)->text(); };
        list->setFocus();
        run.selectTitled(u"Counting"_s);
        run.selectTitled(u"Lantern"_s, true);
        QCOMPARE(list->selectedPapers().size(), 4);
        QTest::keyClick(list->view(), Qt::Key_M, Qt::ControlModifier);
        for (int pair = 1; pair <= 3; ++pair) {
            QTRY_COMPARE(heading(), u"Same paper? %1 of 3"_s.arg(pair));
            QTRY_VERIFY(fields.isFilled());
            QTest::keyClick(&fields, Qt::Key_Return);
            run.settle();
            QTRY_COMPARE(run.library.browser().papers().rowCount(), 6 - pair);
        }
        QTRY_VERIFY(!merging.isVisible());
        // Each merge is a separate step.
        for (int papers = 4; papers <= 6; ++papers) {
            run.act(ActionId::Undo);
            QTRY_COMPARE(run.library.browser().papers().rowCount(), papers);
        }
        // If a paper disappears meanwhile, the page closes with a message.
        run.selectTitled(u"Counting"_s);
        const QList<PaperId> both = list->selectedPapers();
        QTest::keyClick(list->view(), Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY(merging.isVisible() && fields.isFilled());
        run.library.writer().write(bindLibrary(decidePapers, both[0], both[1], PaperRelation::Same));
        run.settle();
        QTest::keyClick(&fields, Qt::Key_Return);
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 5);
        QVERIFY(!run.warning().isEmpty());
    }
    void searchEndsOnCancelAndOtherLibrary()
    {
        Run run;
        run.actions[ActionId::FindDuplicates].trigger();
        QTest::mouseClick(run.page().findChild<QPushButton *>(u"duplicatesCancel"_s), Qt::LeftButton);
        run.settle();
        QCOMPARE(run.pairs().lines().rowCount(), 0);
        run.act(ActionId::FindDuplicates);
        QTRY_COMPARE(run.pairs().lines().rowCount(), 2);
        run.library.open(run.dir.filePath(u"other.lectern"_s));
        run.settle();
        QVERIFY(!run.page().isVisible());
        QCOMPARE(run.pairs().lines().rowCount(), 0);
    }
    void marksDifferentWords()
    {
        const auto words = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
        const WordMarks marks =
            differingWords(words("observed with slow cameras"), words("observed by slow cameras here"));
        QCOMPARE(marks.first, QList<bool>({false, true, false, false}));
        QCOMPARE(marks.second, QList<bool>({false, true, false, false, true}));
        // Text of sources is not interpreted as markup.
        PaperComparison comparison{{{}, {}},
                                   {{u"title"_s, u"<b>bold</b> & other"_s, u"<i>bold</i> & other"_s,
                                     u"<b>bold</b> & other"_s, false, MergeSide::First, u"<u>"_s}}};
        const QString html = comparisonHtml(comparison, {{MergeSide::First}, 0, true}, lightColors());
        QVERIFY(!html.contains(u"<b>bold"_s) && !html.contains(u"<i>"_s) && !html.contains(u"<u>"_s));
    }
    // Values are chosen field by field with real key events. The paper shows them, and one undo reverts all.
    void choosesValuesByKeys()
    {
        Run run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.act(ActionId::FindDuplicates);
        QTRY_COMPARE(run.pairs().lines().rowCount(), 2);
        run.select(u"Counting"_s);
        QTRY_VERIFY(run.text().contains(u"≠ Title"_s));
        // Equal fields are collapsed to their names and can be expanded.
        QVERIFY(run.text().contains(u"3 field(s) agree: Authors, Year, Type of work"_s));
        QVERIFY(!run.text().contains(u"Ada Quill"_s));
        run.pairs().setFocus();
        QTest::keyClick(&run.pairs(), Qt::Key_Return);
        QTRY_VERIFY(run.fields().hasFocus());
        emit run.fields().anchorClicked(QUrl(u"fold:"_s));
        QTRY_VERIFY(run.text().contains(u"Ada Quill"_s));
        const QString colour = u"Counting the Waves of a Bathtub by Their Temper and Colour"_s;
        QTest::keyClick(&run.fields(), Qt::Key_Left);
        QCOMPARE(run.fields().chosen(), (QHash<QString, QString>{{u"title"_s, colour}}));
        QTest::keyClick(&run.fields(), Qt::Key_Space);
        QVERIFY(run.fields().chosen().value(u"title"_s).endsWith(u"Color"_s));
        QTest::keyClick(&run.fields(), Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(run.fields().chosen().value(u"title"_s).endsWith(u"Color"_s));
        QVERIFY(run.fields().accessibleDescription().contains(u"right"_s));
        QTest::keyClick(&run.fields(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(run.fields().chosen().value(u"title"_s), colour);
        // J and K select the next and previous pair; the focus stays in the fields.
        const auto pair = run.page().currentPair();
        const int step = run.pairs().currentRow() == 0 ? 1 : -1;
        QTest::keyClick(&run.fields(), step > 0 ? Qt::Key_J : Qt::Key_K);
        QTRY_VERIFY(run.text().contains(u"10.1000/tides.7"_s));
        QVERIFY(run.page().currentPair() != pair && run.fields().hasFocus());
        // For a preprint and an article, a value that only one paper has is chosen, and the published DOI.
        QTRY_VERIFY(run.fields().isFilled());
        QCOMPARE(run.fields().chosen().value(u"doi"_s), u"10.1000/tides.7"_s);
        QCOMPARE(run.fields().chosen().value(u"arxiv_id"_s), u"2401.00001"_s);
        QVERIFY(run.fields().chosen().value(u"abstract"_s).endsWith(u"and two more."_s));
        QVERIFY(run.text().contains(u"longer, contains the other"_s));
        QTest::keyClick(&run.fields(), step > 0 ? Qt::Key_K : Qt::Key_J);
        QTRY_VERIFY(run.fields().chosen().contains(u"title"_s) && !run.fields().chosen().contains(u"doi"_s));

        // Chooses each of the two values in turn; the chosen one is shown.
        for (const bool left : {true, false}) {
            run.select(u"Counting"_s);
            QTRY_VERIFY(run.fields().chosen().contains(u"title"_s)
                        && !run.fields().chosen().contains(u"doi"_s));
            run.fields().setFocus();
            QTest::keyClick(&run.fields(), left ? Qt::Key_Left : Qt::Key_Right);
            const QString chosen = run.fields().chosen().value(u"title"_s);
            QTest::keyClick(&run.fields(), Qt::Key_Return);
            run.settle();
            QTRY_COMPARE(run.pairs().lines().rowCount(), 1);
            QCOMPARE(run.library.browser().papers().rowCount(), 5);
            QVERIFY(run.titles().contains(chosen));
            run.act(ActionId::Undo);
            QTRY_COMPARE(run.pairs().lines().rowCount(), 2);
            QCOMPARE(run.library.browser().papers().rowCount(), 6);
        }
    }
    // A click anywhere on a value chooses it.
    void choosesValuesByClick()
    {
        Run run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.act(ActionId::FindDuplicates);
        QTRY_COMPARE(run.pairs().lines().rowCount(), 2);
        run.select(u"Counting"_s);
        QTRY_VERIFY(run.fields().isFilled());
        for (const char *end : {"Colour", "Color"}) {
            QTextCursor at =
                run.fields().document()->find(QLatin1StringView(end), 0, QTextDocument::FindWholeWords);
            QVERIFY(!at.isNull());
            at.setPosition(at.selectionStart() + 2);
            QTest::mouseClick(run.fields().viewport(), Qt::LeftButton, {},
                              run.fields().cursorRect(at).center());
            QVERIFY(run.fields().chosen().value(u"title"_s).endsWith(QLatin1StringView(end)));
        }
    }
    void mergesManyPairsAtOnce()
    {
        Run run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.act(ActionId::FindDuplicates);
        QTRY_COMPARE(run.pairs().lines().rowCount(), 2);
        QTest::mouseClick(run.page().findChild<QPushButton *>(u"duplicatesBatch"_s), Qt::LeftButton);
        auto &batch = *run.window.findChild<DuplicateBatchPage *>();
        QTRY_VERIFY(batch.isVisible());
        auto &rules = *batch.findChild<QComboBox *>(u"batchRules"_s);
        QCOMPARE(rules.count(), 1);
        QCOMPARE(rules.currentText(), u"Same authors and year, similar title (1)"_s);
        auto &tree = *batch.findChild<QTreeWidget *>(u"batchTree"_s);
        auto &merge = *batch.findChild<QPushButton *>(u"batchMerge"_s);
        QCOMPARE(merge.text(), u"Merge 1 pair(s)"_s);
        // The space bar unchecks one.
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_Space);
        QVERIFY(!merge.isEnabled());
        QTest::mouseClick(batch.findChild<QPushButton *>(u"batchAll"_s), Qt::LeftButton);
        QCOMPARE(batch.ticked().size(), 1);
        QTest::mouseClick(&merge, Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 5);
        QTRY_COMPARE(tree.topLevelItemCount(), 0);
        bool said = false;
        for (const QLabel *label : run.window.findChildren<QLabel *>())
            said = said || (label->isVisible() && label->text() == u"Merged 1 pair(s)"_s);
        QVERIFY(said);
        run.act(ActionId::Undo);
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 6);
        QTRY_COMPARE(tree.topLevelItemCount(), 1);
        // Escape returns to the list of pairs, which is complete again.
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_Escape);
        QTRY_VERIFY(run.page().isVisible());
        QCOMPARE(run.pairs().lines().rowCount(), 2);
    }
};

QTEST_MAIN(TestDuplicatesPage)
#include "tst_duplicatespage.moc"
