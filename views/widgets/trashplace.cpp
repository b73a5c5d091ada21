#include "trashplace.h"

#include "models/session/librarysession.h"

namespace lectern
{

using namespace Qt::StringLiterals;

bool showsTrash(LibrarySession &library)
{
    const std::optional<Condition> &scope = library.browser().query().scope;
    return scope && scope->node == isNode(u"trash"_s);
}

const TrashedSource *trashedSource(LibrarySession &library)
{
    const std::optional<Condition> &scope = library.browser().query().scope;
    if (scope)
        for (const TrashedSource &source : library.sidebar().sidebarData().trash.sources)
            if (scope->node == sourceNode(source.id))
                return &source;
    return nullptr;
}

} // namespace lectern
