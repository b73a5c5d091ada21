#pragma once
// User-defined meanings of a source's field names (formats/records/fieldlayout.h), stored for later sources
// of the same layout.
#include "models/core/result.h"
#include "models/formats/records/fieldlayout.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// Belongs to the connection's thread. Not in the edit log: the dialog that sets a mapping also removes it.
class FieldLayoutStore
{
public:
    explicit FieldLayoutStore(Connection &connection) : m_connection(connection) { }

    Result<QList<FieldLayout>> all();
    // Stores the mapping of the layout's names, durable on return; a layout without choices deletes it.
    Result<> keep(const FieldLayout &layout);

private:
    Connection &m_connection;
};

} // namespace lectern
