// lectern-cli stats, check, reindex, views: counts of a library, its consistency, its search index, and SQL
// views.
#include "arguments.h"

#include "models/i18n/messages.h"
#include "models/store/exports/sqlviews.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/try.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

Result<Exit> runStats(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    arguments.jsonOption();
    if (const auto exit = arguments.read(output, 0, 0))
        return *exit;
    LECTERN_TRY(const auto library, Library::open(arguments.library(), Library::Mode::ReadOnly));
    LECTERN_TRY(const auto counts, library->sources().counts());
    const std::pair<QLatin1StringView, int> figures[] = {
        {"papers"_L1, counts.papers},       {"authors"_L1, counts.authors},
        {"sources"_L1, counts.sources},     {"sightings"_L1, counts.sightings},
        {"conflicts"_L1, counts.conflicts}, {"bookmarks"_L1, counts.bookmarks},
        {"schema"_L1, counts.schema},
    };
    if (arguments.json()) {
        Json json = Json::object({});
        for (const auto &[name, figure] : figures)
            json.add({name, figure});
        output.json(json);
    } else {
        for (const auto &[name, figure] : figures)
            output.line(QString(name).leftJustified(12) + QString::number(figure));
    }
    return output.finish();
}

Result<Exit> runCheck(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    arguments.jsonOption();
    if (const auto exit = arguments.read(output, 0, 0))
        return *exit;
    LECTERN_TRY(const auto library, Library::open(arguments.library(), Library::Mode::ReadOnly));
    LECTERN_TRY(const auto disagreements, library->checker().check());
    if (arguments.json()) {
        output.json(
            Json::object({{"clean"_L1, disagreements.isEmpty()}, {"disagreements"_L1, disagreements}}));
    } else {
        for (const QString &sentence : disagreements)
            output.line(sentence);
        if (disagreements.isEmpty())
            output.line(Messages::tr("The library is intact."));
    }
    const Exit written = output.finish();
    if (disagreements.isEmpty())
        return written;
    complain(
        Messages::tr("“%1” has %n conflicts.", nullptr, int(disagreements.size())).arg(arguments.library()));
    return Failed;
}

Result<Exit> runReindex(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    arguments.jsonOption();
    if (const auto exit = arguments.read(output, 0, 0))
        return *exit;
    LECTERN_TRY(const auto library, Library::open(arguments.library(), Library::Mode::ReadWrite));
    LECTERN_TRY(library->index().rebuild());
    if (arguments.json())
        output.json(Json::object({{"reindexed"_L1, true}}));
    else
        output.line(Messages::tr("Search index rebuilt."));
    return output.finish();
}

Result<Exit> runViews(Arguments &arguments, Output &output)
{
    if (const auto exit = arguments.read(output, 0, 0))
        return *exit;
    output.write(sqlViews());
    return output.finish();
}

} // namespace

const Verb statsVerb = {"stats"_L1, "", QT_TRANSLATE_NOOP("Messages", "Show statistics of a library."),
                        runStats};
const Verb checkVerb = {"check"_L1, "",
                        QT_TRANSLATE_NOOP("Messages", "Check the integrity and consistency of a library."),
                        runCheck};
const Verb reindexVerb = {
    "reindex"_L1, "",
    QT_TRANSLATE_NOOP("Messages", "Rebuild the search index; indexes of older versions lack some spellings."),
    runReindex};
const Verb viewsVerb{
    QLatin1StringView("views"), QUtf8StringView(),
    QT_TRANSLATE_NOOP("Messages", "Print SQL that defines readable views of a library for sqlite3."),
    runViews};

} // namespace lectern::cli
