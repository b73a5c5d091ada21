#include "commandpalette.h"

#include "models/core/fold.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kPaletteWidth = 520;

// An object or a command with its rank for the typed text.
struct CommandPalette::Entry {
    int distance = 0, used = 0;
    ActionId id = ActionId::Count;
    PaletteObject object = {};
};

CommandPalette::CommandPalette(const Actions &actions, QSettings &settings, QWidget *parent)
    : FilteredListPopup(parent, kPaletteWidth), m_actions(actions), m_settings(settings)
{
    setObjectName(u"commandPalette"_s);
    setNames(&line(), u"commandBox"_s, tr("Command"));
    setNames(&list(), u"commandList"_s, tr("Results"));
    message().setObjectName(u"commandNone"_s);
}

void CommandPalette::open()
{
    m_only.clear();
    start(tr("Command, paper, author, tag, list"));
}

void CommandPalette::choose(const QString &prompt, const QList<PaletteObject> &objects)
{
    m_only = objects;
    start(prompt);
}

void CommandPalette::start(const QString &prompt)
{
    line().setPlaceholderText(prompt);
    line().setAccessibleName(prompt);
    m_found.clear();
    m_searched.clear();
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

// Rank of a text for the typed words: exact matches first, then prefix matches, and matches of word prefixes.
// others: synonyms of the text.
static int distance(const QString &text, const QStringList &others, const QStringList &wanted)
{
    const QStringList words = foldedWords(text);
    const auto begins = [&](const QString &word) {
        return std::any_of(words.begin(), words.end(),
                           [&](const QString &each) { return each.startsWith(word); });
    };
    const auto isOther = [&](const QString &word) { return others.contains(word); };
    return wanted.isEmpty() || words == wanted               ? 0
        : std::all_of(wanted.begin(), wanted.end(), isOther) ? 1
        : words.join(u' ').startsWith(wanted.join(u' '))     ? 1
        : std::all_of(wanted.begin(), wanted.end(), begins)  ? 2
                                                             : 3;
}

static bool containsAll(const QString &text, const QStringList &wanted)
{
    const QString folded = fold(text);
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const QString &word) { return folded.contains(word); });
}

QList<CommandPalette::Entry> CommandPalette::commands(const QStringList &wanted) const
{
    constexpr int kDisabled = 10; // ranks disabled commands last
    QList<Entry> found;
    for (int i = 0; i < int(ActionId::Count); ++i) {
        const ActionId id = ActionId(i);
        const QAction &action = m_actions[id];
        const QString others = action.property(kOtherWords).toString();
        if (id == ActionId::CommandPalette
            || !containsAll(Actions::groupOf(id) + u' ' + action.text() + u' ' + others, wanted))
            continue;
        const int last = action.isEnabled() || wanted.isEmpty() ? 0 : kDisabled;
        found.append({distance(action.text(), foldedWords(others), wanted) + last, timesUsed(id), id});
    }
    return found;
}

QList<CommandPalette::Entry> CommandPalette::objects(const QStringList &wanted) const
{
    constexpr qsizetype kMaxObjects = 8; // leaves room for commands
    QList<Entry> found;
    if (wanted.isEmpty())
        return found;
    for (const auto &source : m_sources)
        for (const PaletteObject &object : source())
            if (containsAll(object.text, wanted))
                found.append({distance(object.text, {}, wanted), 0, ActionId::Count, object});
    std::stable_sort(found.begin(), found.end(),
                     [](const Entry &a, const Entry &b) { return a.distance < b.distance; });
    return found.first(qMin(found.size(), kMaxObjects));
}

void CommandPalette::add(const PaletteObject &object)
{
    auto *item = new QListWidgetItem(object.text, &list());
    item->setData(Qt::DecorationRole, icon(object.icon));
    item->setData(Qt::AccessibleTextRole, QString(object.text + u", "_s + object.detail));
    item->setData(KeyRole, QString(object.detail + u' ' + object.text));
    item->setData(ValueRole, int(ActionId::Count) + int(m_shown.size()));
    item->setData(DetailRole, object.detail);
    m_shown.append(object);
}

void CommandPalette::addEntries()
{
    const QStringList wanted = foldedWords(typed());
    m_shown.clear();
    for (const PaletteObject &object : std::as_const(m_only))
        if (containsAll(object.text, wanted))
            add(object);
    if (m_only.isEmpty()) {
        QList<Entry> entries = commands(wanted) + objects(wanted);
        std::stable_sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
            return a.distance != b.distance ? a.distance < b.distance : a.used > b.used;
        });
        for (const Entry &each : std::as_const(entries)) {
            if (each.id == ActionId::Count) {
                add(each.object);
                continue;
            }
            const QAction &action = m_actions[each.id];
            auto *item = new QListWidgetItem(action.text(), &list());
            item->setData(Qt::DecorationRole, action.icon());
            item->setData(KeyRole, action.objectName());
            item->setData(ValueRole, int(each.id));
            item->setData(DetailRole, keysText(action));
            if (!action.isEnabled())
                item->setFlags(Qt::NoItemFlags);
        }
        if (m_searched != typed()) {
            m_searched = typed();
            m_found.clear();
            m_isAnswered = false;
            emit searched(m_searched);
        }
        const int first = list().count();
        for (const PaletteObject &object : std::as_const(m_found))
            add(object);
        if (first > 0 && first < list().count())
            list().item(first)->setData(RuleRole, true);
    }
    showNone();
}

void CommandPalette::showNone()
{
    const bool none = list().count() == 0 && (m_isAnswered || !m_only.isEmpty());
    showMessage(none ? tr("No matches.") : QString());
}

void CommandPalette::showFound(const QString &typed, const QList<PaletteObject> &found)
{
    if (m_searched != typed)
        return;
    m_isAnswered = true;
    m_found = found;
    if (found.isEmpty())
        showNone();
    else
        fill();
}

void CommandPalette::activate(const QListWidgetItem *entry, bool)
{
    const bool enabled = entry && entry->flags() & Qt::ItemIsEnabled;
    const int value = enabled ? entry->data(ValueRole).toInt() : -1;
    const int object = value - int(ActionId::Count);
    const std::function<void()> open = object >= 0 ? m_shown[object].open : nullptr;
    leave();
    if (open) {
        open();
    } else if (enabled) {
        const ActionId id = ActionId(value);
        m_settings.setValue(usedKey(id), timesUsed(id) + 1);
        m_actions[id].trigger();
    }
}

} // namespace lectern
