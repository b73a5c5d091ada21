#include "filepreview.h"

#include "compressedfile.h"
#include "converterrun.h"
#include "lineblocks.h"
#include "models/formats/base/encoding.h"
#include "models/formats/base/inlinemarkup.h"
#include "models/formats/base/legacyencoding.h"
#include "models/formats/base/refusal.h"
#include "models/formats/registry.h"
#include "models/i18n/messages.h"
#include "models/store/sqlite/try.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kMax = 4 * 1024 * 1024; // bytes read
constexpr qsizetype kShown = 20; // number of diagnostics
constexpr qsizetype kMaxPartSize = 20'000, kMaxShown = 300'000; // in characters

// Parses all pages of a file as one source, for the counts and first papers of a preview.
Result<ParsedSource> parseTogether(QByteArrayView bytes, const ParseContext &context, const Format &format)
{
    if (!format.split)
        return parseSource(bytes, context, format.id);
    LECTERN_TRY(auto pages, parsePages(bytes, context, format));
    ParsedSource all = std::move(pages.first().source);
    for (qsizetype i = 1; i < pages.size(); ++i) {
        ParsedSource &page = pages[i].source;
        all.papers += page.papers;
        all.diagnostics += page.diagnostics;
        // A re-encoded page has other lengths, so its positions do not apply to the file.
        for (ByteRange range : std::as_const(page.ranges)) {
            range.begin = qMin(range.begin + pages[i].slice.begin, bytes.size());
            range.end = qMin(range.end + pages[i].slice.begin, bytes.size());
            all.ranges += range;
        }
        for (UnderstoodPart part : std::as_const(page.parts)) {
            part.begin = qMin(part.begin + pages[i].slice.begin, bytes.size());
            part.end = qMin(part.end + pages[i].slice.begin, bytes.size());
            all.parts += part;
        }
    }
    return all;
}

// Collects the parts of a page. Parts of web pages contain tags, which are omitted.
void addParts(const ParsedSource &parsed, QByteArrayView bytes, FilePreview &preview)
{
    if (parsed.parts.isEmpty())
        return;
    static const QRegularExpression tags(u"<[^>]*>"_s);
    const SourceText text(bytes);
    preview.partsAreLines = !bytes.trimmed().startsWith('<');
    qsizetype characters = 0;
    for (const UnderstoodPart &part : parsed.parts) {
        PreviewPart shown{part.role, {}, part.evidence};
        const qsizetype begin = text.positionAt(part.begin), end = text.positionAt(part.end);
        shown.text = text.text().sliced(begin, qMin(end - begin, kMaxPartSize)).toString();
        if (!preview.partsAreLines)
            shown.text = decodeHtmlReferences(shown.text.remove(tags)).simplified();
        if (shown.text.isEmpty())
            continue;
        characters += shown.text.size();
        preview.parts.append(shown);
        if (characters > kMaxShown)
            break;
    }
}

