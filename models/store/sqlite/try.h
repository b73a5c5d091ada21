#pragma once
// Passing an Error up, in one line.

// Returns the error of a failed Result from the enclosing function; goes on after a success.
#define LECTERN_TRY(expression)                                                                              \
    do {                                                                                                     \
        if (const auto &lecternTried = (expression); !lecternTried)                                          \
            return lecternTried.error();                                                                     \
    } while (false)
