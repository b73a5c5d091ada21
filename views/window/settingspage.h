#pragma once
// What a person may choose about look and reading, on one page in the window. Every choice holds at once.
#include "views/widgets/page.h"

class QAction;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
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

    // Puts the focus on the first choice.
    void takeFocus();
    // In percent of the normal size.
    void showTextPercent(int percent);
    // How long a paper is looked at before it counts as read; whether it does is the action MarkOnDwell.
    void showDwell(double seconds);
    double dwellSeconds() const;
    // The code of a language; empty is the system's.
    void showLanguage(const QString &code);
    QString language() const;

    // Where others put what is theirs to say.
    enum class Section { Library, Import, Export };
    void addRow(Section section, const QString &label, QWidget *row);
    // Tab goes the way the eye does, once a row holds other things.
    void chainTabs();

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
    // A tick for each of these actions.
    void addBoxes(const Actions &actions, QFormLayout &rows, const QList<ActionId> &ids);
    void connectReading(QAction &mark);
    // One button for each of the actions, of which one is on.
    QWidget *choice(const Actions &actions, const QString &name, const QList<ActionId> &ids);

    // A button that leads on.
    QPushButton *commandButton(const Actions &actions, ActionId id);

    QList<QFormLayout *> m_forms; // in the order in which they stand
    QFormLayout *m_library, *m_import, *m_export;
    QComboBox *m_language;
    QSpinBox *m_text;
    QCheckBox *m_markOnDwell;
    QDoubleSpinBox *m_dwell;
};

} // namespace lectern
