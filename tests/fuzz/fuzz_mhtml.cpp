#include "fuzzreaders.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return lectern::fuzz::read(data, size, {u"mhtml"});
}
