// lectern-cli parse: what a file holds; changes nothing.
#include "verbs.h"

#include "jsonwriter.h"
#include "paperoutput.h"
#include "sourceinput.h"

#include "models/formats/registry.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{
// Formats of one record a line are read in blocks, so that a file of many gigabytes passes through little
// memory.
constexpr qsizetype kBlock = 16 * 1024 * 1024;

// One file from its first byte to its last, handed to a ParseOutput as it is read.
Result<> parseFile(const QString &file, const Arguments &arguments, ParseOutput &output)
{
    SourceInput input;
    if (auto opened = input.open(file); !opened)
        return opened.error();
    const auto head = input.head();
    if (!head)
        return head.error();
    const Format *format = formatById(arguments.value(u"format"_s));
    if (!format) {
        auto found = detectFormat(*head);
        if (!found)
            return Error{u"“%1”: %2"_s.arg(input.name(), found.error().message)};
        format = *found;
    }
    ParseContext context;
    context.savedOn = arguments.savedOn().isValid() ? arguments.savedOn() : input.modifiedOn();
    context.fileName = input.name();

    bool isFirst = true;
    qsizetype linesBefore = 0;
    while (!output.isClosed()) {
        const auto bytes = format->lines ? input.lines(kBlock) : input.rest();
        if (!bytes)
            return bytes.error();
        if (bytes->isEmpty() && !isFirst)
            break;
        ParsedSource parsed = format->read(*bytes, context);
        for (Paper &paper : parsed.papers)
            paper.line += linesBefore;
        for (Diagnostic &diagnostic : parsed.diagnostics)
            if (diagnostic.line > 0)
                diagnostic.line += linesBefore;
        if (isFirst)
            output.begin(input.name(), format->id, parsed.author);
        output.block(parsed);
        isFirst = false;
        linesBefore += bytes->count('\n');
    }
    output.end();
    return {};
}

Exit runParse(Arguments &arguments, Output &output)
{
    arguments.jsonOption();
    arguments.option(u"jsonl"_s,
                     u"Print one paper a line as JSON; what was not understood goes to standard error."_s);
    arguments.option(u"format"_s, u"Read the files as this format instead of recognising it."_s, u"F"_s);
    arguments.savedOnOption();
    if (const auto exit = arguments.read(output, 1))
        return *exit;
    if (arguments.json() && arguments.isSet(u"jsonl"_s))
        return arguments.wrongUsage(u"--json and --jsonl exclude each other."_s);
    if (const QString id = arguments.value(u"format"_s); arguments.isSet(u"format"_s) && !formatById(id)) {
        QStringList ids;
        for (const Format &format : formats())
            ids.append(format.id);
        return arguments.wrongUsage(u"There is no format “%1”; there are: %2."_s.arg(id, ids.join(u", ")));
    }

    const auto parseOutput = arguments.json() ? parseOutputJson(output)
        : arguments.isSet(u"jsonl"_s)         ? parseOutputJsonLines(output)
                                              : parseOutputText(output);
    Exit exit = Done;
    for (const QString &file : arguments.operands()) {
        if (const auto parsed = parseFile(file, arguments, *parseOutput); !parsed) {
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

const Verb parseVerb = {"parse"_L1, "FILE..."_L1,
                        "Show what files hold; changes nothing. A FILE may be - for standard input."_L1,
                        runParse};

} // namespace lectern::cli
