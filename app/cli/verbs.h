#pragma once
// The table of verbs. Each is defined in the file of its name.
#include "arguments.h"

namespace lectern::cli
{

extern const Verb parseVerb, importVerb, searchVerb, exportVerb, statsVerb, checkVerb, backupVerb,
    restoreVerb, duplicatesVerb, marksVerb, reindexVerb, recoverVerb, setVerb, unsetVerb, attachVerb,
    highlightsVerb, completionsVerb, viewsVerb;

// In the order of the help. A new verb needs one file and one line.
inline const Verb *const verbs[] = {
    &parseVerb,   &importVerb,     &searchVerb, &exportVerb,     &statsVerb,   &checkVerb,
    &reindexVerb, &duplicatesVerb, &backupVerb, &restoreVerb,    &recoverVerb, &marksVerb,
    &setVerb,     &unsetVerb,      &attachVerb, &highlightsVerb, &viewsVerb,   &completionsVerb,
};

} // namespace lectern::cli
