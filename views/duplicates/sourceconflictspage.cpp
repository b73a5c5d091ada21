#include "sourceconflictspage.h"

#include "linelist.h"
#include "models/core/fold.h"
#include "models/itemmodels/display.h"
#include "views/actions/actions.h"

#include <QPushButton>

namespace lectern
{

using namespace Qt::StringLiterals;

SourceConflictsPage::SourceConflictsPage(const Actions &actions, QWidget *parent)
    : Page(parent), m_list(new LineList(tr("Values by source"), this))
{
    setObjectName(u"joinedPage"_s);
    QAction &apart = actions[ActionId::SplitOffSource];
    const QPushButton *button = addButton(u"copy"_s, apart.text(), "joinedApart");
    connect(button, &QPushButton::clicked, &apart, &QAction::trigger);
    m_list->setObjectName(u"joinedList"_s);
    setBody(m_list);
    connect(m_list, &LineList::chosen, this, [this](int row) { emit paperChosen(m_rows[row].paper); });
    forget();
}

void SourceConflictsPage::forget()
{
    m_rows.clear();
    m_list->lines().setItems({});
    showSearching();
}

void SourceConflictsPage::showSearching()
{
    setHeading(tr("Source conflicts"), tr("Searching…"));
    showBody();
}

// Returns the folded words of a text that the other one lacks.
static QStringList distinctWords(const QString &text, const QString &other)
{
    const QStringList common = foldedWords(other);
    QStringList words = foldedWords(text);
    words.removeIf([&](const QString &word) { return common.contains(word); });
    return words;
}

void SourceConflictsPage::showSourceConflicts(const QList<JoinedPaper> &papers, int most)
{
    const int current = qMax(0, m_list->currentRow());
    m_rows.clear();
    QList<LineItem> lines;
    for (const JoinedPaper &paper : papers)
        for (qsizetype i = 0; i < paper.sightings.size(); ++i) {
            const JoinedSighting &sighting = paper.sightings[i];
            m_rows.append({paper.row.id, sighting.sighting});
            QString place = sighting.line > 0
                ? tr("%1, line %2").arg(sighting.sourceName, numberText(sighting.line))
                : sighting.sourceName;
            if (sighting.title != paper.row.title)
                place = tr("%1; shown as “%2”").arg(place, titleText(paper.row));
            LineItem line{sighting.title.isEmpty() ? tr("No title") : sighting.title,
                          sighting.authors.join(u", "_s), place, sighting.title.isEmpty()};
            line.about = tr("Source %1 of %2").arg(numberText(i + 1), numberText(paper.sightings.size()));
            line.continues = i > 0;
            // Each source is compared with the first one, and that with the second.
            const JoinedSighting &other = paper.sightings[i == 0 ? paper.sightings.size() > 1 : 0];
            line.marked = distinctWords(sighting.title, other.title);
            line.secondMarked = distinctWords(line.second, other.authors.join(u", "_s));
            lines.append(line);
        }
    m_list->lines().setItems(lines);
    if (lines.isEmpty()) {
        setHeading(tr("Source conflicts"), {});
        showMessage(u"check"_s, tr("No source conflicts"),
                    tr("Papers whose sources give different titles or authors appear here, so that papers "
                       "merged by mistake can be separated."));
        return;
    }
    const QString count =
        papers.size() < most ? papersText(papers.size()) : tr("The newest %1").arg(papersText(papers.size()));
    setHeading(tr("Source conflicts"),
               tr("%1, with the values of each source. Return shows the paper in the list. Split off a "
                  "source that belongs to another paper; Ctrl+Z undoes it.")
                   .arg(count));
    showBody();
    m_list->selectRow(qMin(current, int(m_rows.size()) - 1));
}

void SourceConflictsPage::showFailure(const QString &message)
{
    setHeading(tr("Source conflicts"), {});
    showMessage(u"triangle-alert"_s, tr("Could not read the papers"), message);
}

QPair<PaperId, qint64> SourceConflictsPage::currentSighting() const
{
    const int row = m_list->currentRow();
    if (!isBodyShown() || row < 0 || row >= m_rows.size())
        return {PaperId::None, 0};
    return {m_rows[row].paper, m_rows[row].sighting};
}

} // namespace lectern
