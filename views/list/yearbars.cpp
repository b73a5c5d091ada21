#include "yearbars.h"

#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/mirrored.h"

#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kWidestBar = 34;
static constexpr int kMaxBars = 24; // with more years, several share a bar

// An accessible graphic with its values as text.
static QAccessibleInterface *accessibleBars(const QString &className, QObject *object)
{
    return className == "lectern::YearBars"_L1
        ? new QAccessibleWidget(qobject_cast<QWidget *>(object), QAccessible::Chart)
        : nullptr;
}

YearBars::YearBars(QWidget *parent) : QWidget(parent)
{
    static const bool once = [] {
        QAccessible::installFactory(accessibleBars);
        return true;
    }();
    Q_UNUSED(once)
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Papers per year"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void YearBars::show(const QList<QPair<int, int>> &years)
{
    int each = 1; // 1, 2, 5, 10 … years per bar
    for (int i = 0; years.size() > qsizetype(kMaxBars) * each; ++i)
        each = i % 3 == 1 ? each / 2 * 5 : each * 2;
    m_bars.clear();
    m_current = m_hover = m_anchor = -1;
    m_dragging = false;
    m_most = 1;
    QStringList sentence;
    for (const auto &[year, papers] : years) {
        if (m_bars.isEmpty() || (each > 1 && year % each == 0) || each == 1)
            m_bars.append({year, year, 0});
        m_bars.last().to = year;
        m_bars.last().papers += papers;
    }
    for (int i = 0; i < bars(); ++i) {
        m_most = qMax(m_most, m_bars[i].papers);
        if (m_bars[i].papers > 0)
            sentence.append(barText(i, i));
    }
    setAccessibleDescription(sentence.join(u", "_s));
    updateGeometry();
    update();
}

QSize YearBars::sizeHint() const
{
    return {qBound(80, bars() * kWidestBar, 340), 44 + fontMetrics().height()};
}

double YearBars::step() const
{
    return qMin<double>(kWidestBar, double(width()) / qMax(1, bars()));
}

QRectF YearBars::barRect(int i) const
{
    const double base = height() - fontMetrics().height() - 3;
    const double tall = m_bars[i].papers == 0 ? 0 : qMax(2.0, (base - 14) * m_bars[i].papers / m_most);
    return Mirrored(rect(),
                    layoutDirection())(QRectF(i * step(), base - tall, step() - (step() > 8 ? 3 : 1), tall));
}

int YearBars::barAt(double x) const
{
    return m_bars.isEmpty() ? -1
                            : qBound(0, int(Mirrored(rect(), layoutDirection())(x) / step()), bars() - 1);
}

// Returns the text of a bar: "2023: 4 papers", "2019–2023: 12 papers".
QString YearBars::barText(int first, int last) const
{
    int papers = 0;
    for (int i = first; i <= last; ++i)
        papers += m_bars[i].papers;
    const int from = m_bars[first].from, to = m_bars[last].to;
    return tr("%1: %2").arg(from == to ? QString::number(from) : u"%1–%2"_s.arg(from).arg(to),
                            papersText(papers));
}

bool YearBars::isMarked(int i) const
{
    const int end = m_dragging ? m_hover : hasFocus() ? m_current : -1;
    if (m_anchor >= 0 && end >= 0)
        return i >= qMin(m_anchor, end) && i <= qMax(m_anchor, end);
    return i == m_hover || (hasFocus() && i == m_current);
}

void YearBars::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.8);
    painter.setFont(small);
    const QFontMetrics metrics = painter.fontMetrics();
    const int base = height() - fontMetrics().height() - 3;
    const bool noneMarked = hasFocus() && m_current < 0; // marks the focus on the baseline
    painter.setPen(noneMarked ? QPen(colors.accent, 2) : QPen(colors.line));
    painter.drawLine(0, base, width(), base);
    double labelled = -100; // right edge of the labels so far
    // Either all bars show their number of papers, or none does.
    bool fits = true;
    for (int i = 0; i < bars(); ++i)
        fits = fits && metrics.horizontalAdvance(numberText(m_bars[i].papers)) <= barRect(i).width() + 2;
    const auto shortYear = [](int year) { return u"’%1"_s.arg(year % 100, 2, 10, QLatin1Char('0')); };
    for (int i = 0; i < bars(); ++i) {
        const QRectF bar = barRect(i);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isMarked(i) ? colors.accent : colors.bar);
        painter.drawRoundedRect(bar, 2, 2);
        painter.setPen(colors.muted);
        const QString figure = numberText(m_bars[i].papers);
        if (m_bars[i].papers > 0 && fits)
            painter.drawText(
                QRectF(bar.left() - 4, bar.top() - metrics.height(), bar.width() + 8, metrics.height()),
                int(Qt::AlignCenter), figure);
        const QString year = bar.width() > metrics.horizontalAdvance(u"2026"_s) - 4
            ? QString::number(m_bars[i].from)
            : shortYear(m_bars[i].from);
        const double width = metrics.horizontalAdvance(year);
        const Mirrored side(rect(), layoutDirection());
        // Labels at the edges stay inside the widget.
        const double left = qMax(0.0, qMin(side(bar.center().x()) - width / 2, this->width() - width));
        if (left > labelled + 4) {
            const double at = side(QRectF(left, 0, width, 1)).left();
            painter.drawText(QPointF(at, height() - metrics.descent() - 1), year);
            labelled = left + width;
        }
    }
}

