#pragma once
// Commands for source conflicts, and for splitting a source off a paper: on the page, or in the paper pane.
#include "models/session/linkcontroller.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class AbstractPane;
class SourceConflictsPage;
class PaperJump;

class SourceConflictCommands final : public QObject
{
    Q_OBJECT
public:
    SourceConflictCommands(const CommandContext &context, LinkController &links, AbstractPane &pane,
                           SourceConflictsPage &page, PaperJump &jump);

signals:
    void pageRequested();

private:
    void splitOffCurrent();
    void splitOff(PaperId paper, qint64 sighting);
    void refresh(); // reloads the page if it is shown

    LibrarySession &m_library;
    Notices &m_notices;
    LinkController &m_links;
    AbstractPane &m_pane;
    SourceConflictsPage &m_page;
};

} // namespace lectern
