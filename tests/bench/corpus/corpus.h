#pragma once
// Millions of invented papers, deterministic, in the layout of the arXiv metadata snapshot. Two generators
// exist, so that no optimisation fits the statistics of one only.
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
        // Close to arXiv in text lengths, frequencies of common words, rare words, categories, authors per
        // paper and papers per year. Posting lists therefore have realistic lengths.
        Plain,
        // Covers what Plain lacks: four million authors with initials, accents, particles, hyphens and
        // Chinese names; an unbounded tail of rare words; hyphenated words, formulas, TeX accents, Greek,
        // Cyrillic and Chinese texts; abstracts of any length or none; journals. One paper in a hundred has
        // 50 to 3,000 authors. One in twenty is a near-duplicate of another, in one of eight ways.
        Mixed
    };
    // papers: size of the whole corpus, over which the dates are spread. Another seed gives other papers with
    // other ids in the same language.
    explicit Corpus(uint32_t papers, uint64_t seed = 1, Kind kind = Kind::Plain);
    ~Corpus();
    // Appends paper number i as one line of JSON. Thread-safe.
    void appendLine(uint32_t i, std::string *out) const;
    // Writes all lines with two threads. Returns the number of bytes, or 0 if the file cannot be written.
    uint64_t write(const std::string &file) const;
    // Returns a word of the abstracts, chosen by n. Frequent words are returned more often.
    std::string word(uint64_t n) const;

private:
    uint32_t m_papers;
    std::unique_ptr<Papers> m_made;
};

} // namespace lectern::bench
