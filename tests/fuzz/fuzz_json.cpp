#include "fuzzreaders.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return lectern::fuzz::read(
        data, size,
        {u"jsonl", u"arxiv-jsonl", u"csl-json", u"semantic-scholar", u"openalex", u"json", u"json-lines"});
}
