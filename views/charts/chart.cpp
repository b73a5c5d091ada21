#include "chart.h"

#include "models/core/savedifference.h"
#include "models/formats/records/recordformats.h"
#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/mirrored.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

} // namespace

Chart::Chart(const QString &title, QWidget *parent) : QWidget(parent), m_title(title)
{
    installPaintedItems();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(title);
}

void Chart::setBars(const QList<ChartBar> &bars)
{
    if (m_bars == bars)
        return;
    const QString key = m_current >= 0 ? m_bars[m_current].key : QString();
    m_bars = bars;
    m_hovered = m_pressed = m_anchor = m_end = -1;
    m_current = -1;
    for (int i = 0; i < m_bars.size() && !key.isEmpty(); ++i)
        if (m_bars[i].key == key)
            m_current = i; // the same bar keeps the focus when its figures change
    notifyItemsChanged(this);
    updateGeometry();
    update();
}

void Chart::setSeries(const QStringList &names)
{
    m_series = names;
    updateGeometry();
    update();
}

void Chart::setTitle(const QString &title)
{
    m_title = title;
    setAccessibleName(title);
}

void Chart::setEmptyText(const QString &text)
{
    m_emptyText = text;
    update();
}

void Chart::setCurrentBar(int bar)
{
    bar = m_bars.isEmpty() ? -1 : std::clamp(bar, 0, int(m_bars.size()) - 1);
    if (bar == m_current)
        return;
    m_current = bar;
    if (hasFocus())
        notifyCurrentItem(this, bar);
    update();
}

int Chart::barAt(QPointF point) const
{
    for (int i = 0; i < m_bars.size(); ++i)
        if (slotRect(i).contains(point))
            return i;
    return -1;
}

std::optional<std::pair<int, int>> Chart::range() const
{
    if (m_anchor < 0 || m_end < 0 || m_anchor == m_end)
        return {};
    return std::minmax(m_anchor, m_end);
}

bool Chart::isInRange(int bar) const
{
    const auto bars = range();
    return bars && bar >= bars->first && bar <= bars->second;
}

int Chart::nearestBar(QPointF point) const
{
    int best = -1;
    double least = 0;
    for (int i = 0; i < m_bars.size(); ++i) {
        const QPointF apart = slotRect(i).center() - point;
        if (const double distance = std::abs(isVertical() ? apart.x() : apart.y());
            best < 0 || distance < least) {
            least = distance;
            best = i;
        }
    }
    return best;
}

QString Chart::rangeText() const
{
    const auto bars = range();
    double sum = 0;
    for (int i = bars->first; i <= bars->second; ++i)
        sum += m_bars[i].value;
    return tr("%1 to %2: %3", "a range of bars, what they add up to")
        .arg(m_bars[bars->first].label, m_bars[bars->second].label, numberText(qint64(sum)));
}

void Chart::showRange(const QPoint &at)
{
    setAccessibleDescription(range() ? rangeText() : QString());
    if (range())
        QToolTip::showText(at, tipText(rangeText()), this);
    update();
}

// Moves by key. extends: also selects the bars in between.
void Chart::moveTo(int bar, bool extends)
{
    if (!extends || !m_rangeable) {
        m_anchor = m_end = -1;
        setCurrentBar(bar);
        return;
    }
    if (m_anchor < 0)
        m_anchor = m_current;
    setCurrentBar(bar);
    m_end = m_current;
    if (m_current >= 0)
        showRange(mapToGlobal(slotRect(m_current).center().toPoint()));
}

QString Chart::valueTextOf(int bar) const
{
    const ChartBar &shown = m_bars[bar];
    if (!shown.valueText.isEmpty())
        return shown.valueText;
    const qint64 whole = qint64(shown.value);
    return double(whole) == shown.value ? numberText(whole) : figureText(shown.value);
}

QString Chart::tipOf(int bar) const
{
    if (!m_bars[bar].tip.isEmpty())
        return m_bars[bar].tip;
    return tr("%1: %2").arg(m_bars[bar].label, valueTextOf(bar));
}

void Chart::activate(int bar)
{
    if (bar < 0 || bar >= m_bars.size() || m_bars[bar].key.isEmpty())
        return;
    const QString key = m_bars[bar].key; // copied, because the receiver may set other bars
    setCurrentBar(bar);
    emit barActivated(key);
}

double Chart::largest() const
{
    double most = 0;
    for (const ChartBar &bar : m_bars)
        most = std::max(most, bar.value);
    return most > 0 ? most : 1;
}

QColor Chart::lineColor() const
{
    return mix(palette().color(QPalette::Text), palette().color(QPalette::Base), 0.16);
}

