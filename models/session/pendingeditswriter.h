#pragma once
// Marks that wait for an import: recorded in the marks file and shown immediately.
#include "models/session/tasks/workerthread.h"
#include "models/store/types/paperrow.h"
#include "pendingedits.h"

#include <QObject>

namespace lectern
{

class PaperListModel;

// Lives on the GUI thread; writes files on a separate thread that never blocks on the library.
class PendingEditsWriter final : public QObject
{
    Q_OBJECT
public:
    explicit PendingEditsWriter(PaperListModel &papers, QObject *parent = nullptr);
    ~PendingEditsWriter() override; // writes what is still queued

    // Sets the library for the following calls.
    void open(const QString &library);
    // Records a mark asynchronously. Emits noted() when it is durable, or nothing on failure. The caller that
    // writes the mark to the library uses the returned object.
    std::shared_ptr<PendingEdits> note(const PendingMark &mark);
    // Records a tag or text asynchronously. It is shown once it is in the library.
    std::shared_ptr<PendingEdits> keep(const PendingChange &change);
    // Calls then() on this object's thread when all earlier changes are durable. Passes the first Error since
    // the library was opened, if any.
    void whenNoted(const std::function<void(const Result<> &)> &then);
    // Returns the new value of a toggled mark: off if all papers have it, otherwise on. nullopt if not all
    // rows are loaded.
    std::optional<int> toggledValue(const QList<PaperId> &papers, Mark mark) const;
    // Removes a mark that has been written to the library.
    void forget(const QList<PaperId> &papers, Mark mark);
    // Stops showing all recorded marks. Returns false if there were none.
    bool forgetAll() { return !std::exchange(m_shown, {}).isEmpty(); }
    // Applies recorded marks to rows that were read from the library.
    void apply() const;
    void apply(PaperRow &row) const;

signals:
    void noted(const lectern::PendingMark &mark);

private:
    PaperListModel &m_papers;
    std::shared_ptr<PendingEdits> m_notes;
    QList<PendingMark> m_shown; // oldest first
    WorkerThread m_thread;
};

} // namespace lectern
