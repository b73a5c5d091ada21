#pragma once
// Prints how a source was understood, range by range.
#include "output.h"

#include "models/core/paper.h"

#include <QByteArrayView>

namespace lectern::cli
{

// Prints a line for each range of a source but white space: its line, what it was read as, the weight of the
// evidence (0 to 100), the evidence, and the beginning of its text. A reader that gives no reasons has its
// ranges printed without.
void printExplanation(Output &output, const ParsedSource &source, QByteArrayView bytes);

} // namespace lectern::cli
