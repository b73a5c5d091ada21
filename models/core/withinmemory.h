#pragma once
// What ends work that needs more memory than there is: a sentence, not the program.
#include "result.h"

#include <new>
#include <stdexcept>
#include <utility>

namespace lectern
{

// Does work() and returns its Result. An Error when memory is not enough, or when a size is asked for that no
// memory has, as a file can state that was made to harm.
template <typename Work>
auto withinMemory(Work &&work) -> decltype(work())
{
    try {
        return std::forward<Work>(work)();
    } catch (const std::bad_alloc &) {
    } catch (const std::length_error &) {
    }
    return Error{QStringLiteral("There is not enough memory for this.")};
}

} // namespace lectern
