#include "relatedpage.h"

#include "models/core/shortvenue.h"
#include "models/itemmodels/display.h"

#include <QCoreApplication>
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

// Translation context of this file.
struct RelatedWording {
    Q_DECLARE_TR_FUNCTIONS(RelatedWording)
};

QString reasonsText(const QList<RelatedReason> &reasons)
{
    QStringList texts;
    for (const RelatedReason &reason : reasons)
        texts.append(reason.text);
    return texts.join(u"; "_s);
}

// Returns authors, date and score.
static QString factsText(const PaperRow &row)
{
    QStringList facts;
    for (const QString &fact : {authorsText(row), dateText(row)})
        if (!fact.isEmpty())
            facts.append(fact);
    if (row.score)
        facts.append(RelatedWording::tr("score %1").arg(scoreText(row.score)));
    return facts.join(u" · "_s);
}

// Returns the strength of the connection as symbols: "●●●○○".
static QString strengthText(int level)
{
    return QString(level, u'●') + QString(5 - level, u'○');
}

LineItem relatedLine(const RelatedRow &related)
{
    const QString facts = factsText(related.row);
    return {titleText(related.row),
            facts.isEmpty() ? strengthText(related.level) : strengthText(related.level) + u"  "_s + facts,
            reasonsText(related.reasons), related.row.title.isEmpty()};
}

static QString link(const QString &address, const QString &text, const QColor &color)
{
    return u"<a href=\"%1\" style=\"text-decoration:none;color:%2\">%3</a>"_s.arg(address, color.name(),
                                                                                  text.toHtmlEscaped());
}

QString versionsHtml(const QList<PaperRow> &versions, const Colors &colors)
{
    QString html;
    for (const PaperRow &version : versions) {
        QStringList where;
        for (const QString &fact : {venueText(version.venue), dateText(version)})
            if (!fact.isEmpty())
                where.append(fact);
        const QString facts = where.isEmpty() ? QString() : u" · "_s + where.join(u" · "_s);
        html += u"<p style=\"margin:0 0 8px 0;font-size:92%;color:%1\">%2 %3%4 &nbsp; %5</p>"_s.arg(
            colors.muted.name(), RelatedWording::tr("Another version:").toHtmlEscaped(),
            link(u"paper:%1"_s.arg(qint64(version.id)), titleText(version), colors.accent),
            facts.toHtmlEscaped(),
            link(u"unlink:%1"_s.arg(qint64(version.id)), RelatedWording::tr("(not a version)"),
                 colors.muted));
    }
    return html;
}

QString relatedHtml(const QList<RelatedRow> &rows, int most, const Colors &colors)
{
    if (rows.isEmpty())
        return u"<p style=\"color:%1\">%2</p>"_s.arg(
            colors.muted.name(),
            RelatedWording::tr("No related papers: none shares a distinctive word or an author.")
                .toHtmlEscaped());
    QString html;
    for (const RelatedRow &related : rows.first(qMin<qsizetype>(most, rows.size())))
        html +=
            u"<p style=\"margin:0 0 10px 0\">%1<br><span style=\"font-size:92%;color:%2\">%3<br>%4</span></p>"_s
                .arg(link(u"paper:%1"_s.arg(qint64(related.row.id)), titleText(related.row), colors.accent),
                     colors.muted.name(),
                     QString(strengthText(related.level) + u"  "_s + factsText(related.row)).toHtmlEscaped(),
                     reasonsText(related.reasons).toHtmlEscaped());
    if (rows.size() > most)
        html += u"<p style=\"margin:0 0 8px 0\">%1</p>"_s.arg(
            link(u"related:all"_s, RelatedWording::tr("All %1 related papers").arg(numberText(rows.size())),
                 colors.muted));
    return html;
}

} // namespace lectern
