#pragma once
// Prints how a source was parsed, range by range.
#include "output.h"

#include "models/core/paper.h"
#include "models/formats/records/fieldlayout.h"

#include <QByteArrayView>

namespace lectern::cli
{

// Prints a line for each range of a source except white space: its line, its meaning, the weight of the
// evidence (0 to 100), the evidence, and the beginning of its text. Evidence is missing for readers that
// record none.
void printExplanation(Output &output, const ParsedSource &source, QByteArrayView bytes);

// Prints a line for each field of a source with named fields: its meaning, the reason, its name and its first
// values. choices: user-defined meanings.
void printFields(Output &output, const SourceFields &source, const FieldChoices &choices);

} // namespace lectern::cli
