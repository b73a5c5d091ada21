#pragma once
// What all classes of commands share. Each takes this and the widgets that are its subject.

class QSettings;
class QWidget;

namespace lectern
{

class ActionNeeds;
class Actions;
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
    QWidget &window; // owns the commands, and stands behind their dialogs
};

} // namespace lectern
