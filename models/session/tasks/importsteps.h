#pragma once
// What a person brought in, as steps that undo takes back. The edit log knows nothing of them: each stands
// behind the entry that was the newest when it was asked for, as long as this library is open here.
#include "models/core/ids.h"
#include "models/core/marks.h"
#include "models/import/fileimporter.h"

#include <QList>

#include <optional>

namespace lectern
{

struct ImportStep {
    EditId behind = EditId::None; // None: before every entry
    QList<SourceId> sources;
    int papers = 0;
    bool undone = false;
    Edit edit() const; // what it is called; its id is None
};

class ImportSteps
{
public:
    // Those files of the report that a person brought, as one step for each moment in which they were asked
    // for.
    void add(const ImportReport &report);
    // What undo has to take back where this is the newest entry that is not undone, or redo to bring in
    // again; -1: nothing, the entry itself comes next.
    int toUndo(EditId newest) const;
    int toRedo(EditId newest) const;
    const ImportStep &at(int step) const { return m_steps[step]; }
    void setUndone(int step, bool undone) { m_steps[step].undone = undone; }
    // A change was made: what was undone cannot be made again. entry: the one that holds it, where known.
    void changeMade(std::optional<EditId> entry = {});
    void clear() { m_steps.clear(); }

private:
    QList<ImportStep> m_steps; // in the order they were made
};

} // namespace lectern
