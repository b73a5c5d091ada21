#include "printjob.h"

#include "models/itemmodels/citationformatter.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/paperlistmodel.h"
#include "models/session/tasks/exporttasks.h"
#include "models/store/library.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/try.h"
#include "views/math/formulas.h"
#include "views/math/mathengine.h"
#include "views/math/texhtml.h"
#include "views/paper/paperhtml.h"
#include "views/style/colors.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QLocale>
#include <QPageLayout>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <QPalette>
#include <QPdfWriter>
#include <QPrinter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <QTextList>

#include <algorithm>
#include <vector>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr double kFooterLines = 2.5; // height of the footer area
const QColor kQuiet(0x57606A); // the colour of muted text in the window

// Returns the possible page breaks of a document: the top of each line, and its end. A list item is not
// separated from its bullet.
std::vector<double> breaksOf(const QTextDocument &text)
{
    std::vector<double> breaks;
    const QAbstractTextDocumentLayout *layout = text.documentLayout();
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        const QRectF box = layout->blockBoundingRect(block);
        const int lines = block.textList() ? 1 : block.layout()->lineCount();
        for (int i = 0; i < lines; ++i)
            breaks.push_back(box.top() + (i == 0 ? 0 : block.layout()->lineAt(i).y()));
    }
    breaks.push_back(layout->documentSize().height());
    return breaks;
}

// Paints the part between two breaks. Qt's layout also paints a line that is outside the clip rectangle. The
// line would be invisible, but a PDF reader would find and copy it. Blocks that are split are therefore
// painted line by line.
void drawSlice(QPainter &painter, QTextDocument &text, double from, double until, double margin)
{
    QAbstractTextDocumentLayout *layout = text.documentLayout();
    QRectF whole; // bounds of the blocks that are not split
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        const QRectF box = layout->blockBoundingRect(block);
        if (box.bottom() <= from || box.top() >= until)
            continue;
        if (box.top() >= from && box.bottom() <= until + margin) {
            whole |= box;
            continue;
        }
        const QPointF origin = box.topLeft() - block.layout()->boundingRect().topLeft();
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const double top = box.top() + line.y();
            if (top >= from - margin && top < until - margin)
                line.draw(&painter, origin);
        }
    }
    if (whole.isNull())
        return;
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    context.clip = whole.adjusted(0, margin, 0, -margin);
    layout->draw(&painter, context);
}

} // namespace

PrintedText::PrintedText(QPagedPaintDevice &device, const QFont &font)
{
    setUndoRedoEnabled(false);
    documentLayout()->setPaintDevice(&device);
    setDocumentMargin(0);
    setDefaultFont(font);
    setTextWidth(device.width());
}

PageFlow::PageFlow(QPagedPaintDevice &device, const QFont &font, const QString &footer)
    : m_device(device), m_font(font), m_footer(footer)
{
    m_line = QFontMetricsF(font, &device).lineSpacing();
}

bool PageFlow::begin()
{
    if (!m_painter.begin(&m_device))
        return false;
    m_pages = 1;
    m_y = 0;
    return true;
}

double PageFlow::bodyHeight() const
{
    return m_device.height() - kFooterLines * m_line;
}

void PageFlow::paintFooter()
{
    m_painter.save();
    QFont small = m_font;
    small.setPointSizeF(m_font.pointSizeF() * TextSize::Caption);
    m_painter.setFont(small);
    m_painter.setPen(kQuiet);
    const QRectF foot(0, m_device.height() - 1.5 * m_line, m_device.width(), 1.5 * m_line);
    const QString number = QString::number(m_pages);
    const QFontMetricsF metrics(small, &m_device);
    m_painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom, number);
    m_painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom,
                       metrics.elidedText(m_footer, Qt::ElideRight,
                                          foot.width() - metrics.horizontalAdvance(number) - m_line));
    m_painter.restore();
}

bool PageFlow::newPage()
{
    paintFooter();
    if (!m_device.newPage())
        return false;
    ++m_pages;
    m_y = 0;
    return true;
}

