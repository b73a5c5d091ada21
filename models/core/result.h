#pragma once
// Errors are values: a function that can fail returns Result<T>.
#include <QString>
#include <functional>
#include <utility>
#include <variant>

namespace lectern
{

// Kind of failure. Code branches on the kind; the message is only for display.
enum class ErrorKind {
    Failed, // none of the kinds below
    Cancelled, // the request was cancelled; never shown to the user
    Busy, // another program has locked the library
    Damaged, // the file is corrupt
    IndexDamaged, // the search index is corrupt; it can be rebuilt from the rest of the library
    Full, // the disk is full
    ReadOnly,
    NotFound,
    NotALibrary, // the file exists but is not a library
    Moved, // the open library was replaced, moved or deleted
};

// An error: a kind for the program and one sentence that helps the user to act.
struct Error {
    Error() = default;
    Error(QString sentence) : message(std::move(sentence)) { ++made; }
    Error(ErrorKind what, QString sentence) : kind(what), message(std::move(sentence)) { ++made; }
    // The error of all cancelled work.
    static Error cancelled() { return {ErrorKind::Cancelled, QStringLiteral("Cancelled.")}; }
    bool isCancelled() const { return kind == ErrorKind::Cancelled; }

    ErrorKind kind = ErrorKind::Failed;
    QString message;
    // Number of Errors created on this thread. Clean-up code compares it to detect whether the work finished
    // without an error.
    static inline thread_local quint64 made = 0;
};

// A value of type T, or an Error. Accessing the alternative that is not present aborts the program.
template <typename T = void>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) { }
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) { }

    explicit operator bool() const { return m_state.index() == 0; }
    const T &value() const & { return std::get<0>(m_state); }
    T &value() & { return std::get<0>(m_state); }
    T &&value() && { return std::get<0>(std::move(m_state)); }
    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }
    const Error &error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

// Success without a value, or an Error.
template <>
class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)), m_ok(false) { }

    explicit operator bool() const { return m_ok; }
    const Error &error() const { return m_error; }

private:
    Error m_error;
    bool m_ok = true;
};

// Cancellation callback.

// Long-running work calls this between rows and stops if it returns true.
using Cancelled = std::function<bool()>;

} // namespace lectern
