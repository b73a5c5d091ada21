#include "commandpalette.h"

#include "models/core/fold.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kPaletteWidth = 520;

CommandPalette::CommandPalette(const Actions &actions, QSettings &settings, QWidget *parent)
    : FilteredListPopup(parent, kPaletteWidth), m_actions(actions), m_settings(settings)
{
    setObjectName(u"commandPalette"_s);
    line().setPlaceholderText(tr("Command"));
    setNames(&line(), u"commandBox"_s, tr("Command"));
    setNames(&list(), u"commandList"_s, tr("Commands"));
    message().setObjectName(u"commandNone"_s);
}

void CommandPalette::open()
{
    const QWidget &around = *parentWidget();
    openAt(QRect((around.width() - kPaletteWidth) / 2 - Space::L, around.height() / 8, kPaletteWidth, 1));
}

static QString usedKey(ActionId id)
{
    return u"commands/"_s + QLatin1StringView(Actions::specs()[int(id)].name);
}

int CommandPalette::timesUsed(ActionId id) const
{
    return m_settings.value(usedKey(id)).toInt();
}

// Rank of a command for the typed text: enabled commands first, then exact matches, prefix matches, and
// matches of word prefixes.
static int distance(const QAction &action, const QStringList &wanted)
{
    const QStringList words = foldedWords(action.text());
    const auto begins = [&](const QString &word) {
        return std::any_of(words.begin(), words.end(),
                           [&](const QString &each) { return each.startsWith(word); });
    };
    const QStringList others = foldedWords(action.property(kOtherWords).toString());
    const auto isOther = [&](const QString &word) { return others.contains(word); };
    const int name = wanted.isEmpty() || words == wanted     ? 0
        : std::all_of(wanted.begin(), wanted.end(), isOther) ? 1
        : words.join(u' ').startsWith(wanted.join(u' '))     ? 1
        : std::all_of(wanted.begin(), wanted.end(), begins)  ? 2
                                                             : 3;
    return name + (action.isEnabled() || wanted.isEmpty() ? 0 : 10);
}

void CommandPalette::addEntries()
{
    const QStringList wanted = foldedWords(typed());
    struct Found {
        int distance, used;
        ActionId id;
    };
    QList<Found> found;
    for (int i = 0; i < int(ActionId::Count); ++i) {
        const ActionId id = ActionId(i);
        QAction &action = m_actions[id];
        if (id == ActionId::CommandPalette)
            continue;
        const QString text = fold(QString(Actions::groupOf(id) + u' ' + action.text() + u' '
                                          + action.property(kOtherWords).toString()));
        const bool matches = std::all_of(wanted.begin(), wanted.end(),
                                         [&](const QString &word) { return text.contains(word); });
        if (matches)
            found.append({distance(action, wanted), timesUsed(id), id});
    }
    std::stable_sort(found.begin(), found.end(), [](const Found &a, const Found &b) {
        return a.distance != b.distance ? a.distance < b.distance : a.used > b.used;
    });
    for (const Found &each : std::as_const(found)) {
        const ActionId id = each.id;
        const QAction &action = m_actions[id];
        auto *item = new QListWidgetItem(action.text(), &list());
        item->setData(Qt::DecorationRole, action.icon());
        item->setData(ValueRole, int(id));
        item->setData(DetailRole, keysText(action));
        if (!action.isEnabled())
            item->setFlags(Qt::NoItemFlags);
    }
    showMessage(found.isEmpty() ? tr("No matching commands.") : QString());
}

void CommandPalette::activate(const QListWidgetItem *entry, bool)
{
    const bool enabled = entry && entry->flags() & Qt::ItemIsEnabled;
    const auto id = enabled ? ActionId(entry->data(ValueRole).toInt()) : ActionId::Count;
    leave();
    if (!enabled)
        return;
    m_settings.setValue(usedKey(id), timesUsed(id) + 1);
    m_actions[id].trigger();
}

} // namespace lectern
