#include "yearbars.h"

#include "models/items/text/display.h"
#include "views/look/colors.h"

#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kWidestBar = 34;

// A picture that says its numbers, not a nameless area.
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
    setAccessibleName(tr("Papers a year"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void YearBars::show(const QList<QPair<int, int>> &years)
{
    m_years = years;
    m_current = m_hover = -1;
    m_most = 1;
    QStringList sentence;
    for (const auto &[year, papers] : years) {
        m_most = qMax(m_most, papers);
        if (papers > 0)
            sentence.append(u"%1: %2"_s.arg(year).arg(papers));
    }
    setAccessibleDescription(sentence.join(u", "_s));
    updateGeometry();
    update();
}

QSize YearBars::sizeHint() const
{
    return {qBound(80, int(m_years.size()) * kWidestBar, 340), 44 + fontMetrics().height()};
}

QRectF YearBars::barRect(int i) const
{
    const double step = qMin<double>(kWidestBar, double(width()) / qMax<qsizetype>(1, m_years.size()));
    const double base = height() - fontMetrics().height() - 3;
    const double tall = m_years[i].second == 0 ? 0 : qMax(2.0, (base - 14) * m_years[i].second / m_most);
    const double gap = step > 8 ? 3 : 1;
    return {i * step, base - tall, step - gap, tall};
}

int YearBars::barAt(QPoint point) const
{
    const double step = qMin<double>(kWidestBar, double(width()) / qMax<qsizetype>(1, m_years.size()));
    const int i = int(point.x() / step);
    return i >= 0 && i < m_years.size() ? i : -1;
}

QString YearBars::barText(int i) const
{
    return tr("%1: %2").arg(m_years[i].first).arg(papersText(m_years[i].second));
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
    const bool noneMarked = hasFocus() && m_current < 0; // then the line tells where the keys go
    painter.setPen(noneMarked ? QPen(colors.accent, 2) : QPen(colors.line));
    painter.drawLine(0, base, width(), base);
    double labelled = -100; // right end of the last label
    for (int i = 0; i < m_years.size(); ++i) {
        const QRectF bar = barRect(i);
        const bool marked = i == m_hover || (hasFocus() && i == m_current);
        painter.setPen(Qt::NoPen);
        painter.setBrush(marked ? colors.accent : colors.bar);
        painter.drawRoundedRect(bar, 2, 2);
        painter.setPen(colors.muted);
        const QString figure = QString::number(m_years[i].second);
        if (m_years[i].second > 0 && metrics.horizontalAdvance(figure) <= bar.width() + 2)
            painter.drawText(
                QRectF(bar.left() - 4, bar.top() - metrics.height(), bar.width() + 8, metrics.height()),
                int(Qt::AlignCenter), figure);
        const QString year = bar.width() > metrics.horizontalAdvance(u"2026"_s) - 4
            ? QString::number(m_years[i].first)
            : u"’%1"_s.arg(m_years[i].first % 100, 2, 10, QLatin1Char('0'));
        const double width = metrics.horizontalAdvance(year);
        const double left = qMax(0.0, bar.center().x() - width / 2);
        if (left > labelled + 4 && left + width <= this->width() + 4) {
            painter.drawText(QPointF(left, height() - metrics.descent() - 1), year);
            labelled = left + width;
        }
    }
}

bool YearBars::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int i = barAt(help->pos());
        QToolTip::showText(help->globalPos(), i >= 0 ? barText(i) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

void YearBars::mousePressEvent(QMouseEvent *event)
{
    if (const int i = barAt(event->position().toPoint()); i >= 0 && m_years[i].second > 0)
        emit yearChosen(m_years[i].first);
}

void YearBars::mouseMoveEvent(QMouseEvent *event)
{
    m_hover = barAt(event->position().toPoint());
    setCursor(m_hover >= 0 && m_years[m_hover].second > 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void YearBars::leaveEvent(QEvent *)
{
    m_hover = -1;
    update();
}

void YearBars::keyPressEvent(QKeyEvent *event)
{
    const int last = int(m_years.size()) - 1;
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        m_current =
            m_current < 0 ? last : qBound(0, m_current + (event->key() == Qt::Key_Left ? -1 : 1), last);
        if (m_current >= 0)
            setAccessibleDescription(barText(m_current));
        update();
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
                || event->key() == Qt::Key_Space)
               && m_current >= 0 && m_years[m_current].second > 0) {
        emit yearChosen(m_years[m_current].first);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace lectern
