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
    setFontStyle(m_title, TextSize::Title, QFont::DemiBold);
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
    m_links = new QLabel(this);
    setNames(m_links, QStringLiteral("emptyLinks"), tr("More actions"));
    m_links->setWordWrap(true);
    m_links->setTextFormat(Qt::RichText);
    m_links->setAlignment(Qt::AlignCenter);
    m_links->setTextInteractionFlags(Qt::TextBrowserInteraction);
    column->addWidget(m_links);
    connect(m_links, &QLabel::linkActivated, this,
            [this](const QString &link) { m_actions.value(link.toInt())->trigger(); });
    column->addStretch(3);
}

void EmptyState::show(const QString &iconName, const QString &title, const QString &text,
                      const QList<QAction *> &actions, int buttons, const QStringList &lines)
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
    const bool focused = isAncestorOf(QApplication::focusWidget()) || hasFocus();
    m_changing = true;
    if (focused)
        setFocus(); // deleting the focused button would move the focus to the next widget
    clearLayout(*m_buttons);
    for (QAction *action : m_actions)
        disconnect(action, nullptr, m_links, nullptr);
    m_actions = actions;
    m_buttonCount = buttons;
    for (QAction *action : actions) {
        connect(action, &QAction::changed, m_links, [this] { showLinks(); });
        const int at = m_buttons->count();
        if (at == m_buttonCount)
            continue;
        auto *button = new QPushButton(action->icon(), action->text(), this);
        button->setObjectName(QLatin1StringView("empty-") + action->objectName());
        button->setMinimumWidth(220);
        button->setDefault(at == 0);
        button->setToolTip(lines.value(at));
        button->setAccessibleDescription(lines.value(at));
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, button, [button, action] { button->setText(action->text()); });
        m_buttons->addWidget(button, 0, Qt::AlignHCenter);
        if (focused && at == 0)
            button->setFocus();
    }
    showLinks();
    m_changing = false;
}

void EmptyState::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (!m_changing)
        focusFirst();
}

void EmptyState::showLinks()
{
    QStringList links;
    for (qsizetype i = m_buttonCount; i < m_actions.size(); ++i)
        links.append(QStringLiteral("<a href=\"%1\" style=\"color: %2\">%3</a>")
                         .arg(i)
                         .arg(palette().color(QPalette::Link).name())
                         .arg(m_actions[i]->text().toHtmlEscaped().replace(u' ', QChar::Nbsp)));
    m_links->setText(links.join(QStringLiteral("&nbsp;&nbsp; ")));
    m_links->setVisible(!links.isEmpty());
}

void EmptyState::focusFirst()
{
    if (m_buttons->count() > 0)
        m_buttons->itemAt(0)->widget()->setFocus();
}

void EmptyState::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_actions.isEmpty())
        showLinks(); // a label keeps the colour of its links
    if (event->type() == QEvent::PaletteChange && !m_iconName.isEmpty())
        m_icon->setPixmap(
            icon(m_iconName)
                .pixmap(36, 36)); // updated here, because a label stores the pixmap and not the icon
}

} // namespace lectern
