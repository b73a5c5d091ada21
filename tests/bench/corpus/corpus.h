#pragma once
// Invented papers by the million, deterministic, in the layout of the arXiv metadata snapshot. There are two
// generators, so that nothing is made fast for the statistics of one.
#include <cstdint>
#include <memory>
#include <string>

namespace lectern::bench
{

class Papers;

class Corpus
{
public:
    enum class Kind {
        // The lengths, the frequencies of common words, the tail of rare ones, categories, authors a paper
        // and
        // papers a year are about those of arXiv, so that posting lists have real lengths.
        Plain,
        // What that one has little of: four million people with initials, accents, particles, hyphens and
        // Chinese names; a tail of words without an end; hyphenated words, formulas, TeX's accents, Greek,
        // Cyrillic and Chinese texts; abstracts of any length or none; journals; one paper in a hundred with
        // 50 to 3,000 authors; one in twenty nearly another one, in one of eight ways.
        Mixed
    };
    // papers: the size of the whole corpus, over which the dates are spread. Another seed gives other papers
    // with other ids of the same language.
    explicit Corpus(uint32_t papers, uint64_t seed = 1, Kind kind = Kind::Plain);
    ~Corpus();
    // Appends paper number i as one line of JSON. May be called from several threads at once.
    void appendLine(uint32_t i, std::string *out) const;
    // Writes all lines with both cores; the bytes written, 0 when the file cannot be written.
    uint64_t write(const std::string &file) const;
    // A word of an abstract, frequent ones more often; n chooses.
    std::string word(uint64_t n) const;

private:
    uint32_t m_papers;
    std::unique_ptr<Papers> m_made;
};

} // namespace lectern::bench
