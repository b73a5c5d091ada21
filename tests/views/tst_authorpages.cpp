// Tests the author pages: the list, duplicate authors, splits and changes; offscreen.
#include "models/itemmodels/authorlistmodel.h"
#include "models/store/edits/authoridentity.h"
#include "views/authors/authorduplicatespage.h"
#include "views/authors/authorfigures.h"
#include "views/authors/authorlistpage.h"
#include "views/authors/authormergepage.h"
#include "views/authors/authorpanel.h"
#include "views/authors/changespage.h"
#include "views/charts/chart.h"
#include "views/style/chip.h"
#include "views/widgets/namebar.h"
#include "windowrun.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QCompleter>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QTreeView>
#include <QTreeWidget>

#include <cmath>

using namespace lectern;
using lectern::test::paperLine;
using lectern::test::Run;
using namespace Qt::StringLiterals;

class TestAuthorPages : public QObject
{
    Q_OBJECT
    static QString text(int number)
    {
        return u"We study question number %1 of the invented field of tidal bookkeeping at great length. "_s
                   .arg(number)
            + QString(u"The method counts waves and sorts them by temper. "_s).repeated(4);
    }
    static void import(Run &run)
    {
        QByteArray lines;
        lines += paperLine(u"Tides"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, text(1), 10);
        lines += paperLine(u"Waves"_s, {u"Ada Quill"_s, u"Cy Pier"_s}, text(2), 400);
        lines += paperLine(u"Foam"_s, {u"Quill Ada"_s, u"Dora Mole"_s}, text(3), 800);
        lines += paperLine(u"Sand"_s, {u"C. Pier"_s, u"Ada Quill"_s}, text(4), 900);
        run.library.imports().importText(u"one.jsonl"_s, lines, QDate(2026, 6, 1));
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 4);
    }
    static QByteArray authorPage(int citations, const QStringList &papers)
    {
        QString page =
            u"Ada Quill\nLG\nh-index9\n%1papers\n%2citations\nNovelty55%\nAI Score44\n\n%1 Papers\n\n"_s
                .arg(papers.size())
                .arg(citations);
        int number = 50;
        for (const QString &title : papers) {
            page += u"80.%1LGJun 2\n%2\nAda Quill, Bo Tide et al.\n%3\n\n"_s.arg(number % 10)
                        .arg(title, text(number + 1));
            ++number;
        }
        return page.toUtf8();
    }
    static QStringList names(const AuthorListModel &model)
    {
        QStringList list;
        for (int row = 0; row < model.rowCount(); ++row)
            list.append(model.index(row, AuthorListModel::Name).data().toString());
        return list;
    }

