#pragma once
// Marks that cannot be in the library yet, because an import keeps it to itself: noted beside it, shown at
// once.
#include "models/session/tasks/workerthread.h"
#include "models/store/types/paperrow.h"
#include "notedmarks.h"

#include <QObject>

namespace lectern
{

class PaperListModel;

// Lives on the GUI thread; files are written on a thread of its own, which waits for nobody.
class MarkNoter final : public QObject
{
    Q_OBJECT
public:
    explicit MarkNoter(PaperListModel &papers, QObject *parent = nullptr);
    ~MarkNoter() override; // notes what is still under way

    // The library all else is about, for this opening of it.
    void open(const QString &library);
    // Begins to note a mark; noted() follows when it is durable, nothing when it cannot be noted. What writes
    // the mark into the library takes it from there.
    std::shared_ptr<NotedMarks> note(const NotedMark &mark);
    // Begins to note a tag or a text, which is shown when it is in the library.
    std::shared_ptr<NotedMarks> keep(const NotedChange &change);
    // Runs `then` in the thread of this object when all that was given before is durable; with the Error of
    // the first that could not be noted since the library was opened.
    void whenNoted(const std::function<void(const Result<> &)> &then);
    // What a mark says that turns round what these papers have: off where all have it, else on. nullopt where
    // that takes more than the rows that are here.
    std::optional<int> turnedRound(const QList<PaperId> &papers, Mark mark) const;
    // A mark has come into the library.
    void forget(const QList<PaperId> &papers, Mark mark);
    // No mark that was noted is to be shown any more; false where there was none.
    bool forgetAll();
    // Puts what is noted over rows that were read from the library meanwhile.
    void apply() const;
    void apply(PaperRow &row) const;

signals:
    void noted(const lectern::NotedMark &mark);

private:
    PaperListModel &m_papers;
    std::shared_ptr<NotedMarks> m_notes;
    QList<NotedMark> m_shown; // in the order they were made
    WorkerThread m_thread;
};

} // namespace lectern
