// Tests the export panel, copying and dragging of papers.
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
#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>

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

class TestExporting : public QObject
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
        const QList<QPushButton *> steps = run.find<Toast>().findChildren<QPushButton *>(u"messageStep"_s);
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
        QCOMPARE(QFileInfo(file.text()).path(), dir.path()); // the default folder is that of the last export
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
        auto &question = run.find<MessageBar>("confirmBar");
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
        run.library.writer().setNote(run.list().selectedPapers().first(), u"My secret"_s);
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
        run.library.writer().setNote(papers.first(), u"My secret"_s);
        run.library.writer().addTag(u"secret tag"_s, papers);
        run.settle();
        const auto isClean = [](QByteArray text) {
            text.replace(R"("keyword":"secret word")", ""); // a variable of CSL
            return text.contains("Slow Fog") && text.contains("Fog Letters")
                && !text.toLower().contains("secret");
        };
        // The panel shows a preview of the exported file.
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
        // The other option exports all private data too.
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
        QCOMPARE(style.currentData().toString(), u"apa"_s); // until another style is chosen
        run.list().selectRow(0, true);
        for (const QString &chosen : {QString(), u"apa"_s}) {
            style.setCurrentIndex(style.findData(chosen));
            emit style.activated(style.currentIndex());
            run.actions[ActionId::LeaveReading].trigger();
            QApplication::clipboard()->clear();
            run.actions[ActionId::CopyCitation].trigger();
            QTRY_VERIFY(!QApplication::clipboard()->text().isEmpty());
            if (chosen.isEmpty()) // one plain line
                QVERIFY(QApplication::clipboard()->text().startsWith(u"Ada Oak: "_s));
        }
        QTRY_VERIFY(QApplication::clipboard()->text().startsWith(u"Oak, A. (20"_s));
        QVERIFY(QApplication::clipboard()->mimeData()->html().contains(u"<i>"_s));
        // Exports a file of references; the style is selected next to the format.
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
        // The command is found by the name of a style, and offers all styles, the default one first.
        run.key(Qt::Key_K, Qt::ControlModifier);
        auto &box = run.find<QLineEdit>("commandBox");
        QTest::keyClicks(&box, u"citation in style"_s);
        run.key(Qt::Key_Return);
        auto &list = run.find<QListWidget>("commandList");
        QVERIFY(list.isVisible());
        QVERIFY(list.item(0)->text().startsWith(u"American Psychological"_s));
        QTest::keyClicks(&box, u"american psych"_s);
        QTest::keyClick(&box, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::clipboard()->text().startsWith(u"Oak, A. (20"_s), 30'000);
        QCOMPARE(run.settings.value("citation/style"_L1).toString(), QString()); // unchanged
    }
    void copiesPapers_data()
    {
        QTest::addColumn<ActionId>("action");
        QTest::addColumn<QString>("begin");
        QTest::newRow("citation") << ActionId::CopyCitation
                                  << (CitationFormatter::isAvailable()
                                          ? u"Oak, A. (2020). Paper 5 on tides."_s
                                          : u"Ada Oak: Paper 5 on tides. 2020."_s);
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
        // The citation engine is loaded first.
        QTRY_VERIFY_WITH_TIMEOUT(!QApplication::clipboard()->text().isEmpty(), 30'000);
        const QString text = QApplication::clipboard()->text();
        QFETCH(QString, begin);
        QVERIFY2(text.startsWith(begin), qPrintable(text));
        QTRY_VERIFY(run.find<QLabel>("toastText").text().contains(u"opied"_s));
    }

    // Other programs receive the citations and BibTeX; this window does not offer to import its own papers.
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

        QMimeData other; // drag data of another program
        setPapersText(other, u"Ada Oak: Paper 7. 2020."_s, u"@misc{a, title = {Paper 7}, year = {2020}}"_s);
        QVERIFY(entersWindow(run, other));
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &other, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&run.window, &drop);
        QTRY_VERIFY(run.find<QLabel>("importTitle").text().startsWith(u"1 paper in the pasted text"_s));
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

QTEST_MAIN(TestExporting)
#include "tst_exporting.moc"
