#include "tagswatches.h"

#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;

TagSwatches::TagSwatches(QWidget *parent)
    : QWidget(parent), m_about(new QLabel(this)), m_buttons(new QButtonGroup(this))
{
    setObjectName(u"tagSwatches"_s);
    styleLabel(m_about, Label::Muted);
    m_about->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout;
    row->setSpacing(2);
    for (int colour = 0; colour <= tagColours; ++colour) {
        auto *button = new QToolButton(this);
        button->setIcon(dotIcon(colour));
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::NoFocus); // the line keeps the focus
        button->setToolTip(tr("%1 (Alt+%2)").arg(tagColourName(colour)).arg(colour));
        m_buttons->addButton(button, colour);
        row->addWidget(button);
    }
    row->addStretch(1);
    QVBoxLayout *column = tightColumn(this, 2);
    column->addWidget(m_about);
    column->addLayout(row);
    // Uses the toggled signal, because screen readers toggle without a click.
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int colour, bool on) {
        if (on)
            emit chosen(colour);
    });
}

void TagSwatches::showTag(const QString &name, int colour)
{
    m_about->setText(name.isEmpty() ? tr("Colour") : tr("Colour of %1").arg(name));
    const QSignalBlocker quiet(m_buttons);
    for (QAbstractButton *button : m_buttons->buttons()) {
        const int id = m_buttons->id(button);
        button->setEnabled(!name.isEmpty());
        button->setChecked(!name.isEmpty() && id == colour);
        const QString colourName = id == 0 ? tr("No colour") : tagColourName(id);
        button->setAccessibleName(name.isEmpty() ? colourName : tr("%1 for tag %2").arg(colourName, name));
    }
}

void fillColours(QMenu &menu, int colour, const std::function<void(int)> &then)
{
    auto *group = new QActionGroup(&menu);
    for (int each = 0; each <= tagColours; ++each) {
        QAction *action = menu.addAction(dotIcon(each), tagColourName(each));
        action->setCheckable(true);
        action->setChecked(each == colour);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, &menu, [then, each] { then(each); });
    }
}

} // namespace lectern
