#pragma once
// The questions of the window about the open library, as functions: each runs on the thread of Questions and
// answers with plain values.
#include "models/core/cancelled.h"
#include "models/core/query/query.h"
#include "models/itemmodels/sidebarmodel.h"
#include "models/store/library.h"
#include "models/store/types/paperrow.h"

#include <QFlags>

namespace lectern
{

// The answer to a query, with the rows the view will paint first.
struct SearchAnswer {
    ResultSetPtr result;
    int firstPage = 0; // page (of PaperListModel::PageSize rows) that rows hold
    QList<PaperRow> rows;
    PaperId keep = PaperId::None; // the paper asked to be kept in sight
};

// keep: the paper whose page is to come with the answer, where it matches.
Result<SearchAnswer> search(Library &library, const Query &query, PaperId keep, const Cancelled &overtaken);

// What of the sidebar a change can touch.
enum class SidebarPart {
    Counts = 1,
    Authors = 2, // and the categories, which pages about authors state
    Sources = 4, // and the bin
    Tags = 8,
    Lists = 16,
    Searches = 32,
    Reading = 64, // the files that were read last
    All = 127
};
Q_DECLARE_FLAGS(SidebarParts, SidebarPart)
Q_DECLARE_OPERATORS_FOR_FLAGS(SidebarParts)

// What of the sidebar a change of this kind can touch.
SidebarParts partsChangedBy(EditKind kind);

// data with these parts read again; authors are those whose name contains the filter.
Result<SidebarData> readSidebar(Library &library, SidebarData data, SidebarParts parts, const QString &filter,
                                const Cancelled &overtaken);

// How many papers each search finds, going on from those counted. It ends after a few milliseconds, or as
// soon as a person searches, with as many as are counted by then.
Result<QList<SearchCount>> countSearches(Library &library, const QList<SavedSearch> &searches,
                                         QList<SearchCount> counted, const Cancelled &overtaken,
                                         const Cancelled &searched);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::SearchAnswer)
Q_DECLARE_METATYPE(lectern::PaperDetail)
Q_DECLARE_METATYPE(lectern::AuthorPanel)
Q_DECLARE_METATYPE(lectern::Facets)
Q_DECLARE_METATYPE(lectern::RankReason)
Q_DECLARE_METATYPE(lectern::SidebarParts)
