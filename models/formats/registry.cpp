#include "registry.h"

#include "models/formats/base/dates.h"
#include "models/formats/base/inlinemarkup.h"
#include "models/formats/base/marksfield.h"
#include "models/formats/base/refusal.h"
#include "models/formats/records/arxivjsonl.h"
#include "models/formats/records/recordformats.h"
#include "models/formats/sites/scholarfeed.h"
#include "models/formats/web/webformats.h"
#include "models/formats/web/webtext.h"

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kHeadOfFile = 64 * 1024; // bytes used for format detection

} // namespace

const QList<Format> &formats()
{
    static const QList<Format> all{
        // clang-format off
        withoutInvisible(scholarfeedAuthorFormat()),
        withoutInvisible(scholarfeedListFormat()),
        withoutInvisible(scholarfeedPaperFormat()),
        withoutInvisible(catalyzexAuthorFormat()),
        lecternJsonlFormat(),
        arxivJsonlFormat(),
        bibtexFormat(),
        biblatexFormat(),
        risFormat(),
        medlineFormat(),
        cslJsonFormat(),
        semanticScholarFormat(),
        openAlexFormat(),
        namedJsonFormat(),
        namedJsonLinesFormat(),
        arxivAtomFormat(),
        oaiPmhFormat(),
        modsFormat(),
        pubmedXmlFormat(),
        wordXmlFormat(),
        webPageFormat(),
        mhtmlFormat(),
        markdownClipFormat(),
        printedPageFormat(),
        tableFormat(),
        markdownFormat(),
        htmlListFormat(),
        // clang-format on
    };
    return all;
}

const Format *formatById(QStringView id)
{
    for (const Format &format : formats())
        if (format.id == id)
            return &format;
    return nullptr;
}

Result<const Format *> detectFormat(QByteArrayView bytes)
{
    if (const QString reason = noTextError(bytes); !reason.isEmpty())
        return Error{reason};
    const QByteArrayView head = bytes.first(qMin<qsizetype>(bytes.size(), kHeadOfFile));
    const Format *best = nullptr;
    int bestScore = 0;
    for (const Format &format : formats()) {
        if (const int score = format.recognise(head); score > bestScore) {
            best = &format;
            bestScore = score;
        }
    }
    if (!best)
        return Error{noSourceError(head)};
    if (best->largest && bytes.size() > best->largest)
        return Error{tooLargeError(*best, bytes.size())};
    return best;
}

// known: the detected format.
static SourceFields sourceFields(QByteArrayView bytes, const Result<const Format *> &known)
{
    const QByteArrayView head = bytes.first(qMin<qsizetype>(bytes.size(), kHeadOfFile));
    if (!known && !noTextError(bytes).isEmpty())
        return {};
    SourceFields (*tried)(QByteArrayView) = nullptr; // two formats of JSON share a function
    for (const Format &format : formats()) {
        if (!format.fields || format.fields == tried || (known && format.id != known.value()->id))
            continue;
        tried = format.fields;
        SourceFields fields = format.fields(head);
        if (fields.format.isEmpty())
            continue;
        if (known)
            fields.format = format.id;
        return fields;
    }
    return {};
}

const Format *formatOfFields(const SourceFields &source, const FieldChoices &choices)
{
    const auto isCorrected = [&choices](const SourceField &field) { return choices.contains(field.name); };
    if (std::none_of(source.fields.begin(), source.fields.end(), isCorrected))
        return nullptr;
    const FieldChoices meanings = source.meanings(choices);
    const bool hasTitle = std::find(meanings.begin(), meanings.end(), CsvColumn::Title) != meanings.end();
    return hasTitle ? formatById(source.format) : nullptr;
}

DetectedSource detectSource(QByteArrayView bytes)
{
    DetectedSource source;
    const auto known = detectFormat(bytes);
    // The text of a site's page is recognised by its dates, which tagged files contain too.
    if (known && known.value()->split && (source.converter = detectConverter(bytes)))
        return source;
    source.fields = sourceFields(bytes, known);
    if (known)
        source.format = *known;
    else
        source.converter = detectConverter(bytes);
    if (!source.isReadable())
        source.refused = source.needsFields() ? noTitleError(source.fields) : known.error().message;
    return source;
}

void DetectedSource::choose(QStringView formatId, const FieldChoices &choices)
{
    const Format *chosen = formatById(formatId);
    if (!chosen)
        chosen = formatOfFields(fields, choices);
    if (!chosen)
        return;
    format = chosen;
    converter = nullptr;
    refused.clear();
}

ParsedSource readAs(const Format &format, QByteArrayView bytes, const ParseContext &context)
{
    ParsedSource source = format.read(bytes, context);
    reportNumbers(source);
    // A web page may contain a page of another format.
    if (const Format *const of = formatById(source.format); of && !of->markup)
        return source;
    for (Paper &paper : source.papers)
        for (QString *text : {&paper.title, &paper.abstract, &paper.venue})
            *text = withoutInlineMarkup(*text);
    return source;
}

Result<ParsedSource> parseSource(QByteArrayView bytes, const ParseContext &context, QStringView formatId)
{
    const Format *format = formatById(formatId);
    if (!format) {
        auto found = detectFormat(bytes);
        if (!found)
            return found.error();
        format = found.value();
    } else if (format->largest && bytes.size() > format->largest) {
        return Error{tooLargeError(*format, bytes.size())};
    }
    if (!format->read)
        return Error{u"%1 can be written, but not read."_s.arg(format->name)};
    const ParseScope scope(context.cancelled);
    ParsedSource source = readAs(*format, bytes, context);
    const Format *const of = formatById(source.format);
    applyMarks(source, of ? of->removeMarks : nullptr);
    if (context.cancelled && context.cancelled())
        return Error::cancelled();
    if (!format->lines && (source.tooMany || source.papers.size() > mostRecords))
        return Error{tooManyError(*format)};
    return source;
}

namespace
{

// Returns the format of one of several pages: its own if its kind can share a file with others, otherwise
// that of the file.
QString formatOfPage(QByteArrayView page, const Format &file)
{
    const auto own = detectFormat(page);
    return own && own.value()->split ? own.value()->id : file.id;
}

void moveLines(ParsedSource &source, qsizetype by)
{
    for (Paper &paper : source.papers)
        paper.line += by;
    for (Diagnostic &diagnostic : source.diagnostics)
        diagnostic.line += diagnostic.line > 0 ? by : 0;
    for (ByteRange &range : source.ranges)
        range.line += by;
    for (UnderstoodPart &part : source.parts)
        part.line += by;
}

} // namespace

Result<QList<ParsedPage>> parsePages(QByteArrayView bytes, const ParseContext &context, const Format &format,
                                     QStringView formatId)
{
    const bool isTooLarge = format.largest && bytes.size() > format.largest;
    const QList<PageSlice> slices =
        format.split && !isTooLarge ? format.split(bytes) : QList<PageSlice>{{0, bytes.size(), 1, {}}};
    QList<ParsedPage> pages;
    for (const PageSlice &slice : slices) {
        if (context.cancelled && context.cancelled())
            return Error::cancelled();
        const QByteArrayView page = slice.of(bytes);
        const bool isKnown = slices.size() == 1 || !formatId.isEmpty();
        auto parsed = parseSource(page, context, isKnown ? format.id : formatOfPage(page, format));
        if (!parsed)
            return parsed.error();
        moveLines(*parsed, slice.firstLine - 1);
        pages.append({slice, std::move(*parsed)});
    }
    return pages;
}

} // namespace lectern
