#pragma once
// The outside programs that turn other bibliographic formats into MODS (bibutils), each run in a process of
// its own.
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

// MODS for these bytes. Waits for the program, so it belongs on a worker; looks several times a second
// whether it is cancelled. An Error when the program is not installed (naming the package), fails, or passes
// a limit: it is then ended.
Result<QByteArray> runConverter(const Converter &converter, const QByteArray &bytes,
                                const Cancelled &cancelled = {}, const ConverterLimits &limits = {});

// What the program finds in these bytes, as a source of the converter's format. Lines and ranges of what the
// program wrote say nothing of the file: papers and remarks have no line, and the file counts as read. An
// Error also where the program finds no record.
Result<ParsedSource> readConverted(const Converter &converter, const QByteArray &bytes,
                                   const Cancelled &cancelled = {});

} // namespace lectern
