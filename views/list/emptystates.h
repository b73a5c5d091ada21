#pragma once
// Empty states of the paper list: the reason, and the actions that help.
#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class PaperList;

// Reason why the list is empty.
enum class Emptiness {
    None, // there are papers, or the query is running
    Unreadable, // the library cannot be opened
    FirstImport, // the first import is running
    NewLibrary,
    LostLibrary, // no papers, but backups exist next to the library
    ReadingList,
    Trash,
    Place, // an empty sidebar entry without other conditions
    NoMatch,
};

// The state of library and query that determines the reason.
struct ListSituation {
    bool unreadable = false, answered = false; // answered: the library is open and the result is available
    bool importing = false, hasBackups = false;
    int listed = 0, papers = 0; // number of papers in the list and in the library
    bool atPlace = false, atList = false, inTrash = false;
    bool narrowed = false; // conditions or words besides the scope
};
Emptiness emptinessOf(const ListSituation &situation);

// Text and actions of an empty state; the first action is the default.
struct EmptyText {
    QString icon, title, text;
    QList<ActionId> actions;
    QStringList lines = {}; // descriptions of the buttons, or empty
    int buttons = 9; // actions after these are a line of links
};
// Values inserted in the texts.
struct EmptyWords {
    QString place = {}; // of the sidebar entry
    QString folder = {}; // folder of the library, for display
    QString addToList = {}; // key that adds a paper to a list
    bool hasConditions = false; // chips are shown above the list
    bool hasWiderQueries = false; // the caller adds actions for broader queries with results
};
EmptyText emptyText(Emptiness emptiness, const EmptyWords &words);

// Shows the empty state in the list.
class EmptyStates final : public QObject
{
    Q_OBJECT
public:
    EmptyStates(const CommandContext &context, PaperList &list);

private:
    ListSituation situation() const;
    void show();
    void requestWiderQueries();
    void showBroader(const QList<BroaderQuery> &found);

    LibrarySession &m_library;
    const Actions &m_actions;
    QWidget &m_window;
    PaperList &m_list;
    RequestToken m_wider{"wider queries"};
    QList<BroaderQuery> m_widerQueries; // broader queries for the query without results
    QList<QAction *> m_widerActions; // one per entry of m_widerQueries
    bool m_askedBackups = false, m_hasBackups = false; // state for the open library
};

} // namespace lectern
