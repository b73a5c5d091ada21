#pragma once
// Commands for source conflicts, and for splitting a source off a paper: on the page, or in the paper pane.
#include "models/session/linkcontroller.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class AbstractPane;
class JoinedPage;
class PaperJump;

class JoinedCommands final : public QObject
{
    Q_OBJECT
public:
    JoinedCommands(const CommandContext &context, LinkController &links, AbstractPane &pane, JoinedPage &page,
                   PaperJump &jump);

signals:
    void pageWanted();

private:
    void takeCurrentOut();
    void takeOut(PaperId paper, qint64 sighting);
    void refresh(); // if the page is shown

    LibrarySession &m_library;
    Notices &m_notices;
    LinkController &m_links;
    AbstractPane &m_pane;
    JoinedPage &m_page;
};

} // namespace lectern
