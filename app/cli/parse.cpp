// lectern-cli parse: prints the content of a file; changes nothing.
#include "verbs.h"

#include "explanation.h"
#include "paperoutput.h"
#include "sourceinput.h"

#include "models/formats/base/encoding.h"
#include "models/formats/base/refusal.h"
#include "models/formats/bib/bibformats.h"
#include "models/formats/registry.h"
#include "models/formats/sites/paperblocks.h"
#include "models/i18n/messages.h"
#include "models/import/converterrun.h"
#include "models/import/lineblocks.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

// Largest file in bytes without line records; it is read as a whole, which needs several times its size in
// memory.
constexpr qint64 kLargestWhole = 256 * 1024 * 1024;

// Reads a file with one record per line in blocks, so that files of many gigabytes need little memory.
Result<> parseLines(SourceInput &input, const Format &format, const ParseContext &context,
                    ParseOutput &output)
{
    LineBlocks blocks(input.device(), format, context, LineBlocks::Make::Papers);
    bool isFirst = true;
    while (!output.isClosed()) {
        const auto block = blocks.next();
        if (!block && isFirst)
            return Error{u"“%1”: %2"_s.arg(input.name(), block.error().message)};
        if (!block) { // earlier blocks are printed already; the document must be closed
            output.end();
            return Error{u"“%1”: %2"_s.arg(input.name(), block.error().message)};
        }
        if (!block->has_value())
            break;
        const ParsedSource &parsed = (*block)->parsed;
        if (std::exchange(isFirst, false))
            output.begin(input.name(), format.id, parsed.author);
        output.block(parsed);
    }
    output.end();
    return {};
}

// formatId: the requested format; empty: each page of the file may have a different one. explained: where to
// print how each range was parsed; null: nowhere.
Result<> parseWhole(SourceInput &input, const Format &format, const ParseContext &context,
                    const QString &formatId, ParseOutput &output, Output *explained)
{
    const auto bytes = input.rest(kLargestWhole);
    if (!bytes)
        return bytes.error();
    if (bytes->size() > kLargestWhole)
        return Error{Messages::tr("“%1” exceeds %2 bytes, the limit for the format %3.")
                         .arg(input.name(), QString::number(kLargestWhole), format.name)};
    const auto pages = parsePages(*bytes, context, format, formatId);
    if (!pages)
        return Error{u"“%1”: %2"_s.arg(input.name(), pages.error().message)};
    for (const ParsedPage &page : *pages) {
        output.begin(input.name(), page.source.format, page.source.author);
        output.block(page.source);
        if (explained)
            printExplanation(*explained, page.source, page.slice.of(*bytes));
        output.end();
    }
    return {};
}

// Prints the layout of a file without its words.
Result<> printLayout(const QString &file, Output &output)
{
    SourceInput input;
    if (auto opened = input.open(file); !opened)
        return opened.error();
    const auto bytes = input.rest(kLargestWhole);
    if (!bytes)
        return bytes.error();
    if (const QString reason = noTextError(*bytes); !reason.isEmpty())
        return Error{u"“%1”: %2"_s.arg(input.name(), reason)};
    for (const QString &line : pageLayout(*bytes).split(u'\n'))
        output.line(line);
    return {};
}

// Reads a file through an external converter, as an import does.
Result<> parseConverted(SourceInput &input, const Converter &converter, const ParseContext &context,
                        ParseOutput &output)
{
    const auto bytes = input.rest(ConverterLimits().input);
    if (!bytes)
        return bytes.error();
    const auto parsed = readConverted(converter, *bytes, context);
    if (!parsed)
        return Error{u"“%1”: %2"_s.arg(input.name(), parsed.error().message)};
    output.begin(input.name(), converter.id, parsed->author);
    output.block(*parsed);
    output.end();
    return {};
}

// Passes one file to a ParseOutput while reading it.
Result<> parseFile(const QString &file, const Arguments &arguments, ParseOutput &output, Output *explained)
{
    SourceInput input;
    if (auto opened = input.open(file); !opened)
        return opened.error();
    const auto head = input.head();
    if (!head)
        return head.error();
    ParseContext context;
    context.savedOn = arguments.savedOn().isValid() ? arguments.savedOn() : input.modifiedOn();
    context.fileName = input.name();
    context.explain = explained;
    context.fields = arguments.fields();
    DetectedSource source = detectSource(*head);
    if (explained && !source.fields.format.isEmpty())
        printFields(*explained, source.fields, context.fields);
    source.choose(arguments.format(), context.fields);
    if (source.needsFields())
        return Error{
            Messages::tr("“%1”: %2 Map them with --map KEY=FIELD.").arg(input.name(), source.refused)};
    if (!source.isReadable())
        return Error{u"“%1”: %2"_s.arg(input.name(), source.refused)};
    if (source.converter)
        return parseConverted(input, *source.converter, context, output);
    // UTF-16 text cannot be split into lines byte by byte
    return source.format->lines && !utf16Encoding(*head)
        ? parseLines(input, *source.format, context, output)
        : parseWhole(input, *source.format, context, arguments.format(), output, explained);
}

Exit runParse(Arguments &arguments, Output &output)
{
    arguments.jsonOption();
    arguments.option(
        u"jsonl"_s,
        Messages::tr("Print one paper per line as JSON; unrecognised input goes to standard error."));
    arguments.option(u"explain"_s, Messages::tr("Print how each range of a file was read, and why."));
    arguments.option(u"layout"_s,
                     Messages::tr("Print the file with all letters as x and all digits as 9, for reporting a "
                                  "page that is not recognised."));
    arguments.formatOption();
    arguments.savedOnOption();
    arguments.mapOption();
    if (const auto exit = arguments.read(output, 1))
        return *exit;
    if (arguments.json() && arguments.isSet(u"jsonl"_s))
        return arguments.wrongUsage(Messages::tr("--json and --jsonl cannot be combined."));

    const bool explains = arguments.isSet(u"explain"_s), asLayout = arguments.isSet(u"layout"_s);
    if ((explains || asLayout) && (arguments.json() || arguments.isSet(u"jsonl"_s) || (explains && asLayout)))
        return arguments.wrongUsage(
            Messages::tr("--explain, --layout, --json and --jsonl cannot be combined."));

    const auto parseOutput = arguments.json() ? parseOutputJson(output)
        : arguments.isSet(u"jsonl"_s)         ? parseOutputJsonLines(output)
                                              : parseOutputText(output);
    Exit exit = Done;
    for (const QString &file : arguments.operands()) {
        const auto parsed = asLayout ? printLayout(file, output)
                                     : parseFile(file, arguments, *parseOutput, explains ? &output : nullptr);
        if (!parsed) {
            complain(parsed.error().message);
            exit = Failed;
        }
        if (output.isClosed())
            break;
    }
    const Exit written = output.finish();
    return exit == Done ? written : exit;
}
} // namespace

const Verb parseVerb = {
    "parse"_L1, "FILE...",
    QT_TRANSLATE_NOOP("Messages",
                      "Show the papers in files without importing them. FILE may be - for standard input."),
    runParse};

} // namespace lectern::cli
