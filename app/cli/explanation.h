#pragma once
// Prints how a source was understood, range by range.
#include "output.h"

#include "models/core/paper.h"
#include "models/formats/records/fieldlayout.h"

#include <QByteArrayView>

namespace lectern::cli
{

// Prints a line for each range of a source but white space: its line, what it was read as, the weight of the
// evidence (0 to 100), the evidence, and the beginning of its text. A reader that gives no reasons has its
// ranges printed without.
void printExplanation(Output &output, const ParsedSource &source, QByteArrayView bytes);

// Prints a line for each field of a source that names them by itself: what it is read as, why, its name and
// its first values. choices: what was said of them.
void printFields(Output &output, const SourceFields &source, const FieldChoices &choices);

} // namespace lectern::cli
