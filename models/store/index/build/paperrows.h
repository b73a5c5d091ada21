#pragma once
// Reads from the tables what the index knows about a paper: the one place that says which column goes where.
#include "inverter.h"
#include "models/store/index/storage/facts.h"
#include "models/store/sqlite/statement.h"

namespace lectern::index
{

class PaperRows
{
public:
    explicit PaperRows(const Connection &connection);
    struct Row {
        PaperWords words; // valid until the next read
        PaperFacts facts;
        std::vector<int64_t> sources;
    };
    // False when there is no such paper.
    Result<bool> read(uint32_t paper, Row *row);

private:
    Statement m_paper, m_sources;
};

} // namespace lectern::index
