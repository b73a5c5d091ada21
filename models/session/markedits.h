#pragma once
// The changes a person makes to tags, reading lists and saved searches. Each is one step for undo; what it
// does is shown only after it is durable.
#include "librarysession.h"

namespace lectern
{

class MarkEdits final : public QObject
{
    Q_OBJECT
public:
    explicit MarkEdits(LibrarySession &library, QObject *parent = nullptr);

    // --- tags
    void setTagColour(TagId id, int colour);
    // Whether the tag, or one below it, would take a name that is another's; then only merging does it.
    bool nameIsTaken(TagId id, const QString &name) const;
    // With those below it. Where the window is at this tag, it follows.
    void renameTag(TagId id, const QString &name, bool merging);
    // With those below this name.
    void deleteTag(const QString &name);
    // From papers of the place that shows this tag, which then leave it.
    void takeTag(const QString &name, const QList<PaperId> &papers);

    // --- reading lists
    void createList(const QString &name, ListId parent);
    void renameList(ListId id, const QString &name);
    void moveList(ListId id, ListId parent, ListId before);
    // One place up or down among its siblings; out: below what stands above it, or to the level of its
    // parent.
    void stepList(ListId id, bool up);
    void indentList(ListId id, bool in);
    void deleteList(ListId id);
    // Papers that are in it already stay where they are. Makes a list where none has the name.
    void addToList(ListId id, const QList<PaperId> &papers);
    void addToListNamed(const QString &name, const QList<PaperId> &papers);
    void takeFromList(ListId id, const QList<PaperId> &papers);
    // Before a paper of the list; None: to the end.
    void moveInList(ListId id, const QList<PaperId> &papers, PaperId before);
    void stepInList(ListId id, const QList<PaperId> &papers, bool up);

    // --- saved searches
    // Keeps what is asked at the moment and goes there.
    void saveSearch(const QString &name, const QString &query);
    void changeSearch(SavedSearchId id, const QString &name, const QString &query);
    void moveSearch(SavedSearchId id, SavedSearchId before);
    void stepSearch(SavedSearchId id, bool up);
    void deleteSearch(SavedSearchId id);
    // The question of the moment in its typed form, as it can be kept; empty where nothing is asked.
    QString currentQuery() const;

private:
    const SidebarData &data() const { return m_library.sidebar().sidebarData(); }
    void leave(const QueryNode &node);
    void list(const NotedListing &listing);
    void showListAgain();

    LibrarySession &m_library;
};

} // namespace lectern
