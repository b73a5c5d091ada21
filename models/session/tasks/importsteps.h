#pragma once
// Import steps for undo. Imports are not in the edit log. While the library is open, each step is ordered
// after the entry that was the newest when the import was requested.
#include "models/core/ids.h"
#include "models/core/marks.h"
#include "models/import/fileimporter.h"

#include <QList>

#include <optional>
#include <utility>

namespace lectern
{

struct ImportStep {
    EditId undoAnchor = EditId::None; // None: before all entries
    QList<SourceId> sources;
    int papers = 0;
    bool undone = false;
    QList<std::pair<PaperId, PaperId>> read; // ids of new papers that the import marked as read
    Edit edit() const; // display form of the step; its id is None
};

class ImportSteps
{
public:
    // Adds the files of the report that the user imported, one step per request.
    void add(const ImportReport &report);
    // Returns the step that undo reverts next (or redo repeats next), or -1 if it is the entry of the log.
    // newest: the newest entry that is not undone.
    int toUndo(EditId newest) const;
    int toRedo(EditId newest) const;
    const ImportStep &at(int step) const { return m_steps[step]; }
    void setUndone(int step, bool undone) { m_steps[step].undone = undone; }
    // Records a new edit, which clears the redo steps. entry: the log entry of the edit, if known.
    void changeMade(std::optional<EditId> entry = {});
    void clear() { m_steps.clear(); }

private:
    QList<ImportStep> m_steps; // in order of creation
};

} // namespace lectern
