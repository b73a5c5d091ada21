#include "style.h"

#include "colors.h"

#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleFactory>
#include <QStyleOption>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr qreal kRadius = 6;
static constexpr int kScrollBar = 12;

Style::Style() : QProxyStyle(QStyleFactory::create(u"Fusion"_s)) { }

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (ButtonKeys::isFor(*widget))
        widget->installEventFilter(&m_buttonKeys);
}

void Style::unpolish(QWidget *widget)
{
    widget->removeEventFilter(&m_buttonKeys);
    QProxyStyle::unpolish(widget);
}

static void drawField(QPainter *painter, const QRect &rect, const QColor &fill, const QColor &edge,
                      qreal width = 1)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(edge.isValid() ? QPen(edge, width) : QPen(Qt::NoPen));
    painter->setBrush(fill);
    const qreal half = edge.isValid() ? width / 2 : 0;
    painter->drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), kRadius, kRadius);
    painter->restore();
}

namespace
{

// State of an option that button painting needs.
struct Look {
    const Colors &colors;
    bool enabled, focus, down, on, over;

    explicit Look(const QStyleOption &option)
        : colors(colorsOf(option.palette)), enabled(option.state & QStyle::State_Enabled),
          focus(option.state & QStyle::State_HasFocus), down(option.state & QStyle::State_Sunken),
          on(option.state & QStyle::State_On), over(option.state & QStyle::State_MouseOver)
    {
    }
};

void drawPushButton(QPainter *painter, const QStyleOption &option, const Look &look, bool destroys)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    const bool main = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
    if (destroys && look.enabled) {
        const double part = look.down ? 0.3 : look.over ? 0.2 : 0.08;
        drawField(painter, option.rect, mix(look.colors.danger, look.colors.base, part), look.colors.danger,
                  look.focus ? 2 : 1);
        return;
    }
    QColor fill = main ? look.colors.accent : option.palette.color(QPalette::Button);
    if (!look.enabled)
        fill = look.colors.window;
    else if (look.down || look.on)
        fill = fill.darker(112);
    else if (look.over)
        fill = main ? fill.lighter(108) : look.colors.hover;
    drawField(painter, option.rect, fill,
              look.focus ? look.colors.accent
                  : main ? fill
                         : look.colors.line,
              look.focus ? 1.5 : 1);
    if (look.focus && main) // on the accent colour the focus ring is inside
        drawField(painter, option.rect.adjusted(2, 2, -2, -2), Qt::transparent, look.colors.base, 1);
}

void drawToolButton(QPainter *painter, const QStyleOption &option, const Look &look)
{
    if (look.on || look.down)
        drawField(painter, option.rect, look.colors.selection, look.focus ? look.colors.accent : QColor());
    else if (look.over && look.enabled)
        drawField(painter, option.rect, look.colors.chip, look.focus ? look.colors.accent : QColor());
    else if (look.focus)
        drawField(painter, option.rect, Qt::transparent, look.colors.accent);
    else if (!(option.state & QStyle::State_AutoRaise))
        drawField(painter, option.rect, look.colors.chip, QColor());
}

