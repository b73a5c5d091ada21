#pragma once
// The one list of formats. The command line, the dialogs and the file associations read it.
#include "models/formats/base/format.h"
#include "models/formats/records/fieldlayout.h"

namespace lectern
{

// All formats. Where several recognise a file equally well, the earlier one here gets it. Adding a format is
// one file and one line.
const QList<Format> &formats();

// The format with this id; null when there is none.
const Format *formatById(QStringView id);

// Returns the format of a file, recognised by its content. The Error says in a sentence why the file is no
// source ("an image", "empty", …). bytes: the whole file, or at least its first 64 kB.
Result<const Format *> detectFormat(QByteArrayView bytes);

// Returns the fields of a source that names them by itself: of the formats csv, json and json-lines, and of
// tables and JSON objects that no format knows because none of their names is known. No format for all else.
// bytes: as for detectFormat(); only the first 64 kB are looked at.
SourceFields sourceFields(QByteArrayView bytes);

// Returns the format of such a source's shape, once something is said of its fields and one of them is the
// title. Null where nothing is said of them: then it is what it is recognised as.
const Format *formatOfFields(const SourceFields &source, const FieldChoices &choices);

// Reads bytes of a format that has a reader; publishers' markup in titles, abstracts and venues is taken out,
// but from formats that have none.
ParsedSource readAs(const Format &format, QByteArrayView bytes, const ParseContext &context);

// Detects the format (or takes the one with the given id) and reads. An Error when the bytes are no source at
// all.
Result<ParsedSource> parseSource(QByteArrayView bytes, const ParseContext &context,
                                 QStringView formatId = {});

// One page of a file, and what it holds. Lines count from the beginning of the file, bytes from that of the
// page.
struct ParsedPage {
    PageSlice slice;
    ParsedSource source;
};

// Reads a file that may hold several pages, each with its own format and its own author; the usual file is
// one. An Error when the bytes are no source at all. With a format's id, all pages are read as that format.
Result<QList<ParsedPage>> parsePages(QByteArrayView bytes, const ParseContext &context,
                                     QStringView formatId = {});

} // namespace lectern
