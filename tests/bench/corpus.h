#pragma once
// Invented papers by the million, deterministic, in the layout of the arXiv metadata snapshot. The lengths,
// the frequencies of common words, the tail of rare ones, categories, authors a paper and papers a year are
// about those of arXiv, so that posting lists have real lengths.
#include <cstdint>
#include <memory>
#include <string>

namespace lectern::bench
{

class Corpus
{
public:
    // papers: the size of the whole corpus, over which the dates are spread. Another seed gives other papers
    // with other ids of the same language.
    explicit Corpus(uint32_t papers, uint64_t seed = 1);
    ~Corpus();
    // Appends paper number i as one line of JSON. May be called from several threads at once.
    void appendLine(uint32_t i, std::string *out) const;
    // Writes all lines with both cores; the bytes written, 0 when the file cannot be written.
    uint64_t write(const std::string &file) const;
    // A word of an abstract, frequent ones more often; n chooses.
    std::string word(uint64_t n) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lectern::bench
