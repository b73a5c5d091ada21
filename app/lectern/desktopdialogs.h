#pragma once

namespace lectern
{

// Selects Qt's platform theme that shows the file dialogs of the desktop through its portal. Does nothing if
// the desktop has no portal for files, or if the user has chosen a platform theme. Call before QApplication
// is created. Qt ignores the choice if the plugin is not installed.
void useDesktopDialogs();

} // namespace lectern
