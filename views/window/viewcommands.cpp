#include "viewcommands.h"

#include "settingspage.h"
#include "views/actions/actions.h"
#include "views/actions/commandpalette.h"
#include "views/actions/keybindings.h"
#include "views/actions/keyspage.h"
#include "views/list/paperlist.h"
#include "views/paper/abstractpane.h"
#include "views/paper/readingcommands.h"
#include "views/style/motion.h"
#include "views/style/theme.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"
#include "views/widgets/windowstate.h"

#include <algorithm>

namespace lectern
{

using Id = ActionId;

ViewCommands::ViewCommands(const CommandContext &context, Theme &theme, const Views &views,
                           ReadingCommands &reading)
    : QObject(&context.window), m_actions(context.actions), m_notices(context.notices),
      m_pages(context.pages), m_window(context.window), m_theme(theme), m_views(views), m_reading(reading),
      m_settings(new SettingsPage(context.actions, &context.window)),
      m_bindings(new KeyBindings(context.actions, context.settings, this)),
      m_keys(new KeysPage(context.actions, *m_bindings, context.notices, &context.window))
{
    m_pages.add(*m_settings, Pages::Reading::Ends);
    m_pages.add(*m_keys, Pages::Reading::Ends);
    connectTextStyle();
    connectPages();
    connect(&m_actions[Id::CommandPalette], &QAction::triggered, &context.palette, &CommandPalette::open);
}

void ViewCommands::connectTextStyle()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::ThemeSystem, [this] { m_theme.choose(ThemeChoice::System); });
    on(Id::ThemeLight, [this] { m_theme.choose(ThemeChoice::Light); });
    on(Id::ThemeDark, [this] { m_theme.choose(ThemeChoice::Dark); });
    on(Id::ViewRows, [this] { m_views.list.setTable(false); });
    on(Id::ViewTable, [this] { m_views.list.setTable(true); });
    on(Id::DensityComfortable, [this] { m_views.list.setDensity(Density::Comfortable); });
    on(Id::DensityCompact, [this] { m_views.list.setDensity(Density::Compact); });
    connect(&m_actions[Id::Animation], &QAction::toggled, this, &setMotionWanted);
    for (const QList<Id> &group : textStyleChoices())
        for (const Id id : group)
            on(id, [this] { m_views.pane.setTextStyle(chosenTextStyle()); });
    on(Id::TextLarger, [this] { setTextPercent(m_views.pane.textPercent() + 10); });
    on(Id::TextSmaller, [this] { setTextPercent(m_views.pane.textPercent() - 10); });
    on(Id::TextNormal, [this] { setTextPercent(100); });
}

void ViewCommands::connectPages()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::Settings, [this] {
        m_pages.open(*m_settings);
        m_settings->grabInitialFocus();
    });
    connect(m_settings, &SettingsPage::textPercentChosen, this, &ViewCommands::setTextPercent);
    connect(m_settings, &SettingsPage::languageChosen, this,
            [this] { m_notices.inform(tr("The language changes when Lectern is restarted.")); });
    connect(m_settings, &SettingsPage::dwellChosen, this,
            [this](double seconds) { m_reading.setDwell(qRound(seconds * 1000)); });
    on(Id::KeyList, [this] {
        m_pages.open(*m_keys);
        m_keys->grabInitialFocus();
    });
}

// Returns the text style chosen by the checked commands.
PaperTextStyle ViewCommands::chosenTextStyle() const
{
    const auto chosen = [this](qsizetype group) {
        const QList<Id> &ids = textStyleChoices()[group];
        const auto on =
            std::find_if(ids.begin(), ids.end(), [this](Id id) { return m_actions[id].isChecked(); });
        return on == ids.end() ? 1 : int(on - ids.begin());
    };
    return {chosen(0) == 1, chosen(1), chosen(2)};
}

void ViewCommands::setTextPercent(int percent)
{
    m_views.pane.setTextPercent(percent);
    m_settings->showTextPercent(m_views.pane.textPercent());
}

void ViewCommands::restore(const WindowState &state)
{
    m_views.list.restoreColumns(state.columns);
    m_views.list.setTable(state.table);
    m_views.list.setDensity(state.compact ? Density::Compact : Density::Comfortable);
    const int looks[] = {int(state.serif), state.measure, state.lines};
    for (int group = 0; group < 3; ++group)
        m_actions[textStyleChoices()[group][looks[group]]].setChecked(true);
    m_views.pane.setTextStyle(chosenTextStyle());
    setTextPercent(state.textPercent);
    m_settings->showLanguage(state.language);
    m_settings->showDwell(state.dwellSeconds);
    m_reading.setDwell(qRound(m_settings->dwellSeconds() * 1000));
    m_actions[state.table ? Id::ViewTable : Id::ViewRows].setChecked(true);
    m_actions[state.compact ? Id::DensityCompact : Id::DensityComfortable].setChecked(true);
    m_actions[Id::ShowFacets].setChecked(state.facets);
    m_actions[Id::MarkOnDwell].setChecked(state.markOnDwell);
    m_actions[Id::Animation].setChecked(state.motion);
    setMotionWanted(state.motion);
    const Id themes[] = {Id::ThemeSystem, Id::ThemeLight, Id::ThemeDark};
    m_actions[themes[int(m_theme.shown())]].setChecked(true);
}

void ViewCommands::save(WindowState &state) const
{
    state.columns = m_views.list.saveColumns();
    state.table = m_views.list.isTable();
    state.compact = m_actions[Id::DensityCompact].isChecked();
    state.facets = m_actions[Id::ShowFacets].isChecked();
    state.motion = m_actions[Id::Animation].isChecked();
    state.markOnDwell = m_actions[Id::MarkOnDwell].isChecked();
    state.theme = int(m_theme.choice());
    state.language = m_settings->language();
    state.serif = m_views.pane.look().serif;
    state.measure = m_views.pane.look().measure;
    state.lines = m_views.pane.look().lines;
    state.textPercent = m_views.pane.textPercent();
    state.dwellSeconds = m_settings->dwellSeconds();
}

} // namespace lectern
