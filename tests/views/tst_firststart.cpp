// Tests the window of an empty library: the offered actions, and the first import.
#include "tests/support/support.h"
#include "views/list/facetstrip.h"
#include "views/style/emptystate.h"
#include "windowrun.h"

#include <QPushButton>

using namespace lectern;
using lectern::test::Run;
using namespace Qt::StringLiterals;

class TestFirstStart : public QObject
{
    Q_OBJECT
private slots:
    void emptyLibraryShowsFirstSteps()
    {
        QTemporaryDir dir;
        Run run(dir);
        const auto *button = run.window.findChild<QPushButton *>(u"empty-import-files"_s);
        QVERIFY(button && button->isVisible());
        QVERIFY(run.window.findChild<QPushButton *>(u"empty-open-sample"_s)->isVisible());
        // The other ways are links.
        QCOMPARE(run.list().emptyState().findChildren<QPushButton *>().size(), 2);
        const auto *links = run.list().emptyState().findChild<QLabel *>(u"emptyLinks"_s);
        QVERIFY(links && links->isVisible() && links->text().count(u"<a "_s) == 4);
        QVERIFY(!run.find<QLabel>("toastText").isVisible());
        // An empty library shows no facets.
        QVERIFY(!run.find<FacetStrip>().isVisible());
        run.importSample();
        QTRY_VERIFY(run.find<FacetStrip>().isVisible());
        run.actions[ActionId::ShowFacets].trigger();
        QVERIFY(!run.find<FacetStrip>().isVisible());
    }

    void firstImportShowsProgressAndCanBeCancelled()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        const auto &title = *run.list().emptyState().findChild<QLabel *>(u"emptyTitle"_s);
        const auto open = [&] { return run.window.findChild<QPushButton *>(u"empty-import-files"_s); };
        open()->setFocus();
        QFile file(dir.filePath(u"waves.jsonl"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < qMax(8'000, test::scaled(20'000)); ++i)
            file.write(test::paperLine(u"Counted wave %1"_s.arg(i), {u"Ada Wave"_s}, u"In a bathtub."_s, i));
        file.close();
        run.library.imports().importFiles({file.fileName()});
        QTRY_COMPARE(title.text(), u"Importing papers"_s);
        QTRY_VERIFY(!open());
        QTest::mouseClick(&run.find<QPushButton>("cancelImport"), Qt::LeftButton);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 0);
        QTRY_COMPARE(title.text(), u"No papers yet"_s);
        QVERIFY(open() && open()->isVisible());
        open()->setFocus();
        run.library.imports().importFiles({file.fileName()});
        QTRY_COMPARE(title.text(), u"Importing papers"_s);
        run.settle();
        QVERIFY(!title.isVisible());
        QVERIFY2(run.list().view()->hasFocus(), "the keys go where the papers are");
    }
};

QTEST_MAIN(TestFirstStart)
#include "tst_firststart.moc"
