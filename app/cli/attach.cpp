// lectern-cli attach: attaches PDF files to their papers, and lists attached files and their paths.
#include "arguments.h"

#include "models/attachments/fileattacher.h"
#include "models/i18n/messages.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/queries/paperreader.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/paperrow.h"

#include <QDir>

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

QString foundText(FoundBy found)
{
    switch (found) {
    case FoundBy::Hand:
        return Messages::tr("selected manually");
    case FoundBy::Arxiv:
        return Messages::tr("by arXiv stamp");
    case FoundBy::Doi:
        return Messages::tr("by DOI");
    case FoundBy::Title:
        return Messages::tr("by title and authors");
    case FoundBy::Abstract:
        return Messages::tr("by abstract");
    case FoundBy::Read:
        return Messages::tr("created from the file");
    case FoundBy::Named:
        return Messages::tr("linked by its source");
    }
    return {};
}

QString stateText(FileState state)
{
    switch (state) {
    case FileState::Here:
        return Messages::tr("present");
    case FileState::Changed:
        return Messages::tr("changed");
    case FileState::Moved:
        return Messages::tr("moved");
    case FileState::Missing:
        return Messages::tr("missing");
    }
    return {};
}

Json jsonOf(const Attachment &file)
{
    Json json = Json::object({{"path"_L1, file.path},
                              {"sha256"_L1, QString::fromLatin1(file.hash.toHex())},
                              {"bytes"_L1, file.bytes}});
    if (file.pages > 0)
        json.add({"pages"_L1, file.pages});
    if (file.paper != PaperId::None)
        json.add({"paper"_L1, qint64(file.paper)});
    return json;
}

Json jsonOf(const AttachReport &report)
{
    const auto attached = [](const AttachReport::Attached &one) {
        Json json = jsonOf(one.file);
        json.add({"found"_L1, QString(foundName(one.file.found))});
        json.add({"title"_L1, one.title});
        return json;
    };
    const auto likely = [](const LikelyPaper &paper) {
        return Json::object(
            {{"paper"_L1, qint64(paper.paper)}, {"title"_L1, paper.title}, {"likeness"_L1, paper.likeness}});
    };
    const auto unsure = [&](const UnmatchedFile &one) {
        Json json = jsonOf(one.file);
        json.add({"title"_L1, orNull(one.title)});
        json.add({"likely"_L1, Json::array(one.likely, likely)});
        return json;
    };
    const auto refused = [](const AttachReport::Refused &one) {
        return Json::object({{"path"_L1, one.path}, {"why"_L1, one.why}});
    };
    const auto missing = [](const LinkedFile &one) {
        return Json::object(
            {{"name"_L1, one.name}, {"paper"_L1, qint64(one.paper)}, {"source"_L1, one.source}});
    };
    return Json::object({{"attached"_L1, Json::array(report.attached, attached)},
                         {"there"_L1, Json::array(report.there, attached)},
                         {"unsure"_L1, Json::array(report.unsure, unsure)},
                         {"refused"_L1, Json::array(report.refused, refused)},
                         {"missing"_L1, Json::array(report.missing, missing)}});
}

void print(Output &output, const AttachReport &report)
{
    for (const AttachReport::Attached &one : report.attached)
        output.line(Messages::tr("%1: attached to “%2” (%3)")
                        .arg(one.file.name, one.title, foundText(one.file.found)));
    for (const AttachReport::Attached &one : report.there)
        output.line(Messages::tr("%1: already attached to “%2”").arg(one.file.name, one.title));
    for (const UnmatchedFile &one : report.unsure) {
        output.line(one.likely.isEmpty()
                        ? Messages::tr("%1: no matching paper in this library").arg(one.file.name)
                        : Messages::tr("%1: uncertain; possible matches").arg(one.file.name));
        for (const LikelyPaper &paper : one.likely)
            output.line(u"    %1  %2"_s.arg(qint64(paper.paper)).arg(paper.title));
    }
    for (const LinkedFile &one : report.missing)
        output.line(Messages::tr("%1: not found at its stated location").arg(one.name));
}

Result<Exit> printReport(const AttachReport &report, const Arguments &arguments, Output &output)
{
    if (arguments.json())
        output.json(jsonOf(report));
    else
        print(output, report);
    for (const AttachReport::Refused &one : report.refused)
        complain(one.why);
    const Exit finished = output.finish();
    const bool all = report.unsure.isEmpty() && report.refused.isEmpty() && report.missing.isEmpty();
    return finished == Exit::Done && !all ? Exit::Failed : finished;
}

