#pragma once
// Registry of all formats, used by the command line, the dialogs and the file associations.
#include "models/formats/base/format.h"
#include "models/formats/bib/bibformats.h"
#include "models/formats/records/fieldlayout.h"

namespace lectern
{

// Returns all formats. If several recognise a file equally well, the first of them is used. Adding a format
// requires one file and one line here.
const QList<Format> &formats();

// Finds a format by id; null if there is none.
const Format *formatById(QStringView id);

// Detects the format of a file by its content. Error with a sentence that explains why the file is not a
// source ("an image", "empty", …). bytes: the whole file, or at least its first 64 kB.
Result<const Format *> detectFormat(QByteArrayView bytes);

// Returns the format for a source whose fields the user mapped; one of them must be the title. Null without
// such a mapping: the source then keeps its detected format.
const Format *formatOfFields(const SourceFields &source, const FieldChoices &choices);

// What reads a source, as detected by its content: a format, otherwise a converter, otherwise neither.
struct DetectedSource {
    // The fields of a self-describing source: of the formats csv, json and json-lines, and of tables and JSON
    // objects that no format recognises because all field names are unknown. Empty for other sources.
    SourceFields fields;
    const Format *format = nullptr;
    const Converter *converter = nullptr;
    QString refused; // why nothing reads the source, one sentence

    bool isReadable() const { return format || converter; }
    // Returns whether the source needs a field mapping that names the title.
    bool needsFields() const { return !isReadable() && !fields.format.isEmpty(); }
    // Overrides the detected format: by the format with this id, otherwise by that of the field mapping.
    void choose(QStringView formatId, const FieldChoices &choices);
};

// Detects how to read a source. bytes: as for detectFormat().
DetectedSource detectSource(QByteArrayView bytes);

// Reads bytes with the reader of a format. Removes publishers' markup from titles, abstracts and venues,
// unless the format has none.
ParsedSource readAs(const Format &format, QByteArrayView bytes, const ParseContext &context);

// Detects the format, or uses the one with the given id, and reads the source. Error when the bytes are not a
// source.
Result<ParsedSource> parseSource(QByteArrayView bytes, const ParseContext &context,
                                 QStringView formatId = {});

// One page of a file with its content. Line numbers are relative to the file, byte offsets to the page.
struct ParsedPage {
    PageSlice slice;
    ParsedSource source;
};

// Reads a file that may contain several pages, each with its own format and author; most files contain one.
// format: of the file. formatId: if set, all pages are read as this format.
Result<QList<ParsedPage>> parsePages(QByteArrayView bytes, const ParseContext &context, const Format &format,
                                     QStringView formatId = {});

} // namespace lectern
