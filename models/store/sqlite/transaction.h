#pragma once
// A transaction that ends with its scope.
#include "connection.h"

#include <exception>
#include <memory>

namespace lectern
{

// Put one around everything that reads or writes. When the outermost one of a connection ends, none of its
// statements stands between two rows. Work that was given up with an Error may have left some there; they are
// reset. If no Error was made and memory was enough it is a fault: Dev builds end the program with the
// statement's text, others reset it, too. The bytes of a row (Statement::bytes()) do not outlive the scope.
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
    const int m_exceptions = std::uncaught_exceptions(); // of memory that there is not
};

// While it lives, a statement of the connection that takes long ends with Error::cancelled() soon after
// `stopped` returns true; it is called in the connection's thread. An empty function stops nothing. Scopes
// may be nested: the innermost is asked. Nothing stays on the connection.
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

// Rolls back when destroyed unless committed.
class Transaction
{
public:
    enum class Kind { Read, Write };
    // Write takes the lock at once, so that no other writer can come in between later.
    explicit Transaction(Connection &connection, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    // Whether it could begin.
    const Result<> &begun() const { return m_begun; }
    // Durable once this succeeds; after an Error nothing has changed.
    Result<> commit();

private:
    ReadingScope m_scope;
    Connection &m_connection;
    bool m_writing;
    Result<> m_begun;
    bool m_open = false;
};

// While it lives, transactions write to the library's file itself, with a journal for taking them back, and
// not to a log that is copied into the file afterwards: half the bytes for an import of gigabytes. Does
// nothing while another connection, of this or another program, has the library open; whoever opens it
// meanwhile waits. Not inside a transaction.
//
// What is written goes on its way to the disk as it comes, beside the work: the system would leave all of it
// to the end of the transaction, which then waits for gigabytes.
class DirectWrites
{
public:
    DirectWrites(Connection &connection, bool wanted);
    ~DirectWrites();
    DirectWrites(const DirectWrites &) = delete;
    DirectWrites &operator=(const DirectWrites &) = delete;

private:
    class ToDisk;
    Connection *m_connection = nullptr; // null: writes go to the log
    std::unique_ptr<ToDisk> m_toDisk;
};

} // namespace lectern