FileAttacher attacherOf(Library &library)
{
    return {library, [&library](const FileAttacher::Batch &kept) { return storeFiles(library, kept); }};
}

Result<Exit> attachThem(Library &library, const Arguments &arguments, Output &output)
{
    LECTERN_TRY(FileAttacher::canMatch());
    return printReport(attacherOf(library).attach(arguments.operands()), arguments, output);
}

// Attaches the files that bibliographies name; searches the folders for those that are not at their stated
// path.
Result<Exit> attachLinked(Library &library, const Arguments &arguments, Output &output)
{
    LECTERN_TRY(const auto named, linkedAndNotAttached(library));
    return printReport(attacherOf(library).attachLinked(named, arguments.operands()), arguments, output);
}

Result<Exit> attachTo(Library &library, PaperId paper, const Arguments &arguments, Output &output)
{
    LECTERN_TRY(library.papers().detail(paper));
    LECTERN_TRY(const auto files, filesFor(library, paper, arguments.operands()));
    LECTERN_TRY(library.attachments().attach(files));
    AttachReport report;
    const auto rows = library.papers().rows({paper});
    for (const Attachment &file : files)
        report.attached.append({file, rows ? rows->first().title : QString()});
    if (arguments.json())
        output.json(jsonOf(report));
    else
        print(output, report);
    return output.finish();
}

// Lists all attached files; searches the folders for those that have moved.
Result<Exit> listFiles(const Arguments &arguments, Output &output)
{
    const bool finds = !arguments.operands().isEmpty();
    LECTERN_TRY(
        const auto library,
        Library::open(arguments.library(), finds ? Library::Mode::ReadWrite : Library::Mode::ReadOnly));
    LECTERN_TRY(const auto files, library->attachments().all());
    QList<Json> listed;
    for (const Attachment &file : files) {
        // Without folders to search, checking the stored path is enough.
        LECTERN_TRY(const auto located,
                    finds ? locateFile(file, arguments.operands()) : locateFile(file, {}, {}, 0));
        if (located.state == FileState::Moved)
            LECTERN_TRY(library->attachments().setPlaceOnDisk(located.file));
        if (arguments.json()) {
            Json json = jsonOf(located.file);
            json.add({"title"_L1, file.title});
            json.add({"there"_L1, located.state != FileState::Missing});
            listed.append(json);
        } else {
            output.line(u"%1  %2  (%3)"_s.arg(stateText(located.state),
                                              QDir::toNativeSeparators(located.file.path), file.title));
        }
    }
    if (arguments.json())
        output.json(Json::array(listed, [](const Json &file) { return file; }));
    return output.finish();
}

Result<Exit> runAttach(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    arguments.jsonOption();
    arguments.option(u"paper"_s, Messages::tr("Attach the files to the paper with this number."),
                     u"NUMBER"_s);
    arguments.option(
        u"named"_s,
        Messages::tr("Attach the files that bibliographies in the library link to their papers, as reference "
                     "managers export them; search the folders for missing files."));
    arguments.option(
        u"list"_s,
        Messages::tr(
            "List all attached files and check that they exist; search the folders for moved files."));
    arguments.explain(
        {QString(),
         Messages::tr(
             "Files are matched to papers by the arXiv stamp, DOI, title or abstract on their first pages."),
         Messages::tr("Uncertain matches are listed, not attached. Files are not moved."),
         Messages::tr("Paper numbers are those printed by search.")});
    if (const auto exit = arguments.read(output, 0))
        return *exit;
    if (arguments.isSet(u"list"_s))
        return listFiles(arguments, output);
    const bool named = arguments.isSet(u"named"_s);
    if (arguments.operands().isEmpty() && !named)
        return arguments.wrongUsage(Messages::tr("“attach” expects a FILE or folder."));
    PaperId paper = PaperId::None;
    if (arguments.isSet(u"paper"_s)) {
        paper = PaperId(arguments.value(u"paper"_s).toLongLong());
        if (paper <= PaperId::None)
            return arguments.wrongUsage(Messages::tr("--paper expects the number of a paper."));
    }
    LECTERN_TRY(const auto library, openExisting(arguments));
    if (named)
        return attachLinked(*library, arguments, output);
    return paper == PaperId::None ? attachThem(*library, arguments, output)
                                  : attachTo(*library, paper, arguments, output);
}

} // namespace

const Verb attachVerb = {
    "attach"_L1, "FILE…",
    QT_TRANSLATE_NOOP("Messages", "Attach PDF files to their papers, or list attached files."), runAttach};

} // namespace lectern::cli
