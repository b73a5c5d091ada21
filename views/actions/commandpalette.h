#pragma once
// Command palette: finds any action by name.
#include "actions.h"
#include "views/widgets/filteredlistpopup.h"

class QSettings;

namespace lectern
{

class CommandPalette final : public FilteredListPopup
{
    Q_OBJECT
public:
    // settings: stores how often each command was chosen.
    CommandPalette(const Actions &actions, QSettings &settings, QWidget *parent);
    void open();

protected:
    void addEntries() override;
    void activate(const QListWidgetItem *entry, bool stay) override;

private:
    int timesUsed(ActionId id) const;
    const Actions &m_actions;
    QSettings &m_settings;
};

} // namespace lectern
