#pragma once
// What is shown in place of the list when it has no paper: why that is, and what can be done.
#include "models/session/widerlook.h"
#include "views/actions/actions.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class PaperList;

// Why no paper is shown.
enum class Emptiness {
    None, // there are papers, or the answer is still to come
    Unreadable, // the library cannot be opened
    FirstImport, // the first file is being read
    NewLibrary,
    LostLibrary, // no paper, but backups beside it
    ReadingList,
    Bin,
    Place, // another place of the sidebar, and nothing else is asked
    NoMatch,
};

// The state of the library and of the question that decides it.
struct ListSituation {
    bool unreadable = false, answered = false; // answered: open, and the result is there
    bool importing = false, hasBackups = false;
    int listed = 0, papers = 0; // in the list, in the library
    bool atPlace = false, atList = false, inBin = false;
    bool narrowed = false; // conditions or words besides the place
};
Emptiness emptinessOf(const ListSituation &situation);

// What is said and offered; the first action is the likely one.
struct EmptyText {
    QString icon, title, text;
    QList<ActionId> actions;
    QStringList lines = {}; // what happens then, one for each action or none
};
// What the texts name.
struct EmptyWords {
    QString place = {}; // of the sidebar
    QString folder = {}; // in which the library lies, as people write it
    QString addToList = {}; // the key that puts a paper into a list
    bool hasConditions = false; // chips stand above the list
    bool hasWays = false; // actions of the caller's lead to papers that a wider question finds
};
EmptyText emptyText(Emptiness emptiness, const EmptyWords &words);

// Shows it in the list.
class EmptyStates final : public QObject
{
    Q_OBJECT
public:
    EmptyStates(const CommandContext &context, PaperList &list);

private:
    ListSituation situation() const;
    void show();
    void askWays();
    void showWays(const QList<WiderLook::Way> &ways);

    LibrarySession &m_library;
    const Actions &m_actions;
    QWidget &m_window;
    PaperList &m_list;
    WiderLook m_wider;
    QList<WiderLook::Way> m_ways; // of the question that finds nothing
    QList<QAction *> m_wayActions; // for the first of them
    bool m_askedBackups = false, m_hasBackups = false; // of the library that is open
};

} // namespace lectern
