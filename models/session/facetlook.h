#pragma once
// The values of one facet in full, while somebody looks at them.
#include "librarysession.h"
#include "models/store/types/facets.h"

namespace lectern
{

// Lives on the GUI thread beside LibrarySession; the counting runs on the looker.
class FacetLook final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kAuthors = 100; // at most so many are counted

    explicit FacetLook(LibrarySession &library, QObject *parent = nullptr);
    // Counts this kind for the papers that the list shows, and again whenever these or what is made on them
    // change, until stop(). Answers with counted() or failed().
    void watch(FacetKind kind);
    void stop();
    bool isWatching() const { return m_kind.has_value(); }
    bool isPending() const { return m_lane.isPending(); }

signals:
    void counted(const lectern::FacetValues &values);
    void failed(const QString &message);

private:
    void ask();

    LibrarySession &m_library;
    Lane m_lane;
    std::optional<FacetKind> m_kind;
};

} // namespace lectern
