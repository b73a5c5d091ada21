#pragma once
// Numbers as sources state them, which may be any: years, counts and scores within their bounds, and remarks
// on those outside.
#include "models/core/paper.h"

#include <optional>

namespace lectern
{

// The year 1 to 9999; nothing for any other number, also one with a fraction.
std::optional<int> validYear(double number);
// A count of citations, papers or the like from 0 to the largest int; nothing for any other number.
std::optional<int> validCount(double number);

// Adds a warning for each paper whose source gives it a year, a count of citations or a score out of range. A
// reader keeps such a number as an extra field under the source's own name, and takes no value from it.
void remarkNumbers(ParsedSource &source);

} // namespace lectern
