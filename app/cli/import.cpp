// lectern-cli import: imports files and folders into a library.
#include "arguments.h"

#include "paperoutput.h"
#include "sourceinput.h"

#include "models/i18n/messages.h"
#include "models/import/fileimporter.h"
#include "models/store/sqlite/try.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kLargestPiped = 1024 * 1024 * 1024; // bytes; piped input is held in memory

QString nameOf(const FileReport &report)
{
    return report.path.isEmpty() ? report.name : report.path;
}

Json jsonOf(const JoinConflict &join)
{
    return Json::object({{"paper"_L1, qint64(join.paper)},
                         {"line"_L1, qint64(join.line)},
                         {"title"_L1, orNull(join.title)},
                         {"authors"_L1, join.authors},
                         {"known_title"_L1, orNull(join.knownTitle)},
                         {"known_authors"_L1, join.knownAuthors}});
}

Json jsonOf(const FileReport &report)
{
    return Json::object({
        {"file"_L1, nameOf(report)},
        {"format"_L1, orNull(report.format)},
        {"refused"_L1, orNull(report.refused)},
        {"already_there"_L1, report.alreadyImported},
        {"in_bin"_L1, report.inTrash},
        {"saved_on"_L1, orNull(report.savedOn.toString(Qt::ISODate))},
        {"records"_L1, report.records},
        {"new_papers"_L1, report.newPapers},
        {"joined_papers"_L1, report.joinedPapers},
        {"joined_disagreeing"_L1, report.disagreeing},
        // at most kMaxDisagreements of them
        {"disagreements"_L1,
         Json::array(report.disagreements, [](const JoinConflict &join) { return jsonOf(join); })},
        {"bytes"_L1, report.bytes},
        {"not_understood"_L1, report.notUnderstoodBytes},
    });
}

void printReport(Output &output, const FileReport &report)
{
    const QString name = nameOf(report);
    if (report.alreadyImported) {
        output.line((report.inTrash ? Messages::tr("%1: in the trash of the library")
                                    : Messages::tr("%1: already in the library"))
                        .arg(name));
        return;
    }
    output.line(Messages::tr("%1 (%2): %3, %4, %5 matched to known papers")
                    .arg(name, report.format, Messages::tr("%n records", nullptr, int(report.records)),
                         Messages::tr("%n new papers", nullptr, int(report.newPapers)),
                         QString::number(report.joinedPapers)));
    for (const JoinConflict &join : report.disagreements)
        output.line(Messages::tr("%1:%2: “%3” (%4) matched to paper %5, known as “%6” (%7)")
                        .arg(name, QString::number(join.line), join.title,
                             join.authors.mid(0, 3).join(u", "_s), QString::number(qint64(join.paper)),
                             join.knownTitle, join.knownAuthors.mid(0, 3).join(u", "_s)));
    if (const auto more = report.disagreeing - report.disagreements.size(); more > 0)
        output.line(Messages::tr("%1: %2 more matched to a paper with a different title or authors")
                        .arg(name, QString::number(more)));
    for (const Diagnostic &diagnostic : report.diagnostics)
        output.line(diagnosticLine(name, diagnostic));
    for (const UnreadRange &range : report.notUnderstood)
        output.line(
            Messages::tr("%1:%2: not recognised: %3").arg(name, QString::number(range.line), range.text));
    if (report.notUnderstoodBytes > 0)
        output.line(Messages::tr("%1: %2 of %3 bytes not recognised: %4 % recognised")
                        .arg(name, QString::number(report.notUnderstoodBytes), QString::number(report.bytes),
                             QString::number(100 * report.understood(), 'f', 1)));
}

