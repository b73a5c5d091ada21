#include "printjob.h"

#include "models/itemmodels/citationformatter.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/paperlistmodel.h"
#include "models/store/exports/exporter.h"
#include "models/store/library.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/try.h"
#include "pageflow.h"
#include "views/math/formulas.h"
#include "views/math/mathengine.h"
#include "views/math/texhtml.h"
#include "views/paper/paperhtml.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QLocale>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>
#include <QPrinter>
#include <QTextBlock>
#include <QTextCursor>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kDpi = 600;
constexpr double kMarginMm = 20;
constexpr int kReportMs = 60; // milliseconds between progress reports
constexpr int kTogether =
    8; // lines; a title and its authors are never separated from the text by a page break
constexpr int kScanMs = 50; // milliseconds; maximum delay of cancellation while waiting for formulas

// The colours for white paper; links look like text.
const Colors &printColors()
{
    static const Colors colors = [] {
        Colors c = lightColors();
        c.text = c.accent = c.bookmark = Qt::black;
        return c;
    }();
    return colors;
}

QString paragraph(const QString &style, const QString &text)
{
    return u"<p style=\"%1\">%2</p>"_s.arg(style, text.toHtmlEscaped());
}

} // namespace

PrintJob::PrintJob(QObject *parent) : QObject(parent)
{
    qRegisterMetaType<PrintOutcome>();
}

PrintJob::~PrintJob()
{
    if (m_jobs) // ends the thread while the objects used by its work still exist
        m_jobs->stop();
}

void PrintJob::start(const PrintOrder &order)
{
    Q_ASSERT(!m_running);
    m_running = true;
    if (!m_jobs)
        m_jobs.emplace(u"printing"_s, QThread::LowPriority);
    m_jobs->begin();
    m_jobs->run(order.library, [this, order](const Result<Library *> &library) {
        const PrintOutcome outcome = run(order, library);
        QMetaObject::invokeMethod(this, [this, outcome] {
            m_running = false;
            emit finished(outcome);
        });
    });
}

void PrintJob::cancel()
{
    if (m_jobs)
        m_jobs->cancel();
}

PrintOutcome PrintJob::run(const PrintOrder &order, const Result<Library *> &library)
{
    PrintOutcome outcome;
    outcome.pdfFile = order.pdfFile;
    if (!library) {
        outcome.error = library.error().message;
        if (order.printer)
            order.printer->abort();
        return outcome;
    }
    if (order.printer) {
        const Result<> done = paint(order, **library, *order.printer, outcome);
        if (!done)
            outcome.error = done.error().message;
        if (!done || outcome.cancelled)
            order.printer->abort();
        return outcome;
    }
    AtomicFile file(order.pdfFile);
    if (const Result<> begun = file.begin(); !begun) {
        outcome.error = begun.error().message;
        return outcome;
    }
    {
        QPdfWriter writer(&file);
        writer.setResolution(kDpi);
        writer.setTitle(order.heading);
        writer.setCreator(u"Lectern"_s);
        const bool letter = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
        writer.setPageLayout(
            QPageLayout(QPageSize(letter ? QPageSize::Letter : QPageSize::A4), QPageLayout::Portrait,
                        QMarginsF(kMarginMm, kMarginMm, kMarginMm, kMarginMm), QPageLayout::Millimeter));
        if (const Result<> done = paint(order, **library, writer, outcome); !done)
            outcome.error = done.error().message;
    }
    if (!outcome.cancelled && outcome.error.isEmpty())
        if (const Result<> written = file.commit(); !written)
            outcome.error = written.error().message;
    return outcome;
}

static Error noPage()
{
    return {PrintJob::tr("Could not start a new page. Check the free disk space.")};
}

Result<> PrintJob::paint(const PrintOrder &order, Library &library, QPagedPaintDevice &device,
                         PrintOutcome &outcome)
{
    const Error cannotPaint{order.pdfFile.isEmpty()
                                ? tr("The printer does not accept pages.")
                                : tr("Could not write %1.").arg(QFileInfo(order.pdfFile).fileName())};
    PageFlow flow(device, order.font, order.heading);
    if (!flow.begin())
        return cannotPaint;
    if (order.papers.size() > 1 && !paintHeading(order, device, flow))
        return cannotPaint;
    LECTERN_TRY(order.citationStyle.isEmpty() ? paintPapers(order, library, device, flow, outcome)
                                              : paintReferences(order, library, device, flow, outcome));
    if (outcome.cancelled) {
        flow.end();
        return {};
    }
    outcome.pages = flow.pages();
    if (!flow.end())
        return cannotPaint;
    return {};
}

Result<> PrintJob::paintHeading(const PrintOrder &order, QPagedPaintDevice &device, PageFlow &flow)
{
    PrintedText heading(device, order.font);
    heading.setHtml(
        paragraph(u"font-size:%1pt;font-weight:600;margin:0"_s.arg(order.font.pointSizeF() * 1.7),
                  order.heading)
        + paragraph(u"color:%1;margin:2px 0 0 0"_s.arg(printColors().muted.name()),
                    u"%1 · %2"_s.arg(papersText(order.papers.size()), dayText(QDate::currentDate()))));
    if (!flow.add(heading))
        return noPage();
    flow.addSpace(1.5);
    return {};
}

