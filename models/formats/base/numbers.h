#pragma once
// Validates stated numbers: ranges of years, counts and scores, and diagnostics for values out of range.
#include "models/core/paper.h"

#include <optional>

namespace lectern
{

// Returns the year if it is an integer from 1 to 9999.
std::optional<int> validYear(double number);
// Returns a count, such as citations or papers, if it is an integer from 0 to INT_MAX.
std::optional<int> validCount(double number);

// Adds a warning for each paper with an invalid year, citation count or score. Readers keep such a number as
// an extra field under the source's name and do not use its value.
void reportNumbers(ParsedSource &source);

} // namespace lectern
