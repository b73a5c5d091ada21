// Tests import and export in the window: the export panel, copying, and the import preview.
#include "models/formats/registry.h"
#include "models/itemmodels/citationformatter.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/dragdata.h"
#include "models/session/tasks/exportjob.h"
#include "tests/support/support.h"
#include "views/importexport/importcommands.h"
#include "views/importexport/importsummary.h"
#include "views/importexport/pagepreview.h"
#include "views/widgets/noticebar.h"
#include "views/widgets/toast.h"
#include "windowrun.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDateEdit>
#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeWidget>

using namespace lectern;
using namespace Qt::StringLiterals;
using lectern::test::paperLine;
using lectern::test::readAll;
using lectern::test::Run;

// Records the URLs that the desktop is asked to open.
class Opened : public QObject
{
    Q_OBJECT
public:
    QStringList paths;
public slots:
    void open(const QUrl &url) { paths.append(url.toLocalFile()); }
};

class TestExchange : public QObject
{
    Q_OBJECT

    static QByteArray someLines(int count)
    {
        QByteArray lines;
        for (int i = 0; i < count; ++i)
            lines += paperLine(u"Paper %1 on tides"_s.arg(i), {u"Ada Oak"_s}, u"Waves were counted."_s, i);
        return lines;
    }

private slots:
    void exportsSelection_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<int>("papers");
        QTest::newRow("selection") << u"exportSelection"_s << 2;
        QTest::newRow("list") << u"exportList"_s << 5;
        QTest::newRow("library") << u"exportLibrary"_s << 6;
    }
    void exportsSelection()
    {
        QFETCH(QString, choice);
        QFETCH(int, papers);
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(someLines(6));
        run.library.browser().setTyped(u"-\"Paper 0\""_s);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 5);
        QApplication::setActiveWindow(&run.window);
        run.list().setFocus();
        run.list().selectRow(1, true);
        run.key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(run.list().selectedPapers().size(), 2);
        run.actions[ActionId::Export].trigger();
        auto &button = run.find<QPushButton>("exportButton");
        QVERIFY(button.isVisible());
        QVERIFY(run.find<QRadioButton>("exportSelection").isChecked()); // several papers were selected
        run.find<QRadioButton>(qPrintable(choice)).click();
        auto &preview = run.find<QPlainTextEdit>("exportPreview");
        QTRY_VERIFY(preview.toPlainText().startsWith(u"@"_s));
        auto &file = run.find<QLineEdit>("exportFile");
        QVERIFY(file.text().endsWith(u".bib"_s));
        const QString path = dir.filePath(u"out.bib"_s);
        file.setText(path);
        QVERIFY(button.isEnabled());
        QTest::keyClick(&file, Qt::Key_Return);
        QTRY_VERIFY(QFile::exists(path));
        QTRY_VERIFY(run.find<QLabel>("toastText").text().startsWith(u"Exported"_s));
        QCOMPARE(parseSource(readAll(path), {})->papers.size(), papers);
        QVERIFY(run.list().isVisible()); // the list is shown again
        // The message shows the path and opens it.
        Opened opened;
        QDesktopServices::setUrlHandler(u"file"_s, &opened, "open");
        const auto noHandler = qScopeGuard([] { QDesktopServices::unsetUrlHandler(u"file"_s); });
        const QList<QPushButton *> steps = run.find<Toast>().findChildren<QPushButton *>(u"toastStep"_s);
        QCOMPARE(steps.size(), 2);
        for (QPushButton *step : steps)
            step->click();
        QCOMPARE(opened.paths, QStringList({QFileInfo(path).absolutePath(), path}));
    }

    void missingFolderIsNotProposed()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.settings.setValue("export/folder"_L1, dir.filePath(u"gone"_s));
        run.actions[ActionId::Export].trigger();
        const QString folder = QFileInfo(run.find<QLineEdit>("exportFile").text()).path();
        QVERIFY2(QFileInfo(folder).isDir(), qPrintable(folder));
        QVERIFY(run.find<QPushButton>("exportButton").isEnabled());
    }

    void panelReportsErrors()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        run.settings.setValue("export/folder"_L1, dir.path());
        run.actions[ActionId::Export].trigger();
        auto &file = run.find<QLineEdit>("exportFile");
        QCOMPARE(QFileInfo(file.text()).path(), dir.path()); // in the folder of the last export
        auto &note = run.find<QLabel>("exportNote");
        auto &button = run.find<QPushButton>("exportButton");
        file.setText(dir.filePath(u"no/such/folder/out.bib"_s));
        QVERIFY(!button.isEnabled());
        QVERIFY(note.isVisible() && note.text().contains(u"does not exist"_s));
        file.setText(dir.path());
        QVERIFY(!button.isEnabled());
        file.setText(dir.filePath(u"my.lectern"_s));
        QVERIFY(button.isEnabled());
        QVERIFY(note.text().contains(u"replaced"_s));
        // The extension follows the format; the last format is the default next time.
        file.setText(dir.filePath(u"out.bib"_s));
        auto &format = run.find<QComboBox>("exportFormat");
        format.setCurrentIndex(format.findData(u"ris"_s));
        QCOMPARE(file.text(), dir.filePath(u"out.ris"_s));
        QTest::mouseClick(&button, Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(dir.filePath(u"out.ris"_s)));
        run.actions[ActionId::Export].trigger();
        QCOMPARE(format.currentData().toString(), u"ris"_s);
        QVERIFY(file.text().startsWith(dir.path()));
        // Escape closes the panel.
        QTest::keyClick(&format, Qt::Key_Escape);
        QTRY_VERIFY(run.list().isVisible());
    }

    void confirmsReplacingAFile()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(someLines(3));
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        const QString path = dir.filePath(u"mine.bib"_s);
        write(path, "what I wrote");
        auto &question = run.find<ConfirmBar>();
        const auto exportIt = [&] {
            run.actions[ActionId::Export].trigger();
            run.find<QLineEdit>("exportFile").setText(path);
            QTest::keyClick(&run.find<QLineEdit>("exportFile"), Qt::Key_Return);
            QTRY_VERIFY(question.isVisible());
            QVERIFY(question.text().contains(u"mine.bib already exists"_s));
        };
        exportIt();
        run.key(Qt::Key_Return); // stores the setting
        QVERIFY(!question.isVisible());
        run.settle();
        QCOMPARE(readAll(path), QByteArray("what I wrote"));
        exportIt();
        for (QPushButton *button : question.findChildren<QPushButton *>())
            if (button->text() == "Replace"_L1)
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(readAll(path).contains("@"));
    }
    void emptyListExportsNothing()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(someLines(3));
        run.settings.setValue("export/folder"_L1, dir.path());
        run.library.browser().setTyped(u"nothing has these words"_s);
        run.settle();
        run.actions[ActionId::Export].trigger();
        QVERIFY(run.find<QRadioButton>("exportList").isChecked());
        QVERIFY(!run.find<QPushButton>("exportButton").isEnabled());
        QVERIFY(run.find<QLabel>("exportNote").text().contains(u"contains no papers"_s));
        run.find<QRadioButton>("exportLibrary").setChecked(true);
        QVERIFY(run.find<QPushButton>("exportButton").isEnabled());
    }
    void privateDataCanBeExcluded()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(someLines(3));
        run.settings.setValue("export/folder"_L1, dir.path());
        run.list().selectRow(0, true);
        run.library.edits().setNote(run.list().selectedPapers().first(), u"My secret"_s);
        run.settle();
        run.actions[ActionId::Export].trigger();
        auto &preview = run.find<QPlainTextEdit>("exportPreview");
        auto &notes = run.find<QCheckBox>("exportNotes");
        QVERIFY(!notes.isEnabled()); // citation entries have no notes
        run.find<QRadioButton>("exportEverything").click();
        QVERIFY(notes.isEnabled());
        QTRY_VERIFY(preview.toPlainText().contains(u"annote    = {My secret}"_s));
        QTest::keyClick(&notes, Qt::Key_Space);
        QTRY_VERIFY(preview.toPlainText().contains(u"@misc"_s)
                    && !preview.toPlainText().contains(u"secret"_s));
        run.find<QLineEdit>("exportFile").setText(dir.filePath(u"out.bib"_s));
        QTest::mouseClick(&run.find<QPushButton>("exportButton"), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(dir.filePath(u"out.bib"_s)));
        QVERIFY(!readAll(dir.filePath(u"out.bib"_s)).contains("secret"));
        run.actions[ActionId::Export].trigger();
        QVERIFY(!notes.isChecked()); // stored
        QVERIFY(run.find<QRadioButton>("exportEverything").isChecked());
        QVERIFY(run.find<QCheckBox>("exportMarks").isChecked());
        // Lectern's own format always includes abstracts.
        auto &format = run.find<QComboBox>("exportFormat");
        format.setCurrentIndex(format.findData(u"jsonl"_s));
        QVERIFY(!run.find<QCheckBox>("exportAbstracts").isEnabled());
    }

    // Citation exports contain no private data.
    void citationsContainNoPrivateData_data()
    {
        QTest::addColumn<QString>("format");
        for (const Format &format : formats())
            if (format.cites)
                QTest::newRow(qPrintable(format.id)) << format.id;
    }
    void citationsContainNoPrivateData()
    {
        QFETCH(const QString, format);
        QTemporaryDir dir;
        Run run(dir);
        const QByteArray bib =
            "@article{a, title = {Slow Fog}, author = {Winter, Ada}, year = {2021}, journal = {Fog Letters},"
            " abstract = {Secret abstract}, keywords = {secret word}, note = {secret note},"
            " annote = {secret annote}, file = {:/home/secret/a.pdf:PDF}, owner = {secret}}";
        run.library.imports().importText(u"in.bib"_s, bib, QDate(2026, 6, 30));
        run.settle();
        run.list().selectRow(0, true);
        const QList<PaperId> papers = run.list().selectedPapers();
        run.library.edits().setNote(papers.first(), u"My secret"_s);
        run.library.edits().addTag(u"secret tag"_s, papers);
        run.settle();
        const auto isClean = [](const QByteArray &text) {
            return text.contains("Slow Fog") && text.contains("Fog Letters")
                && !text.toLower().contains("secret");
        };
        // The panel and its preview of the file.
        run.actions[ActionId::Export].trigger();
        QVERIFY(run.find<QRadioButton>("exportCiting").isChecked());
        auto &formatBox = run.find<QComboBox>("exportFormat");
        formatBox.setCurrentIndex(formatBox.findData(format));
        auto &preview = run.find<QPlainTextEdit>("exportPreview");
        QTRY_VERIFY2(isClean(preview.toPlainText().toUtf8()), qPrintable(preview.toPlainText()));
        const QString path = dir.filePath(u"out"_s);
        run.find<QLineEdit>("exportFile").setText(path);
        QTest::mouseClick(&run.find<QPushButton>("exportButton"), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(path));
        QVERIFY2(isClean(readAll(path)), readAll(path));
        // The other option includes all of it.
        run.actions[ActionId::Export].trigger();
        run.find<QRadioButton>("exportEverything").click();
        QTRY_VERIFY(preview.toPlainText().contains(u"My secret"_s)
                    && preview.toPlainText().contains(u"secret tag"_s)
                    && preview.toPlainText().contains(u"Secret abstract"_s));
        const QString other = dir.filePath(u"everything"_s);
        run.find<QLineEdit>("exportFile").setText(other);
        QTest::mouseClick(&run.find<QPushButton>("exportButton"), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(other));
        const auto back = parseSource(readAll(other), {});
        QVERIFY(back);
        QCOMPARE(back->marks.value(0).note, u"My secret"_s);
        // The stored option does not affect copies and drags.
        QApplication::clipboard()->clear();
        run.actions[ActionId::CopyBibtex].trigger();
        QTRY_VERIFY(!QApplication::clipboard()->text().isEmpty());
        QVERIFY2(isClean(QApplication::clipboard()->text().toUtf8()),
                 qPrintable(QApplication::clipboard()->text()));
        const std::unique_ptr<QMimeData> data(papersMime(papers));
        emit run.list().dragBegins(papers, data.get());
        QTRY_VERIFY(!data->text().isEmpty());
        QVERIFY2(isClean(data->data(u"text/x-bibtex"_s)), data->data(u"text/x-bibtex"_s));
        QVERIFY(!data->text().contains(u"ecret"_s));
    }

    void copiesCitationInSelectedStyle()
    {
        if (!CitationFormatter::isAvailable())
            QSKIP("this build has no citation styles");
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(someLines(2));
        run.actions[ActionId::Settings].trigger();
        auto &style = run.find<QComboBox>("settingsCitationStyle");
        QCOMPARE(style.currentData().toString(), QString()); // one plain line, until another style is chosen
        style.setCurrentIndex(style.findData(u"apa"_s));
        emit style.activated(style.currentIndex());
        run.actions[ActionId::LeaveReading].trigger();
        run.list().selectRow(0, true);
        QApplication::clipboard()->clear();
        run.actions[ActionId::CopyCitation].trigger();
        QTRY_VERIFY(QApplication::clipboard()->text().startsWith(u"Oak, A. (20"_s));
        QVERIFY(QApplication::clipboard()->mimeData()->html().contains(u"<i>"_s));
        // As a file of references; the style is selected next to the format.
        run.settings.setValue("export/folder"_L1, dir.path());
        run.actions[ActionId::Export].trigger();
        auto &format = run.find<QComboBox>("exportFormat");
        auto &references = run.find<QComboBox>("exportStyle");
        QVERIFY(!references.isVisible());
        format.setCurrentIndex(format.findData(kReferencesPage.toString()));
        QVERIFY(references.isVisible());
        references.setCurrentIndex(references.findData(u"ieee"_s));
        // The citation engine is loaded first.
        QTRY_VERIFY_WITH_TIMEOUT(
            run.find<QPlainTextEdit>("exportPreview").toPlainText().startsWith(u"[1] A. Oak"_s), 30'000);
        QVERIFY(run.find<QLineEdit>("exportFile").text().endsWith(u".html"_s));
        run.find<QLineEdit>("exportFile").setText(dir.filePath(u"list.html"_s));
        QTest::mouseClick(&run.find<QPushButton>("exportButton"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(dir.filePath(u"list.html"_s)), 30'000);
        QCOMPARE(readAll(dir.filePath(u"list.html"_s)).count("<p>"), 2);
    }

    void copiesCitationInAnyStyle()
    {
        if (!CitationFormatter::isAvailable())
            QSKIP("no citation styles in this build");
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(someLines(2));
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        run.list().selectRow(0, true);
        run.settle();
        QApplication::clipboard()->clear();
        // Found by the name of a style.
        run.key(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(&run.find<QLineEdit>("commandBox"), u"apa"_s);
        run.key(Qt::Key_Return);
        auto &menu = run.find<QMenu>("styleMenu");
        QVERIFY(menu.isVisible());
        QCOMPARE(menu.activeAction()->text(), u"Plain text, one line"_s); // the default
        for (QAction *style : menu.actions())
            if (style->text().startsWith(u"American Psychological"_s))
                menu.setActiveAction(style);
        QTest::keyClick(&menu, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::clipboard()->text().startsWith(u"Oak, A. (20"_s), 30'000);
        QCOMPARE(run.settings.value("citation/style"_L1).toString(), QString()); // unchanged
    }
    void copiesPapers_data()
    {
        QTest::addColumn<ActionId>("action");
        QTest::addColumn<QString>("begin");
        QTest::newRow("citation") << ActionId::CopyCitation << u"Ada Oak: Paper 5 on tides. 2020."_s;
        QTest::newRow("bibtex") << ActionId::CopyBibtex << u"@misc{oak2020paper,"_s;
        QTest::newRow("key") << ActionId::CopyKey << u"oak2020paper"_s;
        QTest::newRow("link") << ActionId::CopyLink << u"Paper 5 on tides"_s;
    }
    void copiesPapers()
    {
        QFETCH(ActionId, action);
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(someLines(6));
        run.list().selectRow(0, true);
        QApplication::clipboard()->clear();
        run.actions[action].trigger();
        QTRY_VERIFY(!QApplication::clipboard()->text().isEmpty());
        const QString text = QApplication::clipboard()->text();
        QFETCH(QString, begin);
        QVERIFY2(text.startsWith(begin), qPrintable(text));
        QTRY_VERIFY(run.find<QLabel>("toastText").text().contains(u"opied"_s));
    }

    // Other programs receive the citations and BibTeX; this window does not offer to import its own papers.
    // The text of a cancelled drag must not appear in the next one.
    void cancelledDragTextIsDropped()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(someLines(2));
        const QString file = run.library.file();
        const PaperId newer = run.library.browser().papers().idAt(0),
                      older = run.library.browser().papers().idAt(1);
        ExportJob job;
        QStringList texts;
        connect(&job, &ExportJob::described, this, [&texts](const QString &text) { texts.append(text); });
        QSemaphore read; // the first result is being sent to this thread
        connect(
            &job, &ExportJob::copied, this, [&read] { read.release(); }, Qt::DirectConnection);
        job.describe(file, {newer});
        job.copy(file, {newer}, CopyStyle::Citation);
        QVERIFY(read.tryAcquire(1, 20000));
        job.describe(file, {older});
        QTRY_VERIFY(!texts.isEmpty());
        QCOMPARE(texts.size(), 1);
        QVERIFY2(texts.first().startsWith(u"Ada Oak: Paper 0 on tides."_s), qPrintable(texts.first()));
    }

    void dragsPapersAsText()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(someLines(6));
        run.list().selectRow(0, true);
        run.list().view()->setFocus();
        run.key(Qt::Key_Down, Qt::ShiftModifier);
        const QList<PaperId> papers = run.list().selectedPapers();
        QCOMPARE(papers.size(), 2);
        QStringList kinds; // formats announced at the start of a mouse drag
        connect(&run.list(), &PaperList::dragBegins, this,
                [&kinds](const QList<PaperId> &, const QMimeData *data) { kinds = data->formats(); });
        QWidget *rows = run.list().view()->viewport();
        const QPoint first = run.list()
                                 .view()
                                 ->visualRect(run.library.browser().papers().index(0, PaperListModel::Title))
                                 .center();
        QTest::mousePress(rows, Qt::LeftButton, {}, first);
        for (int i = 1; i <= 4; ++i)
            QTest::mouseMove(rows, first + QPoint(10 * i, 10 * i));
        QTest::mouseRelease(rows, Qt::LeftButton, {}, first);
        QVERIFY(kinds.contains(u"text/plain"_s) && kinds.contains(u"text/x-bibtex"_s));

        const std::unique_ptr<QMimeData> data(papersMime(papers));
        emit run.list().dragBegins(papers, data.get());
        QTRY_VERIFY(!data->text().isEmpty());
        QVERIFY2(data->text().startsWith(u"Ada Oak: Paper 5 on tides. 2020."_s), qPrintable(data->text()));
        QCOMPARE(data->text().count(u'\n'), 1);
        const QByteArray bibtex = data->data(u"text/x-bibtex"_s);
        QCOMPARE(parseSource(bibtex, {})->papers.size(), 2);
        QCOMPARE(papersIn(*data), papers);
        QVERIFY(!entersWindow(run, *data));

        QMimeData other; // of another program
        setPapersText(other, u"Ada Oak: Paper 7. 2020."_s, u"@misc{a, title = {Paper 7}, year = {2020}}"_s);
        QVERIFY(entersWindow(run, other));
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &other, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&run.window, &drop);
        QTRY_VERIFY(run.find<QLabel>("importTitle").text().startsWith(u"1 paper in the pasted text"_s));
    }

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
        paste(u"Slow Fog"_s, html); // invalid as text
        QTRY_COMPARE(title.text(), u"1 paper in the pasted text"_s);
        QTest::keyClick(&run.find<QPushButton>("importAccept"), Qt::Key_Return);
        run.settle();
        QTRY_COMPARE(run.titles(), QStringList{u"Slow Fog"_s});
        paste(u"@article{a, title={Fast Fog}, author={Bo Elm}, year={2020}, doi={10.1/x}}\n"
              "@article{b, title={Thin Fog}, author={Bo Elm}, year={2020}}"_s,
              html); // the text contains more
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
            // Existing files are not new.
            QTRY_VERIFY(run.window.importing().watched().folders().first().since.isValid());
            QVERIFY(run.actions[ActionId::WatchFolder].isChecked());
            write(folder + u"/new.bib"_s, "@article{b, title={New}}");
            write(folder + u"/picture.png"_s, QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
            write(folder + u"/half.bib.part"_s, "@article{c, title={Half}}");
            QTRY_COMPARE_WITH_TIMEOUT(run.titles(), QStringList{u"New"_s}, 20000);
            QVERIFY(run.find<QLabel>("statusText").text().contains(u"1 source imported"_s));
            QVERIFY(!run.find<ErrorBar>().isVisible());
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
    static bool entersWindow(Run &run, const QMimeData &data)
    {
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QApplication::sendEvent(&run.window, &enter);
        return enter.isAccepted();
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
};

QTEST_MAIN(TestExchange)
#include "tst_exchange.moc"
