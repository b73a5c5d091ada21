#pragma once
// What the selection of the list means: from two papers on the reader's place shows what they share, and what
// is done is done to all of them.
#include "models/session/selectionlook.h"
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

    // Nothing is asked about the selection.
    bool isSettled() const { return !m_look.isPending(); }

    // These act on what is selected, or on the current paper; on very many after a question.
    void toggleBookmark();
    void toggleRead();
    void rate(int stars);
    void removeTag(const QString &name);

signals:
    void severalSelected(int papers); // 0: one or none
    void paneWanted(); // the pane shall be visible, because the keys go there next
    void listLeft(lectern::ListId list); // by the selected papers

private:
    void follow();
    void look();
    void connectCorrection();
    void mark(Mark mark, std::optional<int> value, const QString &question, const QString &yes);

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    PaperList &m_list;
    AbstractPane &m_pane;
    SelectionLook m_look;
};

} // namespace lectern
