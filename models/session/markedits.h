#pragma once
// Edits of tags, reading lists and saved searches. Each is one undo step and is shown only after it is
// durable.
#include "librarysession.h"

namespace lectern
{

class MarkEdits final : public QObject
{
    Q_OBJECT
public:
    explicit MarkEdits(LibrarySession &library, QObject *parent = nullptr);

    // Tags.
    void setTagColour(TagId id, int colour);
    // Returns whether another tag already has the new name of this tag or of one of its children. Renaming
    // then requires merging.
    bool nameIsTaken(TagId id, const QString &name) const;
    // Renames the tag and its children. If the tag is the current scope, the scope follows.
    void renameTag(TagId id, const QString &name, bool merging);
    // Deletes this tag and its children.
    void deleteTag(const QString &name);
    // Removes the tag from papers of the current list; they then leave the list.
    void removeTag(const QString &name, const QList<PaperId> &papers);

    // Reading lists.
    void createList(const QString &name, ListId parent);
    void renameList(ListId id, const QString &name);
    void moveList(ListId id, ListId parent, ListId before);
    // stepList() moves a list up or down among its siblings. indentList() moves it below the previous list,
    // or out to the level of its parent.
    void stepList(ListId id, bool up);
    void indentList(ListId id, bool in);
    void deleteList(ListId id);
    // Adds papers at the end; papers already in the list keep their positions. addToListNamed() creates the
    // list if necessary.
    void addToList(ListId id, const QList<PaperId> &papers) { list({papers, id, {}, true}); }
    void addToListNamed(const QString &name, const QList<PaperId> &papers);
    void removeFromList(ListId id, const QList<PaperId> &papers) { list({papers, id, {}, false}); }
    // Moves papers before a paper of the list; None: to the end.
    void moveInList(ListId id, const QList<PaperId> &papers, PaperId before);
    void stepInList(ListId id, const QList<PaperId> &papers, bool up);

    // Saved searches. Saves the query and shows the saved search.
    void saveSearch(const QString &name, const QString &query);
    void changeSearch(SavedSearchId id, const QString &name, const QString &query);
    void moveSearch(SavedSearchId id, SavedSearchId before);
    void stepSearch(SavedSearchId id, bool up);
    void deleteSearch(SavedSearchId id);
    // Returns the current query in text form for saving; empty if there is none.
    QString currentQuery() const;

private:
    const SidebarData &data() const { return m_library.sidebar().sidebarData(); }
    void leave(const QueryNode &node);
    void list(const PendingListing &listing);
    void showListAgain();

    LibrarySession &m_library;
};

} // namespace lectern
