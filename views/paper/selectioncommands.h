#pragma once
// Commands for several selected papers. The paper pane shows what they have in common, and commands apply to
// all of them.
#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/actions/commandcontext.h"

namespace lectern
{

class AbstractPane;
class PaperList;

class SelectionCommands final : public QObject
{
    Q_OBJECT
public:
    SelectionCommands(const CommandContext &context, PaperList &list, AbstractPane &pane);

    // Returns whether no request about the selection is pending.
    bool isIdle() const { return !m_shared.isPending() && !m_preview.isPending(); }

    // The following functions change the selected papers, or the current paper. Very many papers need a
    // confirmation.
    void toggleBookmark();
    void toggleRead();
    void rate(int stars);
    void removeTag(const QString &name);

signals:
    void severalSelected(int papers); // number of selected papers; 0: one or none
    void paneRequested(); // emitted when the pane must become visible, because it gets the focus next
    void listLeft(lectern::ListId list); // the selected papers should be removed from this list

private:
    void follow();
    void look();
    void previewCorrection(const QList<PaperId> &papers, const OwnChangeOfMany &change);
    void connectCorrection();
    void mark(Mark mark, std::optional<int> value, const QString &question, const QString &yes);

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    PaperList &m_list;
    AbstractPane &m_pane;
    RequestToken m_shared{"selection"}, m_preview{"correction"};
};

} // namespace lectern
