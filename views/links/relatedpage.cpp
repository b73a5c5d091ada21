#include "relatedpage.h"

#include "linelist.h"
#include "models/items/text/display.h"
#include "relatedtext.h"
#include "views/look/emptystate.h"

#include <QStackedWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

RelatedPage::RelatedPage(QWidget *parent)
    : Page(parent), m_stack(new QStackedWidget(this)), m_list(new LineList(tr("Related papers"), this)),
      m_empty(new EmptyState(this))
{
    setObjectName(u"relatedPage"_s);
    m_list->setObjectName(u"relatedList"_s);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
    setBody(m_stack);
    setFocusProxy(m_list);
    connect(m_list, &LineList::chosen, this, [this](int row) { emit paperChosen(m_rows[row].row.id); });
}

void RelatedPage::showLooking(PaperId id, const QString &title)
{
    m_title = title;
    if (m_paper != id) {
        m_paper = id;
        m_rows.clear();
        m_list->lines().setItems({});
    }
    setHeading(tr("Related to “%1”").arg(title), tr("Looking…"));
    m_stack->setCurrentWidget(m_list);
}

void RelatedPage::showRelated(PaperId id, const QList<RelatedRow> &rows)
{
    if (id != m_paper)
        return;
    m_rows = rows;
    QList<LineItem> lines;
    for (const RelatedRow &related : rows)
        lines.append(relatedLine(related));
    m_list->lines().setItems(lines);
    setHeading(tr("Related to “%1”").arg(m_title),
               rows.isEmpty()
                   ? QString()
                   : tr("%1, strongest first. Return shows one in the list; Go > Back comes back here.")
                         .arg(papersText(rows.size())));
    if (rows.isEmpty()) {
        m_empty->show(u"layers"_s, tr("Nothing related here"),
                      tr("No other paper of this library shares a telling word or an author with it."), {});
        m_stack->setCurrentWidget(m_empty);
    } else {
        m_stack->setCurrentWidget(m_list);
        m_list->selectRow(0);
    }
}

void RelatedPage::showFailure(const QString &message)
{
    setHeading(tr("Related to “%1”").arg(m_title), {});
    m_empty->show(u"triangle-alert"_s, tr("The related papers could not be read"), message, {});
    m_stack->setCurrentWidget(m_empty);
}

} // namespace lectern
