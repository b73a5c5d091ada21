#pragma once
// What a person said the names of a source's fields mean (formats/records/fieldlayout.h), kept for every
// later source of the same layout.
#include "models/core/result.h"
#include "models/formats/records/fieldlayout.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// Works in the thread of its connection. Not in the edit log: what was said is taken back where it is said.
class FieldLayoutStore
{
public:
    explicit FieldLayoutStore(Connection &connection) : m_connection(connection) { }

    Result<QList<FieldLayout>> all();
    // Makes this what is known of its names, durable when it returns; without choices, nothing is known of
    // them any more.
    Result<> keep(const FieldLayout &layout);

private:
    Connection &m_connection;
};

} // namespace lectern
