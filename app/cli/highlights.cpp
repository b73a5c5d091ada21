// lectern-cli highlights: prints the highlights in the files of papers, as Markdown or as JSON lines.
#include "arguments.h"

#include "models/formats/bib/bibformats.h"
#include "models/i18n/messages.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/try.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{

Result<Exit> runHighlights(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    arguments.option(u"jsonl"_s, Messages::tr("JSON lines, one per highlight, instead of Markdown."));
    arguments.option(u"output"_s, Messages::tr("Output file. Default: standard output."), u"FILE"_s, u"o"_s);
    arguments.allowExclusions();
    arguments.explain(
        {QString(), Messages::tr("QUERY selects the papers, with the syntax of search. Default: all papers."),
         Messages::tr("highlight:WORDS finds papers with these words in a highlight or its comment.")});
    if (const auto exit = arguments.read(output, 0))
        return *exit;
    Query query;
    if (const auto exit = readQuery(arguments.operands().join(u' '), &query.root))
        return *exit;
    LECTERN_TRY(const auto library, Library::open(arguments.library(), Library::Mode::ReadOnly));
    LECTERN_TRY(const auto found, library->highlights().found(query));
    const bool isLines = arguments.isSet(u"jsonl"_s);
    const QByteArray bytes = isLines ? highlightsJsonLines(found) : highlightsMarkdown(found);
    const QString file = arguments.value(u"output"_s);
    if (!file.isEmpty() && file != "-"_L1) {
        LECTERN_TRY(writeAtomically(file, bytes));
        qsizetype highlights = 0;
        for (const HighlightedPaper &paper : found)
            highlights += paper.highlights.size();
        output.line(Messages::tr("%1: %2 in %3")
                        .arg(file, Messages::tr("%n highlights", nullptr, int(highlights)),
                             Messages::tr("%n papers", nullptr, int(found.size()))));
    } else if (isLines) {
        output.write(bytes);
    } else {
        for (const QString &line : QString::fromUtf8(bytes).chopped(1).split(u'\n'))
            output.line(line);
    }
    return output.finish();
}

} // namespace

const Verb highlightsVerb = {
    "highlights"_L1, "[QUERY…]",
    QT_TRANSLATE_NOOP("Messages", "Export the highlights in the PDFs of papers, with your comments."),
    runHighlights};

} // namespace lectern::cli