// round: paints a radio button, otherwise a check box.
void drawCheck(QPainter *painter, const QStyleOption &option, const Look &look, bool round)
{
    const double side = qMin(option.rect.width(), option.rect.height()) - 1;
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    // The edge has a contrast of at least 3:1 on all backgrounds.
    const QColor edge = look.enabled ? look.colors.muted : look.colors.line;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool half = option.state & QStyle::State_NoChange;
    const bool filled = look.on || half;
    painter->setPen(filled ? QPen(Qt::NoPen)
                           : QPen(look.over && look.enabled ? look.colors.accent : edge, 1.2));
    painter->setBrush(filled ? (look.enabled ? look.colors.accent : edge)
                             : option.palette.color(QPalette::Base));
    const double radius = round ? side / 2 : 3;
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    if (half) {
        painter->setPen(QPen(look.colors.base, side * 0.13, Qt::SolidLine, Qt::RoundCap));
        painter->drawLine(QPointF(box.left() + side * 0.28, box.center().y()),
                          QPointF(box.right() - side * 0.28, box.center().y()));
    } else if (look.on && round) {
        painter->setBrush(look.colors.base);
        painter->drawEllipse(box.center(), side * 0.2, side * 0.2);
    } else if (look.on) {
        painter->setPen(QPen(look.colors.base, side * 0.13, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawPolyline(QPolygonF{box.topLeft() + QPointF(side * 0.26, side * 0.52),
                                        box.topLeft() + QPointF(side * 0.44, side * 0.7),
                                        box.topLeft() + QPointF(side * 0.75, side * 0.33)});
    }
    painter->restore();
}

// Paints the frame of a text field of one or more lines.
void drawEditor(QPainter *painter, const QStyleOption &option, const Look &look)
{
    drawField(painter, option.rect, option.palette.color(QPalette::Base),
              look.focus ? look.colors.accent : look.colors.line, look.focus ? 1.5 : 1);
}

bool hasSeveralLines(const QWidget *widget)
{
    return qobject_cast<const QPlainTextEdit *>(widget);
}

// Returns whether the button shows text next to an icon and is not flat.
bool hasWords(const QStyleOptionToolButton &button)
{
    return button.toolButtonStyle == Qt::ToolButtonTextBesideIcon
        && !(button.state & QStyle::State_AutoRaise);
}

// Paints an icon and a text next to it. Qt leaves 2 pixels between them in tool buttons, and 4 in others.
void drawIconAndText(const QStyle &style, QPainter *painter, const QStyleOption &option, QRect rect,
                     const QIcon &icon, const QSize &size, const QString &text, bool centred)
{
    constexpr int kGap = 6;
    const bool enabled = option.state & QStyle::State_Enabled;
    if (centred) {
        const int width = size.width() + kGap + option.fontMetrics.size(Qt::TextShowMnemonic, text).width();
        rect.adjust(qMax(0, (rect.width() - width) / 2), 0, 0, 0);
    }
    const QRect picture(QPoint(rect.left(), rect.center().y() - size.height() / 2), size);
    const QRect words = rect.adjusted(size.width() + kGap, 0, 0, 0);
    icon.paint(painter, QStyle::visualRect(option.direction, option.rect, picture), Qt::AlignCenter,
               enabled ? QIcon::Normal : QIcon::Disabled,
               option.state & QStyle::State_On ? QIcon::On : QIcon::Off);
    style.drawItemText(painter, QStyle::visualRect(option.direction, option.rect, words),
                       int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter)
                           | Qt::TextShowMnemonic,
                       option.palette, enabled, text, QPalette::ButtonText);
}

} // namespace

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    const Look look(*option);
    const Colors &colors = look.colors;
    switch (element) {
    case PE_IndicatorHeaderArrow:
        // An upward arrow means ascending order, as in other programs. Qt's default is the opposite.
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            using Arrow = QStyleOptionHeader;
            QStyleOptionHeader turned = *header;
            if (header->sortIndicator != Arrow::None)
                turned.sortIndicator =
                    header->sortIndicator == Arrow::SortUp ? Arrow::SortDown : Arrow::SortUp;
            QProxyStyle::drawPrimitive(element, &turned, painter, widget);
            return;
        }
        break;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
            frame && frame->lineWidth > 0)
            drawEditor(painter, *option, look);
        return; // the field is inside a spin box, which draws the frame
    case PE_FrameLineEdit:
        return;
    case PE_PanelButtonCommand:
        drawPushButton(painter, *option, look, destroys(widget));
        return;
    case PE_PanelButtonTool:
        drawToolButton(painter, *option, look);
        return;
    case PE_FrameFocusRect: {
        // Buttons and fields draw their own focus ring. Other widgets (check boxes, links) get a thin accent
        // line.
        if (option->state & State_KeyboardFocusChange)
            drawField(painter, option->rect, Qt::transparent, colors.accent);
        return;
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
        drawCheck(painter, *option, look, element == PE_IndicatorRadioButton);
        return;
    case PE_PanelScrollAreaCorner:
    case PE_PanelMenu:
        painter->fillRect(option->rect, colors.base);
        return;
    case PE_Frame:
        if (hasSeveralLines(widget)) {
            drawEditor(painter, *option, look);
            return;
        }
        [[fallthrough]];
    case PE_FrameMenu:
    case PE_FrameWindow:
        painter->save();
        painter->setPen(colors.line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawButtonLabel(const QStyleOptionButton &button, QPainter *painter, const QWidget *widget) const
{
    const Colors &colors = colorsOf(button.palette);
    const bool isEnabled = button.state & State_Enabled;
    if (button.features.testFlag(QStyleOptionButton::Flat) && (button.state & State_HasFocus))
        drawField(painter, widget ? widget->rect() : button.rect, Qt::transparent, colors.accent, 1.5);
    const bool isDefault = button.features.testFlag(QStyleOptionButton::DefaultButton);
    if (!isEnabled || !(destroys(widget) || isDefault)) {
        if (button.icon.isNull() || button.text.isEmpty()
            || button.features.testFlag(QStyleOptionButton::HasMenu))
            QProxyStyle::drawControl(CE_PushButtonLabel, &button, painter, widget);
        else
            drawIconAndText(*this, painter, button, button.rect, button.icon, button.iconSize, button.text,
                            true);
        return;
    }
    QStyleOptionButton shown = button;
    if (destroys(widget)) {
        shown.palette.setColor(QPalette::ButtonText, colors.danger);
    } else {
        shown.palette.setColor(QPalette::ButtonText, colors.base); // colour of text on the accent
        shown.icon = QIcon();
    }
    QProxyStyle::drawControl(CE_PushButtonLabel, &shown, painter, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    const Colors &colors = colorsOf(option->palette);
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            drawButtonLabel(*button, painter, widget);
            return;
        }
        break;
    case CE_Splitter:
        painter->fillRect(option->rect, colors.line);
        return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, colors.base);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                          colors.line);
        return;
    case CE_HeaderLabel:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            QStyleOptionHeader quiet = *header;
            quiet.palette.setColor(QPalette::ButtonText, colors.muted);
            QProxyStyle::drawControl(element, &quiet, painter, widget);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option); button
            && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon && !button->icon.isNull()
            && !button->text.isEmpty()) {
            // A button with a frame has equal margins on both sides.
            drawIconAndText(*this, painter, *option,
                            button->rect.adjusted(hasWords(*button) ? Space::XS + 2 : 2, 0, 0, 0),
                            button->icon, button->iconSize, button->text, false);
            return;
        }
        break;
    case CE_TabBarTabShape: { // the same shape as a chip
        const bool selected = option->state & State_Selected;
        if (!selected && !(option->state & State_MouseOver))
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(option->state & State_HasFocus ? QPen(colors.accent, 1) : QPen(Qt::NoPen));
        painter->setBrush(selected ? colors.selection : colors.chip);
        const QRectF place = QRectF(option->rect).adjusted(1.5, 1.5, -1.5, -1.5);
        painter->drawRoundedRect(place, place.height() / 2, place.height() / 2);
        painter->restore();
        return;
    }
    case CE_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
            item && (item->state & State_Selected) && item->menuItemType != QStyleOptionMenuItem::Separator) {
            QStyleOptionMenuItem plain = *item;
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(colors.selection);
            painter->drawRoundedRect(QRectF(item->rect).adjusted(3, 0, -3, 0), 4, 4);
            painter->restore();
            plain.state &= ~State_Selected;
            plain.palette.setColor(QPalette::Window, Qt::transparent);
            QProxyStyle::drawControl(element, &plain, painter, widget);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                               const QWidget *widget) const
{
    const Colors &colors = colorsOf(option->palette);
    if (control == CC_ScrollBar) {
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        if (!bar)
            return;
        const bool upright = bar->orientation == Qt::Vertical;
        if (bar->minimum == bar->maximum)
            return;
        const QRect handle = subControlRect(control, option, SC_ScrollBarSlider, widget);
        const bool active = (bar->activeSubControls & SC_ScrollBarSlider) || (bar->state & State_Sunken);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        QColor color = colors.muted;
        color.setAlphaF(active ? 0.75F : 0.4F);
        painter->setBrush(color);
        const int inset = active ? 2 : 3;
        const QRectF shape = upright ? QRectF(handle).adjusted(inset, 2, -inset, -2)
                                     : QRectF(handle).adjusted(2, inset, -2, -inset);
        const qreal radius = (upright ? shape.width() : shape.height()) / 2;
        painter->drawRoundedRect(shape, radius, radius);
        painter->restore();
        return;
    }
    if (control == CC_ToolButton) {
        // A button with only an icon has no menu arrow.
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
            button && button->features.testFlag(QStyleOptionToolButton::HasMenu)) {
            QStyleOptionToolButton plain = *button;
            plain.features &= ~(QStyleOptionToolButton::HasMenu | QStyleOptionToolButton::MenuButtonPopup);
            QProxyStyle::drawComplexControl(control, &plain, painter, widget);
            return;
        }
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                            const QWidget *widget) const
{
    if (control == CC_ScrollBar) {
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        if (!bar)
            return {};
        const bool upright = bar->orientation == Qt::Vertical;
        const int length = upright ? bar->rect.height() : bar->rect.width();
        const int thick = upright ? bar->rect.width() : bar->rect.height();
        const qint64 range = qint64(bar->maximum) - bar->minimum;
        int handle = length;
        if (range > 0)
            handle = int(qBound(qint64(qMin(32, length)),
                                qint64(length) * bar->pageStep / (range + bar->pageStep), qint64(length)));
        const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                                  length - handle, bar->upsideDown);
        const auto place = [&](int from, int size) {
            return upright ? QRect(bar->rect.left(), bar->rect.top() + from, thick, size)
                           : QRect(bar->rect.left() + from, bar->rect.top(), size, thick);
        };
        switch (part) {
        case SC_ScrollBarSlider:
            return place(start, handle);
        case SC_ScrollBarSubPage:
            return place(0, start);
        case SC_ScrollBarAddPage:
            return place(start + handle, length - start - handle);
        case SC_ScrollBarGroove:
            return place(0, length);
        default:
            return {}; // the spin box has no arrows
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

// Returns the margins between the edge of a field and its text; none inside a spin box, which draws the edge.
static QMargins fieldMargins(const QStyleOption *option)
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    return frame && frame->lineWidth > 0 ? QMargins(Space::XS, 2, Space::XS, 2) : QMargins();
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    return element == SE_LineEditContents ? rect.marginsRemoved(fieldMargins(option)) : rect;
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                              const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_LineEdit)
        result = result.grownBy(fieldMargins(option));
    else if (type == CT_PushButton)
        result += QSize(Space::M, 4);
    else if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
             type == CT_ToolButton && button && hasWords(*button))
        result += QSize(2 * Space::XS, 4);
    else if (type == CT_ToolButton)
        result += QSize(button && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon ? Space::S : 4, 2);
    else if (type == CT_MenuItem)
        result += QSize(0, 2);
    else if (type == CT_HeaderSection)
        result.setHeight(qMax(result.height(), option->fontMetrics.height()) + Space::S);
    return result;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return kScrollBar;
    case PM_ScrollBarSliderMin:
        return 32;
    case PM_SplitterWidth:
    case PM_MenuPanelWidth: // menus have an edge, because some desktops draw no shadow
        return 1;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return 3;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_ToolBarIconSize:
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
        return 16;
    case PM_DefaultFrameWidth:
        if (hasSeveralLines(widget))
            return 3; // keeps the text within the rounded corners
        [[fallthrough]];
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                     QStyleHintReturn *result) const
{
    switch (hint) {
    case SH_ScrollView_FrameOnlyAroundContents:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ScrollBar_LeftClickAbsolutePosition:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

} // namespace lectern
