#include "pagehead.h"

#include "views/icons.h"
#include "views/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace lectern
{

using namespace Qt::StringLiterals;

PageHead::PageHead(const QString &title, QWidget *page)
    : QWidget(page), m_title(new QLabel(title, this)), m_sentence(new QLabel(this)),
      m_buttons(new QHBoxLayout), m_controls(new QHBoxLayout)
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_title->setWordWrap(true);
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.35);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setForegroundRole(QPalette::PlaceholderText);
    m_sentence->hide();
    m_buttons->setSpacing(Space::S);
    m_buttons->addWidget(m_title, 1);
    m_controls->setSpacing(Space::S);
    m_controls->addWidget(m_sentence, 1);
    m_controls->addStretch(); // without a sentence the controls stay together
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Space::L, Space::M, Space::L, Space::S);
    column->setSpacing(Space::S);
    column->addLayout(m_buttons);
    column->addLayout(m_controls);
    auto *back = addButton(u"arrow-left"_s, tr("Back to the papers"), "pageBack");
    connect(back, &QPushButton::clicked, this, &PageHead::closed);
}

void PageHead::setTitle(const QString &title)
{
    m_title->setText(title);
}

void PageHead::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

QPushButton *PageHead::addButton(const QString &iconName, const QString &text, const char *name)
{
    auto *button = new QPushButton(icon(iconName), text, this);
    button->setObjectName(QLatin1StringView(name));
    button->setAutoDefault(false);
    // The way back came first and stays last.
    m_buttons->insertWidget(m_buttons->count() == 1 ? 1 : m_buttons->count() - 1, button, 0, Qt::AlignTop);
    return button;
}

void PageHead::addControl(QWidget *control)
{
    m_controls->insertWidget(m_controls->count() - 2, control); // before the sentence
}

} // namespace lectern
