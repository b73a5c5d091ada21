#include "duplicatesearch.h"

namespace lectern
{

using namespace Qt::StringLiterals;

DuplicateSearch::DuplicateSearch(QObject *parent)
    : QObject(parent), m_library(u"duplicates"_s, QThread::LowPriority)
{
    connect(&m_library, &LibraryReader::failed, this, &DuplicateSearch::failed);
}

void DuplicateSearch::start(const QString &file)
{
    m_library.setFile(file);
    const auto progress = [this, search = ++m_search](double part) {
        // The thread ends before this object is destroyed, so `this` is valid.
        QMetaObject::invokeMethod(this, [this, part, search] {
            if (search == m_search)
                emit progressed(part);
        });
    };
    m_library.ask(m_lane, bindLibrary(likelyDuplicates, progress), this,
                  [this](const QList<LikelyDuplicate> &pairs) { emit found(pairs); });
}

void DuplicateSearch::cancel()
{
    ++m_search;
    m_lane.cancel();
}

} // namespace lectern
