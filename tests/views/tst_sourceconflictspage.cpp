// Tests source conflicts and splitting off a source in the window.
#include "views/actions/actions.h"
#include "views/duplicates/linelist.h"
#include "views/duplicates/sourceconflictspage.h"
#include "views/importexport/importsummary.h"
#include "views/paper/abstractpane.h"
#include "windowrun.h"

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTreeWidget>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

QByteArray entry(const QByteArray &title)
{
    return "@article{k,\n  title = {" + title
        + "},\n  author = {Quill, Ada and Ferrant, Bo},\n  doi = {10.1000/tides.7}\n}\n";
}

struct Folder {
    QTemporaryDir dir;
};

struct JoinedRun : Folder, Run {
    JoinedRun() : Run(dir) { }
    void importBoth()
    {
        library.imports().importText(u"first.bib"_s, entry("Glacier Violins"), QDate(2026, 6, 1));
        settle();
        library.imports().importText(u"second.bib"_s, entry("Sundials of Marble"), QDate(2026, 6, 2));
        settle();
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 20000); }
    SourceConflictsPage &page() { return *window.findChild<SourceConflictsPage *>(); }
    LineList &lines() { return *window.findChild<LineList *>(u"joinedList"_s); }
    int papers() { return library.browser().papers().rowCount(); }
    void act(ActionId id)
    {
        actions[id].trigger();
        settle();
    }
    bool says(const QString &text)
    {
        const auto labels = page().findChildren<QLabel *>();
        return std::any_of(labels.cbegin(), labels.cend(),
                           [&](const QLabel *label) { return label->isVisible() && label->text() == text; });
    }
};

} // namespace

class TestJoinedPage : public QObject
{
    Q_OBJECT

private slots:
    void emptyWithoutConflicts()
    {
        JoinedRun run;
        run.act(ActionId::ShowSourceConflicts);
        QVERIFY(run.page().isVisible());
        QTRY_VERIFY(run.says(u"No source conflicts"_s));
        QVERIFY(run.page().currentSighting().first == PaperId::None);
        run.act(ActionId::SplitOffSource); // no source to split off: no effect
        run.library.open(run.dir.filePath(u"other.lectern"_s));
        run.settle();
    }
    void splitsOffAndRejoinsASource()
    {
        JoinedRun run;
        run.importBoth();
        QCOMPARE(run.papers(), 1);
        run.act(ActionId::ShowSourceConflicts);
        QTRY_COMPARE(run.lines().lines().rowCount(), 2);
        QStringList titles;
        for (int row = 0; row < 2; ++row)
            titles.append(run.lines().lines().index(row).data().toString());
        QCOMPARE(titles, (QStringList{u"Glacier Violins"_s, u"Sundials of Marble"_s}));
        // The rows of the paper belong together, and only the differing titles are marked.
        const LineItem &first = *run.lines().lines().itemAt(run.lines().lines().index(0));
        const LineItem &second = *run.lines().lines().itemAt(run.lines().lines().index(1));
        QVERIFY(!first.continues && second.continues);
        QCOMPARE(first.marked, (QStringList{u"glacier"_s, u"violins"_s}));
        QCOMPARE(second.marked, (QStringList{u"sundials"_s, u"of"_s, u"marble"_s}));
        QVERIFY(first.secondMarked.isEmpty() && second.secondMarked.isEmpty());
        QVERIFY(run.lines()
                    .lines()
                    .index(1)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .startsWith(u"Source 2 of 2: Sundials"_s));
        run.lines().selectRow(1);
        QTest::mouseClick(run.page().findChild<QPushButton *>(u"joinedApart"_s), Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.papers(), 2);
        QTRY_VERIFY(run.says(u"No source conflicts"_s));
        run.act(ActionId::Undo);
        QTRY_COMPARE(run.papers(), 1);
        QTRY_COMPARE(run.lines().lines().rowCount(), 2);
        run.act(ActionId::Redo);
        QTRY_COMPARE(run.papers(), 2);
        // After another import it is still a separate paper.
        run.library.imports().importText(u"second.bib"_s, entry("Sundials of Marble") + "\n",
                                         QDate(2026, 6, 3));
        run.settle();
        QCOMPARE(run.papers(), 2);
    }
    // Return opens the paper; the pane names each source.
    void opensFromTheReadingPane()
    {
        JoinedRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.importBoth();
        run.act(ActionId::ShowSourceConflicts);
        QTRY_COMPARE(run.lines().lines().rowCount(), 2);
        QVERIFY(run.lines().hasFocus());
        QTest::keyClick(&run.lines(), Qt::Key_Return);
        run.settle();
        auto *pane = run.window.findChild<AbstractPane *>();
        QTRY_VERIFY(pane->paper());
        QVERIFY(!pane->text()->toHtml().contains(u"apart:"_s));
        run.act(ActionId::SplitOffSource); // expands the sources
        QTRY_VERIFY(pane->text()->toHtml().contains(u"apart:"_s));
        QCOMPARE(pane->text()->toPlainText().count(u"Split off this source"_s), 2);
        emit pane->splitSourceRequested(pane->paper()->row.id, pane->paper()->values.last().sighting);
        run.settle();
        QTRY_COMPARE(run.papers(), 2);
        QTRY_VERIFY(!pane->text()->toHtml().contains(u"apart:"_s));
    }
    void importSummaryListsConflicts()
    {
        JoinedRun run;
        run.importBoth();
        run.act(ActionId::ShowImport);
        auto *summary = run.window.findChild<ImportSummary *>();
        QStringList texts;
        for (QTreeWidgetItemIterator it(summary->findChild<QTreeWidget *>()); *it; ++it)
            texts.append((*it)->text(2));
        QVERIFY2(texts.contains(
                     u"Sundials of Marble (Ada Quill, Bo Ferrant) matched to the paper known as Glacier "
                     "Violins (Ada Quill, Bo Ferrant)"_s),
                 qPrintable(texts.join(u'\n')));
    }
};

QTEST_MAIN(TestJoinedPage)
#include "tst_sourceconflictspage.moc"
