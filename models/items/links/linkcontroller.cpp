#include "linkcontroller.h"

namespace lectern
{

using namespace Qt::StringLiterals;

LinkController::LinkController(LibraryController &library, QObject *parent)
    : QObject(parent), m_library(library), m_reader(new LinkReader)
{
    m_thread.setObjectName(u"link reader"_s);
    m_reader->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_reader, &QObject::deleteLater);
    connect(m_reader, &LinkReader::relatedRead, this,
            [this](quint64 generation, PaperId id, const QList<RelatedRow> &rows) {
                if (answered(LinkReader::Related, generation))
                    emit relatedFound(id, rows);
            });
    connect(m_reader, &LinkReader::overviewRead, this, [this](quint64 generation, const Overview &overview) {
        if (answered(LinkReader::Summary, generation))
            emit overviewFound(overview);
    });
    connect(m_reader, &LinkReader::coauthorsRead, this,
            [this](quint64 generation, const CoauthorGraph &graph) {
                if (answered(LinkReader::Coauthors, generation))
                    emit coauthorsFound(graph);
            });
    connect(m_reader, &LinkReader::compared, this,
            [this](quint64 generation, PaperId first, PaperId second, const QList<ComparedPaper> &papers) {
                if (answered(LinkReader::Comparison, generation))
                    emit compared(first, second, papers);
            });
    connect(m_reader, &LinkReader::versionsRead, this,
            [this](quint64 generation, PaperId id, const QList<PaperRow> &versions) {
                if (answered(LinkReader::Versions, generation))
                    emit versionsFound(id, versions);
            });
    connect(m_reader, &LinkReader::joinedRead, this,
            [this](quint64 generation, const QList<JoinedPaper> &papers) {
                if (answered(LinkReader::Joined, generation))
                    emit joinedFound(papers);
            });
    connect(m_reader, &LinkReader::failed, this,
            [this](LinkReader::Lane lane, quint64 generation, const QString &message) {
                if (answered(lane, generation))
                    emit failed(lane, message);
            });
    connect(&library, &LibraryController::aboutToOpen, this, [this] { follow({}); });
    connect(&library, &LibraryController::opened, this, &LinkController::follow);
    m_thread.start();
    if (library.isOpen())
        follow(library.file());
}

LinkController::~LinkController()
{
    m_reader->supersedeAll();
    m_thread.quit();
    m_thread.wait();
}

void LinkController::follow(const QString &file)
{
    m_reader->supersedeAll();
    m_answered = m_asked; // what is under way will not be answered
    QMetaObject::invokeMethod(m_reader, [reader = m_reader, file] { reader->setFile(file); });
}

bool LinkController::answered(LinkReader::Lane lane, quint64 generation)
{
    if (generation != m_asked[lane])
        return false;
    m_answered[lane] = generation;
    return true;
}

void LinkController::requestRelated(PaperId id)
{
    if (!m_library.isOpen() || id == PaperId::None)
        return;
    QMetaObject::invokeMethod(m_reader, [reader = m_reader, generation = ask(LinkReader::Related), id] {
        reader->related(generation, id, kRelated);
    });
}

void LinkController::requestOverview()
{
    const ResultSetPtr result = m_library.papers().result();
    if (!m_library.isOpen() || !result)
        return;
    QMetaObject::invokeMethod(m_reader, [reader = m_reader, generation = ask(LinkReader::Summary), result] {
        reader->overview(generation, result);
    });
}

void LinkController::requestCoauthors(AuthorId id)
{
    if (!m_library.isOpen() || id == AuthorId::None)
        return;
    QMetaObject::invokeMethod(m_reader, [reader = m_reader, generation = ask(LinkReader::Coauthors), id] {
        reader->coauthors(generation, id, kCoauthors);
    });
}

void LinkController::requestComparison(PaperId first, PaperId second)
{
    if (!m_library.isOpen())
        return;
    QMetaObject::invokeMethod(m_reader,
                              [reader = m_reader, generation = ask(LinkReader::Comparison), first, second] {
                                  reader->compare(generation, first, second);
                              });
}

void LinkController::requestVersions(PaperId id)
{
    if (!m_library.isOpen() || id == PaperId::None)
        return;
    QMetaObject::invokeMethod(m_reader, [reader = m_reader, generation = ask(LinkReader::Versions), id] {
        reader->versions(generation, id);
    });
}

void LinkController::requestJoined()
{
    if (!m_library.isOpen())
        return;
    QMetaObject::invokeMethod(m_reader, [reader = m_reader, generation = ask(LinkReader::Joined)] {
        reader->joined(generation, kJoined);
    });
}

} // namespace lectern
