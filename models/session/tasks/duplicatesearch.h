#pragma once
// Looks through the whole library for likely duplicates: half a minute of work on a thread of its own, with
// progress and cancel.
#include "models/core/duplicates.h"
#include "models/store/types/paperrow.h"
#include "questions.h"

#include <QObject>

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

// Lives on the GUI thread; the search runs on a thread of its own.
class DuplicateSearch final : public QObject
{
    Q_OBJECT
public:
    explicit DuplicateSearch(QObject *parent = nullptr);

    // Begins anew; a search under way is given up.
    void start(const QString &file);
    // No answer comes any more.
    void cancel();
    bool isRunning() const { return m_lane.isPending(); }

signals:
    void progressed(double part); // 0 to 1
    // The surest first.
    void found(const QList<lectern::LikelyDuplicate> &pairs);
    void failed(const QString &message);

private:
    Questions m_library;
    Lane m_lane{m_library, "duplicates"};
    quint64 m_search = 0; // the number of the last one
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::LikelyDuplicate)
