#pragma once
// A value of several megabytes, read directly into its destination; a statement would copy it first.
#include "models/store/sqlite/connection.h"

#include <cstddef>
#include <memory>

struct sqlite3_blob;

namespace lectern::index
{

class Blob
{
public:
    // Opens a value for reading inside the caller's transaction. table, column: string literals, of a table
    // of the index. A missing row or an empty value is damage.
    static Result<Blob> open(const Connection &connection, const char *table, const char *column, qint64 row);
    size_t size() const; // in bytes
    // Reads length bytes at offset `from`; the value must have them.
    Result<> read(void *into, size_t length, size_t from = 0) const;

private:
    struct Close {
        void operator()(sqlite3_blob *blob) const;
    };
    Blob(const Connection &connection, sqlite3_blob *blob) : m_connection(&connection), m_blob(blob) { }
    const Connection *m_connection;
    std::unique_ptr<sqlite3_blob, Close> m_blob;
};

} // namespace lectern::index
