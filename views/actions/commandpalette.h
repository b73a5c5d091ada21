#pragma once
// Every command by name, from the one table of actions.
#include "actions.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListWidget;
class QSettings;

namespace lectern
{

// A small list over the window: type, arrows, Return. Closes when it loses the focus.
class CommandPalette final : public QFrame
{
    Q_OBJECT
public:
    // settings: how often which command was chosen here.
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
    QLabel *m_none; // in its place
    QPointer<QWidget> m_before; // had the focus when it was opened
};

} // namespace lectern
