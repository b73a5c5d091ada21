// lectern-cli reindex: rebuilds the search index of a library.
#include "verbs.h"

#include "jsonwriter.h"

#include "models/i18n/messages.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

static Exit runReindex(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    arguments.jsonOption();
    if (const auto exit = arguments.read(output, 0, 0))
        return *exit;
    auto library = Library::open(arguments.library(), Library::Mode::ReadWrite);
    if (!library)
        return fail(library.error());
    if (const auto made = (*library)->index().rebuild(); !made)
        return fail(made.error());
    if (arguments.json()) {
        JsonWriter json(output);
        json.beginObject();
        json.member("reindexed"_L1, true);
        json.endObject();
        output.write("\n");
    } else {
        output.line(Messages::tr("Search index rebuilt."));
    }
    return output.finish();
}

const Verb reindexVerb = {
    "reindex"_L1, "",
    QT_TRANSLATE_NOOP("Messages", "Rebuild the search index; indexes of older versions lack some spellings."),
    runReindex};

} // namespace lectern::cli
