#include "trashplace.h"

#include "models/session/librarysession.h"

namespace lectern
{

using namespace Qt::StringLiterals;

bool showsBin(LibrarySession &library)
{
    const std::optional<Condition> &scope = library.browser().query().scope;
    return scope && scope->node == isNode(u"binned"_s);
}

const TrashedSource *binnedSource(LibrarySession &library)
{
    const std::optional<Condition> &scope = library.browser().query().scope;
    if (scope)
        for (const TrashedSource &source : library.sidebar().sidebarData().bin.sources)
            if (scope->node == sourceNode(source.id))
                return &source;
    return nullptr;
}

} // namespace lectern
