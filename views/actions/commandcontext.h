#pragma once
// Shared by all command classes; each also receives the widgets it controls.

class QSettings;
class QWidget;

namespace lectern
{

class ActionNeeds;
class Actions;
class CommandPalette;
class LibrarySession;
class Notices;
class Pages;

// Outlives the commands.
struct CommandContext {
    LibrarySession &library;
    const Actions &actions;
    ActionNeeds &needs;
    Notices &notices;
    Pages &pages;
    QSettings &settings;
    CommandPalette &palette;
    QWidget &window; // owner of the commands and parent of their dialogs
};

} // namespace lectern
