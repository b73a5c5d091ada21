#pragma once
// A transaction that ends with its scope.
#include "connection.h"

#include <exception>
#include <memory>

namespace lectern
{

// Required around all code that reads or writes. When the outermost scope of a connection ends, all its
// statements must be reset. If the work ended with an Error, some may be between two rows; the scope resets
// them. Without an Error or an exception such a statement is a bug: dev builds abort with its text, others
// reset it too. The bytes of a row (Statement::bytes()) do not outlive the scope.
class ReadingScope
{
public:
    explicit ReadingScope(const Connection &connection) : m_connection(connection)
    {
        ++m_connection.m_scopes;
    }
    ~ReadingScope()
    {
        if (--m_connection.m_scopes == 0)
            m_connection.endReading(Error::made != m_errors || std::uncaught_exceptions() > m_exceptions);
    }
    Q_DISABLE_COPY_MOVE(ReadingScope)

private:
    const Connection &m_connection;
    const quint64 m_errors = Error::made;
    const int m_exceptions =
        std::uncaught_exceptions(); // number of exceptions being thrown, such as std::bad_alloc
};

// Makes slow statements of the connection end with Error::cancelled() soon after `stopped` returns true.
// `stopped` is called in the connection's thread. An empty function never stops them. Scopes may be nested:
// the innermost one applies. Restores the connection's state at the end.
class StoppableScope
{
public:
    StoppableScope(Connection &connection, const std::function<bool()> &stopped);
    ~StoppableScope();
    Q_DISABLE_COPY_MOVE(StoppableScope)

private:
    void install() const;

    Connection &m_connection;
    const std::function<bool()> *m_before;
};

// A transaction. The destructor rolls it back unless it was committed.
class Transaction
{
public:
    enum class Kind { Read, Write };
    // Write acquires the lock at once, so that no other writer can start before the first write.
    explicit Transaction(Connection &connection, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    // Returns whether BEGIN succeeded.
    const Result<> &begun() const { return m_begun; }
    // Commits. The changes are durable once this succeeds; after an Error nothing has changed.
    Result<> commit();

private:
    ReadingScope m_scope;
    Connection &m_connection;
    bool m_writing;
    Result<> m_begun;
    bool m_open = false;
};

// While this object exists, transactions write directly to the library's file, with a rollback journal,
// instead of to a WAL that is copied into the file later. This halves the bytes that an import of gigabytes
// writes. Does nothing while another connection, of this or another program, has the library open. A program
// that opens it meanwhile waits. Must not be created inside a transaction.
//
// Written data is flushed to the disk concurrently with the work. Otherwise the system would delay all of it
// to the commit, which would then wait for gigabytes.
class DirectWrites
{
public:
    DirectWrites(Connection &connection, bool wanted);
    ~DirectWrites();
    DirectWrites(const DirectWrites &) = delete;
    DirectWrites &operator=(const DirectWrites &) = delete;

private:
    class ToDisk;
    Connection *m_connection = nullptr; // null: writes use the WAL
    std::unique_ptr<ToDisk> m_toDisk;
};

} // namespace lectern
