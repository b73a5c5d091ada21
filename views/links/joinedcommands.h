#pragma once
// Papers whose sources disagree, and taking a source out of a paper: that of the page, or one the pane names.
#include "models/items/links/linkcontroller.h"

namespace lectern
{

class AbstractPane;
class Actions;
class JoinedPage;
class PaperJump;

class JoinedCommands final : public QObject
{
    Q_OBJECT
public:
    JoinedCommands(LibraryController &library, LinkController &links, const Actions &actions,
                   AbstractPane &pane, JoinedPage &page, PaperJump &jump, QObject *parent = nullptr);

signals:
    void pageWanted();
    void remarked(const QString &text);

private:
    void takeCurrentOut();
    void takeOut(PaperId paper, qint64 sighting);
    void refresh(); // where the page is shown

    LibraryController &m_library;
    LinkController &m_links;
    AbstractPane &m_pane;
    JoinedPage &m_page;
};

} // namespace lectern
