#pragma once
// Marks that wait for an import: recorded in the marks file and shown immediately.
#include "models/session/tasks/workerthread.h"
#include "models/store/types/paperrow.h"
#include "notedmarks.h"

#include <QObject>

namespace lectern
{

class PaperListModel;

// Lives on the GUI thread; writes files on a separate thread that never blocks on the library.
class MarkNoter final : public QObject
{
    Q_OBJECT
public:
    explicit MarkNoter(PaperListModel &papers, QObject *parent = nullptr);
    ~MarkNoter() override; // writes what is still queued

    // Sets the library for the following calls.
    void open(const QString &library);
    // Records a mark asynchronously. Emits noted() when it is durable, or nothing on failure. The caller that
    // writes the mark to the library uses the returned object.
    std::shared_ptr<NotedMarks> note(const NotedMark &mark);
    // Records a tag or text asynchronously. It is shown once it is in the library.
    std::shared_ptr<NotedMarks> keep(const NotedChange &change);
    // Calls then() on this object's thread when all earlier changes are durable. Passes the first Error since
    // the library was opened, if any.
    void whenNoted(const std::function<void(const Result<> &)> &then);
    // Returns the new value of a toggled mark: off if all papers have it, otherwise on. nullopt if not all
    // rows are loaded.
    std::optional<int> turnedRound(const QList<PaperId> &papers, Mark mark) const;
    // Removes a mark that has been written to the library.
    void forget(const QList<PaperId> &papers, Mark mark);
    // Stops showing all recorded marks. Returns false if there were none.
    bool forgetAll();
    // Applies recorded marks to rows that were read from the library.
    void apply() const;
    void apply(PaperRow &row) const;

signals:
    void noted(const lectern::NotedMark &mark);

private:
    PaperListModel &m_papers;
    std::shared_ptr<NotedMarks> m_notes;
    QList<NotedMark> m_shown; // oldest first
    WorkerThread m_thread;
};

} // namespace lectern
