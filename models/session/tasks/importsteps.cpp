#include "importsteps.h"

namespace lectern
{

Edit ImportStep::edit() const
{
    Edit edit;
    edit.kind = EditKind::AddPapers;
    edit.papers = papers;
    edit.undone = undone;
    return edit;
}

void ImportSteps::add(const ImportReport &report)
{
    const qsizetype before = m_steps.size();
    for (const FileReport &file : report.files) {
        if (!file.undoAnchor || file.brought.isEmpty())
            continue;
        if (m_steps.size() == before || m_steps.last().undoAnchor != *file.undoAnchor)
            m_steps.append({*file.undoAnchor, {}, 0, false, {}});
        m_steps.last().sources += file.brought;
        m_steps.last().papers += file.newPapers + file.joinedPapers;
        if (file.lastRead != PaperId::None)
            m_steps.last().read.append({file.firstRead, file.lastRead});
    }
    if (m_steps.size() > before) // A new step removes the undone steps, as a new log entry does.
        m_steps.removeIf([](const ImportStep &step) { return step.undone; });
}

int ImportSteps::toUndo(EditId newest) const
{
    for (qsizetype step = m_steps.size() - 1; step >= 0; --step)
        if (m_steps[step].undoAnchor == newest && !m_steps[step].undone)
            return int(step);
    return -1;
}

int ImportSteps::toRedo(EditId newest) const
{
    for (qsizetype step = 0; step < m_steps.size(); ++step)
        if (m_steps[step].undoAnchor == newest && m_steps[step].undone)
            return int(step);
    return -1;
}

// Continued typing extends an existing log entry, which then becomes the latest edit. Import steps after that
// entry can no longer be undone.
void ImportSteps::changeMade(std::optional<EditId> entry)
{
    m_steps.removeIf([entry](const ImportStep &step) { return step.undone || step.undoAnchor == entry; });
}

} // namespace lectern
