// Tests printing: the content of a PDF file, read back with pdftotext if it is installed.
#include "models/itemmodels/citationformatter.h"
#include "views/importexport/printcommands.h"
#include "views/math/mathengine.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/taskline.h"
#include "windowrun.h"

#include <QComboBox>
#include <QFileDialog>
#include <QImage>
#include <QPrinter>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>

using namespace lectern;
using namespace Qt::StringLiterals;
using lectern::test::paperLine;
using lectern::test::Run;

namespace
{

constexpr int kWait = 60'000;

QString running(int number)
{
    return u"Sentence %1 of this abstract counts the waves of one harbour and compares them with the tide. "_s
        .arg(number);
}

// Returns the pages of a PDF file as text; none without pdftotext.
QStringList pagesOf(const QString &file)
{
    QProcess process;
    process.start(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s});
    if (!process.waitForFinished(kWait) || process.exitCode() != 0)
        return {};
    QStringList pages = QString::fromUtf8(process.readAllStandardOutput()).split(u'\f');
    if (!pages.isEmpty() && pages.last().trimmed().isEmpty())
        pages.removeLast();
    return pages;
}

} // namespace

class TestPrinting : public QObject
{
    Q_OBJECT

    static QList<PaperId> all(Run &run)
    {
        const ResultSetPtr &result = run.library.browser().papers().result();
        return result->ids(0, result->count());
    }
    static void save(Run &run, const QString &file, const QList<PaperId> &papers)
    {
        QSignalSpy finished(&run.find<PrintCommands>(), &PrintCommands::finished);
        run.find<PrintCommands>().savePdf(file, papers);
        QVERIFY(finished.wait(kWait));
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        m_reads = !QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty();
    }

    void printsPaperWithAllParts()
    {
        if (!m_reads)
            QSKIP("pdftotext (poppler-utils) is not installed");
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(paperLine(u"Waves of $x^2$ & <b>Tides</b>"_s, {u"Ada Winter"_s, u"Bo Ström"_s},
                                  uR"(We bound \emph{every} wave by $\frac{a}{b}$ at 50\% of $\alpha$.)"_s,
                                  1));
        const QList<PaperId> papers = all(run);
        run.library.writer().addTag(u"to print"_s, papers);
        run.library.writer().setNote(papers.first(), u"See **section 3** <img src=\"file:///etc/passwd\">"_s);
        run.settle();
        const QString file = dir.filePath(u"one.pdf"_s);
        save(run, file, papers);
        const QStringList pages = pagesOf(file);
        QCOMPARE(pages.size(), 1);
        const QString text = pages.first().simplified();
        for (const auto &expected :
             {u"& <b>Tides</b>"_s, u"Ada Winter, Bo Ström"_s, u"We bound every wave by"_s, u"at 50% of α"_s,
              u"Tags: to print"_s, u"Note"_s, u"See section 3 <img src"_s})
            QVERIFY2(text.contains(expected), qPrintable(expected + u" in " + text));
        QVERIFY(!text.contains(u"From 1 source"_s)); // this line is only shown in the window
        if (MathEngine::available()) // with the engine the source is drawn as a formula
            QVERIFY2(!text.contains(u"\\frac"_s), qPrintable(text));
        QVERIFY(run.find<QLabel>("toastText").text().startsWith(u"Saved one.pdf: 1 page"_s));
    }

    // Prints the references of the list or of the selected papers. Each entry is printed once, over
    // as many pages as needed.
    void printsReferencesInAStyle()
    {
        if (!m_reads)
            QSKIP("pdftotext (poppler-utils) is not installed");
        if (!CitationFormatter::isAvailable())
            QSKIP("built without Qt Qml");
        QTemporaryDir dir;
        Run run(dir);
        QByteArray lines;
        for (int i = 0; i < 90; ++i)
            lines += paperLine(u"Kites over harbour number %1"_s.arg(i), {u"Ada Winter"_s, u"Bo Tide"_s},
                               running(i), i);
        run.importLines(lines);
        QCOMPARE(run.library.browser().papers().rowCount(), 90);
        const QString file = dir.filePath(u"references.pdf"_s);
        QSignalSpy finished(&run.find<PrintCommands>(), &PrintCommands::finished);
        run.actions[ActionId::Print].trigger();
        auto &what = run.find<QComboBox>("printWhat");
        what.setCurrentIndex(what.findText(u"References of the list"_s));
        run.find<QPushButton>("printPdf").click();
        auto *dialog = run.window.findChild<QFileDialog *>();
        QVERIFY(dialog);
        emit dialog->fileSelected(file);
        dialog->close();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60000);
        QStringList pages = pagesOf(file);
        QVERIFY2(pages.size() > 2, qPrintable(QString::number(pages.size())));
        const QString body = pages.join(u' ').simplified();
        QVERIFY(body.startsWith(u"References 90 papers"_s));
        for (int i = 0; i < 90; ++i)
            QCOMPARE(body.count(u"Kites over harbour number %1."_s.arg(i)), 1);
        QVERIFY(body.contains(u"Winter, A., & Tide, B. (2020"_s)); // APA format
        QVERIFY(!body.contains(running(1).trimmed())); // the references contain no abstracts

