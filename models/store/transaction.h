#pragma once
// A transaction that ends with its scope.
#include "connection.h"

namespace lectern
{

// Rolls back when destroyed unless committed.
class Transaction
{
public:
    enum class Kind { Read, Write };
    // Write takes the lock at once, so that no later statement can find another writer in between.
    explicit Transaction(Connection &connection, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    // Whether it could begin.
    const Result<> &begun() const { return m_begun; }
    // Durable once this succeeds; after an Error nothing has changed.
    Result<> commit();

private:
    Connection &m_connection;
    Result<> m_begun;
    bool m_open = false;
};

// While it lives, transactions write to the library's file itself, with a journal to take them back by,
// instead of to a log that is copied into the file afterwards: half the bytes for who adds gigabytes. Nothing
// where another connection, of this or another program, has the library open; whoever opens it meanwhile
// waits. Not inside a transaction.
class DirectWrites
{
public:
    DirectWrites(Connection &connection, bool wanted);
    ~DirectWrites();
    DirectWrites(const DirectWrites &) = delete;
    DirectWrites &operator=(const DirectWrites &) = delete;

private:
    Connection *m_connection = nullptr; // null: writes go to the log
};

} // namespace lectern
