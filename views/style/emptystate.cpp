#include "emptystate.h"

#include "colors.h"
#include "controls.h"
#include "icons.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lectern
{

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_title(new QLabel(this)), m_text(new QLabel(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_icon->setAlignment(Qt::AlignCenter);
    m_title->setObjectName("emptyTitle");
    m_title->setAlignment(Qt::AlignCenter);
    styleLabel(m_title, Label::Wrapped);
    setFontStyle(m_title, 1.25, QFont::DemiBold);
    m_text->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    styleLabel(m_text, Label::Muted | Label::Wrapped);
    m_text->setMaximumWidth(380);
    auto *column = spaced(new QVBoxLayout(this), {Space::XL, Space::XL, Space::XL, Space::XL}, Space::M);
    column->addStretch(2);
    addWidgets(column, {m_icon, m_title});
    auto *row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(m_text, 10);
    row->addStretch();
    column->addLayout(row);
    m_buttons = new QVBoxLayout;
    m_buttons->setSpacing(Space::S);
    column->addSpacing(Space::S);
    column->addLayout(m_buttons);
    column->addStretch(3);
}

void EmptyState::show(const QString &iconName, const QString &title, const QString &text,
                      const QList<QAction *> &actions, const QStringList &lines)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    if (m_iconName != iconName) {
        m_iconName = iconName;
        m_icon->setPixmap(icon(iconName).pixmap(36, 36));
    }
    if (actions == m_actions)
        return;
    m_actions = actions;
    const bool focused = isAncestorOf(QApplication::focusWidget()) || hasFocus();
    m_changing = true;
    if (focused)
        setFocus(); // deleting the focused button would move the focus to the next widget
    m_lines.clear();
    clearLayout(*m_buttons);
    for (QAction *action : actions) {
        auto *button = new QPushButton(action->icon(), action->text(), this);
        button->setObjectName(QLatin1StringView("empty-") + action->objectName());
        button->setMinimumWidth(220);
        button->setDefault(m_buttons->count() == 0);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, button, [button, action] { button->setText(action->text()); });
        m_buttons->addWidget(button, 0, Qt::AlignHCenter);
        if (focused && m_buttons->count() == 1)
            button->setFocus();
        const QString line = lines.value(actions.indexOf(action));
        if (line.isEmpty())
            continue;
        button->setAccessibleDescription(line);
        auto *label = new QLabel(line, this);
        styleLabel(label, Label::Muted);
        label->setAlignment(Qt::AlignHCenter);
        label->setContentsMargins(
            0, 0, 0, Space::S); // the space makes the label closer to its own button than to the next one
        m_buttons->addWidget(label, 0, Qt::AlignHCenter);
        m_lines.append(label);
    }
    m_changing = false;
    showLines();
}

void EmptyState::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (!m_changing)
        focusFirst();
}

void EmptyState::showLines()
{
    constexpr int kMinHeightForLines = 620; // in pixels; minimum height for a line of text below each button
    int widest = 0;
    for (const QLabel *line : std::as_const(m_lines))
        widest = qMax(widest, line->sizeHint().width());
    for (QLabel *line : std::as_const(m_lines))
        line->setVisible(height() >= kMinHeightForLines && width() >= widest + 2 * Space::M);
}

void EmptyState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showLines();
}

void EmptyState::focusFirst()
{
    if (m_buttons->count() > 0)
        m_buttons->itemAt(0)->widget()->setFocus();
}

void EmptyState::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_iconName.isEmpty())
        m_icon->setPixmap(
            icon(m_iconName)
                .pixmap(36, 36)); // updated here, because a label stores the pixmap and not the icon
}

} // namespace lectern
