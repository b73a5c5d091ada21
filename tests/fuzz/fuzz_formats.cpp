// Fuzzes every reader of the format table: no crash, no sanitizer error, each byte in exactly one range, and
// the papers can be exported. The format is the detected one; then the first byte selects the reader of the
// other bytes, so that each reader also gets input that detection would reject.
#include "models/formats/base/legacyencoding.h"
#include "models/formats/registry.h"

#include <cstdint>
#include <cstdlib>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

void require(bool promise)
{
    if (!promise)
        abort();
}

void requireCovered(const ParsedSource &source, QByteArrayView bytes)
{
    qsizetype end = 0;
    for (const ByteRange &range : source.ranges) {
        require(range.begin == end && range.end > range.begin && range.line > 0);
        end = range.end;
    }
    require(end == bytes.size());
    end = 0;
    for (const UnderstoodPart &part : source.parts) {
        require(part.begin >= end && part.end >= part.begin && part.end <= bytes.size() && part.line > 0);
        end = part.begin;
    }
}

void readAsFormat(const Format &format, QByteArrayView bytes)
{
    const int score = format.recognise(bytes);
    require(score >= 0 && score <= 100);
    if (!format.read)
        return;
    ParseContext context;
    context.explain = true;
    context.savedOn = QDate(2026, 6, 30);
    context.fileName = u"2409.10353v3.txt"_s;
    const ParsedSource source = format.read(bytes, context);
    requireCovered(source, bytes);
    if (format.stream && !source.papers.isEmpty())
        require(!format.write(source.papers).isEmpty());
}

// If the bytes have named fields, maps the first field to the title. Maps the others to each field in turn.
void readFields(QByteArrayView bytes, const SourceFields &fields)
{
    require(fields.format.isEmpty() == fields.fields.isEmpty() && fields.fields.size() <= SourceFields::kMax);
    ParseContext said;
    int column = int(CsvColumn::Title);
    for (const SourceField &field : fields.fields) {
        require(!field.name.isEmpty() && field.samples.size() <= SourceField::kSamples);
        said.fields.insert(field.name, CsvColumn(column++ % (int(CsvColumn::AuthorsTruncated) + 1)));
    }
    if (const Format *format = formatOfFields(fields, said.fields))
        requireCovered(format->read(bytes, said), bytes);
    const FieldLayout layout = layoutOf(fields, said.fields);
    if (!layout.choices.isEmpty())
        require(savedChoices({layout}, fields.names()) == layout.choices);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArrayView input(data, qsizetype(size));
    const ReadableText text = readableText(input);
    const QByteArrayView bytes = text.of(input);
    const DetectedSource detected = detectSource(bytes);
    if (detected.format)
        readAsFormat(*detected.format, bytes);
    readFields(bytes, detected.fields);
    if (!bytes.isEmpty())
        readAsFormat(formats()[static_cast<uint8_t>(bytes[0]) % formats().size()], bytes.sliced(1));
    return 0;
}
