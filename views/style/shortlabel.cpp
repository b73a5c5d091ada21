#include "marktext.h"

#include "mirrored.h"

#include "models/core/layouttext.h"
#include "models/itemmodels/display.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

namespace lectern
{

ShortLabel::ShortLabel(QWidget *parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
}

void ShortLabel::showText(const QString &text)
{
    const QString shown = layoutText(text);
    if (shown == this->text())
        return;
    m_whole = false;
    setText(shown);
    offerRest();
}

int ShortLabel::shortHeight() const
{
    return kLines * fontMetrics().lineSpacing();
}

bool ShortLabel::isCut() const
{
    return width() > 0 && QLabel::heightForWidth(width()) > shortHeight() + fontMetrics().leading() + 2;
}

int ShortLabel::heightForWidth(int width) const
{
    const int all = QLabel::heightForWidth(width);
    return m_whole ? all : qMin(all, shortHeight());
}

QSize ShortLabel::sizeHint() const
{
    const QSize all = QLabel::sizeHint();
    return {all.width(), m_whole ? all.height() : qMin(all.height(), shortHeight())};
}

void ShortLabel::paintEvent(QPaintEvent *event)
{
    if (m_whole || !isCut()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(palette().color(foregroundRole()));
    const QString all = text();
    QTextLayout layout(all, font());
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    for (int i = 0; i < kLines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width());
        const QPoint at(0, i * fontMetrics().lineSpacing());
        const QString shown = i + 1 < kLines
            ? all.mid(line.textStart(), line.textLength())
            : fontMetrics().elidedText(all.mid(line.textStart()), Qt::ElideRight, width());
        Mirrored(rect(), layoutDirection())
            .text(painter, QRect(at, QSize(width(), fontMetrics().height())),
                  Qt::AlignLeft | Qt::AlignVCenter, shown);
    }
    layout.endLayout();
    if (hasFocus())
        painter.drawLine(0, height() - 1, width(), height() - 1);
}

void ShortLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    offerRest();
}

// Makes truncated text expandable.
void ShortLabel::offerRest()
{
    const bool cut = isCut();
    setToolTip(cut ? tipText(text()) : QString());
    setCursor(cut ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setFocusPolicy(cut ? Qt::TabFocus : Qt::NoFocus);
    updateGeometry();
    update();
}

void ShortLabel::toggle()
{
    if (!isCut())
        return;
    m_whole = !m_whole;
    updateGeometry();
    update();
}

void ShortLabel::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        toggle();
}

void ShortLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        toggle();
    else
        QLabel::keyPressEvent(event);
}

} // namespace lectern
