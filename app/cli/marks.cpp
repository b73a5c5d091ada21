// lectern-cli marks export|import: writes all user data to one readable file, and reads it into any library.
#include "arguments.h"

#include "sourceinput.h"

#include "models/i18n/messages.h"
#include "models/store/edits/editlog.h"
#include "models/store/exports/marksfile.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/try.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

Result<Exit> exportMarks(const Arguments &arguments, Output &output)
{
    LECTERN_TRY(const auto library, Library::open(arguments.library(), Library::Mode::ReadOnly));
    LECTERN_TRY(const auto json, library->marksFile().write());
    const QString target = arguments.value(u"output"_s);
    if (target.isEmpty() || target == "-"_L1)
        output.write(json);
    else
        LECTERN_TRY(writeAtomically(target, json));
    return output.finish();
}

Result<Exit> importMarks(const Arguments &arguments, Output &output)
{
    const QString path = arguments.operands().value(1);
    SourceInput input;
    LECTERN_TRY(input.open(path));
    LECTERN_TRY(const auto bytes, input.rest(MarksFile::kLargest));
    if (bytes.size() > MarksFile::kLargest)
        return Error{Messages::tr("“%1” is too large for a marks file.").arg(path)};
    LECTERN_TRY(const auto library, openExisting(arguments));
    LECTERN_TRY(const auto outcome, library->marksFile().read(bytes));
    if (arguments.json()) {
        output.json(Json::object({{"papers"_L1, outcome.papers},
                                  {"joined"_L1, outcome.joined},
                                  {"waiting"_L1, outcome.waiting},
                                  {"changed"_L1, outcome.edit.id != EditId::None}}));
    } else {
        output.line(Messages::tr("Marks of %n papers: %1 applied, %2 waiting for their papers to be imported",
                                 nullptr, int(outcome.papers))
                        .arg(outcome.joined)
                        .arg(outcome.waiting));
    }
    return output.finish();
}

Result<Exit> runMarks(Arguments &arguments, Output &output)
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
    runMarks};

} // namespace lectern::cli
