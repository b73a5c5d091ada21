#pragma once
// Command palette: finds any action by name.
#include "actions.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListWidget;
class QSettings;

namespace lectern
{

// A small list over the window: type, use the arrow keys, press Return. Closes when it loses focus.
class CommandPalette final : public QFrame
{
    Q_OBJECT
public:
    // settings: stores how often each command was chosen.
    CommandPalette(const Actions &actions, QSettings &settings, QWidget *parent);
    void open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void leave();
    void fill();
    void run();
    int timesUsed(ActionId id) const;
    const Actions &m_actions;
    QSettings &m_settings;
    QLineEdit *m_box;
    QListWidget *m_list;
    QLabel *m_none; // shown instead of the list
    QPointer<QWidget> m_before; // focus widget before opening
};

} // namespace lectern
