#pragma once
// The user's corrections of page lines (core/pagecorrections.h), stored for later imports.
#include "models/core/pagecorrections.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// Belongs to the connection's thread. Not in the edit log: the dialog that sets a correction also removes it.
class PageCorrectionStore
{
public:
    explicit PageCorrectionStore(Connection &connection) : m_connection(connection) { }

    Result<PageCorrections> all();
    // Replaces all corrections, durable on return.
    Result<> setAll(const PageCorrections &corrections);

private:
    Connection &m_connection;
};

} // namespace lectern
