#pragma once
// Buffers of tens of megabytes that are reused and accessed at random.
#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace lectern::index
{

// Requests huge pages for large allocations. The first access to a small page costs microseconds, and most
// random accesses would miss the TLB. New elements of a vector stay uninitialised.
template <typename T>
class LargeAllocator
{
public:
    using value_type = T;
    LargeAllocator() = default;
    template <typename U>
    explicit LargeAllocator(const LargeAllocator<U> &) noexcept
    {
    }
    T *allocate(size_t count)
    {
        const size_t bytes = count * sizeof(T);
        if (bytes < kLarge)
            return std::allocator<T>().allocate(count);
        void *const memory = ::operator new(bytes, std::align_val_t(kPage));
#ifdef MADV_HUGEPAGE
        (void)madvise(memory, bytes, MADV_HUGEPAGE); // falls back to small pages
#endif
        return static_cast<T *>(memory);
    }
    void deallocate(T *memory, size_t count) noexcept
    {
        if (count * sizeof(T) < kLarge)
            std::allocator<T>().deallocate(memory, count);
        else
            ::operator delete(memory, std::align_val_t(kPage));
    }
    template <typename U>
    void construct(U *at) noexcept
    {
        ::new (static_cast<void *>(at)) U;
    }
    template <typename U, typename... Arguments>
    void construct(U *at, Arguments &&...arguments)
    {
        ::new (static_cast<void *>(at)) U(std::forward<Arguments>(arguments)...);
    }
    bool operator==(const LargeAllocator &) const
    {
        return true;
    }

private:
    static constexpr size_t kPage = size_t(2) << 20; // size of a huge page
    static constexpr size_t kLarge = 2 * kPage;
};

template <typename T>
using LargeVector = std::vector<T, LargeAllocator<T>>;

// Reserves memory for `size` elements, or for `usual` if there are many: untouched memory is free, but
// reallocation needs twice the memory.
template <typename T>
void makeRoom(LargeVector<T> *list, size_t size, size_t usual)
{
    constexpr size_t kMany = size_t(1) << 20;
    if (list->capacity() < size)
        list->reserve(std::max(2 * size, size < kMany ? 0 : usual));
}

} // namespace lectern::index
