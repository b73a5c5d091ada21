// lectern-cli views: prints statements that create stable views of a library for sqlite3.
#include "verbs.h"

#include "models/i18n/messages.h"
#include "models/store/exports/sqlviews.h"

namespace lectern::cli
{

namespace
{

Exit runViews(Arguments &arguments, Output &output)
{
    if (const auto exit = arguments.read(output, 0, 0))
        return *exit;
    output.write(sqlViews());
    return output.finish();
}

} // namespace

const Verb viewsVerb{
    QLatin1StringView("views"), QUtf8StringView(),
    QT_TRANSLATE_NOOP("Messages", "Print SQL that defines readable views of a library for sqlite3."),
    runViews};

} // namespace lectern::cli
