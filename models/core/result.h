#pragma once
// Errors are values: a function that can fail returns Result<T>.
#include <QString>

#include <utility>
#include <variant>

namespace lectern
{

// What kind of failure it is. Callers decide by the kind; the sentence beside it is for people only.
enum class ErrorKind {
    Failed, // none of those below
    Cancelled, // given up because the answer is no longer wanted; never shown to a person
    Busy, // another program holds the library
    Damaged, // the bytes of a file make no sense
    IndexDamaged, // the bytes of the search index make no sense; it can be made anew from the rest of the
                  // library
    Full, // the disk
    ReadOnly,
    NotFound,
    NotALibrary, // there is a file, but of another kind
    Moved, // the open library was replaced, moved or deleted
};

// What went wrong: a kind for the program, and one sentence a reader of the program can act on.
struct Error {
    Error() = default;
    Error(QString sentence) : message(std::move(sentence)) { ++made; }
    Error(ErrorKind what, QString sentence) : kind(what), message(std::move(sentence)) { ++made; }
    // All work that is given up fails with this.
    static Error cancelled() { return {ErrorKind::Cancelled, QStringLiteral("Cancelled.")}; }
    bool isCancelled() const { return kind == ErrorKind::Cancelled; }

    ErrorKind kind = ErrorKind::Failed;
    QString message;
    // How many Errors this thread has made. Clean-up code compares it to see whether work came to its end.
    static inline thread_local quint64 made = 0;
};

// A value of type T, or an Error. To ask for the one that is not there is a broken invariant and aborts.
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

} // namespace lectern
