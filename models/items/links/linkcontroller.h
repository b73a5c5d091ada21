#pragma once
// What the views ask about connections: related papers, overviews, co-authors. Lives on the GUI thread beside
// LibraryController and follows the library it has open.
#include "linkreader.h"
#include "models/items/session/librarycontroller.h"

namespace lectern
{

class LinkController final : public QObject
{
    Q_OBJECT
public:
    explicit LinkController(LibraryController &library, QObject *parent = nullptr);
    ~LinkController() override;

    static constexpr int kRelated = 30; // papers asked for
    static constexpr int kJoined = 2000; // papers whose sources disagree
    static constexpr int kCoauthors = 60; // people in a graph

    // A newer request overtakes an older one of its kind; each is answered by its signal or by failed().
    void requestRelated(PaperId id);
    void requestOverview(); // of the result the list shows
    void requestCoauthors(AuthorId id);
    void requestComparison(PaperId first, PaperId second);
    void requestVersions(PaperId id);
    void requestJoined();
    bool isPending(LinkReader::Lane lane) const { return m_asked[lane] != m_answered[lane]; }
    // No question is under way.
    bool isSettled() const { return m_asked == m_answered; }

signals:
    void relatedFound(lectern::PaperId id, const QList<lectern::RelatedRow> &rows);
    void overviewFound(const lectern::Overview &overview);
    void coauthorsFound(const lectern::CoauthorGraph &graph);
    void compared(lectern::PaperId first, lectern::PaperId second,
                  const QList<lectern::ComparedPaper> &papers);
    void versionsFound(lectern::PaperId id, const QList<lectern::PaperRow> &versions);
    void joinedFound(const QList<lectern::JoinedPaper> &papers);
    void failed(lectern::LinkReader::Lane lane, const QString &message);

private:
    quint64 ask(LinkReader::Lane lane) { return m_asked[lane] = m_reader->supersede(lane); }
    bool answered(LinkReader::Lane lane, quint64 generation);
    void follow(const QString &file);

    LibraryController &m_library;
    LinkReader *m_reader;
    QThread m_thread;
    std::array<quint64, LinkReader::LaneCount> m_asked{}, m_answered{};
};

} // namespace lectern
