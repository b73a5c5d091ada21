#include "paperviews.h"

#include "models/itemmodels/display.h"
#include "models/itemmodels/dragdata.h"
#include "models/itemmodels/paperlistmodel.h"
#include "models/session/librarysession.h"
#include "views/actions/actionneeds.h"
#include "views/actions/actions.h"
#include "views/style/colors.h"

#include <QCoreApplication>
#include <QDrag>
#include <QItemSelectionModel>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPixmap>
#include <QWidget>

#include <algorithm>

namespace lectern
{

using Id = ActionId;

QList<QPair<int, int>> rowsOf(const QItemSelectionModel &selection)
{
    QList<QPair<int, int>> ranges; // a selection stores its ranges in order of creation
    for (const QItemSelectionRange &range : selection.selection())
        ranges.append({range.top(), range.bottom()});
    std::sort(ranges.begin(), ranges.end());
    QList<QPair<int, int>> rows;
    for (const auto &[top, bottom] : std::as_const(ranges))
        if (rows.isEmpty() || top > rows.last().second + 1)
            rows.append({top, bottom});
        else
            rows.last().second = qMax(rows.last().second, bottom);
    return rows;
}

QList<PaperId> papersOf(const QItemSelectionModel &selection, const PaperListModel &model)
{
    QList<PaperId> ids;
    if (const ResultSetPtr &result = model.result())
        for (const auto &[first, last] : rowsOf(selection))
            ids += result->ids(first, last - first + 1);
    return ids;
}

void dragPapers(QWidget *from, const QList<PaperId> &papers,
                const std::function<void(const QList<PaperId> &papers, QMimeData *data)> &addText)
{
    if (papers.isEmpty())
        return;
    const Colors &colors = colorsOf(from->palette());
    const QString text = papersText(papers.size());
    const QFontMetrics metrics(from->font());
    const QSize size(metrics.horizontalAdvance(text) + 2 * Space::M, metrics.height() + Space::S);
    QPixmap label(size * from->devicePixelRatioF());
    label.setDevicePixelRatio(from->devicePixelRatioF());
    label.fill(Qt::transparent);
    QPainter painter(&label);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colors.accent);
    painter.setBrush(colors.selection);
    painter.drawRoundedRect(QRectF(QPointF(0.5, 0.5), QSizeF(size) - QSizeF(1, 1)), size.height() / 2.0,
                            size.height() / 2.0);
    painter.setFont(from->font());
    painter.setPen(colors.text);
    painter.drawText(QRect(QPoint(), size), int(Qt::AlignCenter), text);
    painter.end();
    auto *drag = new QDrag(from);
    QMimeData *data = papersMime(papers);
    addText(papers, data);
    drag->setMimeData(data);
    drag->setPixmap(label);
    drag->setHotSpot(QPoint(-Space::M, -Space::XS));
    drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::CopyAction);
}

void popUpPaperMenu(const CommandContext &context, const QPoint &position)
{
    const Actions &actions = context.actions;
    auto *menu = new QMenu(&context.window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QList<Id> &ids) {
        for (const Id id : ids)
            menu->addAction(&actions[id]);
    };
    const PaperListModel &papers = context.library.browser().papers();
    const int row = papers.rowOf(context.library.browser().currentPaper());
    const bool hasFile =
        row >= 0 && papers.index(row, 0).data(PaperListModel::RowRole).value<PaperRow>().files > 0;
    add({hasFile ? Id::OpenFile : Id::Read, Id::ToggleBookmark, Id::ToggleRead, Id::AddTag, Id::AddToList,
         Id::EditNote});
    menu->addSeparator();
    add({Id::Correct});
    QMenu *copy = menu->addMenu(QCoreApplication::translate("PaperMenu", "Copy"));
    const QList<QList<Id>> copies = Actions::sectionsOf(Menu::Copy);
    for (const Id id : copies.constFirst())
        copy->addAction(&actions[id]);
    add({Id::Export});
    menu->addSeparator();
    const std::optional<Condition> &scope = context.library.browser().query().scope;
    if (scope && (scope->node.kind == QueryNode::Kind::List || scope->node.kind == QueryNode::Kind::Tag))
        add({Id::RemoveFromPlace});
    const bool inTrash = showsTrash(context.library) || trashedSource(context.library);
    add({inTrash ? Id::RestoreRemoved : Id::RemovePapers});
    menu->popup(position);
}

} // namespace lectern
