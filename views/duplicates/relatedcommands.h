#pragma once
// Related papers: section of the paper pane, and page.
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
    // Opens the page for the current paper; returns false if there is none.
    bool open();

private:
    LibrarySession &m_library;
    LinkController &m_links;
    AbstractPane &m_pane;
    RelatedPage &m_page;
};

} // namespace lectern
