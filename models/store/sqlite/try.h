#pragma once
// Returns an Error to the caller in one line. LECTERN_TRY(write()) returns the Error of a failed Result from
// the enclosing function. LECTERN_TRY(const auto rows, read(id)) does the same, and declares rows as the
// value of a success.

#include <utility>

#define LECTERN_TRY(...)                                                                                     \
    LECTERN_TRY_CHOICE(__VA_ARGS__, VALUE, VALUE, VALUE, VALUE, VALUE, VALUE, VALUE, DONE, )(__VA_ARGS__)

// The rest of this file is private. With a declaration, the expression may contain commas. A part between two
// commas is not always an expression, so the macro adds no brackets.
// NOLINTBEGIN(bugprone-macro-parentheses)
#define LECTERN_TRY_CHOICE(a, b, c, d, e, f, g, h, what, ...) LECTERN_TRY_##what
#define LECTERN_TRY_DONE(expression) LECTERN_TRY_NUMBERED(DONE_AS, __COUNTER__, , expression)
#define LECTERN_TRY_VALUE(declaration, ...)                                                                  \
    LECTERN_TRY_NUMBERED(VALUE_AS, __COUNTER__, declaration, __VA_ARGS__)
#define LECTERN_TRY_NUMBERED(what, number, ...) LECTERN_TRY_NAMED(what, number, __VA_ARGS__)
#define LECTERN_TRY_NAMED(what, number, ...) LECTERN_TRY_##what(lecternTried##number, __VA_ARGS__)
#define LECTERN_TRY_DONE_AS(tried, nothing, expression)                                                      \
    do {                                                                                                     \
        if (const auto &tried = (expression); !tried)                                                        \
            return tried.error();                                                                            \
    } while (false)
#define LECTERN_TRY_VALUE_AS(tried, declaration, ...)                                                        \
    auto tried = (__VA_ARGS__);                                                                              \
    if (!tried)                                                                                              \
        return tried.error();                                                                                \
    declaration = std::move(tried).value()
// NOLINTEND(bugprone-macro-parentheses)
