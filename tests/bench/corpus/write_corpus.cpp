// Writes generated papers as JSON lines, for manual imports.
//   write_corpus PAPERS FILE [mixed]
#include "corpus.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

using lectern::bench::Corpus;

int main(int argc, char **argv)
{
    const bool mixed = argc == 4 && std::string_view(argv[3]) == "mixed";
    if (argc < 3 || argc > 4 || (argc == 4 && !mixed)) {
        std::fputs("usage: write_corpus PAPERS FILE [mixed]\n", stderr);
        return 2;
    }
    const Corpus corpus(uint32_t(std::atoi(argv[1])), 1, mixed ? Corpus::Kind::Mixed : Corpus::Kind::Plain);
    if (!corpus.write(argv[2])) {
        std::fprintf(stderr, "%s cannot be written.\n", argv[2]);
        return 1;
    }
    return 0;
}
