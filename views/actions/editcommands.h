#pragma once
// Undo, redo and other edit commands, except reading marks.
#include "actions.h"
#include "commandcontext.h"
#include "models/session/librarysession.h"

namespace lectern
{

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
