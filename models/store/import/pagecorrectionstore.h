#pragma once
// What a person said about lines of pages (core/pagecorrections.h), kept for every later import.
#include "models/core/pagecorrections.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// Works in the thread of its connection. Not in the edit log: a correction is taken back where it is said.
class PageCorrectionStore
{
public:
    explicit PageCorrectionStore(Connection &connection) : m_connection(connection) { }

    Result<PageCorrections> all();
    // Makes these all there are, durable when it returns.
    Result<> setAll(const PageCorrections &corrections);

private:
    Connection &m_connection;
};

} // namespace lectern
