// lectern-cli export: exports papers of a library to other formats.
#include "arguments.h"

#include "models/core/query/query.h"
#include "models/formats/registry.h"
#include "models/i18n/messages.h"
#include "models/store/exports/exporter.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/sqlite/try.h"

#include <QFileInfo>

#include <optional>

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

QStringList writableFormats()
{
    QStringList ids;
    for (const Format &format : formats())
        if (format.stream)
            ids.append(format.id);
    return ids;
}

// Returns the first format with this file name extension; empty if there is none.
QString formatOfFile(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const Format &format : formats())
        if (format.stream && format.extensions.contains(suffix))
            return format.id;
    return {};
}

// Reads the value of --without; nothing if it contains an unknown part.
std::optional<ExportParts> partsWithout(const QString &words)
{
    ExportParts parts;
    for (const QString &word : words.split(u',', Qt::SkipEmptyParts)) {
        if (word == "abstracts"_L1)
            parts.abstracts = false;
        else if (word == "marks"_L1)
            parts.marks = false;
        else if (word == "notes"_L1)
            parts.notes = false;
        else
            return {};
    }
    return parts;
}

// Returns all matching papers, in the order of the query.
Result<ExportScope> scopeOf(Library &library, const Query &query, const ExportParts &parts)
{
    LECTERN_TRY(const auto found, library.index().search(query));
    return ExportScope{found->ids(0, found->count()), query.root.kind == QueryNode::Kind::All, parts};
}

void declareExport(Arguments &arguments)
{
    arguments.libraryOption();
    arguments.option(u"query"_s,
                     Messages::tr("Only papers that match this query (syntax as for search). Default: all."),
                     u"Q"_s);
    arguments.option(
        u"format"_s,
        Messages::tr("%1. Default: by the extension of FILE.").arg(writableFormats().join(u", ")), u"F"_s);
    arguments.option(u"jsonl"_s, Messages::tr("Same as --format jsonl: all data, including marks."));
    arguments.option(
        u"everything"_s,
        Messages::tr("With bibtex, biblatex, ris and csl-json: include abstracts, keywords, marks, notes and "
                     "files, for another Lectern. Default: only the data needed for citing."));
    arguments.option(u"without"_s, Messages::tr("Omit these, separated by commas: abstracts, marks, notes."),
                     u"PARTS"_s);
    arguments.option(u"keys"_s,
                     Messages::tr("Citation keys for BibTeX and CSL-JSON: lectern (winter2021slow) or "
                                  "better-bibtex (winterSlowCamerasObserve2021); imported keys are kept."),
                     u"FORM"_s);
    arguments.option(u"output"_s, Messages::tr("Output file. Default: standard output."), u"FILE"_s, u"o"_s);
}

// Reads the given format, or that of the file; returns an exit code if it cannot be written.
std::optional<Exit> readFormat(const Arguments &arguments, const QString &file, QString *format)
{
    *format = arguments.format();
    if (arguments.isSet(u"jsonl"_s)) {
        if (!format->isEmpty() && *format != "jsonl"_L1)
            return arguments.wrongUsage(
                Messages::tr("--jsonl and --format %1 cannot be combined.").arg(*format));
        *format = u"jsonl"_s;
    }
    if (format->isEmpty())
        *format = formatOfFile(file);
    const QString writable = writableFormats().join(u", ");
    if (format->isEmpty())
        return arguments.wrongUsage(Messages::tr("--format is missing; available: %1.").arg(writable));
    if (!writableFormats().contains(*format))
        return arguments.wrongUsage(
            Messages::tr("The format “%1” can only be read; writable formats: %2.").arg(*format, writable));
    return {};
}

// Reads which parts of a paper are written, and under which citation keys.
std::optional<Exit> readParts(const Arguments &arguments, ExportParts *parts)
{
    const std::optional<ExportParts> left = partsWithout(arguments.value(u"without"_s));
    if (!left)
        return arguments.wrongUsage(
            Messages::tr("--without expects abstracts, marks and notes, separated by commas."));
    *parts = *left;
    if (arguments.isSet(u"everything"_s) || arguments.isSet(u"without"_s))
        parts->content = ExportContent::Everything;
    if (const QString form = arguments.value(u"keys"_s); form == "better-bibtex"_L1)
        parts->keys = KeyForm::BetterBibtex;
    else if (arguments.isSet(u"keys"_s) && form != "lectern"_L1)
        return arguments.wrongUsage(Messages::tr("--keys expects lectern or better-bibtex."));
    return {};
}

void showWritten(ProgressLine *line, qsizetype done, qsizetype all)
{
    line->show(Messages::tr("%1 of %n papers", nullptr, int(all)).arg(done));
}

// Exports to standard output. Stops early when the reader closes the pipe.
Result<Exit> exportToOutput(Library &library, const QString &format, const ExportScope &scope, Output &output)
{
    ProgressLine line;
    const auto written = library.exporter().write(
        format, scope,
        [&output](const QByteArray &bytes) -> Result<> {
            output.write(bytes);
            return {};
        },
        [&line](qsizetype done, qsizetype all) { showWritten(&line, done, all); },
        [&output] { return output.isClosed(); });
    line.show({});
    if (!written && !output.isClosed())
        return written.error();
    return output.finish();
}

Result<Exit> exportToFile(Library &library, const QString &file, const QString &format,
                          const ExportScope &scope, Output &output)
{
    ProgressLine line;
    LECTERN_TRY(const auto written,
                library.exporter().writeFile(file, format, scope, [&line](qsizetype done, qsizetype all) {
                    showWritten(&line, done, all);
                }));
    line.show({});
    output.line(Messages::tr("%1: %n papers (%2)", nullptr, int(written)).arg(file, format));
    return output.finish();
}

Result<Exit> runExport(Arguments &arguments, Output &output)
{
    declareExport(arguments);
    if (const auto exit = arguments.read(output, 0, 0))
        return *exit;
    const QString file = arguments.value(u"output"_s);
    QString format;
    if (const auto exit = readFormat(arguments, file, &format))
        return *exit;
    ExportParts parts;
    if (const auto exit = readParts(arguments, &parts))
        return *exit;
    Query query;
    if (const auto exit = readQuery(arguments.value(u"query"_s), &query.root))
        return *exit;
    query.sort.key = SortOrder::Key::ListOrder; // newest first if the query names no list

    LECTERN_TRY(const auto opened, Library::open(arguments.library(), Library::Mode::ReadOnly));
    Library &library = *opened;
    LECTERN_TRY(const auto scope, scopeOf(library, query, parts));
    if (file.isEmpty() || file == "-"_L1)
        return exportToOutput(library, format, scope, output);
    return exportToFile(library, file, format, scope, output);
}
} // namespace

const Verb exportVerb = {
    "export"_L1, "",
    QT_TRANSLATE_NOOP("Messages",
                      "Export papers as BibTeX, RIS, CSL-JSON, CSV, JSON lines or a reading list."),
    runExport};

} // namespace lectern::cli
