#pragma once
// Supplies the command palette with the lists, tags, searches, sources, authors and papers of the library.
#include "models/session/tasks/requesttoken.h"
#include "views/actions/commandpalette.h"

namespace lectern
{

struct CommandContext;
class LibrarySession;
class PaperJump;
class Sidebar;

class PaletteObjects final : public QObject
{
    Q_OBJECT
public:
    PaletteObjects(const CommandContext &context, Sidebar &sidebar, PaperJump &jump);

private:
    QList<PaletteObject> places() const;
    void search(const QString &typed);

    LibrarySession &m_library;
    CommandPalette &m_palette;
    Sidebar &m_sidebar;
    PaperJump &m_jump;
    RequestToken m_search{"command palette"};
};

} // namespace lectern
