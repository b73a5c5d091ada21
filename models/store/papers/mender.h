#pragma once
// Brings papers that earlier rules formed, or by which they are shown, in line with today's rules.
#include "models/store/sqlite/connection.h"

namespace lectern
{

class SearchIndex;

// The number of today's rules, identityrules.h and shownvalues.h together. The counter "rules" in the file
// says which rules its papers follow. Whoever changes a rule counts up: each library is then mended when it
// is opened for writing. 2: ids and abstracts join only with agreement; better values are shown. 3: entries
// of one bibliography, and what was published apart, are two. 4: a key that very many unlike
// sightings carry is common.
constexpr int kRules = 4;

// Mends the open library if it follows earlier rules, in one transaction with the new number. Papers that
// were wrongly joined come apart; number and marks stay with the part that has the title that was shown. It
// takes time for each paper that several sources know, and memory for each that changes. Does nothing to a
// library that is open for reading only.
Result<> mendPapers(Connection &connection, SearchIndex &index);

} // namespace lectern
