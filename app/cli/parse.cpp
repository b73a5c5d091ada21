// lectern-cli parse: prints the content of a file; changes nothing.
#include "arguments.h"

#include "paperoutput.h"
#include "sourceinput.h"

#include "models/formats/base/encoding.h"
#include "models/formats/base/legacyencoding.h"
#include "models/formats/base/refusal.h"
#include "models/formats/bib/bibformats.h"
#include "models/formats/registry.h"
#include "models/formats/sites/paperblocks.h"
#include "models/i18n/messages.h"
#include "models/import/converterrun.h"
#include "models/import/lineblocks.h"
#include "models/store/sqlite/try.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

// Largest file in bytes without line records; it is read as a whole, which needs several times its size in
// memory.
constexpr qint64 kLargestWhole = 256 * 1024 * 1024;

constexpr qsizetype kShown = 70; // characters of a range

QString nameOf(UnderstoodPart::Role role)
{
    switch (role) {
    case UnderstoodPart::Role::Name:
        return u"name"_s;
    case UnderstoodPart::Role::Figures:
        return u"figures"_s;
    case UnderstoodPart::Role::Date:
        return u"date"_s;
    case UnderstoodPart::Role::Title:
        return u"title"_s;
    case UnderstoodPart::Role::Authors:
        return u"authors"_s;
    case UnderstoodPart::Role::Abstract:
        return u"abstract"_s;
    case UnderstoodPart::Role::Detail:
        return u"field"_s;
    case UnderstoodPart::Role::Separator:
        return u"separator"_s;
    case UnderstoodPart::Role::Boilerplate:
        return u"boilerplate"_s;
    case UnderstoodPart::Role::NotUnderstood:
        break;
    }
    return u"not understood"_s;
}

UnderstoodPart partOf(const ByteRange &range)
{
    using Role = UnderstoodPart::Role;
    const Role role = range.kind == ByteRange::Kind::Field ? Role::Detail
        : range.kind == ByteRange::Kind::Separator         ? Role::Separator
        : range.kind == ByteRange::Kind::Boilerplate       ? Role::Boilerplate
                                                           : Role::NotUnderstood;
    return {role, range.begin, range.end, range.line, 0, {}};
}

// Prints a line for each range of a source except white space: its line, its meaning, the weight of the
// evidence (0 to 100), the evidence, and the beginning of its text. Evidence is missing for readers that
// record none.
void printExplanation(Output &output, const ParsedSource &source, QByteArrayView bytes)
{
    QList<UnderstoodPart> parts = source.parts;
    if (parts.isEmpty())
        for (const ByteRange &range : source.ranges)
            parts.append(partOf(range));
    for (const UnderstoodPart &part : std::as_const(parts)) {
        const QByteArrayView range = bytes.sliced(part.begin, part.end - part.begin);
        const QString text = QString::fromUtf8(range.first(qMin(range.size(), 4 * kShown))).simplified();
        if (text.isEmpty())
            continue;
        const QString weight = part.evidence.isEmpty() ? QString() : QString::number(part.weight);
        output.line(u"%1  %2 %3  %4  | %5"_s.arg(QString::number(part.line).rightJustified(6),
                                                 nameOf(part.role).leftJustified(14),
                                                 weight.rightJustified(3), part.evidence.leftJustified(44),
                                                 text.size() > kShown ? text.first(kShown) + u'…' : text));
    }
    output.line();
}

// Prints a line for each field of a source with named fields: its meaning, the reason, its name and its first
// values. choices: user-defined meanings.
void printFields(Output &output, const SourceFields &source, const FieldChoices &choices)
{
    output.line(source.isTable ? u"columns of the table:"_s : u"keys of the objects:"_s);
    for (const SourceField &field : source.fields) {
        const bool isCorrected = choices.contains(field.name);
        const QString read = columnField(choices.value(field.name, field.guess));
        const QString why = isCorrected ? u"as specified"_s : read.isEmpty() ? QString() : u"by its name"_s;
        const QString values = field.samples.join(u" · "_s);
        output.line(u"        %1  %2  %3  | %4"_s.arg(
            (read.isEmpty() ? u"kept unchanged"_s : read).leftJustified(14), why.leftJustified(12),
            field.name.leftJustified(28), values.size() > kShown ? values.first(kShown) + u'…' : values));
    }
    output.line();
}

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

