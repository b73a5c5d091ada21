#include "linkpage.h"

#include "views/icons.h"
#include "views/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace lectern
{

using namespace Qt::StringLiterals;

LinkPage::LinkPage(QWidget *parent) : QWidget(parent), m_heading(new QLabel(this)), m_line(new QLabel(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    for (QLabel *label : {m_heading, m_line}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setWordWrap(true);
    }
    QFont font = m_heading->font();
    font.setPointSizeF(font.pointSizeF() * 1.35);
    font.setWeight(QFont::DemiBold);
    m_heading->setFont(font);
    m_heading->setObjectName(u"pageHeading"_s);
    m_line->setObjectName(u"pageLine"_s);
    m_line->setForegroundRole(QPalette::PlaceholderText);
    m_line->hide();
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_heading);
    texts->addWidget(m_line);
    m_buttons = new QHBoxLayout;
    m_buttons->setContentsMargins(Space::L, Space::M, Space::L, Space::S);
    m_buttons->setSpacing(Space::S);
    m_buttons->addLayout(texts, 1);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addLayout(m_buttons);
    QPushButton *back = addButton(u"arrow-left"_s, tr("Back to the papers"));
    back->setObjectName(u"pageBack"_s);
    connect(back, &QPushButton::clicked, this, &LinkPage::closed);
}

// Letters mark and tag papers of the list, which nobody sees from here.
bool LinkPage::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (plain && key->key() >= Qt::Key_A && key->key() <= Qt::Key_Z) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void LinkPage::setHeading(const QString &heading, const QString &line)
{
    m_heading->setText(heading);
    m_line->setText(line);
    m_line->setVisible(!line.isEmpty());
}

QPushButton *LinkPage::addButton(const QString &iconName, const QString &text)
{
    auto *button = new QPushButton(icon(iconName), text, this);
    // The way back came first and stays last.
    m_buttons->insertWidget(m_buttons->count() == 1 ? 1 : m_buttons->count() - 1, button, 0, Qt::AlignTop);
    return button;
}

void LinkPage::addBar(QWidget *bar)
{
    m_column->addWidget(bar);
}

void LinkPage::setBody(QWidget *body)
{
    m_column->addWidget(body, 1);
    setFocusProxy(body);
}

} // namespace lectern
