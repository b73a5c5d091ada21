#pragma once
// Queries about connections: related papers, statistics and co-authors. Lives on the GUI thread and uses the
// library of LibrarySession.
#include "librarysession.h"
#include "models/session/tasks/linkqueries.h"
#include "models/store/types/overview.h"

namespace lectern
{

class LinkController final : public QObject
{
    Q_OBJECT
public:
    explicit LinkController(LibrarySession &library, QObject *parent = nullptr);

    static constexpr int kRelated = 30; // number of requested papers
    static constexpr int kJoined = 2000; // maximum number of papers with source conflicts
    static constexpr int kCoauthors = 60; // default number of authors in a graph

    // Kinds of requests.
    enum class Look { Related, Overview, Coauthors, Comparison, Versions, Joined, JointPapers };
    Q_ENUM(Look)

    // A newer request cancels an older one of its kind. Each is answered by its signal or by failed().
    void requestRelated(PaperId id);
    void requestOverview(); // of the current result
    void requestCoauthors(AuthorId id, int most = kCoauthors, const YearSpan &years = {});
    void requestJointPapers(AuthorId one, AuthorId other, const YearSpan &years);
    void requestComparison(PaperId first, PaperId second);
    void requestVersions(PaperId id);
    void requestJoined();
    bool isPending(Look look) const { return m_lanes[size_t(look)].isPending(); }
    // Returns whether no request is pending.
    bool isIdle() const;

signals:
    void relatedFound(lectern::PaperId id, const QList<lectern::RelatedRow> &rows);
    void overviewFound(const lectern::Overview &overview);
    void jointPapersFound(lectern::AuthorId one, lectern::AuthorId other,
                          const QList<lectern::PaperRow> &papers);
    void coauthorsFound(const lectern::CoauthorGraph &graph);
    void compared(lectern::PaperId first, lectern::PaperId second,
                  const lectern::PaperComparison &comparison);
    void versionsFound(lectern::PaperId id, const QList<lectern::PaperRow> &versions);
    void joinedFound(const QList<lectern::JoinedPaper> &papers);
    void failed(lectern::LinkController::Look look, const QString &message);

private:
    template <typename Question, typename Then>
    void ask(Look look, Question question, Then then)
    {
        if (m_library.isOpen())
            m_library.backgroundReader().ask(
                m_lanes[size_t(look)], std::move(question), std::move(then),
                [this, look](const Error &error) { emit failed(look, error.message); });
    }

    LibrarySession &m_library;
    std::array<RequestToken, 7> m_lanes; // indexed by Look
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::Overview)