// Each page of the file may have a different format, unless one is requested. explained: where to print how
// each range was parsed; null: nowhere.
Result<> parseWhole(SourceInput &input, const Format &format, const ParseContext &context,
                    const Arguments &arguments, ParseOutput &output, Output *explained)
{
    LECTERN_TRY(const auto read, input.rest(kLargestWhole));
    const ReadableText text = readableText(read, arguments.encoding());
    const QByteArrayView bytes = text.of(read);
    if (bytes.size() > kLargestWhole)
        return Error{Messages::tr("“%1” exceeds %2 bytes, the limit for the format %3.")
                         .arg(input.name(), QString::number(kLargestWhole), format.name)};
    auto pages = parsePages(bytes, context, format, arguments.format());
    if (!pages)
        return Error{u"“%1”: %2"_s.arg(input.name(), pages.error().message)};
    pages->first().source.diagnostics = text.diagnostics + pages->first().source.diagnostics;
    for (const ParsedPage &page : *pages) {
        output.begin(input.name(), page.source.format, page.source.author);
        output.block(page.source);
        if (explained)
            printExplanation(*explained, page.source, page.slice.of(bytes));
        output.end();
    }
    return {};
}

// Prints the layout of a file without its words.
Result<> printLayout(const QString &file, Output &output)
{
    SourceInput input;
    LECTERN_TRY(input.open(file));
    LECTERN_TRY(const auto bytes, input.rest(kLargestWhole));
    if (const QString reason = noTextError(bytes); !reason.isEmpty())
        return Error{u"“%1”: %2"_s.arg(input.name(), reason)};
    for (const QString &line : pageLayout(bytes).split(u'\n'))
        output.line(line);
    return {};
}

// Reads a file through an external converter, as an import does.
Result<> parseConverted(SourceInput &input, const Converter &converter, const ParseContext &context,
                        const QString &encoding, ParseOutput &output)
{
    LECTERN_TRY(auto bytes, input.rest(ConverterLimits().input));
    if (ReadableText text = readableText(bytes, encoding); !text.utf8.isEmpty())
        bytes = std::move(text.utf8);
    const auto parsed = readConverted(converter, bytes, context);
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
    LECTERN_TRY(input.open(file));
    LECTERN_TRY(const auto head, input.head());
    ParseContext context;
    context.savedOn = arguments.savedOn().isValid() ? arguments.savedOn() : input.modifiedOn();
    context.fileName = input.name();
    context.explain = explained;
    context.fields = arguments.fields();
    const ReadableText text = readableText(head, arguments.encoding());
    DetectedSource source = detectSource(text.of(head));
    if (explained && !source.fields.format.isEmpty())
        printFields(*explained, source.fields, context.fields);
    source.choose(arguments.format(), context.fields);
    if (source.needsFields())
        return Error{
            Messages::tr("“%1”: %2 Map them with --map KEY=FIELD.").arg(input.name(), source.refused)};
    if (!source.isReadable())
        return Error{u"“%1”: %2"_s.arg(input.name(), source.refused)};
    if (source.converter)
        return parseConverted(input, *source.converter, context, arguments.encoding(), output);
    // Only UTF-8 text can be split into lines byte by byte.
    return source.format->lines && text.utf8.isEmpty() && !utf16Encoding(head)
        ? parseLines(input, *source.format, context, output)
        : parseWhole(input, *source.format, context, arguments, output, explained);
}

Result<Exit> runParse(Arguments &arguments, Output &output)
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
    arguments.encodingOption();
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
