#pragma once
// What connects papers and authors, read on a thread of its own, so that a long look never keeps the list
// waiting.
#include "models/core/coauthorgraph.h"
#include "models/core/relatedpapers.h"
#include "models/store/library.h"
#include "models/store/reading/joinedreader.h"
#include "models/store/rows/overview.h"

#include <QObject>

#include <array>
#include <atomic>

namespace lectern
{

// A related paper as a row of a list.
struct RelatedRow {
    PaperRow row;
    QList<RelatedReason> reasons; // strongest first
};

// A paper with what a person made of it, to be held beside another.
struct ComparedPaper {
    PaperDetail detail;
    QStringList tags;
    QString note; // Markdown
};

// Lives in its own thread and owns one connection, opened with the first question. As with LibraryReader,
// every request carries the number supersede() gave for its lane, and a newer one ends an older one.
class LinkReader final : public QObject
{
    Q_OBJECT
public:
    enum Lane { Related, Summary, Coauthors, Comparison, Versions, Joined, LaneCount };
    Q_ENUM(Lane)

    explicit LinkReader(QObject *parent = nullptr);
    ~LinkReader() override;

    // Callable from any thread: the number for the next request on this lane.
    quint64 supersede(Lane lane) { return ++m_latest[lane]; }
    void supersedeAll();

    // --- in the reader's thread only
    // The next questions are about this file.
    void setFile(const QString &file);
    void related(quint64 generation, PaperId id, int limit);
    void overview(quint64 generation, const ResultSetPtr &result);
    // With the places of all nodes.
    void coauthors(quint64 generation, AuthorId id, int most);
    void compare(quint64 generation, PaperId first, PaperId second);
    void versions(quint64 generation, PaperId id);
    // The papers whose sources disagree on title or authors, at most `limit`.
    void joined(quint64 generation, int limit);

signals:
    void relatedRead(quint64 generation, lectern::PaperId id, const QList<lectern::RelatedRow> &rows);
    void overviewRead(quint64 generation, const lectern::Overview &overview);
    void coauthorsRead(quint64 generation, const lectern::CoauthorGraph &graph);
    // papers: the two, in this order.
    void compared(quint64 generation, lectern::PaperId first, lectern::PaperId second,
                  const QList<lectern::ComparedPaper> &papers);
    void versionsRead(quint64 generation, lectern::PaperId id, const QList<lectern::PaperRow> &versions);
    void joinedRead(quint64 generation, const QList<lectern::JoinedPaper> &papers);
    void failed(lectern::LinkReader::Lane lane, quint64 generation, const QString &message);

private:
    bool outdated(Lane lane, quint64 generation) const { return generation != m_latest[lane]; }
    // The open library; reports failure on the lane and gives null.
    Library *library(Lane lane, quint64 generation);
    void fail(Lane lane, quint64 generation, const Error &why);

    QString m_file;
    std::unique_ptr<Library> m_library;
    std::array<std::atomic<quint64>, LaneCount> m_latest{};
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::RelatedRow)
Q_DECLARE_METATYPE(lectern::ComparedPaper)
Q_DECLARE_METATYPE(lectern::Overview)
Q_DECLARE_METATYPE(lectern::CoauthorGraph)
