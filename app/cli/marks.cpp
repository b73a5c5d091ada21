// lectern-cli marks export|import: writes all user data to one readable file, and reads it into any library.
#include "verbs.h"

#include "jsonwriter.h"
#include "sourceinput.h"

#include "models/i18n/messages.h"
#include "models/store/edits/editlog.h"
#include "models/store/exports/marksfile.h"
#include "models/store/library.h"
#include "models/store/sqlite/atomicfile.h"

#include <QFile>

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

Exit exportMarks(const Arguments &arguments, Output &output)
{
    const auto library = Library::open(arguments.library(), Library::Mode::ReadOnly);
    if (!library)
        return fail(library.error());
    const auto json = (*library)->marksFile().write();
    if (!json)
        return fail(json.error());
    const QString target = arguments.value(u"output"_s);
    if (target.isEmpty() || target == "-"_L1) {
        output.write(*json);
        return output.finish();
    }
    if (const auto written = writeAtomically(target, *json); !written)
        return fail(written.error());
    return output.finish();
}

Exit importMarks(const Arguments &arguments, Output &output)
{
    const QString path = arguments.operands().value(1);
    SourceInput input;
    if (const auto opened = input.open(path); !opened)
        return fail(opened.error());
    const auto bytes = input.rest(MarksFile::kLargest);
    if (!bytes)
        return fail(bytes.error());
    if (bytes->size() > MarksFile::kLargest)
        return fail(Error{Messages::tr("“%1” is too large for a marks file.").arg(path)});
    // A mistyped name must not create an empty library.
    if (!QFile::exists(arguments.library()))
        return fail(Error{Messages::tr("Library “%1” does not exist.").arg(arguments.library())});
    const auto library = Library::open(arguments.library());
    if (!library)
        return fail(library.error());
    const auto outcome = (*library)->marksFile().read(*bytes);
    if (!outcome)
        return fail(outcome.error());
    if (arguments.json()) {
        JsonWriter json(output);
        json.beginObject();
        json.member("papers"_L1, outcome->papers);
        json.member("joined"_L1, outcome->joined);
        json.member("waiting"_L1, outcome->waiting);
        json.member("changed"_L1, outcome->edit.id != EditId::None);
        json.endObject();
        output.write("\n");
    } else {
        output.line(Messages::tr("Marks of %n papers: %1 applied, %2 waiting for their papers to be imported",
                                 nullptr, int(outcome->papers))
                        .arg(outcome->joined)
                        .arg(outcome->waiting));
    }
    return output.finish();
}

Exit run(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    arguments.option(u"output"_s, Messages::tr("Output file. Default: standard output."), u"FILE"_s, u"o"_s);
    arguments.jsonOption();
    if (const auto exit = arguments.read(output, 1, 2))
        return *exit;
    const QString what = arguments.operands().first();
    const qsizetype files = arguments.operands().size() - 1;
    if (what == "export"_L1 && files == 0)
        return exportMarks(arguments, output);
    if (what == "import"_L1 && files == 1)
        return importMarks(arguments, output);
    complain(what == "export"_L1 ? Messages::tr("“marks export” does not take a file; use -o FILE.")
                 : what == "import"_L1
                 ? Messages::tr("“marks import” expects a file.")
                 : Messages::tr("“marks” expects “export” or “import”, not “%1”.").arg(what));
    return WrongUsage;
}

} // namespace

const Verb marksVerb = {
    "marks"_L1, "export|import [FILE]",
    QT_TRANSLATE_NOOP("Messages",
                      "Export all bookmarks, tags, lists and notes as JSON, or import such a file."),
    run};

} // namespace lectern::cli
