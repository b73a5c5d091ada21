#pragma once
// Readers for arXiv's XML: the Atom API, and OAI-PMH with oai_dc, arXiv and arXivRaw.
#include "models/formats/base/format.h"

namespace lectern
{

Format arxivAtomFormat();
Format oaiPmhFormat();

} // namespace lectern
