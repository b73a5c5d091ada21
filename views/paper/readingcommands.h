#pragma once
// Commands of the reading keys: step, page, mark, copy, open links. The rules are in this class, so that
// tests can check them without a window.
#include "models/session/librarysession.h"
#include "models/store/library.h"
#include "models/store/types/paperrow.h"
#include "views/actions/actions.h"
#include "views/actions/commandcontext.h"

#include <QObject>
#include <QTimer>

#include <functional>

class QWidget;

namespace lectern
{

class AbstractPane;
class PaperList;

class ReadingCommands final : public QObject
{
    Q_OBJECT
public:
    ReadingCommands(const CommandContext &context, PaperList &list, AbstractPane &pane);

    // Time until a paper selected by the user is marked as read, if MarkOnDwell is on.
    void setDwell(int milliseconds) { m_dwell.setInterval(milliseconds); }

    // Shows the paper in the pane. byUser: false if a new result selects the paper; it is then shown only
    // after a note that is being edited.
    void showPaper(PaperId id, bool byUser);
    // Shows the form for a new paper; see CorrectionPane::create().
    void createPaper(const Paper &stated = {}, const QString &source = {});

signals:
    void abstractRequested(); // emitted when the pane must become visible, because it gets the focus next
    void paperMade(
        lectern::PaperId id); // emitted when the paper that the user created is stored and should be selected

private:
    void connectActions();
    void connectPane();
    void connectList();
    void connectLibrary();
    void showWords();
    void connectCorrections();
    void correct(const QString &field);
    void resumeCorrection(PaperId paper);
    void showMade(const ImportReport &report);
    void showListed(PaperId id, const QueryState &query);
    void read();
    void pageOrNext();
    void openAuthor();
    void showMarked(const QList<PaperId> &ids);

    LibrarySession &m_library;
    const Actions &m_actions;
    ActionNeeds &m_needs;
    Notices &m_notices;
    PaperList &m_list;
    AbstractPane &m_pane;
    QTimer m_dwell{this};
    PaperId m_dwelling = PaperId::None;
    QueryNode m_question; // the query whose words the pane highlights
    RequestToken m_newPaper{"new paper"};
    QString m_made; // source name of the paper being created, until it is stored
    bool m_waits = false; // the pane still shows the paper whose note is being edited, not the current one
};

// Calls chosen() with the paper's author. If there are several, shows a menu over the widget first. Returns
// false if no author of the paper is known.
bool chooseAuthor(const PaperDetail &paper, QWidget *over,
                  const std::function<void(const AuthorRef &)> &chosen);

} // namespace lectern
