#pragma once
// Shared parts of the paper generators.
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace lectern::bench
{

// A generator of papers by number. Thread-safe.
class Papers
{
public:
    virtual ~Papers() = default;
    // Appends a paper as one line of JSON.
    virtual void appendLine(uint32_t i, std::string *out) const = 0;
    // Returns a word of the abstracts, chosen by n.
    virtual std::string word(uint64_t n) const = 0;
};

std::unique_ptr<Papers> plainPapers(uint32_t papers, uint64_t seed);
std::unique_ptr<Papers> mixedPapers(uint32_t papers, uint64_t seed);

class Random // splitmix64: gives a good sequence from any seed, so each paper has its own generator
{
public:
    explicit Random(uint64_t seed) : m_state(seed) { }
    uint64_t next()
    {
        uint64_t z = m_state += 0x9e3779b97f4a7c15ull;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ z >> 27) * 0x94d049bb133111ebull;
        return z ^ z >> 31;
    }
    double real() { return double(next() >> 11) * 0x1.0p-53; }
    uint32_t below(uint32_t n) { return uint32_t(uint64_t(uint32_t(next())) * n >> 32); }
    double normal()
    {
        return std::sqrt(-2 * std::log(real() + 1e-12)) * std::cos(6.283185307179586 * real());
    }

private:
    uint64_t m_state;
};

// Draws numbers with given weights in constant time (Walker's alias method).
class Weighted
{
public:
    explicit Weighted(const std::vector<double> &weights)
        : m_libraryCommands(weights.size()), m_other(weights.size())
    {
        double sum = 0;
        for (const double weight : weights)
            sum += weight;
        std::vector<double> scaled;
        std::vector<uint32_t> small, large;
        for (const double weight : weights) {
            (weight * double(weights.size()) < sum ? small : large).push_back(uint32_t(scaled.size()));
            scaled.push_back(weight * double(weights.size()) / sum);
        }
        while (!small.empty() && !large.empty()) {
            const uint32_t poor = small.back(), rich = large.back();
            small.pop_back();
            m_libraryCommands[poor] = float(scaled[poor]);
            m_other[poor] = rich;
            scaled[rich] -= 1 - scaled[poor];
            if (scaled[rich] < 1) {
                large.pop_back();
                small.push_back(rich);
            }
        }
        for (const auto *rest : {&small, &large})
            for (const uint32_t i : *rest) {
                m_libraryCommands[i] = 1;
                m_other[i] = i;
            }
    }
    uint32_t draw(Random &random) const
    {
        const uint64_t bits = random.next();
        const auto i = uint32_t((bits >> 32) * m_libraryCommands.size() >> 32);
        return float(bits & 0xffffff) * 0x1.0p-24f < m_libraryCommands[i] ? i : m_other[i];
    }

private:
    std::vector<float> m_libraryCommands;
    std::vector<uint32_t> m_other;
};

} // namespace lectern::bench