QColor Chart::seriesColor(int series) const
{
    if (series <= 0)
        return palette().color(QPalette::Link);
    // Five muted colours chosen for maximum distance under colour blindness; the last one is "everything
    // else".
    static const std::array<QColor, 5> light{QColor(0x2e8b7a), QColor(0xb5811d), QColor(0x8a4fbe),
                                             QColor(0xb4446c), QColor(0x8c959f)};
    static const std::array<QColor, 5> dark{QColor(0x5fc2ae), QColor(0xe3b341), QColor(0xbe9af0),
                                            QColor(0xee8fb0), QColor(0x6e7781)};
    return (isDark(palette()) ? dark : light)[size_t(std::min(series - 1, 4))];
}

void Chart::paintPieces(QPainter &painter, const QRectF &rect, int bar) const
{
    const ChartBar &shown = m_bars[bar];
    if (shown.value <= 0)
        return;
    painter.save();
    QPainterPath shape;
    const double radius = std::min({2.5, rect.width() / 2, rect.height() / 2});
    shape.addRoundedRect(rect, radius, radius);
    painter.setClipPath(shape);
    const double strength = isHighlighted(bar) ? 1.0 : 0.72;
    const QList<double> parts = shown.parts.isEmpty() ? QList<double>{shown.value} : shown.parts;
    double before = 0;
    for (int i = 0; i < parts.size(); ++i) {
        const double from = before / shown.value, length = parts[i] / shown.value;
        before += parts[i];
        const QRectF piece = isVertical()
            ? QRectF(rect.x(), rect.bottom() - (from + length) * rect.height(), rect.width(),
                     length * rect.height())
            : Mirrored(rect, layoutDirection())(
                QRectF(rect.x() + from * rect.width(), rect.y(), length * rect.width(), rect.height()));
        painter.fillRect(piece, mix(seriesColor(i), palette().color(QPalette::Base), strength));
    }
    painter.restore();
}

void Chart::paintLegend(QPainter &painter, const QRectF &area) const
{
    if (m_series.size() < 2)
        return;
    const QFontMetricsF metrics(font());
    const double box = std::round(metrics.xHeight() * 1.1);
    const Mirrored side(area, layoutDirection());
    double x = area.x();
    for (int i = 0; i < m_series.size(); ++i) {
        const double width = box + 4 + metrics.horizontalAdvance(m_series[i]);
        if (x + width > area.right() && i > 0)
            break; // the tool tips still name each part
        painter.fillRect(side(QRectF(x, area.center().y() - box / 2, box, box)),
                         mix(seriesColor(i), palette().color(QPalette::Base), 0.85));
        painter.setPen(mutedColor());
        side.text(painter, QRectF(x + box + 4, area.y(), area.right() - x - box - 4, area.height()),
                  Qt::AlignLeft | Qt::AlignVCenter,
                  metrics.elidedText(m_series[i], Qt::ElideRight, area.right() - x - box - 4));
        x += width + 12;
    }
}

double Chart::figuresWidth(const QFontMetricsF &metrics, const QString &text)
{
    double digit = 0, width = 0;
    for (char16_t c = u'0'; c <= u'9'; ++c)
        digit = std::max(digit, metrics.horizontalAdvance(QChar(c)));
    for (const QChar c : text)
        width += c.isDigit() ? digit : metrics.horizontalAdvance(c);
    return width;
}

void Chart::paintFigures(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    const QFontMetricsF metrics(painter.font());
    double digit = 0;
    for (char16_t c = u'0'; c <= u'9'; ++c)
        digit = std::max(digit, metrics.horizontalAdvance(QChar(c)));
    const double width = figuresWidth(metrics, text);
    double x = alignment & Qt::AlignRight ? rect.right() - width
        : alignment & Qt::AlignHCenter    ? rect.center().x() - width / 2
                                          : rect.x();
    const double baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    for (const QChar c : text) {
        const double own = metrics.horizontalAdvance(c), cell = c.isDigit() ? digit : own;
        painter.drawText(QPointF(x + (cell - own) / 2, baseline), QString(c));
        x += cell;
    }
}

void Chart::paintOnto(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    if (!m_bars.isEmpty()) {
        paintBars(painter);
        return;
    }
    painter.setPen(mutedColor());
    painter.drawText(rect(), int(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, m_emptyText);
}

void Chart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintOnto(painter);
}