private slots:
    void searchesAndSortsTheList()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        import(run);
        run.actions[ActionId::ShowAuthors].trigger();
        auto &page = run.find<AuthorListPage>();
        QVERIFY(page.isVisible());
        auto &table = run.find<QTableView>("authorTable");
        auto *model = qobject_cast<AuthorListModel *>(table.model());
        const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_COMPARE(model->rowCount(), 6);
        QCOMPARE(names(*model).first(), u"Ada Quill"_s);
        // Sorts by year, then in reverse.
        emit table.horizontalHeader()->sectionClicked(AuthorListModel::LastYear);
        QTRY_COMPARE(names(*model).first(), u"Ada Quill"_s);
        emit table.horizontalHeader()->sectionClicked(AuthorListModel::LastYear);
        QTRY_COMPARE(names(*model).first(), u"Bo Tide"_s);
        auto &words = run.find<QLineEdit>("authorWords");
        QTest::keyClicks(&words, u"pier"_s);
        QTRY_COMPARE(names(*model), (QStringList{u"Cy Pier"_s, u"C. Pier"_s}));
        QTest::keyClick(&words, Qt::Key_Return);
        run.settle();
        QTRY_VERIFY(run.find<AuthorPanelView>().isVisible());
        QCOMPARE(run.find<QLabel>("authorName").text(), u"Cy Pier"_s);
        QVERIFY(!page.isVisible());
        // Escape leaves the list.
        run.actions[ActionId::ShowAuthors].trigger();
        QVERIFY(page.isVisible());
        run.actions[ActionId::LeaveReading].trigger();
        QVERIFY(!page.isVisible());
    }

    void sidebarOpensTheList()
    {
        QTemporaryDir dir;
        Run run(dir);
        import(run);
        auto &tree = run.find<QTreeView>("sidebarTree");
        const SidebarModel &model = run.library.sidebar();
        QModelIndex all;
        for (int section = 0; section < model.rowCount(); ++section)
            for (int row = 0; row < model.rowCount(model.index(section, 0)); ++row)
                if (const auto index = model.index(row, 0, model.index(section, 0));
                    index.data(SidebarModel::KeyRole).toString() == SidebarModel::allAuthorsKey())
                    all = index;
        QVERIFY(all.isValid());
        QCOMPARE(all.data(SidebarModel::CountRole).toInt(), 6);
        tree.scrollTo(all);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(all).center());
        QTRY_VERIFY(run.find<AuthorListPage>().isVisible());
    }

    void decidesPairsByKeys()
    {
        QTemporaryDir dir;
        Run run(dir);
        import(run);
        run.actions[ActionId::AuthorDuplicates].trigger();
        auto &tree = run.find<QTreeWidget>("pairTree");
        QTRY_COMPARE(tree.topLevelItemCount(), 1);
        QCOMPARE(tree.topLevelItem(0)->childCount(), 2);
        QVERIFY(tree.currentItem()->text(0).startsWith(u"Ada Quill"_s));
        QVERIFY(tree.currentItem()->text(1).startsWith(u"Quill Ada"_s));
        QTest::keyClick(&tree, Qt::Key_S);
        QTRY_COMPARE(tree.topLevelItem(0)->childCount(), 1);
        run.settle();
        QCOMPARE(run.library.counts().authors, 5);
        QTest::keyClick(&tree, Qt::Key_D);
        QTRY_COMPARE(tree.topLevelItemCount(), 2);
        QTRY_COMPARE(tree.topLevelItem(0)->childCount(), 0);
        QCOMPARE(tree.topLevelItem(1)->childCount(), 1);
        // The pair becomes undecided again, and the merge is undone.
        QTRY_VERIFY(tree.currentItem() && tree.currentItem()->parent() == tree.topLevelItem(1));
        QTest::keyClick(&tree, Qt::Key_D);
        QTRY_COMPARE(tree.topLevelItem(0)->childCount(), 1);
        run.settle();
        run.library.writer().undo();
        run.settle();
        run.library.writer().undo();
        run.settle();
        run.library.writer().undo();
        run.settle();
        QTRY_COMPARE(run.library.counts().authors, 6);
        QTRY_COMPARE(tree.topLevelItem(0)->childCount(), 2);
    }

    void comparesBothSideBySide()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        QByteArray lines;
        lines += paperLine(u"Tides"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, text(1), 10);
        lines += paperLine(u"Waves"_s, {u"Ada Quill"_s, u"Cy Pier"_s}, text(2), 400);
        lines += paperLine(u"Foam"_s, {u"Quill Ada"_s, u"Bo Tide"_s}, text(3), 800);
        lines += paperLine(u"Sand"_s, {u"Quill Ada"_s, u"Cy Pier"_s}, text(4), 900);
        run.library.imports().importText(u"one.jsonl"_s, lines, QDate(2026, 6, 1));
        run.settle();
        run.actions[ActionId::AuthorDuplicates].trigger();
        auto &tree = run.find<QTreeWidget>("pairTree");
        QTRY_VERIFY(tree.topLevelItemCount() > 0 && tree.topLevelItem(0)->childCount() == 1);
        QTest::keyClick(&tree, Qt::Key_C);
        auto &sheet = run.find<AuthorMergePage>();
        QTRY_VERIFY(sheet.isVisible());
        auto &after = run.find<QLabel>("mergeAfter");
        QTRY_VERIFY(after.isVisible());
        QVERIFY(!run.find<QLabel>("mergeAgainst").isVisible());
        QVERIFY(run.find<QLabel>("mergeShared").text().contains(u"Bo Tide"_s));
        QVERIFY(run.find<QLabel>("mergeShared").text().contains(u"Cy Pier"_s));
        QVERIFY(after.text().contains(u"4 papers"_s));
        // Escape changes nothing and returns to the pairs.
        QTRY_VERIFY(qobject_cast<QRadioButton *>(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(run.find<AuthorDuplicatesPage>().isVisible());
        QCOMPARE(run.library.counts().authors, 4);
        // The user keeps the other name; the pair disappears at once.
        QTest::keyClick(&tree, Qt::Key_C);
        QTRY_VERIFY(after.isVisible());
        QTRY_VERIFY(qobject_cast<QRadioButton *>(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(qobject_cast<QRadioButton *>(QApplication::focusWidget())->text(), u"Quill Ada"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(run.find<AuthorDuplicatesPage>().isVisible());
        QCOMPARE(tree.topLevelItem(0)->childCount(), 0);
        run.settle();
        QTRY_COMPARE(run.library.counts().authors, 3);
        run.actions[ActionId::ShowAuthors].trigger();
        run.settle();
        auto &table = run.find<QTableView>("authorTable");
        const auto names = [&table] {
            QStringList all;
            for (int row = 0; row < table.model()->rowCount(); ++row)
                all.append(table.model()->index(row, 0).data().toString());
            return all;
        };
        QTRY_VERIFY2(names().contains(u"Quill Ada"_s), qPrintable(names().join(u'|')));
        // "Different people" applies to two authors.
        run.library.writer().undo();
        run.settle();
        run.actions[ActionId::AuthorDuplicates].trigger();
        QTRY_VERIFY(tree.topLevelItemCount() > 0 && tree.topLevelItem(0)->childCount() == 1);
        QTest::keyClick(&tree, Qt::Key_C);
        QTRY_VERIFY(after.isVisible());
        QVERIFY(run.find<QPushButton>("mergeDifferent").isEnabled());
        QVERIFY(run.find<QPushButton>("pairDifferent").isEnabled());
        run.find<QPushButton>("mergeDifferent").click();
        QTRY_COMPARE(tree.topLevelItemCount(), 2);
        QTRY_COMPARE(tree.topLevelItem(1)->childCount(), 1);
        QCOMPARE(run.library.counts().authors, 4);
    }

    void reportsAuthorsOfTheSamePaper()
    {
        QTemporaryDir dir;
        Run run(dir);
        QByteArray lines;
        lines += paperLine(u"Tides"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, text(1), 10);
        lines += paperLine(u"Both"_s, {u"Ada Quill"_s, u"Adam Quill"_s}, text(2), 400);
        run.library.imports().importText(u"one.jsonl"_s, lines, QDate(2026, 6, 1));
        run.settle();
        run.actions[ActionId::ShowAuthors].trigger();
        run.settle();
        auto &table = run.find<QTableView>("authorTable");
        QTRY_COMPARE(table.model()->rowCount(), 3);
        table.selectAll();
        run.actions[ActionId::MergeAuthor].trigger();
        auto &against = run.find<QLabel>("mergeAgainst");
        QTRY_VERIFY(against.isVisible());
        QVERIFY2(against.text().contains(u"“Both”"_s), qPrintable(against.text()));
        QVERIFY(!run.find<QPushButton>("mergeDifferent").isVisible()); // for two authors only
        run.find<AuthorMergePage>().findChild<QPushButton *>(u"pageBack"_s)->click();
        QVERIFY(run.find<AuthorListPage>().isVisible());
        QCOMPARE(run.library.counts().authors, 3);
    }

    void mergeByNameAndSplitBySelection()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        import(run);
        run.library.browser().openAuthor(AuthorId(1), u"Ada Quill"_s);
        run.settle();
        QTRY_VERIFY(run.find<AuthorPanelView>().isVisible());
        QCOMPARE(run.library.browser().papers().rowCount(), 3);
        run.actions[ActionId::MergeAuthor].trigger();
        auto &bar = run.find<NameBar>();
        QVERIFY(bar.isVisible());
        auto &name = run.find<QLineEdit>("authorNameEdit");
        QTest::keyClicks(&name, u"quill ada"_s);
        QTRY_VERIFY(name.completer()->model()->rowCount() > 0);
        QTest::keyClick(&name, Qt::Key_Return);
        QTRY_VERIFY(!bar.isVisible());
        auto &sheet = run.find<AuthorMergePage>();
        QTRY_VERIFY(sheet.isVisible());
        QTRY_VERIFY(qobject_cast<QRadioButton *>(QApplication::focusWidget()));
        QVERIFY(run.find<QLabel>("mergeAfter").text().contains(u"4 papers"_s));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        run.settle();
        QVERIFY(!sheet.isVisible());
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 4);
        QTRY_COMPARE(run.library.counts().authors, 5);

        // Without a selection of several papers, groups without a common co-author are offered.
        auto &choices = run.find<QListWidget>("commandList");
        run.list().view()->selectAll();
        run.actions[ActionId::SplitAuthor].trigger();
        QTRY_VERIFY(choices.isVisible());
        QVERIFY(!bar.isVisible());
        const int groups = choices.count();
        QVERIFY(groups >= 3);
        QTest::keyClicks(&run.find<QLineEdit>("commandBox"), u"Dora Mole"_s);
        QCOMPARE(choices.item(0)->text(), u"with Dora Mole"_s);
        run.key(Qt::Key_Return);
        QTRY_VERIFY(bar.isVisible());
        QCOMPARE(run.list().selectedPapers().size(), 1);
        QCOMPARE(run.library.browser().papers().rowAt(run.list().selectedRows().first().first)->title,
                 u"Foam"_s);
        run.key(Qt::Key_Escape);
        QTRY_VERIFY(!bar.isVisible());
        run.list().selectRow(0, true);
        run.actions[ActionId::SplitAuthor].trigger();
        QTRY_VERIFY(choices.isVisible());
        QCOMPARE(choices.count(), groups + 1);
        QTest::keyClicks(&run.find<QLineEdit>("commandBox"), u"only the"_s);
        run.key(Qt::Key_Return);
        QTRY_VERIFY(bar.isVisible());
        // An unknown name is reported.
        QTest::keyClicks(&name, u"Nobody Atall"_s);
        QTest::keyClick(&name, Qt::Key_Return);
        const auto said = [&bar] {
            QStringList texts;
            for (const QLabel *label : bar.findChildren<QLabel *>())
                texts.append(label->text());
            return texts.join(u'|');
        };
        QTRY_VERIFY2(said().contains(u"“Nobody Atall”"_s), qPrintable(said()));
        name.selectAll();
        QTest::keyClick(&name, Qt::Key_Delete);
        QVERIFY(!said().contains(u"Nobody"_s));
        QTest::keyClick(&name,
                        Qt::Key_Return); // with no row selected: creates another author of the same name
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 3);
        QTRY_COMPARE(run.library.counts().authors, 6);
        run.library.writer().undo();
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 4);
        QTRY_COMPARE(run.library.counts().authors, 5);
    }

    void storesNoteOnAuthor()
    {
        QTemporaryDir dir;
        Run run(dir);
        import(run);
        run.library.browser().openAuthor(AuthorId(1), u"Ada Quill"_s);
        run.settle();
        auto &panel = run.find<AuthorPanelView>();
        QTRY_VERIFY(panel.isVisible());
        run.actions[ActionId::NoteAuthor].trigger();
        auto *text = panel.findChild<QPlainTextEdit *>(u"authorNoteText"_s);
        QVERIFY(text->isVisible());
        QTest::keyClicks(text, u"met in Oslo"_s);
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        run.settle();
        run.library.browser().closeAuthor();
        run.settle();
        run.library.browser().openAuthor(AuthorId(1), u"Ada Quill"_s);
        run.settle();
        QTRY_COMPARE(panel.shownAuthor().note, u"met in Oslo"_s);
    }

    void comparesSavesOfAPage()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.library.imports().importText(
            u"a1.txt"_s, authorPage(100, {u"First thing of all"_s, u"Second thing"_s}), QDate(2026, 6, 10));
        run.settle();
        run.library.imports().importText(
            u"a2.txt"_s, authorPage(130, {u"First thing of all"_s, u"Second thing"_s, u"Third thing"_s}),
            QDate(2026, 7, 10));
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 3);
        const auto authors = run.library.sidebar().sidebarData().authors;
        QVERIFY(!authors.isEmpty());
        run.library.browser().openAuthor(authors.first().id, authors.first().name);
        run.settle();
        auto &panel = run.find<AuthorPanelView>();
        QTRY_VERIFY(panel.isVisible());
        QCOMPARE(panel.shownAuthor().observations.size(), 2);
        // Activating a year opens its papers in the list.
        auto &years = run.find<ColumnChart>("authorYears");
        QVERIFY(!years.bars().isEmpty());
        years.activate(0);
        run.settle();
        QCOMPARE(run.chips().size(), 2);
        run.actions[ActionId::AuthorChanges].trigger();
        auto &tree = run.find<QTreeWidget>("changesTree");
        QTRY_VERIFY(tree.topLevelItemCount() >= 2);
        QCOMPARE(tree.topLevelItem(0)->text(0), u"Figures (2)"_s);
        QCOMPARE(tree.topLevelItem(0)->child(1)->text(3), u"+30"_s);
        QCOMPARE(tree.topLevelItem(1)->text(0), u"New papers (1)"_s);
        QCOMPARE(tree.topLevelItem(1)->child(0)->text(0), u"Third thing"_s);
        QCOMPARE(run.find<QComboBox>("newerSave").count(), 2);
        tree.setCurrentItem(tree.topLevelItem(1)->child(0));
        QTest::keyClick(&tree, Qt::Key_Return);
        run.settle();
        QTRY_VERIFY(run.list().isVisible());
        QTRY_COMPARE(run.titles().value(run.list().currentRow()), u"Third thing"_s);
    }

    // Two authors with a page each, saved at different times, are merged. Each page has one line on a true
    // time axis and is compared with its own saves only.
    void mergedAuthorHasTwoPages()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        const auto page = [](const char *name, int papers, int hIndex) {
            QString text =
                QString::fromUtf8(authorPage(100 + hIndex, {u"First thing of all"_s, u"Second thing"_s}));
            text.replace(u"Ada Quill\nLG"_s, QLatin1StringView(name) + u"\nLG"_s);
            text.replace(u"h-index9"_s, u"h-index%1"_s.arg(hIndex));
            text.replace(u"\n2papers"_s, u"\n%1papers"_s.arg(papers));
            return text.toUtf8();
        };
        const auto come = [&](const QString &file, const QByteArray &bytes, const QDate &day) {
            run.library.imports().importText(file, bytes, day);
            run.settle();
        };
        come(u"q1.txt"_s, page("Ada Quill", 40, 9), QDate(2026, 1, 1));
        come(u"q2.txt"_s, page("Ada Quill", 41, 10), QDate(2026, 1, 11));
        come(u"q3.txt"_s, page("Ada Quill", 42, 12), QDate(2026, 4, 11));
        come(u"z1.txt"_s, page("Ada Zander", 7, 3), QDate(2026, 6, 1)); // the newest save of all
        QList<AuthorId> both;
        for (const AuthorRow &row : run.library.sidebar().sidebarData().authors)
            if (row.name.startsWith(u"Ada "_s))
                both.append(row.id);
        QCOMPARE(both.size(), 2);
        run.library.writer().write(
            [both](Library &library) { return library.authorIdentity().merge(both[1], both[0]); });
        run.settle();
        run.library.browser().openAuthor(both[0], u"Ada Quill"_s);
        run.settle();
        auto &panel = run.find<AuthorPanelView>();
        QTRY_VERIFY(panel.isVisible() && panel.shownAuthor().observations.size() == 4);
        run.find<Chip>("authorFigures").click();
        // The figures are those of the page with the most papers, not of the newest save.
        const QString stated = run.find<QLabel>("authorStated").text();
        QVERIFY2(stated.contains(u"q3.txt"_s) && stated.contains(u"2 pages"_s), qPrintable(stated));
        const FigureCourse *course = nullptr;
        for (const FigureCourse *each : panel.findChildren<FigureCourse *>())
            if (each->isVisible() && each->accessibleName().startsWith(u"h-index"_s))
                course = each;
        QVERIFY(course);
        const QPolygonF main = course->placesOf(0), second = course->placesOf(1);
        QCOMPARE(main.size(), 3);
        QCOMPARE(second.size(), 1);
        // 10 of 151 days, then 100 of 151: proportional to time.
        const double width = second[0].x() - main[0].x();
        QVERIFY(std::abs((main[1].x() - main[0].x()) / width - 10.0 / 151) < 0.02);
        QVERIFY(std::abs((main[2].x() - main[0].x()) / width - 100.0 / 151) < 0.02);
        QVERIFY(course->toolTip().contains(u"Ada Zander"_s));
        for (const FigureCourse *each : panel.findChildren<FigureCourse *>())
            if (each->isVisible() && each->accessibleName().startsWith(u"Novelty"_s))
                QVERIFY(each->accessibleName().contains(u"55 %"_s));

        // Collapsed, the figures still show source and date.
        run.actions[ActionId::ShowAuthorFigures].trigger();
        const auto &brief = run.find<QLabel>("authorBrief");
        QTRY_VERIFY(brief.isVisible());
        QVERIFY2(brief.text().contains(u"q3.txt"_s) && brief.text().contains(u"2026"_s)
                     && brief.text().contains(u"h-index 12"_s) && brief.text().contains(u"Novelty 55 %"_s),
                 qPrintable(brief.text()));
        run.actions[ActionId::ShowAuthorFigures].trigger();

        // A page is compared with its own saves, and no save with itself.
        run.actions[ActionId::AuthorChanges].trigger();
        auto &older = run.find<QComboBox>("olderSave"), &newer = run.find<QComboBox>("newerSave");
        QTRY_COMPARE(newer.count(), 4);
        QTRY_VERIFY(newer.currentText().contains(u"q3.txt"_s));
        QVERIFY(older.currentText().contains(u"q2.txt"_s));
        const auto canChoose = [](const QComboBox &box, int row) {
            return bool(box.model()->index(row, 0).flags() & Qt::ItemIsEnabled);
        };
        QVERIFY(!canChoose(older, newer.currentIndex()) && !canChoose(newer, older.currentIndex()));
        // A page with one save has no comparison until another save is chosen.
        emit run.find<ChangesPage>().savesChosen(SourceId::None, newer.itemData(0).value<SourceId>());
        run.settle();
        QTRY_VERIFY(newer.currentText().contains(u"z1.txt"_s));
        QCOMPARE(older.currentIndex(), -1);
        const auto line = [&] { return run.find<ChangesPage>().findChild<QLabel *>(u"pageLine"_s)->text(); };
        QVERIFY2(line().startsWith(u"Only one version of this page"_s), qPrintable(line()));

        // The figures of all saves as a table.
        const QString file = dir.filePath(u"figures.csv"_s);
        run.actions[ActionId::SaveAuthorFigures].trigger();
        auto *dialog = panel.findChild<QFileDialog *>();
        QVERIFY(dialog);
        emit dialog->fileSelected(file);
        dialog->close();
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QList<QByteArray> rows = written.readAll().split('\n');
        QCOMPARE(rows[0].trimmed(),
                 QByteArray("saved,page,source,category,h_index,papers,citations,novelty_percent,ai_score"));
        QCOMPARE(rows[1].trimmed(), QByteArray("2026-01-01,Ada Quill,q1.txt,LG,9,40,109,55,44"));
        QCOMPARE(rows[4].trimmed(), QByteArray("2026-06-01,Ada Zander,z1.txt,LG,3,7,103,55,44"));
        QCOMPARE(rows.size(), 6);
    }

    // The author's positions in author lists, and the number of authors, by year.
    void showsAuthorPositions()
    {
        QTemporaryDir dir;
        Run run(dir);
        QByteArray lines;
        const QString me = u"Ada Quill"_s;
        lines += paperLine(u"Alone"_s, {me}, text(1), 1); // paper of 2020
        lines += paperLine(u"First"_s, {me, u"Bo Tide"_s}, text(2), 2);
        lines += paperLine(u"First of many"_s, {me, u"Bo Tide"_s, u"Cy Pier"_s, u"Di Mole"_s}, text(3), 3);
        lines += paperLine(u"Last"_s, {u"Bo Tide"_s, u"Cy Pier"_s, me}, text(4), 400); // papers of 2021
        lines += paperLine(u"Between"_s, {u"Bo Tide"_s, me, u"Cy Pier"_s}, text(5), 401);
        lines += paperLine(u"Cut short"_s, {u"Bo Tide"_s, me, u"et al."_s}, text(6), 402);
        run.importLines(lines);
        AuthorId id = AuthorId::None;
        for (const AuthorRow &row : run.library.sidebar().sidebarData().authors)
            if (row.name == me)
                id = row.id;
        run.library.browser().openAuthor(id, me);
        run.settle();
        auto &panel = run.find<AuthorPanelView>();
        QTRY_VERIFY(panel.isVisible());
        const AuthorPlaces places = panel.shownAuthor().places;
        QCOMPARE(places.alone, 1);
        QCOMPARE(places.first, 2);
        QCOMPARE(places.last, 1);
        QCOMPARE(places.between, 2);
        const QString facts = run.find<QLabel>("authorComputed").text();
        QVERIFY2(facts.contains(u"6 papers"_s) && facts.endsWith(u" · first author 2, last 1, solo 1"_s),
                 qPrintable(facts));
        QVERIFY(!run.actions[ActionId::AuthorChanges].isEnabled()); // no page of this author
        QVERIFY(!run.find<Chip>("authorFigures").isVisible());
        auto &chart = run.find<ColumnChart>("authorYears");
        QCOMPARE(chart.bars().size(), 2);
        QCOMPARE(chart.bars()[0].value, 3.0);
        panel.years().choose(AuthorYears::What::Places);
        QCOMPARE(chart.bars()[0].parts, (QList<double>{2, 0, 0, 1, 0}));
        QCOMPARE(chart.bars()[1].parts, (QList<double>{0, 2, 1, 0, 0}));
        QVERIFY(chart.bars()[0].tip.contains(u"first author of 2"_s));
        panel.years().choose(AuthorYears::What::Names);
        QCOMPARE(chart.bars()[0].valueText, u"2.3"_s); // mean of lists with 1, 2 and 4 names
        QCOMPARE(chart.bars()[1].valueText, u"3.0"_s); // the truncated list is not counted
        QVERIFY(chartCsv(chart).startsWith(u"\"Mean number of authors per paper, by year\""_s));
        // Selecting both years with keys filters the list.
        panel.years().choose(AuthorYears::What::Papers);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Home);
        QTest::keyClick(&chart, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(chart.range(), std::optional(std::pair(0, 1)));
        QTest::keyClick(&chart, Qt::Key_Return);
        run.settle();
        QTRY_COMPARE(run.titles().size(), 6);
        QCOMPARE(run.chips().size(), 2);
    }

    // Co-authors are in several columns. An earlier version used one chip per row, which made the panel half
    // as high as the window.
    void manyCoauthorsUseFewRows()
    {
        QTemporaryDir dir;
        Run run(dir);
        const QString me = u"Ada Quill"_s;
        QStringList names{me};
        for (const char *given : {"Bo", "Cy", "Di", "Eli", "Fay", "Gus", "Hal", "Ida", "Jon", "Kay"})
            names.append(QLatin1StringView(given) + u" Featherstone-Longbottom"_s);
        run.importLines(paperLine(u"Foam"_s, names, text(1), 1));
        run.window.resize(1000, 800);
        for (const AuthorRow &row : run.library.sidebar().sidebarData().authors)
            if (row.name == me)
                run.library.browser().openAuthor(row.id, me);
        run.settle();
        auto &panel = run.find<AuthorPanelView>();
        QTRY_VERIFY(panel.isVisible());
        QVERIFY(panel.height() < 260);
        run.find<Chip>("authorCoauthors").click();
        const auto chips = panel.findChildren<Chip *>();
        QVERIFY(chips.size() >= 10);
        QVERIFY(chips.last()->isVisible());
        QTRY_VERIFY2(panel.height() < 330, qPrintable(QString::number(panel.height())));
        for (const Chip *chip : chips)
            QVERIFY(!chip->isVisible()
                    || panel.rect().contains(QRect(chip->mapTo(&panel, QPoint()), chip->size())));
    }

    void papersSinceTheLastVisitAreNew()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            import(run);
            run.actions[ActionId::ShowNew].trigger();
            run.settle();
            QTRY_COMPARE(run.library.browser().papers().rowCount(), 0); // no earlier visit
            run.actions[ActionId::MarkSeen].trigger();
            run.settle();
        }
        Run run(dir);
        run.settle();
        run.library.imports().importText(u"two.jsonl"_s, paperLine(u"Salt"_s, {u"Eve Kelp"_s}, text(9), 950),
                                         QDate(2026, 6, 2));
        run.settle();
        QTRY_COMPARE(run.library.counts().newPapers, 1);
        run.actions[ActionId::ShowNew].trigger();
        run.settle();
        QTRY_COMPARE(run.titles(), QStringList{u"Salt"_s});
        run.actions[ActionId::MarkSeen].trigger();
        run.settle();
        QTRY_COMPARE(run.library.counts().newPapers, 0);
    }

    // "10 of 10" would mislead for an author with 231 papers.
    void countsCodeOverAllPapers()
    {
        AuthorPanelView panel;
        AuthorPanel author;
        author.name = u"Ada Quill"_s;
        author.papers = 231;
        author.withCode = author.codeKnown = 10;
        panel.showAuthor(author);
        QStringList names;
        for (const Chip *chip : panel.findChildren<Chip *>())
            names.append(chip->accessibleName());
        QVERIFY2(names.contains(u"10 papers with code, of 231; known for 10"_s),
                 qPrintable(names.join(u'\n')));
    }
    // The chip on an author's panel opens the papers that are new since the last visit to this author.
    void opensNewPapersOfAnAuthor()
    {
        QTemporaryDir dir;
        Run run(dir);
        const auto come = [&](const QString &file, const QString &title, int number) {
            run.library.imports().importText(file, paperLine(title, {u"Eve Kelp"_s}, text(number), number),
                                             QDate(2026, 6, 2));
            run.settle();
        };
        come(u"one.jsonl"_s, u"Salt"_s, 1);
        const AuthorId eve = run.library.sidebar().sidebarData().authors.first().id;
        run.library.browser().openAuthor(eve, u"Eve Kelp"_s);
        run.settle();
        run.library.browser().setScope({});
        run.settle();
        come(u"two.jsonl"_s, u"Foam"_s, 2);
        run.library.browser().openAuthor(eve, u"Eve Kelp"_s);
        run.settle();
        QCOMPARE(run.titles().size(), 2);
        auto &chip = run.find<Chip>("authorNew");
        QTRY_VERIFY(chip.isVisible());
        QTest::mouseClick(&chip, Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.titles(), QStringList{u"Foam"_s});
        run.library.browser().clearCondition(u"is:new"_s);
        run.settle();
        QCOMPARE(run.titles().size(), 2);
        run.actions[ActionId::ShowNew].trigger(); // the key does the same
        run.settle();
        QTRY_COMPARE(run.titles(), QStringList{u"Foam"_s});
    }

    // A page imported an hour after the first one counts as new.
    void laterImportOfTheFirstDayIsNew()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(paperLine(u"Salt"_s, {u"Eve Kelp"_s}, text(1), 1));
        QTRY_VERIFY(run.library.counts().isVisited);
        QCOMPARE(run.library.counts().newPapers, 0);
        run.importLines(paperLine(u"Foam"_s, {u"Eve Kelp"_s}, text(2), 2));
        QTRY_COMPARE(run.library.counts().newPapers, 1);
        run.actions[ActionId::ShowNew].trigger();
        run.settle();
        QTRY_COMPARE(run.titles(), QStringList{u"Foam"_s});
    }
};

QTEST_MAIN(TestAuthorPages)
#include "tst_authorpages.moc"
