#include "trashbar.h"

#include "views/actions/actions.h"
#include "views/style/buttons.h"

#include <QPushButton>

namespace lectern
{

using namespace Qt::StringLiterals;

TrashBar::TrashBar(const Actions &actions, QWidget *parent) : NoticeBar(u"trash-2"_s, Form::Bar, parent)
{
    setObjectName(u"binBar"_s);
    for (const auto &[id, name] :
         {std::pair(ActionId::RestoreRemoved, "binRestore"), std::pair(ActionId::EmptyTrash, "binEmpty")}) {
        QAction &action = actions[id];
        QPushButton *button = addButton(id == ActionId::RestoreRemoved ? tr("Restore") : tr("Empty trash…"));
        button->setObjectName(QLatin1StringView(name));
        setDestroys(*button, id == ActionId::EmptyTrash);
        const auto follow = [button, &action] { button->setEnabled(action.isEnabled()); };
        follow();
        connect(&action, &QAction::changed, button, follow);
        connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    }
}

void TrashBar::showText(const QString &text)
{
    setText(text);
    show();
}

} // namespace lectern
