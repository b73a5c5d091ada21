#pragma once
// The commands that change or take back what a person made, besides the marks of reading.
#include "actions.h"
#include "models/items/session/librarycontroller.h"

namespace lectern
{

class EditCommands final : public QObject
{
    Q_OBJECT
public:
    EditCommands(LibraryController &library, const Actions &actions, QObject *parent = nullptr);

signals:
    void remarked(const QString &text); // for the status line
    void warned(const QString &text); // to stand until it was read

private:
    void showEdits();

    LibraryController &m_library;
    const Actions &m_actions;
};

} // namespace lectern
