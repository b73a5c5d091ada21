// lectern-cli check: checks the consistency of a library.
#include "verbs.h"

#include "jsonwriter.h"

#include "models/i18n/messages.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/checker.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{
Exit runCheck(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    arguments.jsonOption();
    if (const auto exit = arguments.read(output, 0, 0))
        return *exit;
    auto library = Library::open(arguments.library(), Library::Mode::ReadOnly);
    if (!library)
        return fail(library.error());
    const auto disagreements = (*library)->checker().check();
    if (!disagreements)
        return fail(disagreements.error());
    if (arguments.json()) {
        JsonWriter json(output);
        json.beginObject();
        json.member("clean"_L1, disagreements->isEmpty());
        json.member("disagreements"_L1, *disagreements);
        json.endObject();
        output.write("\n");
    } else {
        for (const QString &sentence : *disagreements)
            output.line(sentence);
        if (disagreements->isEmpty())
            output.line(Messages::tr("The library is intact."));
    }
    const Exit written = output.finish();
    if (disagreements->isEmpty())
        return written;
    complain(
        Messages::tr("“%1” has %n conflicts.", nullptr, int(disagreements->size())).arg(arguments.library()));
    return Failed;
}
} // namespace

const Verb checkVerb = {"check"_L1, "",
                        QT_TRANSLATE_NOOP("Messages", "Check the integrity and consistency of a library."),
                        runCheck};

} // namespace lectern::cli
