#pragma once
// Which actions can be chosen at the moment: the one place that enables and disables them.
#include "actions.h"

namespace lectern
{

class LibrarySession;

// Follows the library. A view tells it what only the view knows: that a paper has an address, that an import
// can be shown.
class ActionNeeds final : public QObject
{
    Q_OBJECT
public:
    ActionNeeds(LibrarySession &library, const Actions &actions, QObject *parent = nullptr);

    // Says that something holds from now on, or no longer.
    void set(Need need, bool met);
    Needs met() const { return m_met; }
    // The needs that the library itself meets or does not.
    static Needs metBy(LibrarySession &library);

private:
    void follow();
    void show(Needs met);

    LibrarySession &m_library;
    const Actions &m_actions;
    Needs m_met;
};

} // namespace lectern
