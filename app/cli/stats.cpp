// lectern-cli stats: prints the counts of a library.
#include "verbs.h"

#include "jsonwriter.h"

#include "models/i18n/messages.h"
#include "models/store/library.h"
#include "models/store/queries/sourcereader.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{
Exit runStats(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    arguments.jsonOption();
    if (const auto exit = arguments.read(output, 0, 0))
        return *exit;
    auto library = Library::open(arguments.library(), Library::Mode::ReadOnly);
    if (!library)
        return fail(library.error());
    const auto counts = (*library)->sources().counts();
    if (!counts)
        return fail(counts.error());
    const std::pair<QLatin1StringView, int> figures[] = {
        {"papers"_L1, counts->papers},       {"authors"_L1, counts->authors},
        {"sources"_L1, counts->sources},     {"sightings"_L1, counts->sightings},
        {"conflicts"_L1, counts->conflicts}, {"bookmarks"_L1, counts->bookmarks},
        {"schema"_L1, counts->schema},
    };
    if (arguments.json()) {
        JsonWriter json(output);
        json.beginObject();
        for (const auto &[name, figure] : figures)
            json.member(name, figure);
        json.endObject();
        output.write("\n");
    } else {
        for (const auto &[name, figure] : figures)
            output.line(QString(name).leftJustified(12) + QString::number(figure));
    }
    return output.finish();
}
} // namespace

const Verb statsVerb = {"stats"_L1, "", QT_TRANSLATE_NOOP("Messages", "Show statistics of a library."),
                        runStats};

} // namespace lectern::cli