QImage chartImage(const Chart &chart)
{
    constexpr double scale = 2;
    constexpr int margin = 12;
    QImage image((chart.size() + QSize(2 * margin, 2 * margin)) * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(chart.palette().color(QPalette::Base));
    QPainter painter(&image);
    painter.translate(margin, margin);
    chart.paintOnto(painter);
    return image;
}

QString chartCsv(const Chart &chart)
{
    const QStringList &series = chart.series();
    QStringList head{csvCell(chart.title()), u"value"_s}; // in English, because other programs read it
    if (series.size() > 1)
        for (const QString &name : series)
            head.append(csvCell(name));
    QString csv = head.join(u',') + u"\r\n";
    for (const ChartBar &bar : chart.bars()) {
        QStringList fields{csvCell(bar.label), figureText(bar.value)};
        if (series.size() > 1)
            for (int i = 0; i < series.size(); ++i)
                fields.append(figureText(bar.parts.value(i)));
        csv += fields.join(u',') + u"\r\n";
    }
    return csv;
}

static QMimeData *csvMimeData(const Chart &chart)
{
    auto *copied = new QMimeData;
    const QString csv = chartCsv(chart);
    copied->setText(csv);
    copied->setData(u"text/csv"_s, csv.toUtf8());
    return copied;
}

static void copyCsv(const Chart &chart)
{
    QGuiApplication::clipboard()->setMimeData(csvMimeData(chart));
}

static void copyImageAndCsv(const Chart &chart)
{
    QMimeData *copied = csvMimeData(chart);
    copied->setImageData(chartImage(chart));
    QGuiApplication::clipboard()->setMimeData(copied);
}

bool Chart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int bar = barAt(help->pos());
        if (bar < 0)
            QToolTip::hideText();
        else // plain text, because labels are untrusted
            QToolTip::showText(help->globalPos(), tipText(tipOf(bar)), this, slotRect(bar).toAlignedRect());
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        switch (key->key()) { // handled here before the window's shortcuts
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (!(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
                event->accept();
            break;
        case Qt::Key_C:
            if (key->modifiers() & Qt::ControlModifier)
                event->accept();
            break;
        default:
            break;
        }
    }
    return QWidget::event(event);
}

void Chart::mouseMoveEvent(QMouseEvent *event)
{
    if (m_rangeable && m_pressed >= 0 && event->buttons() & Qt::LeftButton) {
        m_anchor = m_pressed;
        m_end = nearestBar(event->position());
        showRange(event->globalPosition().toPoint());
        return;
    }
    const int bar = barAt(event->position());
    if (bar != m_hovered) {
        m_hovered = bar;
        update();
    }
    if (bar >= 0 && !m_bars[bar].key.isEmpty())
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void Chart::mousePressEvent(QMouseEvent *event)
{
    m_anchor = m_end = -1;
    if (event->button() == Qt::LeftButton)
        m_pressed = barAt(event->position());
    else
        QWidget::mousePressEvent(event);
}

void Chart::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mouseReleaseEvent(event);
    const int pressed = std::exchange(m_pressed, -1);
    if (const auto bars = range())
        emit rangeActivated(bars->first, bars->second);
    else if (pressed >= 0 && pressed == barAt(event->position()))
        activate(pressed);
}

void Chart::leaveEvent(QEvent *event)
{
    m_hovered = -1;
    update();
    QWidget::leaveEvent(event);
}

void Chart::focusInEvent(QFocusEvent *event)
{
    if (m_current < 0 && !m_bars.isEmpty() && event->reason() != Qt::MouseFocusReason)
        setCurrentBar(isVertical() ? int(m_bars.size()) - 1
                                   : 0); // starts at the latest year, or at the greatest figure
    QWidget::focusInEvent(event);
    notifyCurrentItem(this, m_current);
}

void Chart::keyPressEvent(QKeyEvent *event)
{
    const int last = int(m_bars.size()) - 1;
    if (event->key() == Qt::Key_C && event->modifiers() & Qt::ControlModifier)
        return event->modifiers() & Qt::ShiftModifier ? copyCsv(*this) : copyImageAndCsv(*this);
    const bool extends = event->modifiers() & Qt::ShiftModifier;
    // In a right-to-left window the oldest year is on the right, so the arrow keys are swapped.
    const bool turned = isVertical() && isRightToLeft();
    const int key = !turned             ? event->key()
        : event->key() == Qt::Key_Left  ? int(Qt::Key_Right)
        : event->key() == Qt::Key_Right ? int(Qt::Key_Left)
                                        : event->key();
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        return moveTo(m_current < 0 ? last : m_current - 1, extends);
    case Qt::Key_Right:
    case Qt::Key_Down:
        return moveTo(m_current + 1, extends);
    case Qt::Key_Home:
        return moveTo(0, extends);
    case Qt::Key_End:
        return moveTo(last, extends);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (const auto bars = range())
            return emit rangeActivated(bars->first, bars->second);
        return activate(m_current);
    default:
        QWidget::keyPressEvent(event);
    }
}

void Chart::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy as &Image"), this,
                    [this] { QGuiApplication::clipboard()->setImage(chartImage(*this)); });
    menu->addAction(tr("Copy as &CSV") + u"\tCtrl+Shift+C", this, [this] { copyCsv(*this); });
    menu->popup(event->globalPos());
}

} // namespace lectern
