#pragma once
// View commands: theme, rows or table, text size, settings page, command palette and key list.
#include "views/actions/commandcontext.h"
#include "views/paper/paperhtml.h"

#include <QObject>

namespace lectern
{

class AbstractPane;
class KeyBindings;
class KeysPage;
class PaperList;
class ReadingCommands;
class SettingsPage;
class Theme;
struct WindowState;

class ViewCommands final : public QObject
{
    Q_OBJECT
public:
    struct Views {
        PaperList &list;
        AbstractPane &pane;
    };
    ViewCommands(const CommandContext &context, Theme &theme, const Views &views, ReadingCommands &reading);

    SettingsPage &settings() { return *m_settings; }
    // Restores the saved state.
    void restore(const WindowState &state);
    void save(WindowState &state) const;

private:
    void connectTextStyle();
    void connectPages();
    PaperTextStyle chosenTextStyle() const;
    void setTextPercent(int percent);

    const Actions &m_actions;
    Notices &m_notices;
    Pages &m_pages;
    QWidget &m_window;
    Theme &m_theme;
    Views m_views;
    ReadingCommands &m_reading;
    SettingsPage *m_settings;
    KeyBindings *m_bindings;
    KeysPage *m_keys;
};

} // namespace lectern
