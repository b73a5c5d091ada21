#include "pageflow.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPagedPaintDevice>
#include <QPalette>
#include <QTextBlock>
#include <QTextLayout>
#include <QTextList>

#include <algorithm>
#include <vector>

namespace lectern
{

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
    small.setPointSizeF(m_font.pointSizeF() * 0.85);
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

} // namespace lectern
