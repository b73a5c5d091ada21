#pragma once
// Handles out-of-memory errors and returns freed memory to the system.
#include "result.h"

#include <new>
#include <stdexcept>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace lectern
{

// Runs work() and returns its Result. Error when memory is exhausted or when an impossible size is requested,
// as a malicious file can cause.
template <typename Work>
auto catchOutOfMemory(Work &&work) -> decltype(work())
{
    try {
        return std::forward<Work>(work)();
    } catch (const std::bad_alloc &) {
    } catch (const std::length_error &) {
    }
    return Error{QStringLiteral("There is not enough memory for this.")};
}

// Returns freed heap memory to the system, for example after a large import. By default the allocator keeps
// small freed blocks. Costs some milliseconds.
inline void releaseFreeMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace lectern
