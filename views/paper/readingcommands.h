#pragma once
// What the reading keys do: step, page, mark, copy, follow. The rules stand here, where a test can reach
// them.
#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/actions/commandcontext.h"

#include <QObject>
#include <QTimer>

namespace lectern
{

class AbstractPane;
class PaperList;

class ReadingCommands final : public QObject
{
    Q_OBJECT
public:
    ReadingCommands(const CommandContext &context, PaperList &list, AbstractPane &pane);

    // How long a paper chosen by hand is looked at before it counts as read, where MarkOnDwell is on.
    void setDwell(int milliseconds) { m_dwell.setInterval(milliseconds); }

    // Shows the paper in the pane; byPerson: not a mere consequence of a new result, which waits while a note
    // is being written.
    void showPaper(PaperId id, bool byPerson);
    // Shows the form for a new paper, as CorrectionPane::create().
    void createPaper(const Paper &stated = {}, const QString &source = {});

signals:
    void abstractWanted(); // the pane shall be visible, because the keys go there next
    void paperMade(lectern::PaperId id); // by hand, and it is in the library now: to be shown and chosen

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
    QueryNode m_question; // whose words the pane marks
    QString m_made; // what the source of a paper made by hand is called, until that is in
    bool m_waits = false; // the pane shows the paper of a note, not the current one
};

} // namespace lectern
