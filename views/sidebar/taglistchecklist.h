#pragma once
// Checklist of tags or reading lists that adds the selected papers or removes them, with a line to filter or
// create entries.
#include "models/session/markedits.h"
#include "views/actions/commandcontext.h"
#include "views/widgets/filteredlistpopup.h"

#include <QWidget>

#include <functional>

class QButtonGroup;
class QLabel;
class QMenu;

namespace lectern
{

class PaperList;

// A row of the tag colours, with the current one checked.
class TagSwatches final : public QWidget
{
    Q_OBJECT
public:
    explicit TagSwatches(QWidget *parent = nullptr);

    // Sets the tag; an empty name disables the choice.
    void showTag(const QString &name, int colour);

signals:
    void chosen(int colour);

private:
    QLabel *m_about;
    QButtonGroup *m_buttons;
};

// Fills a menu with the colours; calls then with the chosen one.
void fillColours(QMenu &menu, int colour, const std::function<void(int)> &then);

// A tag or a reading list.
struct Tickable {
    QString key; // unique key: a tag's name, a list's number
    QString name; // full: "method/rl"
    QString leaf; // last part: "rl"
    int depth = 0; // number of ancestors
    int colour = 0; // colour of a tag
    TagId tag = TagId::None; // id of an existing tag; None if the name is only a parent of other tags
    bool list = false;
    int papers = 0; // number of the selected papers that have this tag or list
};

// Return checks an entry and closes; Ctrl+Return, a click, or Space in an empty line checks without closing.
// Alt with a digit sets the tag's colour.
class TagListChecklist final : public FilteredListPopup
{
    Q_OBJECT
public:
    TagListChecklist(const CommandContext &context, PaperList &papers);

protected:
    void addEntries() override;
    void activate(const QListWidgetItem *entry, bool stay) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers) override;

private:
    void open(bool lists);
    void request();
    void show(const AssignableGroups &places);
    void fillAll();
    void fillFound(const QString &name);
    QListWidgetItem *add(const Tickable &place, const QString &text, int depth);
    const Tickable *current() const;
    void showColours();
    void colour(int colour);
    void showMenu(const QPoint &at);
    void assign(const Tickable &place, bool on);
    void make(const QString &name);
    void change(const QString &question, const QString &yes, const std::function<void()> &change);
    QString recentKey() const;
    void remember(const QString &key);

    LibrarySession &m_library;
    Notices &m_notices;
    QSettings &m_settings;
    PaperList &m_paperList;
    RequestToken m_groups{"tags and lists"};
    MarkEdits m_edits;
    QLabel *m_title;
    TagSwatches *m_swatches;
    bool m_lists = false; // shows lists, not tags
    QList<PaperId> m_papers; // papers for which the checklist was opened
    QList<Tickable> m_places;
    QStringList m_recent; // keys of the recently used entries, newest first
};

} // namespace lectern
