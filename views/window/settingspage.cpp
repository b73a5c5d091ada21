#include "settingspage.h"

#include "models/i18n/language.h"
#include "views/actions/actions.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/flowlayout.h"

#include <QCheckBox>
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

static QFormLayout *section(const QString &title, QWidget *parent, QVBoxLayout *column)
{
    column->addSpacing(Space::M);
    auto *label = new QLabel(title, parent);
    setFontStyle(label, TextSize::Body, QFont::DemiBold);
    column->addWidget(label);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Space::L);
    form->setVerticalSpacing(Space::S);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    column->addLayout(form);
    return form;
}

SettingsPage::SettingsPage(const Actions &actions, QWidget *parent) : Page(parent)
{
    setObjectName(u"settingsPage"_s);
    setHeading(tr("Settings"), {});

    auto *page = new QWidget(this);
    page->setBackgroundRole(QPalette::Base);
    auto *column = spaced(new QVBoxLayout(page), {Space::L, 0, Space::L, Space::XL}, Space::S);

    QFormLayout *look = section(tr("Appearance"), page, column);
    addLanguage(*look);
    look->addRow(tr("Theme"), choice(actions, tr("Theme"), {Id::ThemeSystem, Id::ThemeLight, Id::ThemeDark}));
    look->addRow(tr("List"), choice(actions, tr("List"), {Id::ViewRows, Id::ViewTable}));
    look->addRow(tr("Rows"), choice(actions, tr("Rows"), {Id::DensityComfortable, Id::DensityCompact}));
    addBoxes(actions, *look, {Id::ShowMenuBar, Id::Animation});

    QFormLayout *reading = section(tr("Reading"), page, column);
    addReading(actions, *reading);
    m_library = section(tr("Library and backups"), page, column);
    m_import = section(tr("Import"), page, column);
    addBoxes(actions, *m_import, {Id::WatchClipboard});
    m_export = section(tr("Export"), page, column);
    QFormLayout *keys = section(tr("Keyboard shortcuts"), page, column);
    keys->addRow(new QLabel(this), commandButton(actions, Id::KeyList));
    m_forms = {look, reading, m_library, m_import, m_export, keys};
    column->addStretch();

    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    setBody(scroll);
}

void SettingsPage::addRow(Section section, const QString &label, QWidget *row)
{
    QFormLayout *const forms[] = {m_library, m_import, m_export};
    forms[int(section)]->addRow(label, row);
    updateTabOrder();
}

// Gives the labels of all sections the same width, so that the controls are aligned.
void SettingsPage::alignLabels()
{
    QList<QLabel *> labels;
    int widest = 0;
    for (const QFormLayout *form : std::as_const(m_forms))
        for (int row = 0; row < form->rowCount(); ++row)
            if (const QLayoutItem *item = form->itemAt(row, QFormLayout::LabelRole))
                if (auto *label = qobject_cast<QLabel *>(item->widget())) {
                    labels.append(label);
                    widest = qMax(widest, label->sizeHint().width());
                }
    for (QLabel *label : std::as_const(labels))
        label->setMinimumWidth(widest);
}

// Returns the widgets of a row that accept Tab, in order. Internal widgets of spin boxes and lists are
// excluded.
static QList<QWidget *> tabStops(QWidget *row)
{
    QList<QWidget *> all = row->findChildren<QWidget *>();
    all.prepend(row);
    all.removeIf([row](const QWidget *each) {
        for (const QWidget *above = each->parentWidget(); each != row && above;
             above = above->parentWidget()) {
            if (qobject_cast<const QAbstractSpinBox *>(above) || qobject_cast<const QComboBox *>(above))
                return true;
            if (above == row)
                break;
        }
        return !(each->focusPolicy() & Qt::TabFocus);
    });
    return all;
}

void SettingsPage::updateTabOrder()
{
    QWidget *before = nullptr;
    for (const QFormLayout *form : std::as_const(m_forms))
        for (int row = 0; row < form->rowCount(); ++row) {
            const QLayoutItem *field = form->itemAt(row, QFormLayout::FieldRole);
            for (QWidget *stop : field && field->widget() ? tabStops(field->widget()) : QList<QWidget *>()) {
                if (before)
                    setTabOrder(before, stop);
                before = stop;
            }
        }
}

