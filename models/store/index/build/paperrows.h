#pragma once
// Reads the data that the index needs about a paper. Only this file maps columns to index fields.
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
    // False if the paper does not exist.
    Result<bool> read(uint32_t paper, Row *row);

private:
    Statement m_paper, m_sources;
};

} // namespace lectern::index
