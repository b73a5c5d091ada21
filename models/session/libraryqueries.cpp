#include "libraryqueries.h"

#include "models/core/query/querytext.h"
#include "models/itemmodels/paperlistmodel.h"
#include "models/session/tasks/tracestage.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/facets.h"

#include <QElapsedTimer>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kCountingMs = 8; // time slice for counting saved searches; other queries run in between
static constexpr int kSidebarAuthors = 200; // the filter finds the others
static constexpr int kSidebarFiles = 6; // recently read

Result<SearchAnswer> search(Library &library, const Query &query, PaperId keep, const Cancelled &cancelled)
{
    SearchAnswer answer;
    TraceStage finding("answer");
    LECTERN_TRY(answer.result, library.index().search(query, cancelled));
    finding.end();
    const TraceStage reading("rows");
    answer.keep = keep;
    const qsizetype row = keep == PaperId::None ? -1 : answer.result->rowOf(keep);
    answer.firstPage = int(qMax<qsizetype>(row, 0) / PaperListModel::PageSize);
    const QList<PaperId> ids =
        answer.result->ids(qsizetype(answer.firstPage) * PaperListModel::PageSize, PaperListModel::PageSize);
    if (!ids.isEmpty()) {
        LECTERN_TRY(answer.rows, library.papers().rows(ids));
    }
    return answer;
}

SidebarParts partsChangedBy(EditKind kind)
{
    switch (kind) {
    case EditKind::Bookmark:
    case EditKind::RemoveBookmark:
    case EditKind::MarkRead:
    case EditKind::MarkUnread:
    case EditKind::Rate:
        return SidebarPart::Counts;
    case EditKind::AddTag:
    case EditKind::RemoveTag:
    case EditKind::CreateTag:
    case EditKind::ChangeTag:
    case EditKind::MergeTag:
    case EditKind::DeleteTag:
        return SidebarPart::Tags;
    case EditKind::CreateList:
    case EditKind::ChangeList:
    case EditKind::DeleteList:
    case EditKind::AddToList:
    case EditKind::RemoveFromList:
    case EditKind::MoveInList:
        return SidebarPart::Lists;
    case EditKind::CreateSearch:
    case EditKind::ChangeSearch:
    case EditKind::MoveSearch:
    case EditKind::DeleteSearch:
        return SidebarPart::Searches;
    case EditKind::AttachFiles:
    case EditKind::DetachFiles:
        return SidebarPart::Reading;
    case EditKind::EditPaperNote:
    case EditKind::EditAuthorNote:
    case EditKind::AddHighlights:
    case EditKind::ChangeHighlight:
    case EditKind::RemoveHighlights:
        return {};
    default: // author identity, paper identity and the trash affect all lists
        return SidebarPart::All;
    }
}

Result<SidebarData> readSidebar(Library &library, SidebarData data, SidebarParts parts, const QString &filter,
                                const Cancelled &cancelled)
{
    data.filter = filter;
    if (parts & SidebarPart::Counts) {
        LECTERN_TRY(data.counts, library.sources().counts());
    }
    if (parts & SidebarPart::Authors) {
        LECTERN_TRY(data.authors, library.authors().list(filter, kSidebarAuthors + 1));
        data.moreAuthors = data.authors.size() > kSidebarAuthors;
        if (data.moreAuthors)
            data.authors.removeLast();
        if (cancelled())
            return Error::cancelled();
        LECTERN_TRY(data.categories, library.index().categories());
    }
    if (parts & SidebarPart::Sources) {
        LECTERN_TRY(data.sources, library.sources().list());
        LECTERN_TRY(data.trash, library.trash().contents());
    }
    if (parts & SidebarPart::Tags) {
        LECTERN_TRY(data.tags, library.tags().tree());
    }
    if (parts & SidebarPart::Lists) {
        LECTERN_TRY(data.lists, library.lists().lists());
    }
    if (parts & SidebarPart::Reading) {
        LECTERN_TRY(data.reading, library.attachments().lastRead(kSidebarFiles));
        LECTERN_TRY(data.hasFiles, library.attachments().any());
    }
    if (parts & SidebarPart::Searches) {
        LECTERN_TRY(data.searches, library.savedSearches().searches());
    }
    return data;
}

Result<QList<SearchCount>> countSearches(Library &library, const QList<SavedSearch> &searches,
                                         QList<SearchCount> counted, const Cancelled &cancelled,
                                         const Cancelled &searched)
{
    QElapsedTimer timer;
    timer.start();
    while (counted.size() < searches.size() && timer.elapsed() < kCountingMs && !searched()) {
        const SavedSearch &search = searches[counted.size()];
        const auto count = library.index().count(parseQuery(search.query).root, search.lastSeen,
                                                 [&] { return cancelled() || searched(); });
        if (!count && searched())
            break; // a user search has priority; count this one again later
        LECTERN_TRY(const SearchCount found, count);
        counted.append(found);
    }
    return counted;
}

} // namespace lectern
