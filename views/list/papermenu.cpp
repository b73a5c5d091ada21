#include "currentrow.h"

#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/widgets/trashplace.h"

#include <QCoreApplication>
#include <QMenu>

namespace lectern
{

using Id = ActionId;

void popUpPaperMenu(const CommandContext &context, const QPoint &position)
{
    const Actions &actions = context.actions;
    auto *menu = new QMenu(&context.window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Id id :
         {Id::Read, Id::ToggleBookmark, Id::ToggleRead, Id::AddTag, Id::AddToList, Id::EditNote, Id::Correct,
          Id::OpenFile, Id::AttachFile, Id::OpenAuthor, Id::Related, Id::OpenLink, Id::CopyCitation,
          Id::CopyCitationAs, Id::CopyBibtex, Id::CopyKey, Id::CopyLink, Id::Export, Id::Print})
        menu->addAction(&actions[id]);
    QMenu *rating = menu->addMenu(QCoreApplication::translate("PaperMenu", "Rating"));
    for (int stars = 5; stars >= 0; --stars)
        rating->addAction(&actions[Id(int(Id::Rate0) + stars)]);
    const std::optional<Condition> &scope = context.library.browser().query().scope;
    if (scope && (scope->node.kind == QueryNode::Kind::List || scope->node.kind == QueryNode::Kind::Tag))
        for (const Id id : {Id::RemoveFromPlace, Id::MoveUp, Id::MoveDown})
            menu->addAction(&actions[id]);
    menu->addSeparator();
    const bool inTrash = showsTrash(context.library) || trashedSource(context.library);
    menu->addAction(&actions[inTrash ? Id::RestoreRemoved : Id::RemovePapers]);
    menu->popup(position);
}

} // namespace lectern
