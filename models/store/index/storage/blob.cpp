#include "blob.h"

#include "terms.h"

#include <sqlite3.h>

namespace lectern::index
{

void Blob::Close::operator()(sqlite3_blob *blob) const
{
    sqlite3_blob_close(blob);
}

Result<Blob> Blob::open(const Connection &connection, const char *table, const char *column, qint64 row)
{
    sqlite3_blob *opened = nullptr;
    const int code = sqlite3_blob_open(connection.handle(), "main", table, column, row, 0, &opened);
    Blob blob(connection, opened);
    if (code == SQLITE_ERROR) // no such row, or a number
        return damage();
    if (code != SQLITE_OK)
        return connection.error();
    return blob;
}

size_t Blob::size() const
{
    return size_t(sqlite3_blob_bytes(m_blob.get()));
}

Result<> Blob::read(void *into, size_t length, size_t from) const
{
    if (sqlite3_blob_read(m_blob.get(), into, int(length), int(from)) != SQLITE_OK)
        return m_connection->error();
    return {};
}

} // namespace lectern::index
