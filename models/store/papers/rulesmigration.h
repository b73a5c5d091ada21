#pragma once
// Updates papers that were formed or displayed by earlier rules to the current rules.
#include "models/store/sqlite/connection.h"

namespace lectern
{

class SearchIndex;

// Version of the rules in identityrules.h and shownvalues.h. The counter "rules" in the file has the version
// that its papers follow. Increment it when a rule changes: each library is then migrated when it is opened
// for writing.
// - 2: ids and abstracts join only with agreement; better values are shown
// - 3: entries of one bibliography, and separate publications, are separate papers
// - 4: a key that very many unrelated sightings share is common
// - 5: the DOI of a book or volume joins no papers
constexpr int kRules = 5;

// Migrates the open library if it follows earlier rules, in one transaction with the new version. Wrongly
// joined papers are split; number and marks stay with the part that has the shown title. Needs time for each
// paper with several sources, and memory for each that changes. Does nothing if the library is open
// read-only.
Result<> migrateRules(Connection &connection, SearchIndex &index);

} // namespace lectern
