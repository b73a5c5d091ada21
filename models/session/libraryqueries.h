#pragma once
// Queries of the window on the open library. Each function runs on the thread of LibraryReader and returns
// plain values.
#include "models/core/query/query.h"
#include "models/core/result.h"
#include "models/itemmodels/sidebarmodel.h"
#include "models/store/library.h"
#include "models/store/types/paperrow.h"

#include <QFlags>

namespace lectern
{

// A query result with the rows that the view paints first.
struct SearchAnswer {
    ResultSetPtr result;
    int firstPage = 0; // page number of rows (PaperListModel::PageSize rows each)
    QList<PaperRow> rows;
    PaperId keep = PaperId::None; // the paper to keep visible
};

// keep: if this paper matches, its page is included in the answer.
Result<SearchAnswer> search(Library &library, const Query &query, PaperId keep, const Cancelled &cancelled);

// Parts of the sidebar that a change can affect.
enum class SidebarPart {
    Counts = 1,
    Authors = 2, // authors, and categories, which author pages state
    Sources = 4, // sources, and the trash
    Tags = 8,
    Lists = 16,
    Searches = 32,
    Reading = 64, // recently read PDFs
    All = 127
};
Q_DECLARE_FLAGS(SidebarParts, SidebarPart)
Q_DECLARE_OPERATORS_FOR_FLAGS(SidebarParts)

// Returns the parts of the sidebar that an edit of this kind can affect.
SidebarParts partsChangedBy(EditKind kind);

// Returns data with these parts reloaded. Authors are limited to names that contain the filter.
Result<SidebarData> readSidebar(Library &library, SidebarData data, SidebarParts parts, const QString &filter,
                                const Cancelled &cancelled);

// Counts the papers of saved searches, continuing from `counted`. Stops after a few milliseconds, or when the
// user starts a search, and returns the counts so far.
Result<QList<SearchCount>> countSearches(Library &library, const QList<SavedSearch> &searches,
                                         QList<SearchCount> counted, const Cancelled &cancelled,
                                         const Cancelled &searched);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::SearchAnswer)
Q_DECLARE_METATYPE(lectern::PaperDetail)
Q_DECLARE_METATYPE(lectern::AuthorPanel)
Q_DECLARE_METATYPE(lectern::Facets)
Q_DECLARE_METATYPE(lectern::RankReason)
Q_DECLARE_METATYPE(lectern::SidebarParts)
