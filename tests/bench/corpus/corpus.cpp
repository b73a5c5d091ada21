#include "corpus.h"

#include "papers.h"

#include <algorithm>
#include <cstdio>
#include <thread>
#include <vector>

namespace lectern::bench
{

Corpus::Corpus(uint32_t papers, uint64_t seed, Kind kind)
    : m_papers(papers), m_made(kind == Kind::Mixed ? mixedPapers(papers, seed) : plainPapers(papers, seed))
{
}
Corpus::~Corpus() = default;

void Corpus::appendLine(uint32_t i, std::string *out) const
{
    m_made->appendLine(i, out);
}

std::string Corpus::word(uint64_t n) const
{
    return m_made->word(n);
}

uint64_t Corpus::write(const std::string &file) const
{
    std::FILE *out = std::fopen(file.c_str(), "wb");
    if (!out)
        return 0;
    constexpr uint32_t block = 10000;
    const unsigned workers = std::max(1u, std::thread::hardware_concurrency());
    std::vector<std::string> texts(workers);
    uint64_t written = 0;
    bool good = true;
    for (uint64_t first = 0; first < m_papers && good; first += uint64_t(block) * workers) {
        std::vector<std::thread> threads;
        for (unsigned w = 0; w < workers; ++w)
            threads.emplace_back([&, w] {
                texts[w].clear();
                const uint64_t begin = first + uint64_t(w) * block;
                for (uint64_t i = begin; i < std::min<uint64_t>(begin + block, m_papers); ++i)
                    appendLine(uint32_t(i), &texts[w]);
            });
        for (unsigned w = 0; w < workers; ++w) {
            threads[w].join();
            good = good && std::fwrite(texts[w].data(), 1, texts[w].size(), out) == texts[w].size();
            written += texts[w].size();
        }
    }
    return std::fclose(out) == 0 && good ? written : 0;
}

} // namespace lectern::bench
