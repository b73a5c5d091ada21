#include "relatedpage.h"

#include "models/itemmodels/display.h"

#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

RelatedPage::RelatedPage(const Actions &actions, QWidget *parent)
    : Page(parent), m_actions(actions), m_list(new LineList(tr("Related papers"), this))
{
    setObjectName(u"relatedPage"_s);
    m_refuse = addButton(u"x"_s, tr("Not related (X)"), "relatedRefuse");
    m_refuse->setToolTip(tr("The two papers are no longer shown as related. Ctrl+Z undoes this."));
    connect(m_refuse, &QPushButton::clicked, this, &RelatedPage::refuse);
    m_list->setObjectName(u"relatedList"_s);
    setBody(m_list);
    connect(m_list, &LineList::chosen, this, [this](int row) { emit paperChosen(m_rows[row].row.id); });
}

void RelatedPage::showSearching(PaperId id, const QString &title)
{
    m_title = title;
    if (m_paper != id) {
        m_paper = id;
        m_rows.clear();
        m_list->lines().setItems({});
    }
    setHeading(tr("Related to “%1”").arg(title), tr("Searching…"));
    showBody();
}

void RelatedPage::showRelated(PaperId id, const QList<RelatedRow> &rows)
{
    if (id != m_paper)
        return;
    // Keep the selection if it still exists.
    const PaperId chosen = current();
    const int before = m_list->currentRow();
    m_rows = rows;
    const auto at = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                 [&](const RelatedRow &related) { return related.row.id == chosen; });
    showLines(at != m_rows.cend() ? int(at - m_rows.cbegin()) : qMax(0, before));
}

void RelatedPage::showLines(int select)
{
    QList<LineItem> lines;
    for (const RelatedRow &related : std::as_const(m_rows))
        lines.append(relatedLine(related));
    m_list->lines().setItems(lines);
    setHeading(tr("Related to “%1”").arg(m_title),
               lines.isEmpty()
                   ? QString()
                   : tr("%1, most related first. Return shows one in the list; %2 returns here.")
                         .arg(papersText(lines.size()), keyOrName(m_actions[ActionId::JumpBack])));
    m_refuse->setEnabled(m_writable && !lines.isEmpty());
    if (lines.isEmpty()) {
        showMessage(u"layers"_s, tr("No related papers"),
                    tr("No other paper in this library shares a distinctive word or an author with it."));
    } else {
        showBody();
        m_list->selectRow(select);
    }
}

PaperId RelatedPage::current() const
{
    const int row = m_list->currentRow();
    return isBodyShown() && row >= 0 && row < m_rows.size() ? m_rows[row].row.id : PaperId::None;
}

void RelatedPage::setWritable(bool writable)
{
    m_writable = writable;
    m_refuse->setEnabled(writable && !m_rows.isEmpty());
}

void RelatedPage::refuse()
{
    if (m_writable && current() != PaperId::None)
        emit refused(current());
}

void RelatedPage::applyRefused(PaperId id)
{
    const int row = m_list->currentRow();
    m_rows.removeIf([id](const RelatedRow &related) { return related.row.id == id; });
    showLines(row);
}

void RelatedPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_X && event->modifiers() == Qt::NoModifier && !event->isAutoRepeat())
        refuse();
    else
        Page::keyPressEvent(event);
}

void RelatedPage::showFailure(const QString &message)
{
    setHeading(tr("Related to “%1”").arg(m_title), {});
    showMessage(u"triangle-alert"_s, tr("Could not read related papers"), message);
}

} // namespace lectern
