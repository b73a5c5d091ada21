#pragma once
// Duplicate search over the whole library: about half a minute on a separate thread, with progress and
// cancellation.
#include "libraryreader.h"
#include "models/core/duplicates.h"
#include "models/store/types/paperrow.h"

#include <QObject>

namespace lectern
{

// A likely pair with the data for its list row.
struct LikelyDuplicate {
    DuplicatePair pair;
    PaperRow first, second;
    bool operator==(const LikelyDuplicate &other) const
    {
        return pair.first == other.pair.first && pair.second == other.pair.second;
    }
};

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
    RequestToken m_lane{m_library, "duplicates"};
    quint64 m_search = 0; // number of the latest search
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::LikelyDuplicate)
