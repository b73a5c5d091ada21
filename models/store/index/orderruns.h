#pragma once
// An order by text of the papers of an import, made while they come: runs sorted in memory, merged at the
// end.
#include "spill.h"
#include "textorders.h"

namespace lectern::index
{

// Belongs to one thread.
class OrderRuns
{
public:
    // key: Title or Authors.
    explicit OrderRuns(SortOrder::Key key) : m_key(key) { }
    // text: UTF-8 as the row has it; a paper with an empty one does not come in. day: the fact (facts.h).
    void add(uint32_t paper, std::string_view text, int32_t day);
    // Writes what was added since the last time.
    Result<> spill(SpillFile &file, const std::function<bool()> &cancelled);
    // Gives the order of all that was added, from memory and as spilled to this file, to rows of the segment;
    // nothing when it cannot be made here: a text holds what separates it from the day.
    Result<> write(SpillFile &file, const std::unordered_set<uint32_t> &without, SegmentRows &rows,
                   const std::function<bool()> &cancelled);

private:
    class Run;
    struct Text {
        uint64_t begin; // its first eight bytes
        uint64_t at; // in m_texts
        uint32_t length, paper;
    };
    void sort();

    SortOrder::Key m_key;
    bool m_impossible = false;
    std::string m_folded, m_texts;
    std::vector<Text> m_added;
    std::vector<SpillRange> m_runs;
};

} // namespace lectern::index