        // Prints two selected papers in another style.
        run.settings.setValue("export/style"_L1, u"ieee"_s);
        run.list().selectRow(0, true);
        run.list().view()->selectionModel()->select(run.library.browser().papers().index(1, 0),
                                                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
        run.actions[ActionId::Print].trigger();
        what.setCurrentIndex(what.findText(u"References of the selection"_s));
        run.find<QPushButton>("printPdf").click();
        dialog = nullptr;
        for (QFileDialog *each : run.window.findChildren<QFileDialog *>())
            if (each->isVisible())
                dialog = each;
        QVERIFY(dialog);
        emit dialog->fileSelected(file);
        dialog->close();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 60000);
        pages = pagesOf(file);
        QCOMPARE(pages.size(), 1);
        QVERIFY(pages.first().contains(u"[1] A. Winter and B. Tide"_s));
        QVERIFY(pages.first().contains(u"[2] "_s) && !pages.first().contains(u"[3]"_s));
    }
    void printsListOnNumberedPages()
    {
        if (!m_reads)
            QSKIP("pdftotext (poppler-utils) is not installed");
        QTemporaryDir dir;
        Run run(dir);
        QByteArray lines;
        constexpr int kPapers = 12, kSentences = 18;
        for (int paper = 0; paper < kPapers; ++paper) {
            QString abstract;
            for (int i = 0; i < kSentences; ++i)
                abstract += running(paper * 100 + i);
            lines +=
                paperLine(u"Paper %1 on Harbours"_s.arg(paper), {u"Ada Winter"_s}, abstract, 100 - paper);
        }
        run.importLines(lines);
        run.library.browser().setTyped(u"harbours"_s);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), kPapers);
        const QString file = dir.filePath(u"list.pdf"_s);
        save(run, file, all(run));
        const QStringList pages = pagesOf(file);
        QVERIFY2(pages.size() >= 3 && pages.size() < kPapers, qPrintable(QString::number(pages.size())));
        QVERIFY(pages.first().simplified().startsWith(u"harbours 12 papers"_s));
        QString body;
        for (int i = 0; i < pages.size(); ++i) {
            const QStringList rows = pages[i].trimmed().split(u'\n');
            const QString foot = rows.last().simplified();
            QCOMPARE(foot, u"harbours %1"_s.arg(i + 1));
            body += rows.mid(0, rows.size() - 1).join(u' ') + u' ';
        }
        body = body.simplified();
        qsizetype at = 0;
        for (int paper = 0; paper < kPapers; ++paper) {
            for (int i = 0; i < kSentences; ++i) {
                const QString sentence = running(paper * 100 + i).trimmed();
                const qsizetype found = body.indexOf(sentence, at);
                QVERIFY2(found >= at, qPrintable(sentence));
                QCOMPARE(body.count(sentence), 1);
                at = found;
            }
        }
        // A title is never at the end of a page without its abstract.
        for (const QString &page : pages)
            QVERIFY2(!page.trimmed().section(u'\n', 0, -2).trimmed().endsWith(u"on Harbours"_s),
                     qPrintable(page));
    }

    void cancelledJobPreservesOldFile()
    {
        QTemporaryDir dir;
        Run run(dir);
        QByteArray lines;
        for (int paper = 0; paper < 400; ++paper)
            lines +=
                paperLine(u"Paper %1"_s.arg(paper), {u"Ada Winter"_s}, running(paper).repeated(12), paper);
        run.importLines(lines);
        const QString name = dir.filePath(u"old.pdf"_s);
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("what was there");
        file.close();
        PrintCommands &printing = run.find<PrintCommands>();
        QSignalSpy finished(&printing, &PrintCommands::finished);
        printing.savePdf(name, all(run));
        QVERIFY(printing.isRunning());
        QVERIFY(run.find<TaskLine>("printStatus").isVisible());
        // A second job does not disturb the first.
        printing.savePdf(dir.filePath(u"second.pdf"_s), all(run));
        QVERIFY(run.find<MessageBar>("errorBar").text().contains(u"already"_s));
        QTest::mouseClick(&run.find<QPushButton>("cancelPrinting"), Qt::LeftButton);
        QVERIFY(finished.wait(kWait));
        QVERIFY(!run.find<TaskLine>("printStatus").isVisible());
        QCOMPARE(run.find<QLabel>("toastText").text(), u"Cancelled; no file was written."_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("what was there"));
        QVERIFY(!QFile::exists(dir.filePath(u"second.pdf"_s)));
        // The next print succeeds.
        save(run, name, all(run).mid(0, 2));
        QVERIFY(!printing.isRunning());
        file.close();
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
    }

    void reportsWriteErrors()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(paperLine(u"One"_s, {u"Ada Winter"_s}, running(1), 1));
        save(run, dir.filePath(u"no/such/folder/a.pdf"_s), all(run));
        QVERIFY(run.find<MessageBar>("errorBar").isVisible());
        QVERIFY2(run.find<MessageBar>("errorBar").text().contains(u"does not exist"_s),
                 qPrintable(run.find<MessageBar>("errorBar").text()));
        // A PDF over the open library, or on a full disk, is refused.
        save(run, run.library.file(), all(run));
        QVERIFY(run.find<MessageBar>("errorBar").text().contains(u"must not be overwritten"_s));
        save(run, u"/dev/full"_s, all(run));
        QVERIFY(run.find<MessageBar>("errorBar").text().contains(u"disk is full"_s));
        QVERIFY(!QApplication::activeModalWidget());
    }

    // The same code prints on a printer. Here the printer writes to a file.
    void printsPagesOnAPrinter()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(paperLine(u"One"_s, {u"Ada Winter"_s}, running(1), 1)
                        + paperLine(u"Two"_s, {u"Bo Ström"_s}, running(2), 2));
        PrintOrder order;
        order.library = run.library.file();
        order.papers = all(run);
        order.heading = u"Two papers"_s;
        order.font = QApplication::font();
        order.printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
        order.printer->setOutputFormat(QPrinter::PdfFormat);
        order.printer->setOutputFileName(dir.filePath(u"printed.pdf"_s));
        const Result<PrintOutcome> printed = printPapers(
            order, [](int, int) {}, [] { return false; });
        QVERIFY2(bool(printed), qPrintable(printed ? QString() : printed.error().message));
        QCOMPARE(printed->papers, 2);
        QCOMPARE(printed->pages, 1);
        order.printer.reset();
        if (!m_reads)
            QSKIP("the pages were made; pdftotext (poppler-utils), which would read them, is not installed");
        const QString text = pagesOf(dir.filePath(u"printed.pdf"_s)).value(0).simplified();
        QVERIFY2(text.startsWith(u"Two papers 2 papers"_s) && text.contains(u"Sentence 1"_s)
                     && text.contains(u"Sentence 2"_s),
                 qPrintable(text));
    }

    void dialogProposesTheTitle()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(paperLine(u"Waves: a/b?"_s, {u"Ada Winter"_s}, running(1), 1));
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        run.key(Qt::Key_P, Qt::ControlModifier);
        QVERIFY(run.find<MessageBar>("printBar").isVisible());
        run.find<QPushButton>("printPdf").click();
        QVERIFY(!run.find<MessageBar>("printBar").isVisible());
        auto *dialog = run.window.findChild<QFileDialog *>();
        QVERIFY(dialog);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), u"Waves a b.pdf"_s);
        dialog->reject();
        // An empty list cannot be printed.
        run.library.browser().setTyped(u"nothinglikethis"_s);
        run.settle();
        run.actions[ActionId::Print].trigger();
        QCOMPARE(run.find<QLabel>("toastText").text(), u"No papers to print."_s);
    }

private:
    bool m_reads = false;
};

QTEST_MAIN(TestPrinting)
#include "tst_printing.moc"
