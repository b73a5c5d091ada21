#pragma once
// Memory of tens of megabytes that is used over and over, at places all over it.
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

// Asks the system for large pages where much is allocated: a small one costs microseconds when it is touched
// first, and most accesses to distant places would wait for it to be found. What a vector grows by is not set
// to anything.
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
        (void)madvise(memory, bytes, MADV_HUGEPAGE); // where there are none, small ones do
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
    static constexpr size_t kPage = size_t(2) << 20; // a large one
    static constexpr size_t kLarge = 2 * kPage;
};

template <typename T>
using LargeVector = std::vector<T, LargeAllocator<T>>;

// Makes room for so many, where there are many for as many as usual at once: what is not touched costs
// nothing, but to move costs twice the memory.
template <typename T>
void makeRoom(LargeVector<T> *list, size_t size, size_t usual)
{
    constexpr size_t kMany = size_t(1) << 20;
    if (list->capacity() < size)
        list->reserve(std::max(2 * size, size < kMany ? 0 : usual));
}

} // namespace lectern::index
