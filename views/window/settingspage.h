#pragma once
// Settings page for appearance and reading. Changes take effect immediately.
#include "views/widgets/page.h"

#include <QComboBox>
#include <QDoubleSpinBox>

class QAction;
class QCheckBox;
class QFormLayout;
class QPushButton;
class QSpinBox;

namespace lectern
{

class Actions;
enum class ActionId;

class SettingsPage final : public Page
{
    Q_OBJECT
public:
    explicit SettingsPage(const Actions &actions, QWidget *parent = nullptr);

    // Focuses the first setting.
    void grabInitialFocus();
    // Shows the text size in percent of the normal size.
    void showTextPercent(int percent);
    // Shows how long a paper must be displayed before it is marked as read. The action MarkOnDwell enables
    // this.
    void showDwell(double seconds);
    double dwellSeconds() const { return m_dwell->value(); }
    // Shows the language by its code; empty: system language.
    void showLanguage(const QString &code);
    QString language() const { return m_language->currentData().toString(); }

    // Sections to which other classes add rows.
    enum class Section { Library, Import, Export };
    void addRow(Section section, const QString &label, QWidget *row);
    // Sets the tab order to the visual order after rows were added.
    void updateTabOrder();

signals:
    void textPercentChosen(int percent);
    void dwellChosen(double seconds);
    void shown();
    void languageChosen();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void alignLabels();
    void addLanguage(QFormLayout &look);
    void addReading(const Actions &actions, QFormLayout &reading);
    void addBoxes(const Actions &actions, QFormLayout &rows, const QList<ActionId> &ids);
    void connectReading(QAction &mark);
    // Creates a button for each action of an exclusive group.
    QWidget *choice(const Actions &actions, const QString &name, const QList<ActionId> &ids);

    // Creates a button that runs a command.
    QPushButton *commandButton(const Actions &actions, ActionId id);

    QList<QFormLayout *> m_forms; // forms of the sections in visual order
    QFormLayout *m_library, *m_import, *m_export;
    QComboBox *m_language;
    QSpinBox *m_text;
    QCheckBox *m_markOnDwell;
    QDoubleSpinBox *m_dwell;
};

} // namespace lectern
