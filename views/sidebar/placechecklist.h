#pragma once
// A checklist of tags or reading lists over the window, next to the row or the paper pane, with a line to
// filter or create entries.
#include "models/core/marks.h"
#include "views/widgets/filteredlistpopup.h"

class QLabel;

namespace lectern
{

class TagSwatches;

// A tag or a reading list.
struct Tickable {
    QString key; // unique key: a tag's name, a list's number
    QString name; // full: "method/rl"
    QString leaf; // last part: "rl"
    int depth = 0; // number of ancestors
    int colour = 0; // colour of a tag
    TagId tag = TagId::None; // id of an existing tag; None if the name is only a parent of other tags
    bool list = false;
    int papers = 0; // number of the given papers that have this tag or list
};

// Return checks an entry and closes; Ctrl+Return, a click, or Space in an empty line checks without closing.
// Alt with a digit sets the tag's colour.
class PlaceChecklist final : public FilteredListPopup
{
    Q_OBJECT
public:
    explicit PlaceChecklist(QWidget *window);

    struct Subject {
        QString title; // "Tags of 3 papers"
        QString placeholder;
        QString make; // text of the entry that creates one: "Create tag “%1”"
        QString field; // object name of the line, for tests and scripts
        bool coloured = false; // entries can have colours
    };
    // Opens at the position of the focus, for this number of papers; showPlaces() provides the entries later.
    void open(const Subject &subject, int papers);
    // Shows the entries in their own order. recent: keys of the recently used ones, newest first.
    void showPlaces(const QList<Tickable> &places, const QStringList &recent);

signals:
    // on: all of the papers get it; otherwise it is removed from all.
    void ticked(const lectern::Tickable &place, bool on);
    void made(const QString &name);
    // Emitted for tags only.
    void coloured(lectern::TagId tag, int colour);

protected:
    void addEntries() override;
    void activate(const QListWidgetItem *entry, bool stay) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers) override;

private:
    void fillAll();
    void fillFound(const QString &typed);
    QListWidgetItem *add(const Tickable &place, const QString &text, int depth);
    const Tickable *current() const;
    void showColours();
    void colour(int colour);
    void showMenu(const QPoint &at);

    QLabel *m_title;
    TagSwatches *m_swatches;
    Subject m_subject;
    QList<Tickable> m_places;
    QStringList m_recent;
    int m_papers = 0;
};

} // namespace lectern
