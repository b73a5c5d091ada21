// Fuzzes TeX in running text: reading ends for any input, and written text reads back unchanged.
#include "models/formats/bib/bibtexnames.h"
#include "models/tex/spaces.h"
#include "models/tex/texprose.h"

#include <cstdint>
#include <cstdlib>

using namespace lectern;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    (void)readTexProse(text, TexStyle::Keep);
    (void)readTexProse(text, TexStyle::Drop);
    (void)readTexVerbatim(text);
    (void)readBibNames(text);
    const QString folded = foldAsciiSpace(text);
    if (readTexProse(writeTexProse(folded)) != folded)
        abort();
    return 0;
}