Result<> PrintJob::paintPapers(const PrintOrder &order, Library &library, QPagedPaintDevice &device,
                               PageFlow &flow, PrintOutcome &outcome)
{
    MathEngine math; // belongs to this thread, which has an event loop
    QElapsedTimer sinceReport;
    for (qsizetype i = 0; i < order.papers.size(); ++i) {
        if (i == 0 || sinceReport.elapsed() >= kReportMs) {
            emit progressed(int(i), int(order.papers.size()));
            sinceReport.start();
        }
        if (i > 0)
            flow.addRule();
        LECTERN_TRY(paintPaper(library, order.papers[i], device, order.font, math, flow, outcome));
        if (m_jobs->isCancelled()) {
            outcome.cancelled = true;
            return {};
        }
    }
    return {};
}

// Paints one entry per paragraph, with a hanging indent.
Result<> PrintJob::paintReferences(const PrintOrder &order, Library &library, QPagedPaintDevice &device,
                                   PageFlow &flow, PrintOutcome &outcome)
{
    if (order.papers.size() > CitationFormatter::kMax) // checked before the papers are read
        return Error{tr("At most %1 papers can be formatted in a citation style at once; %2 are selected.")
                         .arg(numberText(CitationFormatter::kMax), numberText(order.papers.size()))};
    emit progressed(0, int(order.papers.size()));
    LECTERN_TRY(const auto papers, library.exporter().papers(order.papers));
    const auto references = CitationFormatter().references(papers, order.citationStyle, QLocale().bcp47Name(),
                                                           [this] { return m_jobs->isCancelled(); });
    if (m_jobs->isCancelled()) {
        outcome.cancelled = true;
        return {};
    }
    if (!references)
        return references.error();
    for (const FormattedReference &reference : *references) {
        if (m_jobs->isCancelled()) {
            outcome.cancelled = true;
            return {};
        }
        PrintedText text(device, order.font);
        const QString label = reference.label.isEmpty() ? QString() : reference.label.toHtmlEscaped() + u' ';
        text.setHtml(
            u"<p style=\"margin:0 0 0 24px;text-indent:-24px\">%1%2</p>"_s.arg(label, reference.html));
        if (!flow.add(text, 2))
            return noPage();
        flow.addSpace(0.4);
    }
    outcome.papers = int(papers.size());
    outcome.missing = int(order.papers.size() - papers.size());
    return {};
}

Result<> PrintJob::paintPaper(Library &library, PaperId id, QPagedPaintDevice &device, const QFont &font,
                              MathEngine &math, PageFlow &flow, PrintOutcome &outcome)
{
    const Result<WholePaper> paper = readWholePaper(library, id);
    if (!paper) {
        ++outcome.missing; // the paper was removed after the order was given
        return {};
    }
    PrintedText text(device, font);
    const double natural = QFontMetricsF(font).lineSpacing() / qMax(1, QFontInfo(font).pixelSize());
    PaperHtmlOptions options{font.pointSizeF(), natural};
    options.provenance = false;
    QString html = paperHtml(paper->detail, printColors(), options);
    QStringList tags;
    for (const Tag &tag : paper->work.tags)
        tags.append(tag.name);
    if (!tags.isEmpty())
        html += paragraph(u"margin:10px 0 0 0;color:%1"_s.arg(printColors().muted.name()),
                          tr("Tags: %1").arg(tags.join(u", "_s)));
    text.setHtml(html);
    Formulas formulas(&text, &math, &device);
    formulas.attach();
    if (formulas.isPending()) {
        QEventLoop loop; // event loop of this thread; the window stays responsive
        QTimer look;
        connect(&formulas, &Formulas::finished, &loop, &QEventLoop::quit);
        connect(&look, &QTimer::timeout, &loop, [&] {
            if (m_jobs->isCancelled())
                loop.quit();
        });
        look.start(kScanMs);
        loop.exec();
    }
    if (!flow.add(text, kTogether))
        return noPage();
    if (!paper->work.note.trimmed().isEmpty()) {
        PrintedText note(device, font);
        showNoteText(note, paper->work.note);
        QTextCursor cursor(&note);
        QTextBlockFormat above;
        above.setTopMargin(10);
        QTextCharFormat quiet;
        quiet.setForeground(printColors().muted);
        cursor.insertBlock(cursor.blockFormat(), cursor.blockCharFormat());
        cursor.movePosition(QTextCursor::Start);
        cursor.setBlockFormat(above);
        cursor.insertText(tr("Note"), quiet);
        if (!flow.add(note, 2))
            return noPage();
    }
    ++outcome.papers;
    return {};
}

} // namespace lectern
