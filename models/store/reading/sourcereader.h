#pragma once
// Sources and counts as the window shows them.
#include "models/store/library.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// See Library for what each gives.
class SourceReader
{
public:
    explicit SourceReader(Connection &connection) : m_connection(connection) { }
    Result<QList<SourceRow>> sources();
    Result<SourceId> withHash(const QByteArray &contentHash);
    Result<QList<Diagnostic>> diagnostics(SourceId id);
    Result<QList<UnreadRange>> notUnderstood(SourceId id);
    Result<SavedPage> savedPage(SourceId id);
    Result<Counts> counts();

private:
    Result<qint64> newPapers();

    Connection &m_connection;
};

} // namespace lectern
