#pragma once
// What arXiv answers in XML: its Atom API, and OAI-PMH in the forms oai_dc, arXiv and arXivRaw.
#include "models/formats/base/format.h"

namespace lectern
{

Format arxivAtomFormat();
Format oaiPmhFormat();

} // namespace lectern
