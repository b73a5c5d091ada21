#pragma once
// Papers that were formed or are shown by earlier rules, brought in line with today's.
#include "models/store/sqlite/connection.h"

namespace lectern
{

class SearchIndex;

// The rules of identityrules.h and shownvalues.h as a whole, by number; the file remembers in the counter
// "rules" which its papers follow. Whoever changes a rule counts up: each library is then mended when it is
// opened for writing. 2: ids and abstracts join only with agreement; better values are shown.
constexpr int kRules = 2;

// Mends the open library, in one transaction with the number, if it follows earlier rules. What joined
// wrongly comes apart; number and marks stay with the part that has the title that was shown. Time goes with
// the papers that several sources know, memory with those that change. Does nothing to a library open for
// reading only.
Result<> mendPapers(Connection &connection, SearchIndex &index);

} // namespace lectern
