#pragma once
// Keeps actions up to date: enabled states, and the texts of undo and redo.
#include "actions.h"
#include "commandcontext.h"

namespace lectern
{

class LibrarySession;
struct TrashedSource;

// Follows the state of the library. Views report the needs that the library does not know: that a paper has a
// URL, or that an import report exists.
class ActionNeeds final : public QObject
{
    Q_OBJECT
public:
    ActionNeeds(LibrarySession &library, const Actions &actions, QObject *parent = nullptr);

    void set(Need need, bool met) { show(Needs(m_met).setFlag(need, met)); }
    Needs met() const { return m_met; }
    // Returns the needs that the library currently meets.
    static Needs metBy(LibrarySession &library);

private:
    void follow();
    void show(Needs met);

    LibrarySession &m_library;
    const Actions &m_actions;
    Needs m_met;
};

// Returns whether the papers in the trash are shown.
bool showsTrash(LibrarySession &library);
// Returns the selected source in the trash; null: none. Valid until the sidebar changes.
const TrashedSource *trashedSource(LibrarySession &library);

// Undo, redo and other edit commands, except reading marks.
class EditCommands final : public QObject
{
    Q_OBJECT
public:
    explicit EditCommands(const CommandContext &context);

private:
    void showEdits();

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
};

} // namespace lectern
