#pragma once
// Runs the outside programs that turn other bibliographic formats into MODS (bibutils) and PDF into text
// (poppler-utils), each in a process of its own.
#include "models/core/cancelled.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/formats/bib/mods.h"

#include <QByteArray>

namespace lectern
{

// What a run may use at most.
struct ConverterLimits {
    qint64 input = 64 * 1024 * 1024, output = 512 * 1024 * 1024; // bytes
    int seconds = 60;
    qint64 memory = 1024 * 1024 * 1024; // bytes of address space
};

// Turns these bytes into what the converter's program writes. It waits for the program, so it belongs on a
// worker, and looks several times a second whether it is cancelled. An Error when the program is not
// installed (the sentence names the package), fails, or passes a limit; the program is then ended.
Result<QByteArray> runConverter(const Converter &converter, const QByteArray &bytes,
                                const Cancelled &cancelled = {}, const ConverterLimits &limits = {});

// Reads what the program finds in these bytes as a source of the converter's format. The lines of the
// program's output are not those of the file, so papers and remarks have no line, and the whole file counts
// as read. It is also an Error when the program finds no record.
Result<ParsedSource> readConverted(const Converter &converter, const QByteArray &bytes,
                                   const ParseContext &context = {});

} // namespace lectern
