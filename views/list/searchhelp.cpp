#include "searchhelp.h"

#include "models/core/query/querylanguage.h"
#include "views/look/colors.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;

static QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

// No wider than its text.
static QToolButton *exampleButton(const QueryForm &form, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(form.example);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setCursor(Qt::PointingHandCursor);
    button->setAccessibleName(SearchHelp::tr("Search %1").arg(form.example));
    button->setAccessibleDescription(form.meaning);
    QPalette colours = button->palette();
    colours.setColor(QPalette::ButtonText, colours.color(QPalette::Link));
    button->setPalette(colours);
    return button;
}

SearchHelp::SearchHelp(QWidget *parent) : Page(parent)
{
    setObjectName(u"searchHelp"_s);
    setHeading(tr("How to search"), tr("Everything can be combined. An example runs when it is pressed."));
    auto *page = new QWidget(this);
    page->setBackgroundRole(QPalette::Base);
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(Space::L, Space::S, Space::L, Space::XL);
    grid->setHorizontalSpacing(Space::L);
    grid->setVerticalSpacing(Space::XS);
    grid->setColumnStretch(2, 1);
    int row = 0;
    for (const QueryForm &form : queryForms()) {
        QLabel *name = plainLabel(form.form, page);
        QFont bold = name->font();
        bold.setWeight(QFont::DemiBold);
        name->setFont(bold);
        name->setWordWrap(false);
        QToolButton *example = exampleButton(form, page);
        connect(example, &QToolButton::clicked, this,
                [this, query = form.example] { emit exampleChosen(query); });
        grid->addWidget(name, row, 0, Qt::AlignVCenter);
        grid->addWidget(example, row, 1, Qt::AlignVCenter);
        grid->addWidget(plainLabel(form.meaning, page), row, 2, Qt::AlignVCenter);
        ++row;
        if (!m_first)
            m_first = example;
    }
    grid->setRowStretch(row, 1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    setBody(scroll);
}

void SearchHelp::takeFocus()
{
    m_first->setFocus();
}

} // namespace lectern
