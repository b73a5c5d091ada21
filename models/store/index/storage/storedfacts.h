#pragma once
// The stored facts of a segment's papers, read sequentially: a large library has dozens of megabytes of them,
// and no search can start before they are read.
#include "facts.h"
#include "models/core/result.h"
#include "postings.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lectern::index
{

// The papers of a segment, ascending, as runs of consecutive numbers. Gaps are papers that were removed, or
// that changed and are in another segment.
class PaperRuns
{
public:
    size_t size() const { return m_size; } // number of papers
    uint32_t first() const { return m_runs.front().paper; } // requires at least one paper
    uint32_t last() const { return m_runs.back().paper + uint32_t(m_size - m_runs.back().at) - 1; }
    // Appends consecutive papers, which are greater than all those here.
    void append(uint32_t paper, size_t count)
    {
        if (m_runs.empty() || last() + 1 != paper)
            m_runs.push_back({uint32_t(m_size), paper});
        m_size += count;
    }
    // Calls take(paper, at, count) for each run among `count` papers from index `at`: count consecutive
    // papers from this one are at these indexes.
    template <typename Take>
    void forEach(size_t at, size_t count, Take &&take) const
    {
        const size_t after = at + count;
        auto run = std::upper_bound(m_runs.begin(), m_runs.end(), at,
                                    [](size_t place, const Run &one) { return place < one.at; });
        for (; at < after; ++run) {
            const size_t end = run == m_runs.end() ? after : std::min<size_t>(run->at, after);
            take(uint32_t((run - 1)->paper + (at - (run - 1)->at)), at, end - at);
            at = end;
        }
    }
    template <typename Take>
    void forEach(Take &&take) const
    {
        forEach(0, m_size, take);
    }

private:
    struct Run {
        uint32_t at, paper; // index and number of the first paper of the run
    };
    std::vector<Run> m_runs;
    size_t m_size = 0;
};

// Each function fails with damage(), or with the read error, if the bytes are damaged, even with a valid
// checksum: papers that do not ascend or are not below kPapersEnd, categories without a name. Only names()
// verifies the checksum of all bytes before it.
class StoredFacts
{
public:
    // Reads the next bytes, which must exist.
    using Read = std::function<Result<>(char *to, size_t length)>;
    // Receives some values of a column; `at` is the index of the first of them.
    template <typename T>
    using Take = std::function<void(size_t at, std::span<const T>)>;

    // length: of all the bytes.
    static Result<StoredFacts> open(size_t length, Read read);
    static Result<StoredFacts> open(std::string_view bytes); // bytes must outlive the result
    size_t size() const { return m_size; } // number of papers, at least one

    // The columns; read each once and in this order. Scores and citations pass nothing if no paper has any.
    Result<PaperRuns> papers();
    Result<> days(const Take<int32_t> &take);
    Result<> scores(const Take<double> &take);
    Result<> citations(const Take<int32_t> &take);
    Result<> flags(const Take<uint8_t> &take);
    Result<> categories(const Take<uint32_t> &take); // indexes into names()
    // All categories of a paper as printed, each combination once. The views point into *text.
    Result<std::vector<std::string_view>> names(std::string *text);

private:
    StoredFacts(size_t length, Read read);
    Result<> take(void *to, size_t length);
    template <typename T>
    Result<T> number();
    template <typename T>
    Result<std::vector<T>> numbers(size_t count);
    template <typename Stored, typename T, typename Convert>
    Result<> column(const Take<T> &take, Convert &&convert);

    Read m_read;
    Checksum m_sum;
    size_t m_left = 0; // bytes to read before the checksum
    std::vector<char> m_piece; // bytes read so far
    size_t m_at = 0, m_end = 0; // range of m_piece that is not consumed yet

    uint8_t m_form = 0;
    size_t m_size = 0, m_names = 0;
    uint32_t m_greatestCategory = 0;
};

} // namespace lectern::index
