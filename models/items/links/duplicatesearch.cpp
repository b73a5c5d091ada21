#include "duplicatesearch.h"

#include "models/store/reading/duplicatereader.h"
#include "models/store/reading/paperreader.h"

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr double kTold = 0.005; // steps in which progress is told

void DuplicateWorker::run(quint64 generation, const QString &file)
{
    const auto outdated = [&] { return generation != m_latest; };
    if (outdated())
        return;
    const auto library = Library::open(file, Library::Mode::ReadOnly);
    if (!library) {
        emit failed(generation, library.error().message);
        return;
    }
    double told = -1;
    const auto pairs = DuplicateReader((*library)->edits()).duplicates(outdated, [&](double part) {
        if (part - told >= kTold || part >= 1) {
            told = part;
            emit progressed(generation, part);
        }
    });
    if (outdated())
        return;
    if (!pairs) {
        emit failed(generation, pairs.error().message);
        return;
    }
    QList<PaperId> ids;
    for (const DuplicatePair &pair : *pairs)
        ids << pair.first << pair.second;
    const auto rows = (*library)->papers().rows(ids);
    if (!rows) {
        emit failed(generation, rows.error().message);
        return;
    }
    QList<LikelyDuplicate> found;
    for (qsizetype i = 0; i < pairs->size(); ++i)
        if (rows->at(2 * i).id != PaperId::None && rows->at(2 * i + 1).id != PaperId::None)
            found.append({pairs->at(i), rows->at(2 * i), rows->at(2 * i + 1)});
    if (!outdated())
        emit this->found(generation, found);
}

DuplicateSearch::DuplicateSearch(QObject *parent) : QObject(parent), m_worker(new DuplicateWorker)
{
    m_thread.setObjectName(u"duplicates"_s);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &DuplicateWorker::progressed, this, [this](quint64 generation, double part) {
        if (m_running && generation == m_asked)
            emit progressed(part);
    });
    connect(m_worker, &DuplicateWorker::found, this,
            [this](quint64 generation, const QList<LikelyDuplicate> &pairs) {
                if (!m_running || generation != m_asked)
                    return;
                m_running = false;
                emit found(pairs);
            });
    connect(m_worker, &DuplicateWorker::failed, this, [this](quint64 generation, const QString &message) {
        if (!m_running || generation != m_asked)
            return;
        m_running = false;
        emit failed(message);
    });
    m_thread.start(QThread::LowPriority);
}

DuplicateSearch::~DuplicateSearch()
{
    m_worker->supersede();
    m_thread.quit();
    m_thread.wait();
}

void DuplicateSearch::start(const QString &file)
{
    m_running = true;
    m_asked = m_worker->supersede();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, generation = m_asked, file] { worker->run(generation, file); });
}

void DuplicateSearch::cancel()
{
    m_worker->supersede();
    m_running = false;
}

} // namespace lectern