bool PageFlow::add(QTextDocument &text, int together)
{
    const std::vector<double> breaks = breaksOf(text);
    const double end = breaks.back();
    // Height of the lines that stay together, or of all if there are fewer.
    const double least = breaks[std::min(std::size_t(std::max(1, together)), breaks.size() - 1)];
    if (m_y > 0 && m_y + least > bodyHeight() && !newPage())
        return false;
    for (double from = 0; from < end;) {
        const double room = bodyHeight() - m_y;
        auto to = std::upper_bound(breaks.begin(), breaks.end(), from + room);
        double until = to == breaks.begin() ? from : *std::prev(to);
        if (until <= from) {
            if (m_y > 0) {
                if (!newPage())
                    return false;
                continue;
            }
            until = from + room; // a line higher than a page is clipped
        }
        m_painter.save();
        m_painter.setClipRect(QRectF(0, m_y, m_device.width(), until - from));
        m_painter.translate(0, m_y - from);
        m_painter.setPen(Qt::black);
        drawSlice(m_painter, text, from, until, m_line / 4);
        m_painter.restore();
        m_y += until - from;
        from = until;
        if (from < end && !newPage())
            return false;
    }
    return true;
}

void PageFlow::addSpace(double lines)
{
    if (m_y > 0)
        m_y += lines * m_line;
}

void PageFlow::addRule()
{
    if (m_y <= 0)
        return;
    m_y += m_line;
    if (m_y + m_line < bodyHeight()) {
        m_painter.fillRect(QRectF(0, m_y, m_device.width(), std::max(1.0, m_line / 30)), QColor(0xD8DEE4));
        m_y += m_line;
    }
}

bool PageFlow::end()
{
    paintFooter();
    return m_painter.end();
}

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

// One run of the task.
class PrintJob
{
    Q_DECLARE_TR_FUNCTIONS(PrintJob)
public:
    PrintJob(const PrintOrder &order, const std::function<void(int, int)> &progress,
             const Cancelled &cancelled)
        : m_order(order), m_progress(progress), m_cancelled(cancelled)
    {
    }
    Result<PrintOutcome> run();

private:
    Result<> print();
    Result<> savePdf();
    Result<> paint(QPagedPaintDevice &device);
    Result<> paintHeading(QPagedPaintDevice &device, PageFlow &flow);
    Result<> paintPapers(QPagedPaintDevice &device, PageFlow &flow);
    Result<> paintReferences(QPagedPaintDevice &device, PageFlow &flow);
    Result<> paintPaper(PaperId id, QPagedPaintDevice &device, MathEngine &math, PageFlow &flow);

    const PrintOrder &m_order;
    const std::function<void(int, int)> &m_progress;
    const Cancelled &m_cancelled;
    std::unique_ptr<Library> m_library;
    PrintOutcome m_outcome;
};

} // namespace

Result<PrintOutcome> printPapers(const PrintOrder &order, const std::function<void(int, int)> &progress,
                                 const Cancelled &cancelled)
{
    return PrintJob(order, progress, cancelled).run();
}

Result<PrintOutcome> PrintJob::run()
{
    const Result<> done = m_order.printer ? print() : savePdf();
    if (!done && m_order.printer)
        m_order.printer->abort();
    return done ? Result<PrintOutcome>(m_outcome) : done.error();
}

Result<> PrintJob::print()
{
    LECTERN_TRY(m_library, Library::open(m_order.library, Library::Mode::ReadOnly));
    return paint(*m_order.printer);
}

Result<> PrintJob::savePdf()
{
    LECTERN_TRY(m_library, Library::open(m_order.library, Library::Mode::ReadOnly));
    AtomicFile file(m_order.pdfFile);
    LECTERN_TRY(file.begin());
    {
        QPdfWriter writer(&file);
        writer.setResolution(kDpi);
        writer.setTitle(m_order.heading);
        writer.setCreator(u"Lectern"_s);
        const bool letter = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
        writer.setPageLayout(
            QPageLayout(QPageSize(letter ? QPageSize::Letter : QPageSize::A4), QPageLayout::Portrait,
                        QMarginsF(kMarginMm, kMarginMm, kMarginMm, kMarginMm), QPageLayout::Millimeter));
        LECTERN_TRY(paint(writer));
    }
    return file.commit();
}

