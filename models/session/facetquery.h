#pragma once
// All values of one facet, while its list is open.
#include "librarysession.h"
#include "models/store/types/facets.h"

namespace lectern
{

// Lives on the GUI thread together with LibrarySession; counting runs on the background reader.
class FacetQuery final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kAuthors = 100; // maximum number of counted authors

    explicit FacetQuery(LibrarySession &library, QObject *parent = nullptr);
    // Counts this facet for the current result, and again whenever the papers or their marks change, until
    // stop(). Emits counted() or failed().
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
    RequestToken m_lane;
    std::optional<FacetKind> m_kind;
};

} // namespace lectern
