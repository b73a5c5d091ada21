#pragma once
// Memory as the limit of work: what needs more than there is ends in a sentence, and what is no longer needed
// goes back to the system.
#include "result.h"

#include <new>
#include <stdexcept>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

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

// What was freed in small pieces stays with the program, for its next need of the kind. Where none is near,
// it goes back to the system here: after a large import, say. Takes some milliseconds.
inline void giveMemoryBack()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace lectern
