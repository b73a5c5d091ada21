#include "paperlistmodel.h"

#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/queries/paperreader.h"
#include "models/store/types/paperrow.h"

namespace lectern
{

Result<WholePaper> readWholePaper(Library &library, PaperId id)
{
    Result<PaperDetail> detail = library.papers().detail(id);
    if (!detail)
        return detail.error();
    Result<QList<Attachment>> files = library.attachments().of(id);
    if (!files)
        return files.error();
    detail->files = std::move(files).value();
    const Result<int> highlights = library.highlights().countOf(id);
    if (!highlights)
        return highlights.error();
    detail->highlights = *highlights;
    Result<QList<Tag>> tags = library.tags().tagsOn(id);
    if (!tags)
        return tags.error();
    Result<QList<ReadingList>> lists = library.lists().listsWith(id);
    if (!lists)
        return lists.error();
    Result<QString> note = library.notes().note(id);
    if (!note)
        return note.error();
    return WholePaper{std::move(detail).value(),
                      {std::move(tags).value(), std::move(lists).value(), std::move(note).value()}};
}

} // namespace lectern
