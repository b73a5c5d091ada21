#pragma once
// Processor time, which other programs on the machine do not affect.
#include <ctime>

namespace lectern::test
{

// Processor time of this thread, in seconds.
inline double threadSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) + double(now.tv_nsec) / 1e9;
}

// Measures the processor time of the whole program since construction.
class Work
{
public:
    double seconds() const { return now() - m_begin; }

private:
    static double now()
    {
        timespec now{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
        return double(now.tv_sec) + double(now.tv_nsec) / 1e9;
    }
    double m_begin = now();
};

} // namespace lectern::test
