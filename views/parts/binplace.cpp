#include "binplace.h"

#include "models/items/session/librarycontroller.h"

namespace lectern
{

using namespace Qt::StringLiterals;

bool showsBin(LibraryController &library)
{
    const std::optional<Condition> &scope = library.query().scope;
    return scope && scope->node == isNode(u"binned"_s);
}

const BinnedSource *binnedSource(LibraryController &library)
{
    const std::optional<Condition> &scope = library.query().scope;
    if (scope)
        for (const BinnedSource &source : library.sidebar().sidebarData().bin.sources)
            if (scope->node == sourceNode(source.id))
                return &source;
    return nullptr;
}

} // namespace lectern
