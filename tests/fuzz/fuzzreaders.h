#pragma once
// Checks the guarantees of every reader for arbitrary bytes; aborts on a violation.
#include "models/formats/registry.h"

#include <cstdint>
#include <cstdlib>

namespace lectern::fuzz
{

inline void require(bool promise)
{
    if (!promise)
        abort();
}

inline void requireCovered(const ParsedSource &source, QByteArrayView bytes)
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

// If the bytes have named fields, maps the first field to the title. Maps the others to each field in turn.
inline void readFields(QByteArrayView bytes)
{
    const SourceFields fields = detectSource(bytes).fields;
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

// Detects and reads the bytes with these formats. Checks that the ranges cover the bytes in order and that
// the papers can be exported.
inline int read(const uint8_t *data, size_t size, std::initializer_list<QStringView> formatIds)
{
    const QByteArrayView bytes(data, qsizetype(size));
    for (const QStringView id : formatIds) {
        const Format *format = formatById(id);
        require(format && format->read);
        const int sure = format->recognise(bytes);
        require(sure >= 0 && sure <= 100);
        ParseContext context;
        context.explain = true;
        const ParsedSource source = format->read(bytes, context);
        requireCovered(source, bytes);
        if (format->stream && !source.papers.isEmpty())
            require(!format->write(source.papers).isEmpty());
    }
    readFields(bytes);
    return 0;
}

} // namespace lectern::fuzz