bool YearBars::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !m_bars.isEmpty()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int i = barAt(help->pos().x());
        QToolTip::showText(help->globalPos(), barText(i, i), this);
        return true;
    }
    return QWidget::event(event);
}

// Emits nothing if there are no papers.
void YearBars::choose(int first, int last)
{
    if (first > last)
        std::swap(first, last);
    for (int i = qMax(0, first); i <= last && i < bars(); ++i)
        if (m_bars[i].papers > 0) {
            emit yearsChosen(m_bars[first].from, m_bars[last].to);
            return;
        }
}

void YearBars::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_bars.isEmpty())
        return;
    m_anchor = m_hover = barAt(event->position().x());
    m_dragging = true;
    update();
}

void YearBars::mouseMoveEvent(QMouseEvent *event)
{
    m_hover = barAt(event->position().x());
    setCursor(m_hover >= 0 && (m_dragging || m_bars[m_hover].papers > 0) ? Qt::PointingHandCursor
                                                                         : Qt::ArrowCursor);
    if (m_dragging) // updates the tool tip while dragging
        QToolTip::showText(event->globalPosition().toPoint(),
                           barText(qMin(m_anchor, m_hover), qMax(m_anchor, m_hover)), this);
    update();
}

void YearBars::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !std::exchange(m_dragging, false))
        return;
    const int first = std::exchange(m_anchor, -1), last = barAt(event->position().x());
    QToolTip::hideText();
    update();
    if (rect().adjusted(0, -height(), 0, height()).contains(event->position().toPoint()) || first != last)
        choose(first, last);
}

void YearBars::leaveEvent(QEvent *)
{
    m_hover = -1;
    update();
}

void YearBars::focusOutEvent(QFocusEvent *event)
{
    if (!m_dragging)
        m_anchor = -1;
    QWidget::focusOutEvent(event);
    update();
}

void YearBars::announceCurrent()
{
    const int from = m_anchor >= 0 ? m_anchor : m_current;
    setAccessibleDescription(barText(qMin(from, m_current), qMax(from, m_current)));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

void YearBars::keyPressEvent(QKeyEvent *event)
{
    const int last = bars() - 1;
    const int key = event->key();
    if (last >= 0 && (key == Qt::Key_Left || key == Qt::Key_Right)) {
        const int before = m_current;
        m_current =
            before < 0 ? last : qBound(0, before + ((key == Qt::Key_Left) != isRightToLeft() ? -1 : 1), last);
        if (!(event->modifiers() & Qt::ShiftModifier))
            m_anchor = -1;
        else if (m_anchor < 0)
            m_anchor = before < 0 ? m_current : before;
        announceCurrent();
    } else if ((key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) && m_current >= 0) {
        choose(m_anchor >= 0 ? m_anchor : m_current, m_current);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace lectern
