#include "linelist.h"

#include "views/actions/actions.h"
#include "views/style/colors.h"
#include "views/style/flowlayout.h"

#include <QToolButton>

namespace lectern
{

QWidget *decisionTools(const Actions &actions, QWidget *parent)
{
    auto *tools = new QWidget(parent);
    auto *flow = new FlowLayout(tools);
    flow->setContentsMargins(Space::L, Space::S, Space::L, Space::S);
    for (const ActionId id : {ActionId::MergePapers, ActionId::KeepApart, ActionId::LinkVersions}) {
        auto *tool = new QToolButton(tools);
        tool->setDefaultAction(&actions[id]);
        tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        tool->setAccessibleName(actions[id].text());
        tool->setFocusPolicy(Qt::TabFocus);
        flow->addWidget(tool);
    }
    return tools;
}

} // namespace lectern