// Imports all files and folders in the given order, and standard input for "-".
Result<QList<FileReport>> importAll(FileImporter &importer, const QStringList &operands)
{
    QStringList paths = operands;
    const bool hasInput = paths.removeAll(u"-"_s) > 0;
    QList<FileReport> reports = importer.importPaths(paths).files;
    if (hasInput) {
        SourceInput input;
        LECTERN_TRY(input.open(u"-"_s));
        LECTERN_TRY(const auto bytes, input.rest(kLargestPiped));
        if (bytes.size() > kLargestPiped)
            return Error{Messages::tr("Standard input exceeds %1 bytes; import from a file instead.")
                             .arg(kLargestPiped)};
        reports += importer.importBytes(bytes, input.name()).files;
    }
    return reports;
}

// Whether each operand gave at least one source. Unrecognised files in a folder are not an error.
bool hasSourceForEach(const QStringList &operands, const QList<FileReport> &reports)
{
    QSet<QString> taken; // paths of the files and of all their parent folders; "-": standard input
    for (const FileReport &report : reports) {
        if (!report.refused.isEmpty())
            continue;
        QString path = report.path.isEmpty() ? u"-"_s : report.path;
        while (!path.isEmpty() && !taken.contains(path)) {
            taken.insert(path);
            path.truncate(qMax<qsizetype>(0, path.lastIndexOf(u'/')));
        }
    }
    return std::all_of(operands.begin(), operands.end(), [&](const QString &operand) {
        return taken.contains(operand == "-"_L1 ? operand
                                                : QDir::cleanPath(QFileInfo(operand).absoluteFilePath()));
    });
}

Result<Exit> runImport(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    arguments.jsonOption();
    arguments.formatOption();
    arguments.encodingOption();
    arguments.savedOnOption();
    arguments.mapOption();
    arguments.explain({QString(),
                       Messages::tr("The mapping given with --map is stored in the library for the layout of "
                                    "the source (its set of names)"),
                       Messages::tr("and is reused for sources with the same layout.")});
    if (const auto exit = arguments.read(output, 1))
        return *exit;
    LECTERN_TRY(const auto library, Library::open(arguments.library()));
    FileImporter importer(*library);
    importer.setSavedOn(arguments.savedOn());
    importer.setFormat(arguments.format());
    importer.setEncoding(arguments.encoding());
    importer.setFields(arguments.fields());
    ProgressLine line;
    importer.onProgress([&line](const ImportProgress &progress) {
        const qint64 percent = progress.totalBytes > 0 ? 100 * progress.bytes / progress.totalBytes : 0;
        QString state = Messages::tr("%1 of %2: %3, %4 %, %n records", nullptr, int(progress.records))
                            .arg(QString::number(progress.file), QString::number(progress.files),
                                 progress.name, QString::number(percent));
        if (progress.recordsPerSecond >= 1)
            state += Messages::tr(", %1 per second").arg(qRound(progress.recordsPerSecond));
        if (progress.finishing)
            state += Messages::tr(", writing the index");
        if (progress.secondsLeft >= 0)
            state += Messages::tr(", %1 s left").arg(qRound(progress.secondsLeft));
        line.show(state);
    });
    LECTERN_TRY(const auto reports, importAll(importer, arguments.operands()));
    line.show({});
    if (arguments.json())
        output.json(Json::array(reports, [](const FileReport &report) { return jsonOf(report); }));
    for (const FileReport &report : reports) {
        if (!report.refused.isEmpty()) {
            complain(u"“%1”: %2"_s.arg(nameOf(report), diagnosticText(report.refused))
                     + (report.namesUnknown ? Messages::tr(" Map them with --map KEY=FIELD.") : QString()));
        } else if (!arguments.json()) {
            printReport(output, report);
        }
    }
    const Exit written = output.finish();
    return hasSourceForEach(arguments.operands(), reports) ? written : Failed;
}
} // namespace

const Verb importVerb = {
    "import"_L1, "FILE-or-FOLDER...",
    QT_TRANSLATE_NOOP("Messages", "Import files and folders into a library; creates it if missing."),
    runImport};

} // namespace lectern::cli
