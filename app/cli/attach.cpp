// lectern-cli attach: attaches PDF files to their papers, and lists attached files and their paths.
#include "verbs.h"

#include "jsonwriter.h"

#include "models/attachments/fileattacher.h"
#include "models/i18n/messages.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/library.h"
#include "models/store/queries/paperreader.h"
#include "models/store/types/paperrow.h"

#include <QDir>
#include <QFile>

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

void write(JsonWriter &json, const Attachment &file)
{
    json.member("path"_L1, file.path);
    json.member("sha256"_L1, QString::fromLatin1(file.hash.toHex()));
    json.member("bytes"_L1, file.bytes);
    if (file.pages > 0)
        json.member("pages"_L1, file.pages);
    if (file.paper != PaperId::None)
        json.member("paper"_L1, qint64(file.paper));
}

void writeJson(Output &output, const AttachReport &report)
{
    JsonWriter json(output);
    json.beginObject();
    const auto files = [&](QLatin1StringView name, const QList<AttachReport::Attached> &list) {
        json.key(name);
        json.beginArray();
        for (const AttachReport::Attached &one : list) {
            json.beginObject();
            write(json, one.file);
            json.member("found"_L1, QString(foundName(one.file.found)));
            json.member("title"_L1, one.title);
            json.endObject();
        }
        json.endArray();
    };
    files("attached"_L1, report.attached);
    files("there"_L1, report.there);
    json.key("unsure"_L1);
    json.beginArray();
    for (const UnmatchedFile &one : report.unsure) {
        json.beginObject();
        write(json, one.file);
        json.memberOrNull("title"_L1, one.title);
        json.key("likely"_L1);
        json.beginArray();
        for (const LikelyPaper &paper : one.likely) {
            json.beginObject();
            json.member("paper"_L1, qint64(paper.paper));
            json.member("title"_L1, paper.title);
            json.member("likeness"_L1, paper.likeness);
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }
    json.endArray();
    json.key("refused"_L1);
    json.beginArray();
    for (const AttachReport::Refused &one : report.refused) {
        json.beginObject();
        json.member("path"_L1, one.path);
        json.member("why"_L1, one.why);
        json.endObject();
    }
    json.endArray();
    json.key("missing"_L1);
    json.beginArray();
    for (const LinkedFile &one : report.missing) {
        json.beginObject();
        json.member("name"_L1, one.name);
        json.member("paper"_L1, qint64(one.paper));
        json.member("source"_L1, one.source);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    output.write("\n");
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

Exit printReport(const AttachReport &report, const Arguments &arguments, Output &output)
{
    if (arguments.json())
        writeJson(output, report);
    else
        print(output, report);
    for (const AttachReport::Refused &one : report.refused)
        (void)fail(Error{one.why});
    const Exit finished = output.finish();
    const bool all = report.unsure.isEmpty() && report.refused.isEmpty() && report.missing.isEmpty();
    return finished == Exit::Done && !all ? Exit::Failed : finished;
}

FileAttacher attacherOf(Library &library)
{
    return {library, [&library](const FileAttacher::Batch &kept) { return storeFiles(library, kept); }};
}

Exit attachThem(Library &library, const Arguments &arguments, Output &output)
{
    if (const auto can = FileAttacher::canMatch(); !can)
        return fail(can.error());
    return printReport(attacherOf(library).attach(arguments.operands()), arguments, output);
}

// Attaches the files that bibliographies name; searches the folders for those that are not at their stated
// path.
Exit attachLinked(Library &library, const Arguments &arguments, Output &output)
{
    const auto named = linkedAndNotAttached(library);
    if (!named)
        return fail(named.error());
    return printReport(attacherOf(library).attachLinked(*named, arguments.operands()), arguments, output);
}

Exit attachTo(Library &library, PaperId paper, const Arguments &arguments, Output &output)
{
    if (const auto there = library.papers().detail(paper); !there)
        return fail(there.error());
    const auto files = filesFor(library, paper, arguments.operands());
    if (!files)
        return fail(files.error());
    const auto edit = library.attachments().attach(*files);
    if (!edit)
        return fail(edit.error());
    AttachReport report;
    const auto rows = library.papers().rows({paper});
    for (const Attachment &file : *files)
        report.attached.append({file, rows ? rows->first().title : QString()});
    if (arguments.json())
        writeJson(output, report);
    else
        print(output, report);
    return output.finish();
}

// Lists all attached files; searches the folders for those that have moved.
Exit listFiles(const Arguments &arguments, Output &output)
{
    const bool finds = !arguments.operands().isEmpty();
    const auto library =
        Library::open(arguments.library(), finds ? Library::Mode::ReadWrite : Library::Mode::ReadOnly);
    if (!library)
        return fail(library.error());
    const auto files = (*library)->attachments().all();
    if (!files)
        return fail(files.error());
    JsonWriter json(output);
    if (arguments.json())
        json.beginArray();
    for (const Attachment &file : *files) {
        // Without folders to search, checking the stored path is enough.
        const auto located = finds ? locateFile(file, arguments.operands()) : locateFile(file, {}, {}, 0);
        if (!located)
            return fail(located.error());
        if (located->state == FileState::Moved)
            if (const auto kept = (*library)->attachments().setPlaceOnDisk(located->file); !kept)
                return fail(kept.error());
        if (arguments.json()) {
            json.beginObject();
            write(json, located->file);
            json.member("title"_L1, file.title);
            json.member("there"_L1, located->state != FileState::Missing);
            json.endObject();
        } else {
            output.line(u"%1  %2  (%3)"_s.arg(stateText(located->state),
                                              QDir::toNativeSeparators(located->file.path), file.title));
        }
    }
    if (arguments.json()) {
        json.endArray();
        output.write("\n");
    }
    return output.finish();
}

Exit run(Arguments &arguments, Output &output)
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
    // A mistyped name must not create an empty library.
    if (!QFile::exists(arguments.library()))
        return fail(Error{Messages::tr("Library “%1” does not exist.").arg(arguments.library())});
    const auto library = Library::open(arguments.library());
    if (!library)
        return fail(library.error());
    if (named)
        return attachLinked(**library, arguments, output);
    return paper == PaperId::None ? attachThem(**library, arguments, output)
                                  : attachTo(**library, paper, arguments, output);
}

} // namespace

const Verb attachVerb = {
    "attach"_L1, "FILE…",
    QT_TRANSLATE_NOOP("Messages", "Attach PDF files to their papers, or list attached files."), run};

} // namespace lectern::cli
