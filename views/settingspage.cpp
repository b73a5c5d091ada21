#include "settingspage.h"

#include "actions.h"
#include "icons.h"
#include "theme.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

static QLabel *heading(const QString &text, QWidget *parent, double size)
{
    auto *label = new QLabel(text, parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

static QFormLayout *section(const QString &title, QWidget *parent, QVBoxLayout *column)
{
    column->addSpacing(Space::M);
    column->addWidget(heading(title, parent, 1.0));
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Space::L);
    form->setVerticalSpacing(Space::S);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    column->addLayout(form);
    return form;
}

SettingsPage::SettingsPage(const Actions &actions, QWidget *parent)
    : QWidget(parent), m_text(new QSpinBox(this)), m_markOnDwell(new QCheckBox(this)),
      m_dwell(new QDoubleSpinBox(this))
{
    setObjectName(u"settingsPage"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *back = new QPushButton(icon(u"arrow-left"_s), tr("Back to the papers"), this);
    back->setObjectName(u"settingsBack"_s);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(Space::L, Space::M, Space::L, Space::S);
    top->addWidget(heading(tr("Settings"), this, 1.15), 1);
    top->addWidget(back);

    auto *page = new QWidget(this);
    page->setBackgroundRole(QPalette::Base);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(Space::L, 0, Space::L, Space::XL);
    column->setSpacing(Space::S);

    QFormLayout *look = section(tr("Look"), page, column);
    look->addRow(tr("Colours"),
                 choice(actions, tr("Colours"), {Id::ThemeSystem, Id::ThemeLight, Id::ThemeDark}));
    look->addRow(tr("List"), choice(actions, tr("List"), {Id::ViewRows, Id::ViewTable}));
    look->addRow(tr("Rows"), choice(actions, tr("Rows"), {Id::DensityComfortable, Id::DensityCompact}));

    QFormLayout *reading = section(tr("Reading"), page, column);
    m_text->setObjectName(u"settingsText"_s);
    m_text->setRange(70, 250);
    m_text->setSingleStep(10);
    m_text->setSuffix(tr(" %"));
    m_text->setAccessibleName(tr("Text size of the abstract, in percent"));
    reading->addRow(tr("Text size"), m_text);
    QAction &mark = actions[Id::MarkOnDwell];
    m_markOnDwell->setObjectName(u"settingsMarkOnDwell"_s);
    m_markOnDwell->setText(mark.text());
    m_markOnDwell->setChecked(mark.isChecked());
    m_dwell->setObjectName(u"settingsDwell"_s);
    m_dwell->setRange(0.5, 60);
    m_dwell->setDecimals(1);
    m_dwell->setSingleStep(0.5);
    m_dwell->setSuffix(tr(" seconds"));
    m_dwell->setAccessibleName(tr("How long a paper is looked at before it counts as read, in seconds"));
    m_dwell->setEnabled(mark.isChecked());
    reading->addRow(QString(), m_markOnDwell);
    reading->addRow(tr("A moment is"), m_dwell);
    for (QAbstractSpinBox *box :
         {static_cast<QAbstractSpinBox *>(m_text), static_cast<QAbstractSpinBox *>(m_dwell)})
        box->setMaximumWidth(fontMetrics().height() * 9);

    QFormLayout *import = section(tr("Import"), page, column);
    for (const Id id : {Id::WatchFolder, Id::WatchClipboard}) {
        QAction *action = &actions[id];
        auto *box = new QCheckBox(action->text(), this);
        box->setObjectName(u"settings-"_s + action->objectName());
        box->setChecked(action->isChecked());
        import->addRow(QString(), box);
        connect(box, &QCheckBox::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, box, [box, action] {
            box->setText(action->text());
            box->setChecked(action->isChecked());
        });
    }
    column->addStretch();

    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addLayout(top);
    outer->addWidget(scroll, 1);

    connect(back, &QPushButton::clicked, this, &SettingsPage::closed);
    connect(m_text, &QSpinBox::valueChanged, this, &SettingsPage::textPercentChosen);
    connect(m_dwell, &QDoubleSpinBox::valueChanged, this, &SettingsPage::dwellChosen);
    connect(m_markOnDwell, &QCheckBox::clicked, &mark, &QAction::setChecked);
    connect(&mark, &QAction::toggled, this, [this](bool on) {
        m_markOnDwell->setChecked(on);
        m_dwell->setEnabled(on);
    });
}

QWidget *SettingsPage::choice(const Actions &actions, const QString &name, const QList<Id> &ids)
{
    auto *group = new QWidget(this);
    group->setAccessibleName(name);
    auto *row = new QVBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Space::XS);
    for (const Id id : ids) {
        QAction *action = &actions[id];
        auto *button = new QRadioButton(action->text(), group);
        button->setObjectName(u"settings-"_s + action->objectName());
        button->setChecked(action->isChecked());
        row->addWidget(button);
        connect(button, &QRadioButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::toggled, button, &QRadioButton::setChecked);
    }
    return group;
}

void SettingsPage::takeFocus()
{
    for (QRadioButton *button : findChildren<QRadioButton *>()) {
        if (button->isChecked()) {
            button->setFocus(Qt::TabFocusReason); // with its ring: a person came by key
            return;
        }
    }
}

void SettingsPage::showTextPercent(int percent)
{
    const QSignalBlocker quiet(m_text);
    m_text->setValue(percent);
}

void SettingsPage::showDwell(double seconds)
{
    const QSignalBlocker quiet(m_dwell);
    m_dwell->setValue(seconds);
}

double SettingsPage::dwellSeconds() const
{
    return m_dwell->value();
}

} // namespace lectern
