#include "listpage.h"

#include "icons.h"
#include "pagerows.h"
#include "theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

ListPage::ListPage(QWidget *parent)
    : QWidget(parent), m_heading(new QLabel(this)), m_sentence(new QLabel(this)), m_instead(new QLabel(this)),
      m_tree(new QTreeWidget(this)), m_rows(asPageRows(m_tree, this)), m_buttons(new QHBoxLayout),
      m_below(new QHBoxLayout)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    for (QLabel *label : {m_heading, m_sentence, m_instead}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    QFont font = m_heading->font();
    font.setPointSizeF(font.pointSizeF() * 1.35);
    font.setWeight(QFont::DemiBold);
    m_heading->setFont(font);
    m_sentence->setForegroundRole(QPalette::PlaceholderText);
    m_instead->setForegroundRole(QPalette::PlaceholderText);
    m_instead->setAlignment(Qt::AlignCenter);
    m_instead->hide();
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setStretchLastSection(true);
    auto *top = new QHBoxLayout;
    top->addWidget(m_heading, 1);
    top->addLayout(m_buttons);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(Space::L, Space::M, Space::L, Space::S);
    head->setSpacing(Space::S);
    head->addLayout(top);
    head->addWidget(m_sentence);
    m_below->setContentsMargins(Space::L, Space::S, Space::L, Space::S);
    m_below->setSpacing(Space::S);
    m_below->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_rows, 1);
    column->addWidget(m_instead, 1);
    column->addLayout(m_below);
    setFocusProxy(m_tree);
    connect(addButton(u"arrow-left"_s, tr("Back to the papers"), "pageBack"), &QPushButton::clicked, this,
            &ListPage::closed);
}

void ListPage::setHeading(const QString &heading, const QString &sentence)
{
    m_heading->setText(heading);
    m_sentence->setText(sentence);
    m_tree->setAccessibleName(heading);
}

QPushButton *ListPage::addButton(const QString &iconName, const QString &text, const char *name)
{
    auto *button = new QPushButton(icon(iconName), text, this);
    button->setObjectName(QLatin1StringView(name));
    // The way back stays the last.
    m_buttons->insertWidget(qMax(0, m_buttons->count() - 1), button);
    return button;
}

void ListPage::addBelow(QWidget *widget)
{
    m_below->insertWidget(m_below->count() - 1, widget);
}

void ListPage::showList(bool any, const QString &instead)
{
    m_instead->setText(instead);
    m_instead->setVisible(!any);
    m_rows->setVisible(any);
}

} // namespace lectern
