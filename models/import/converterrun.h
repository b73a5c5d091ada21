#pragma once
// Runs converters in separate processes: bibutils (bibliographic formats to MODS) and lectern-pdf (PDF to
// text).
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/formats/bib/bibformats.h"

#include <QByteArray>

namespace lectern
{

// Resource limits of a run.
struct ConverterLimits {
    qint64 input = 64 * 1024 * 1024, output = 512 * 1024 * 1024; // in bytes
    int seconds = 60;
    qint64 memory = 1024 * 1024 * 1024; // address space in bytes
};

// Returns the output of a program of bibutils for these bytes. Blocks until it finishes, so call it on a
// worker thread; polls for cancellation several times per second. Error when the program is not installed
// (the message names the package), fails, or exceeds a limit; the program is then killed.
Result<QByteArray> runConverter(const Converter &converter, const QByteArray &bytes,
                                const Cancelled &cancelled = {}, const ConverterLimits &limits = {});

// Returns the text of a PDF, line by line as it looks, with a form feed after each page. Blocks; errors as
// above, and when a page cannot be read.
Result<QByteArray> printedText(const Converter &converter, const QByteArray &bytes,
                               const Cancelled &cancelled = {}, const ConverterLimits &limits = {});

// Converts the bytes and reads the result in the converter's format. The output lines do not correspond to
// the file, so papers and diagnostics have no line, and the whole file counts as understood. Error also when
// no record is found. A diagnostic says when bibutils read other records than the file has, or no authors.
Result<ParsedSource> readConverted(const Converter &converter, const QByteArray &bytes,
                                   const ParseContext &context = {});

} // namespace lectern
