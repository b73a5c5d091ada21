#pragma once
// Looks through the whole library for likely duplicates: half a minute of work on a thread of its own, with
// progress and cancel.
#include "models/core/duplicates.h"
#include "models/store/library.h"
#include "models/store/rows/paperrow.h"

#include <QObject>
#include <QThread>

#include <atomic>

namespace lectern
{

// A likely pair with what a list shows of it.
struct LikelyDuplicate {
    DuplicatePair pair;
    PaperRow first, second;
    bool operator==(const LikelyDuplicate &other) const
    {
        return pair.first == other.pair.first && pair.second == other.pair.second;
    }
};

// Lives in the search's thread.
class DuplicateWorker final : public QObject
{
    Q_OBJECT
public:
    quint64 supersede() { return ++m_latest; } // callable from any thread
    void run(quint64 generation, const QString &file);

signals:
    void progressed(quint64 generation, double part);
    void found(quint64 generation, const QList<lectern::LikelyDuplicate> &pairs);
    void failed(quint64 generation, const QString &message);

private:
    std::atomic<quint64> m_latest = 0;
};

class DuplicateSearch final : public QObject
{
    Q_OBJECT
public:
    explicit DuplicateSearch(QObject *parent = nullptr);
    ~DuplicateSearch() override;

    // Begins anew; a search under way is given up.
    void start(const QString &file);
    // No answer comes any more.
    void cancel();
    bool isRunning() const { return m_running; }

signals:
    void progressed(double part); // 0 to 1
    // The surest first.
    void found(const QList<lectern::LikelyDuplicate> &pairs);
    void failed(const QString &message);

private:
    DuplicateWorker *m_worker;
    QThread m_thread;
    quint64 m_asked = 0;
    bool m_running = false;
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::LikelyDuplicate)