static Error noPage()
{
    return {PrintJob::tr("Could not start a new page. Check the free disk space.")};
}

Result<> PrintJob::paint(QPagedPaintDevice &device)
{
    const Error cannotPaint{m_order.pdfFile.isEmpty()
                                ? tr("The printer does not accept pages.")
                                : tr("Could not write %1.").arg(QFileInfo(m_order.pdfFile).fileName())};
    PageFlow flow(device, m_order.font, m_order.heading);
    if (!flow.begin())
        return cannotPaint;
    if (m_order.papers.size() > 1 && !paintHeading(device, flow))
        return cannotPaint;
    LECTERN_TRY(m_order.citationStyle.isEmpty() ? paintPapers(device, flow) : paintReferences(device, flow));
    m_outcome.pages = flow.pages();
    if (!flow.end())
        return cannotPaint;
    return {};
}

Result<> PrintJob::paintHeading(QPagedPaintDevice &device, PageFlow &flow)
{
    PrintedText heading(device, m_order.font);
    heading.setHtml(
        paragraph(
            u"font-size:%1pt;font-weight:600;margin:0"_s.arg(m_order.font.pointSizeF() * TextSize::Heading),
            m_order.heading)
        + paragraph(u"color:%1;margin:2px 0 0 0"_s.arg(printColors().muted.name()),
                    u"%1 · %2"_s.arg(papersText(m_order.papers.size()), dayText(QDate::currentDate()))));
    if (!flow.add(heading))
        return noPage();
    flow.addSpace(1.5);
    return {};
}

Result<> PrintJob::paintPapers(QPagedPaintDevice &device, PageFlow &flow)
{
    MathEngine math; // belongs to this thread, which has an event loop
    QElapsedTimer sinceReport;
    for (qsizetype i = 0; i < m_order.papers.size(); ++i) {
        if (i == 0 || sinceReport.elapsed() >= kReportMs) {
            m_progress(int(i), int(m_order.papers.size()));
            sinceReport.start();
        }
        if (i > 0)
            flow.addRule();
        LECTERN_TRY(paintPaper(m_order.papers[i], device, math, flow));
        if (m_cancelled())
            return Error::cancelled();
    }
    return {};
}

// Paints one entry per paragraph, with a hanging indent.
Result<> PrintJob::paintReferences(QPagedPaintDevice &device, PageFlow &flow)
{
    m_progress(0, int(m_order.papers.size()));
    LECTERN_TRY(const auto references,
                lectern::references(*m_library, m_order.papers, m_order.citationStyle, m_cancelled));
    for (const FormattedReference &reference : references) {
        if (m_cancelled())
            return Error::cancelled();
        PrintedText text(device, m_order.font);
        const QString label = reference.label.isEmpty() ? QString() : reference.label.toHtmlEscaped() + u' ';
        text.setHtml(
            u"<p style=\"margin:0 0 0 24px;text-indent:-24px\">%1%2</p>"_s.arg(label, reference.html));
        if (!flow.add(text, 2))
            return noPage();
        flow.addSpace(0.4);
    }
    m_outcome.papers = int(references.size());
    m_outcome.missing = int(m_order.papers.size() - references.size());
    return {};
}

Result<> PrintJob::paintPaper(PaperId id, QPagedPaintDevice &device, MathEngine &math, PageFlow &flow)
{
    const QFont &font = m_order.font;
    const Result<WholePaper> paper = readWholePaper(*m_library, id);
    if (!paper) {
        ++m_outcome.missing; // the paper was removed after the order was given
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
        QObject::connect(&formulas, &Formulas::finished, &loop, &QEventLoop::quit);
        QObject::connect(&look, &QTimer::timeout, &loop, [&] {
            if (m_cancelled())
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
    ++m_outcome.papers;
    return {};
}

} // namespace lectern
