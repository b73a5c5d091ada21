// Tests imports in the window: preview, column mapping, pasted text, watched folders, summary.
#include "models/formats/registry.h"
#include "models/itemmodels/citationformatter.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/dragdata.h"
#include "models/session/tasks/exporttasks.h"
#include "tests/support/support.h"
#include "views/importexport/importcommands.h"
#include "views/importexport/importsummary.h"
#include "views/importexport/pagepreview.h"
#include "views/widgets/messagebar.h"
#include "windowrun.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeWidget>

using namespace lectern;
using namespace Qt::StringLiterals;
using lectern::test::paperLine;
using lectern::test::readAll;
using lectern::test::Run;

class TestImporting : public QObject
{
    Q_OBJECT

private slots:
    void clipboardIsNotWatchedByDefault()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(!run.actions[ActionId::WatchClipboard].isChecked());
        QVERIFY(!run.settings.contains("watch/clipboard"_L1));
    }

    void showsImportPreview()
    {
        QTemporaryDir dir;
        Run run(dir);
        const QDir pages(dir.filePath(u"pages"_s));
        QVERIFY(QDir().mkpath(pages.path()));
        write(pages.filePath(u"a.bib"_s),
              "@article{a, title={Slow \\emph{Fog}}, author={Winter, Ada}, year=2021}\n@article{b, "
              "title={Fast Fog}, year={2022}\n");
        write(pages.filePath(u"b.png"_s), QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
        write(pages.filePath(u"c.txt"_s), samplePages()[2].bytes);
        run.window.importing().ask({pages.path()});
        auto &button = run.find<QPushButton>("importAccept");
        auto &tree = run.find<QTreeWidget>("importFiles");
        QVERIFY(button.isVisible());
        QTRY_COMPARE(run.find<QLabel>("importTitle").text(), u"2 files to import, 8 papers, 1 skipped"_s);
        QCOMPARE(tree.topLevelItemCount(), 3);
        QVERIFY(tree.topLevelItem(0)->text(1).startsWith(u"BibTeX: 2 papers"_s));
        QVERIFY(tree.topLevelItem(0)->child(0)->text(1).startsWith(u"Slow Fog – Ada Winter, 2021"_s));
        QVERIFY(tree.topLevelItem(1)->text(1).contains(u"image"_s));
        QCOMPARE(run.library.browser().papers().rowCount(), 0); // not imported yet
        // The page has dates without a year, so the panel requests the date.
        auto &oneDay = run.find<QCheckBox>("importOneDay");
        QVERIFY(oneDay.isVisible());
        oneDay.setChecked(true);
        run.find<QDateEdit>("importDay").setDate(QDate(2023, 12, 31));
        QTest::keyClick(&button, Qt::Key_Return);
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 8);
        QVERIFY(run.list().isVisible());
        const SidebarData &data = run.library.sidebar().sidebarData();
        QCOMPARE(data.sources.size(), 2);
        for (const SourceRow &source : data.sources)
            QCOMPARE(source.savedOn, QDate(2023, 12, 31));
    }

    // The folder that a browser saves next to a page is not a source, as for lectern-cli.
    void folderOmitsResourcesOfSavedPage()
    {
        QTemporaryDir dir;
        Run run(dir);
        const QDir pages(dir.filePath(u"pages"_s));
        QVERIFY(pages.mkpath(u"Page_files/js"_s));
        QVERIFY(pages.mkpath(u"Other_files"_s)); // without a page of that name
        for (const QString &name :
             {u"Page.html"_s, u"Page_files/frame.html"_s, u"Page_files/js/a.bib"_s, u"Other_files/b.bib"_s})
            write(pages.filePath(name), "@article{a, title={Slow Fog}}");
        run.window.importing().ask({pages.path()});
        const auto &tree = run.find<QTreeWidget>("importFiles");
        QTRY_COMPARE(tree.topLevelItemCount(), 2);
        QCOMPARE(tree.topLevelItem(0)->text(0), u"b.bib"_s);
        QCOMPARE(tree.topLevelItem(1)->text(0), u"Page.html"_s);
        // Without the preview.
        QStringList imported;
        connect(&run.library.imports(), &ImportQueue::importFinished, &run.window,
                [&](const ImportReport &report) {
                    for (const FileReport &file : report.files)
                        imported.append(file.name);
                });
        run.library.imports().importFiles({pages.path()});
        run.settle();
        QTRY_COMPARE(imported, (QStringList{u"b.bib"_s, u"Page.html"_s}));
    }

    void tableColumnsCanBeMapped()
    {
        QTemporaryDir dir;
        Run run(dir);
        const QString path = dir.filePath(u"table.csv"_s);
        write(path, "title,who,year\nSlow Fog,Ada Winter,2021\nFast Fog,Ben Berg,2022\n");
        run.window.importing().ask({path});
        auto &columns = run.find<QTableWidget>("importFields");
        QTRY_VERIFY(columns.isVisible());
        QCOMPARE(columns.rowCount(), 3);
        QCOMPARE(columns.item(1, 0)->text(), u"who"_s);
        QCOMPARE(columns.item(1, 1)->text(), u"Ada Winter  ·  Ben Berg"_s);
        auto *who = qobject_cast<QComboBox *>(columns.cellWidget(1, 2));
        QCOMPARE(who->currentIndex(), 0); // kept as an extra field
        who->setCurrentIndex(2);
        emit who->activated(2); // simulates a click
        auto &tree = run.find<QTreeWidget>("importFiles");
        QTRY_VERIFY(tree.topLevelItem(0)->child(0)->text(1).contains(u"Ada Winter"_s));
        QTest::mouseClick(&run.find<QPushButton>("importAccept"), Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 2);
        QVERIFY(!run.library.browser().papers().rowAt(0)->authors.isEmpty());
    }

    void leavingThePreviewImportsNothing()
    {
        QTemporaryDir dir;
        Run run(dir);
        const QString path = dir.filePath(u"a.bib"_s);
        write(path, "@article{a, title={Slow Fog}}");
        run.window.importing().ask({path, dir.filePath(u"none.bib"_s)});
        QTRY_COMPARE(run.find<QLabel>("importTitle").text(), u"1 file to import, 1 paper, 1 skipped"_s);
        QTest::keyClick(&run.find<QPushButton>("importAccept"), Qt::Key_Escape);
        QVERIFY(!run.find<QWidget>("importPanel").isVisible());
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 0);
    }

    void largeImportAsksWhetherItCountsAsRead()
    {
        QTemporaryDir dir;
        Run run(dir);
        QByteArray lines;
        for (int i = 0; i < 1200; ++i)
            lines += paperLine(u"Tidal Clock %1"_s.arg(i), {u"Ada Winter"_s}, u"Sand."_s, i);
        const QString path = dir.filePath(u"many.jsonl"_s);
        write(path, lines);
        run.window.importing().ask({path});
        auto &read = run.find<QCheckBox>("importAsRead");
        QTRY_VERIFY(read.isVisible());
        QVERIFY(read.isChecked());
        QTest::mouseClick(&run.find<QPushButton>("importAccept"), Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 1200);
        QCOMPARE(run.library.counts().unread, 0);
        // The toast shows the papers of this import.
        QCOMPARE(run.find<QLabel>("toastText").text(), u"1,200 new papers"_s);
        run.importLines(paperLine(u"Another"_s, {u"Bo Ferrant"_s}, u"Ink."_s, 2000));
        QCOMPARE(run.library.browser().papers().rowCount(), 1201);
        QCOMPARE(run.library.counts().unread, 1);
        // Undo takes back the marks with the papers, redo sets both again.
        run.library.writer().undo();
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 1);
        run.library.writer().redo();
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 1201);
        QCOMPARE(run.library.counts().unread, 1);
        // A small import does not ask.
        write(dir.filePath(u"few.jsonl"_s), paperLine(u"Few"_s, {u"Ada Winter"_s}, u"Sand."_s, 1));
        run.window.importing().ask({dir.filePath(u"few.jsonl"_s)});
        QTRY_COMPARE(run.find<QLabel>("importTitle").text(), u"1 file to import, 1 paper"_s);
        QVERIFY(!read.isVisible());
    }

    void toastShowsTheImportedPapers()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        const QString path = dir.filePath(u"few.jsonl"_s);
        write(path, paperLine(u"Few"_s, {u"Ada Winter"_s}, u"Sand."_s, 1));
        run.library.imports().importFiles({path}, {}, ImportQueue::By::Person);
        run.settle();
        QTRY_COMPARE(run.find<QLabel>("toastText").text(), u"1 new paper"_s);
        QCOMPARE(run.find<QLabel>("statusText").text(), QString()); // said once
        for (QPushButton *button : run.window.findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == u"Show"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        run.settle();
        QCOMPARE(run.titles(), QStringList{u"Few"_s});
    }

    void undoesAnImport()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        const int before = run.library.browser().papers().rowCount();
        const QString a = dir.filePath(u"a.bib"_s), b = dir.filePath(u"b.bib"_s);
        write(a, "@article{a, title={Slow Fog}}");
        write(b, "@article{b, title={Fast Fog}}");
        run.library.imports().importFiles({a, b, a});
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), before + 2);
        run.actions[ActionId::ShowImport].trigger();
        auto &button = run.find<QPushButton>("summaryTakeBack");
        QVERIFY(button.isVisible());
        QTest::mouseClick(&button, Qt::LeftButton);
        QTest::mouseClick(&run.find<QPushButton>("confirmYes"), Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), before);
        QVERIFY(!button.isVisible());
    }

    void previewsPastedText()
    {
        QTemporaryDir dir;
        Run run(dir);
        auto &title = run.find<QLabel>("importTitle");
        auto &button = run.find<QPushButton>("importAccept");
        auto &files = run.find<QTreeWidget>("importFiles");
        auto &day = run.find<QDateEdit>("importDay");
        QApplication::clipboard()->setText(u"@article{a, title={Slow Fog}, year=2021}"_s);
        run.actions[ActionId::PastePage].trigger();
        QTRY_COMPARE(title.text(), u"1 paper in the pasted text"_s);
        QVERIFY(title.isVisible());
        QVERIFY(files.topLevelItem(0)->child(0)->text(1).contains(u"Slow Fog"_s));
        QVERIFY(button.isEnabled());
        QVERIFY(!day.isVisible());
        QApplication::clipboard()->setText(u"only a shopping list"_s);
        run.actions[ActionId::PastePage].trigger();
        QTRY_COMPARE(title.text(), u"Nothing to import in the pasted text"_s);
        QVERIFY(!button.isEnabled());
        QVERIFY2(files.topLevelItem(0)->text(1).contains(u"no paper was found"_s),
                 qPrintable(files.topLevelItem(0)->text(1)));
        QApplication::clipboard()->setText(QString::fromUtf8(samplePages()[2].bytes));
        run.actions[ActionId::PastePage].trigger();
        QTRY_VERIFY(day.isVisible());
        QVERIFY(day.isEnabled());
        // A coloured preview of the page, as for a file; the file list leaves enough space.
        QVERIFY(run.find<PagePreview>().isVisible());
        QTRY_VERIFY(files.height() < run.find<PagePreview>().height());
        // Return in the date field accepts it.
        day.setFocus();
        day.setDate(QDate(2026, 5, 4));
        QTest::keyClick(&day, Qt::Key_Return);
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 6);
        QVERIFY(!title.isVisible());
        QCOMPARE(run.library.sidebar().sidebarData().sources.first().savedOn, QDate(2026, 5, 4));
    }

    // A browser copies a page as text and as HTML; the HTML may contain more data.
    void pastesRicherOfTextAndHtml()
    {
        QTemporaryDir dir;
        Run run(dir);
        auto &title = run.find<QLabel>("importTitle");
        const auto paste = [&](const QString &text, const QString &html) {
            auto *data = new QMimeData;
            data->setText(text);
            data->setHtml(html);
            QApplication::clipboard()->setMimeData(data);
            run.actions[ActionId::PastePage].trigger();
        };
        const QString html = u"<html><head><meta name=\"citation_title\" content=\"Slow Fog\">"
                             "<meta name=\"citation_author\" content=\"Ada Oak\">"
                             "<meta name=\"citation_publication_date\" content=\"2021\"></head>"
                             "<body><p>Slow Fog</p></body></html>"_s;
        paste(u"Slow Fog"_s, html); // the text alone cannot be imported
        QTRY_COMPARE(title.text(), u"1 paper in the pasted text"_s);
        QTest::keyClick(&run.find<QPushButton>("importAccept"), Qt::Key_Return);
        run.settle();
        QTRY_COMPARE(run.titles(), QStringList{u"Slow Fog"_s});
        paste(u"@article{a, title={Fast Fog}, author={Bo Elm}, year={2020}, doi={10.1/x}}\n"
              "@article{b, title={Thin Fog}, author={Bo Elm}, year={2020}}"_s,
              html); // the text contains more papers than the HTML
        QTRY_COMPARE(title.text(), u"2 papers in the pasted text"_s);
    }

    void importsFromWatchedFolder()
    {
        QTemporaryDir dir;
        const QString folder = dir.filePath(u"watched"_s);
        QVERIFY(QDir().mkpath(folder));
        write(folder + u"/old.bib"_s, "@article{a, title={Old}}");
        {
            Run run(dir);
            run.window.importing().watched().setQuietTime(50);
            QVERIFY(!run.actions[ActionId::WatchFolder].isChecked());
            QVERIFY(run.window.importing().watched().add({folder, false, {}}));
            // Files that exist when the watch starts are not new.
            QTRY_VERIFY(run.window.importing().watched().folders().first().since.isValid());
            QVERIFY(run.actions[ActionId::WatchFolder].isChecked());
            write(folder + u"/new.bib"_s, "@article{b, title={New}}");
            write(folder + u"/picture.png"_s, QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
            write(folder + u"/half.bib.part"_s, "@article{c, title={Half}}");
            QTRY_COMPARE_WITH_TIMEOUT(run.titles(), QStringList{u"New"_s}, 20000);
            QVERIFY(run.find<QLabel>("statusText").text().contains(u"1 source imported"_s));
            QVERIFY(!run.find<MessageBar>("errorBar").isVisible());
            // The download is complete.
            QVERIFY(QFile::rename(folder + u"/half.bib.part"_s, folder + u"/half.bib"_s));
            QTRY_COMPARE_WITH_TIMEOUT(run.library.browser().papers().rowCount(), 2, 20000);
            run.settle();
        }
        write(folder + u"/while-away.bib"_s, "@article{d, title={While away}}");
        {
            Run run(dir);
            run.window.importing().watched().setQuietTime(50);
            QVERIFY(run.actions[ActionId::WatchFolder].isChecked());
            QTRY_COMPARE_WITH_TIMEOUT(run.library.browser().papers().rowCount(), 3, 20000);
            run.actions[ActionId::WatchFolder].trigger(); // opens the page on which it can be removed
            QVERIFY(run.actions[ActionId::WatchFolder].isChecked());
            QTest::mouseClick(&run.find<QToolButton>("watchedRemove"), Qt::LeftButton);
            QVERIFY(!run.actions[ActionId::WatchFolder].isChecked());
            QVERIFY(run.window.importing().watched().folders().isEmpty());
        }
    }

    void namesPastedTextByPageAndDate()
    {
        QTemporaryDir dir;
        Run run(dir);
        QGuiApplication::clipboard()->setText(u"@article{a, title={Slow Fog}, author={Ada Oak}}\n"
                                              "@article{b, title={Fast Fog}, author={Ada Oak}}\n"_s);
        run.actions[ActionId::PastePage].trigger();
        QTRY_VERIFY(run.find<QLabel>("importTitle").text().startsWith(u"2 papers"_s));
        QTest::keyClick(&run.find<QPushButton>("importAccept"), Qt::Key_Return);
        run.settle();
        QTRY_COMPARE(run.library.sidebar().sidebarData().sources.size(), 1);
        QCOMPARE(run.library.sidebar().sidebarData().sources.first().name,
                 u"Slow Fog and 1 more, pasted %1"_s.arg(dayText(QDate::currentDate())));
    }
    void groupsEqualDiagnostics()
    {
        QTemporaryDir dir;
        Run run(dir);
        const QString page = dir.filePath(u"odd.bib"_s);
        QFile file(page);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 37; ++i)
            file.write(QByteArray("@article{key" + QByteArray::number(i)
                                  + ", author={Ada Oak"
                                    ", Bo Elm}, year={19")
                       + QByteArray::number(10 + i) + "}}\n");
        file.write("@article{good, title={Slow Fog}, author={Ada Oak}}\n");
        file.close();
        run.library.imports().importFiles({page});
        run.settle();
        run.actions[ActionId::ShowImport].trigger();
        const auto &tree = *run.window.findChild<ImportSummary *>()->findChild<QTreeWidget *>();
        const QTreeWidgetItem *source = tree.topLevelItem(0);
        QVERIFY2(!source->text(2).contains(u"fully recognised"_s), qPrintable(source->text(2)));
        QVERIFY2(source->text(2).contains(u"diagnostics"_s), qPrintable(source->text(2)));
        const QTreeWidgetItem *group = nullptr;
        for (int i = 0; i < source->childCount(); ++i)
            if (source->child(i)->text(2).contains(u"no title"_s))
                group = source->child(i);
        QVERIFY(group);
        QCOMPARE(group->text(0), u"Diagnostic, 37 times"_s);
        QCOMPARE(group->text(2), u"This entry has no title, at lines 1, 2, 3, 4, 5 and 32 more"_s);
        QCOMPARE(group->childCount(), 37);
    }
    // Unrecognised input can be reported without its words.
    void layoutReportContainsNoWords()
    {
        QTemporaryDir dir;
        Run run(dir);
        const QString page = dir.filePath(u"odd.bib"_s);
        QFile file(page);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("@article{a, title={Tides of 1999}, author={Ada Oak}}\nSecret words.\n");
        file.close();
        run.library.imports().importFiles({page});
        run.settle();
        run.actions[ActionId::ShowImport].trigger();
        auto &tree = *run.window.findChild<ImportSummary *>()->findChild<QTreeWidget *>();
        QVERIFY2(tree.topLevelItem(0)->text(2).contains(u"% recognised"_s),
                 qPrintable(tree.topLevelItem(0)->text(2)));
        auto &layout = run.find<QPushButton>("summaryLayout");
        QVERIFY(layout.isVisible());
        layout.click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(u"@xxxxxxx{x, xxxxx={Xxxxx xx 9999}"_s, Qt::CaseInsensitive),
                 qPrintable(copied));
        QVERIFY(!copied.contains(u"Secret"_s));
        QFile::remove(page);
        layout.click(); // the file is missing: an error, and the clipboard is unchanged
        QCOMPARE(QGuiApplication::clipboard()->text(), copied);
    }

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
};

QTEST_MAIN(TestImporting)
#include "tst_importing.moc"
