#pragma once
// Duplicate search over the whole library: about half a minute on a separate thread, with progress and
// cancellation.
#include "libraryreader.h"
#include "models/session/queries.h"

#include <QObject>

namespace lectern
{

// Lives on the GUI thread; the search runs on a separate thread.
class DuplicateSearch final : public QObject
{
    Q_OBJECT
public:
    explicit DuplicateSearch(QObject *parent = nullptr);

    // Starts a new search and cancels a running one.
    void start(const QString &file);
    // Cancels the search; no signal follows.
    void cancel();
    bool isRunning() const { return m_lane.isPending(); }

signals:
    void progressed(double part); // 0 to 1
    // Most likely pairs first.
    void found(const QList<lectern::LikelyDuplicate> &pairs);
    void failed(const QString &message);

private:
    LibraryReader m_library;
    RequestToken m_lane{"duplicates"};
    quint64 m_search = 0; // number of the latest search
};

} // namespace lectern
