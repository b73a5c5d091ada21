#include "mergepaperspage.h"

#include "comparison.h"
#include "linelist.h"
#include "models/itemmodels/display.h"
#include "views/style/controls.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;

MergePapersPage::MergePapersPage(const Actions &actions, QWidget *parent)
    : Page(parent), m_fields(new ComparisonView(this))
{
    setObjectName(u"mergePapersPage"_s);
    closeOnEscape();
    back().setText(tr("Cancel"));
    m_fields->setObjectName(u"mergePapersFields"_s);
    auto *body = new QWidget(this);
    QVBoxLayout *column = tightColumn(body);
    QWidget *tools = decisionTools(actions, body);
    proposeDecision(tools, "merge-papers"_L1);
    column->addWidget(tools);
    column->addWidget(m_fields, 1);
    setBody(body);
    setFocusProxy(m_fields);
    connect(m_fields, &ComparisonView::mergeRequested, this, &MergePapersPage::mergeRequested);
}

void MergePapersPage::begin(const QList<PaperId> &papers)
{
    m_papers = papers;
    m_all = papers.size();
    showPair();
}

QPair<PaperId, PaperId> MergePapersPage::currentPair() const
{
    return m_papers.size() < 2 ? qMakePair(PaperId::None, PaperId::None)
                               : qMakePair(m_papers[0], m_papers[1]);
}

void MergePapersPage::showPair()
{
    const QString keys = tr("Differences are listed first, with the better value selected. Left and Right "
                            "select another one, Return merges, Escape keeps both papers unchanged.");
    setHeading(m_all > 2 ? tr("Same paper? %1 of %2", "pairs that are looked at one after another")
                               .arg(numberText(m_all - m_papers.size() + 1), numberText(m_all - 1))
                         : tr("Same paper?"),
               keys);
    m_fields->forget();
    refresh();
}

void MergePapersPage::refresh()
{
    if (const auto [first, second] = currentPair(); first != PaperId::None)
        emit pairChosen(first, second);
}

void MergePapersPage::applyDecision(const QPair<PaperId, PaperId> &pair, PaperRelation relation)
{
    if (currentPair() != pair)
        return;
    m_papers.removeAt(1);
    if (relation == PaperRelation::Same) // the paper with the smaller id remains
        m_papers[0] = qMin(pair.first, pair.second);
    if (m_papers.size() >= 2) {
        showPair();
        return;
    }
    m_papers.clear();
    m_fields->forget();
    emit closed();
}

} // namespace lectern