void read(QIODevice &device, const FileChoices &choices, const ImportOverrides &overrides,
          FilePreview &preview)
{
    QByteArray bytes = device.read(kMax + 1);
    preview.more = bytes.size() > kMax;
    if (preview.more) { // ignore the record that the preview limit cut off
        bytes.truncate(kMax);
        if (const qsizetype line = bytes.lastIndexOf('\n'); line > 0)
            bytes.truncate(line + 1);
    }
    ReadableText readable = readableText(bytes, choices.encoding);
    preview.encoding = QString::fromLatin1(readable.encoding);
    if (preview.encoding.isEmpty() && SourceText(bytes).encoding() == Encoding::Windows1252)
        preview.encoding = u"windows-1252"_s;
    if (!readable.utf8.isEmpty())
        bytes = std::move(readable.utf8);
    DetectedSource source = detectSource(bytes);
    preview.fields = source.fields;
    preview.choices = savedChoices(overrides.layouts, preview.fields.names());
    preview.choices.insert(choices.fields);
    source.choose({}, preview.choices);
    if (!source.isReadable()) {
        preview.refused = source.refused;
        if (source.needsFields())
            preview.refused += u" Say below what they are; then it can be imported."_s;
        return;
    }
    const Converter *const converter = source.converter;
    preview.format = converter ? converter->id : source.format->id;
    if (converter && preview.more)
        return;
    ParseContext context;
    context.savedOn = preview.savedOn;
    context.fileName = preview.name;
    context.fields = preview.choices;
    context.corrections = overrides.corrections;
    context.explain = true;
    const auto parsed =
        converter ? readConverted(*converter, bytes, context) : parseTogether(bytes, context, *source.format);
    if (!parsed) {
        preview.refused = parsed.error().message;
        return;
    }
    if (const Format *read = formatById(parsed->format); read && !preview.more)
        preview.refused = nothingFoundReasons(*read, *parsed);
    preview.records = int(parsed->papers.size());
    if (parsed->author)
        preview.author = parsed->author->name;
    preview.first = parsed->papers.first(qMin<qsizetype>(3, parsed->papers.size()));
    for (const Paper &paper : parsed->papers)
        preview.infersYears = preview.infersYears || paper.dateInferred;
    QList<UnreadRange> unread = unreadRanges(parsed->ranges, bytes);
    preview.diagnostics = readable.diagnostics + parsed->diagnostics;
    if (preview.more) { // the record that was cut off
        const qsizetype last = parsed->papers.isEmpty() ? 0 : parsed->papers.last().line;
        unread.removeIf([last](const UnreadRange &range) { return range.line >= last; });
        preview.diagnostics.removeIf(
            [last](const Diagnostic &diagnostic) { return diagnostic.line >= last; });
    }
    for (const UnreadRange &range : unread)
        preview.notUnderstoodBytes += range.end - range.begin;
    preview.notUnderstood = unread.first(qMin(kShown, unread.size()));
    preview.diagnostics.resize(qMin(kShown, preview.diagnostics.size()));
    if (!converter)
        addParts(*parsed, bytes, preview);
}

} // namespace

FilePreview previewFile(const QString &path, const FileChoices &choices, const ImportOverrides &overrides)
{
    FilePreview preview;
    const QFileInfo info(path);
    preview.path = path;
    preview.name = info.fileName();
    preview.bytes = info.size();
    preview.savedOn = choices.savedOn.isValid() ? choices.savedOn : info.lastModified().date();
    if (info.isDir()) {
        preview.refused =
            Messages::tr("The folder %1 contains no files.").arg(QDir::toNativeSeparators(path));
    } else if (const auto device = openSource(path)) {
        read(**device, choices, overrides, preview);
    } else {
        preview.refused = device.error().message;
    }
    return preview;
}

FilePreview previewBytes(const QByteArray &bytes, const QString &name, const FileChoices &choices,
                         const ImportOverrides &overrides)
{
    FilePreview preview;
    preview.name = name;
    preview.bytes = bytes.size();
    preview.savedOn = choices.savedOn.isValid() ? choices.savedOn : QDate::currentDate();
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    read(buffer, choices, overrides, preview);
    return preview;
}

// Counts the known values of the first papers.
static int valuesOf(const FilePreview &preview)
{
    int values = 0;
    for (const Paper &paper : preview.first)
        values += int(paper.authors.size()) + !paper.title.isEmpty() + !paper.abstract.isEmpty()
            + (paper.date.isValid() || paper.year) + !paper.doi.isEmpty() + !paper.arxivId.isEmpty()
            + !paper.url.isEmpty() + !paper.venue.isEmpty() + !paper.category.isEmpty()
            + paper.score.has_value() + paper.citations.has_value();
    return values;
}

// Returns whether the HTML gives more values than the text of the same page.
static bool hasMoreValues(const FilePreview &text, const FilePreview &html)
{
    if (!html.refused.isEmpty() || html.records == 0)
        return false;
    if (!text.refused.isEmpty() || html.records != text.records)
        return !text.refused.isEmpty() || html.records > text.records;
    return valuesOf(html) > valuesOf(text);
}

TextPreview previewText(const QString &text, const QString &html, const FileChoices &choices,
                        const ImportOverrides &overrides)
{
    const TextPreview plain{previewBytes(text.toUtf8(), Messages::tr("pasted text"), choices, overrides),
                            text};
    if (html.isEmpty())
        return plain;
    // Copied HTML is a fragment of a page.
    const QString page = html.contains("<html"_L1, Qt::CaseInsensitive)
        ? html
        : u"<!DOCTYPE html><html><body>"_s + html + u"</body></html>"_s;
    const FilePreview rich = previewBytes(page.toUtf8(), Messages::tr("pasted page"), choices, overrides);
    return hasMoreValues(plain.file, rich) ? TextPreview{rich, page} : plain;
}

} // namespace lectern
