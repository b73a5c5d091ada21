#include "pendingeditswriter.h"

#include "models/itemmodels/paperlistmodel.h"
#include "models/store/types/paperrow.h"

namespace lectern
{

using namespace Qt::StringLiterals;

PendingEditsWriter::PendingEditsWriter(PaperListModel &papers, QObject *parent)
    : QObject(parent), m_papers(papers), m_thread(u"mark noter"_s)
{
}

PendingEditsWriter::~PendingEditsWriter()
{
    // Queue it after the pending writes; quit() would be handled before them.
    m_thread.finish();
}

void PendingEditsWriter::open(const QString &library)
{
    m_notes = std::make_shared<PendingEdits>(library);
    m_shown.clear();
}

std::shared_ptr<PendingEdits> PendingEditsWriter::note(const PendingMark &mark)
{
    m_thread.run([this, notes = m_notes, mark] {
        if (!notes->add(mark))
            return; // shown once it is in the library, as without an import
        QMetaObject::invokeMethod(this, [this, notes, mark] {
            if (notes != m_notes)
                return;
            m_shown.append(mark);
            apply();
            emit noted(mark);
        });
    });
    return m_notes;
}

std::shared_ptr<PendingEdits> PendingEditsWriter::keep(const PendingChange &change)
{
    // A change that cannot be recorded is written to the library after the import.
    m_thread.run([notes = m_notes, change] { (void)notes->add(change); });
    return m_notes;
}

void PendingEditsWriter::whenNoted(const std::function<void(const Result<> &)> &then)
{
    m_thread.run([this, notes = m_notes, then] {
        if (then)
            QMetaObject::invokeMethod(this, [then, failure = notes->failure()] { then(failure); });
    });
}

void PendingEditsWriter::forget(const QList<PaperId> &papers, Mark mark)
{
    for (qsizetype i = 0; i < m_shown.size(); ++i)
        if (m_shown[i].mark == mark && m_shown[i].papers == papers) {
            m_shown.removeAt(i);
            return;
        }
}

std::optional<int> PendingEditsWriter::toggledValue(const QList<PaperId> &papers, Mark mark) const
{
    if (papers.size() > PaperListModel::PageSize)
        return {};
    bool all = true;
    for (const PaperId paper : papers) {
        const PaperRow *row = m_papers.rowAt(m_papers.rowOf(paper));
        if (!row)
            return {};
        all = all && (mark == Mark::Bookmarked ? row->bookmarked : row->read);
    }
    return int(!all);
}

void PendingEditsWriter::apply() const
{
    for (const PendingMark &noted : m_shown)
        m_papers.setMark(noted.papers, noted.mark, noted.value);
}

void PendingEditsWriter::apply(PaperRow &row) const
{
    for (const PendingMark &noted : m_shown)
        if (noted.papers.contains(row.id))
            setMark(row, noted.mark, noted.value);
}

} // namespace lectern
