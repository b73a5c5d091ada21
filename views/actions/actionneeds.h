#pragma once
// Which actions can be chosen at the moment: the one place that enables and disables them.
#include "actions.h"

namespace lectern
{

class LibraryController;

// Follows the library. What only a view knows (an address, an import that can be shown) the view says.
class ActionNeeds final : public QObject
{
    Q_OBJECT
public:
    ActionNeeds(LibraryController &library, const Actions &actions, QObject *parent = nullptr);

    // Says that something holds from now on, or no longer.
    void set(Need need, bool met);
    Needs met() const { return m_met; }
    // What of it a library says by itself.
    static Needs metBy(LibraryController &library);

private:
    void follow();
    void show(Needs met);

    LibraryController &m_library;
    const Actions &m_actions;
    Needs m_met;
};

} // namespace lectern
