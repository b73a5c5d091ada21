#pragma once
// Related papers: the section of the abstract pane and the page.
#include "models/session/linkcontroller.h"

namespace lectern
{

class AbstractPane;
class PaperJump;
class RelatedPage;

class RelatedCommands final : public QObject
{
    Q_OBJECT
public:
    RelatedCommands(LibrarySession &library, LinkController &links, AbstractPane &pane, RelatedPage &page,
                    PaperJump &jump, QObject *parent = nullptr);
    // Fills the page for the paper in the pane; false when there is none.
    bool open();

private:
    LibrarySession &m_library;
    LinkController &m_links;
    AbstractPane &m_pane;
    RelatedPage &m_page;
};

} // namespace lectern
