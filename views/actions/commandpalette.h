#pragma once
// Command palette: finds any action by name, and what the library contains.
#include "actions.h"
#include "views/widgets/filteredlistpopup.h"

#include <functional>

class QSettings;

namespace lectern
{

// What the palette offers besides commands: a list, an author, a paper, a citation style, a library.
struct PaletteObject {
    QString text, detail; // detail: its kind, for display
    QString icon;
    std::function<void()> open;
};

class CommandPalette final : public FilteredListPopup
{
    Q_OBJECT
public:
    // settings: stores how often each command was chosen.
    CommandPalette(const Actions &actions, QSettings &settings, QWidget *parent);
    void open();
    // Offers only these objects, to answer a command with a choice. prompt: shown in the empty line.
    void choose(const QString &prompt, const QList<PaletteObject> &objects);

    // Adds objects that are found by their text. Called for each change of the typed text, so it must be
    // fast.
    void addObjects(const std::function<QList<PaletteObject>()> &objects) { m_sources.append(objects); }
    // Reply to searched(): shows these objects below the others, unless the text has changed.
    void showFound(const QString &typed, const QList<PaletteObject> &found);

signals:
    void searched(const QString &typed);

protected:
    void addEntries() override;
    void activate(const QListWidgetItem *entry, bool stay) override;

private:
    struct Entry;
    int timesUsed(ActionId id) const;
    void start(const QString &prompt);
    QList<Entry> commands(const QStringList &wanted) const;
    QList<Entry> objects(const QStringList &wanted) const;
    void add(const PaletteObject &object);
    void showNone();

    const Actions &m_actions;
    QSettings &m_settings;
    QList<std::function<QList<PaletteObject>()>> m_sources;
    QList<PaletteObject> m_only; // the choice; empty: everything
    QList<PaletteObject> m_found, m_shown; // the result for m_searched; the objects in the list
    QString m_searched;
    bool m_isAnswered = false; // the result for m_searched is known
};

} // namespace lectern
