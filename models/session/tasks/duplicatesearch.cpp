#include "duplicatesearch.h"

#include "models/store/library.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/relatedreader.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr double kProgressStep = 0.005; // progress step

// progressed: called on the search thread, in small steps.
static Result<QList<LikelyDuplicate>> likelyDuplicates(Library &library, const Cancelled &cancelled,
                                                       const std::function<void(double)> &progressed)
{
    double reported = -1;
    LECTERN_TRY(const auto pairs, DuplicateReader(library.edits()).duplicates(cancelled, [&](double part) {
        if (part - reported >= kProgressStep || part >= 1) {
            reported = part;
            progressed(part);
        }
    }));
    QList<PaperId> ids;
    for (const DuplicatePair &pair : pairs)
        ids << pair.first << pair.second;
    LECTERN_TRY(const auto rows, library.papers().rows(ids));
    QList<LikelyDuplicate> found;
    for (qsizetype i = 0; i < pairs.size(); ++i)
        if (rows[2 * i].id != PaperId::None && rows[2 * i + 1].id != PaperId::None)
            found.append({pairs[i], rows[2 * i], rows[2 * i + 1]});
    return found;
}

DuplicateSearch::DuplicateSearch(QObject *parent)
    : QObject(parent), m_library(u"duplicates"_s, QThread::LowPriority)
{
    connect(&m_library, &LibraryReader::failed, this, &DuplicateSearch::failed);
}

void DuplicateSearch::start(const QString &file)
{
    m_library.setFile(file);
    m_library.ask(
        m_lane,
        [this, search = ++m_search](Library &library, const Cancelled &cancelled) {
            return likelyDuplicates(library, cancelled, [&](double part) {
                // The thread ends before this object is destroyed, so `this` is valid.
                QMetaObject::invokeMethod(this, [this, part, search] {
                    if (search == m_search)
                        emit progressed(part);
                });
            });
        },
        [this](const QList<LikelyDuplicate> &pairs) { emit found(pairs); });
}

void DuplicateSearch::cancel()
{
    ++m_search;
    m_lane.cancel();
}

} // namespace lectern
