#include "wholepaper.h"

#include "models/store/notestore.h"
#include "models/store/tagstore.h"

namespace lectern
{

Result<WholePaper> readWholePaper(Library &library, PaperId id)
{
    Result<PaperDetail> detail = library.detail(id);
    if (!detail)
        return detail.error();
    Result<QStringList> tags = library.tags().namesOf(id);
    if (!tags)
        return tags.error();
    Result<QString> note = library.notes().note(id);
    if (!note)
        return note.error();
    return WholePaper{std::move(detail).value(), std::move(tags).value(), std::move(note).value()};
}

} // namespace lectern