void SettingsPage::addLanguage(QFormLayout &look)
{
    m_language = new QComboBox(this);
    setNames(m_language, u"settingsLanguage"_s, tr("Interface language"));
    m_language->addItem(tr("System language"), QString());
    for (const Language &language : languages())
        m_language->addItem(language.name, language.code);
    m_language->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    look.addRow(tr("Language"), m_language);
    connect(m_language, &QComboBox::activated, this, &SettingsPage::languageChosen);
}

void SettingsPage::addReading(const Actions &actions, QFormLayout &reading)
{
    m_text = new QSpinBox(this); // created here, because the tab order is the order of creation
    m_text->setObjectName(u"settingsText"_s);
    m_text->setRange(70, 250);
    m_text->setSingleStep(10);
    m_text->setSuffix(tr(" %"));
    m_text->setAccessibleName(tr("Text size of papers, in percent"));
    reading.addRow(tr("Text size"), m_text);
    const QStringList names{tr("Font"), tr("Width"), tr("Line spacing")};
    for (qsizetype i = 0; i < textStyleChoices().size(); ++i)
        reading.addRow(names[i], choice(actions, names[i], textStyleChoices()[i]));
    QAction &mark = actions[Id::MarkOnDwell];
    m_markOnDwell = new QCheckBox(this);
    m_markOnDwell->setObjectName(u"settingsMarkOnDwell"_s);
    m_markOnDwell->setText(mark.text());
    m_markOnDwell->setChecked(mark.isChecked());
    m_dwell = new QDoubleSpinBox(this);
    m_dwell->setObjectName(u"settingsDwell"_s);
    m_dwell->setRange(0.5, 60);
    m_dwell->setDecimals(1);
    m_dwell->setSingleStep(0.5);
    m_dwell->setSuffix(tr(" seconds"));
    m_dwell->setAccessibleName(tr("Delay before a paper is marked as read, in seconds"));
    m_dwell->setEnabled(mark.isChecked());
    reading.addRow(QString(), m_markOnDwell);
    reading.addRow(tr("Mark as read after"), m_dwell);
    for (QAbstractSpinBox *box :
         {static_cast<QAbstractSpinBox *>(m_text), static_cast<QAbstractSpinBox *>(m_dwell)})
        box->setMaximumWidth(qMax(fontMetrics().height() * 9, box->sizeHint().width()));
    connectReading(mark);
}

void SettingsPage::connectReading(QAction &mark)
{
    connect(m_text, &QSpinBox::valueChanged, this, &SettingsPage::textPercentChosen);
    connect(m_dwell, &QDoubleSpinBox::valueChanged, this, &SettingsPage::dwellChosen);
    connect(m_markOnDwell, &QCheckBox::clicked, &mark, &QAction::setChecked);
    connect(&mark, &QAction::toggled, this, [this](bool on) {
        m_markOnDwell->setChecked(on);
        m_dwell->setEnabled(on);
    });
}

void SettingsPage::addBoxes(const Actions &actions, QFormLayout &rows, const QList<Id> &ids)
{
    for (const Id id : ids) {
        QAction *action = &actions[id];
        auto *box = new QCheckBox(action->text(), this);
        box->setObjectName(u"settings-"_s + action->objectName());
        box->setChecked(action->isChecked());
        rows.addRow(QString(), box);
        connect(box, &QCheckBox::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, box, [box, action] {
            box->setText(action->text());
            box->setChecked(action->isChecked());
        });
    }
}

QWidget *SettingsPage::choice(const Actions &actions, const QString &name, const QList<Id> &ids)
{
    auto *group = new QWidget(this);
    group->setAccessibleName(name);
    auto *row = new FlowLayout(group, Space::M);
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

QPushButton *SettingsPage::commandButton(const Actions &actions, Id id)
{
    QAction *action = &actions[id];
    auto *button = new QPushButton(action->icon(), action->text(), this);
    button->setObjectName(u"settings-"_s + action->objectName());
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

void SettingsPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    alignLabels();
    emit shown();
}

void SettingsPage::grabInitialFocus()
{
    for (QRadioButton *button : findChildren<QRadioButton *>()) {
        if (button->isChecked()) {
            button->setFocus(Qt::ShortcutFocusReason); // the focus ring is shown, because the user opened the
                                                       // page by keyboard
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

void SettingsPage::showLanguage(const QString &code)
{
    m_language->setCurrentIndex(qMax(0, m_language->findData(code)));
}

} // namespace lectern
