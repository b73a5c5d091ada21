// This library is preloaded into a program that reads and writes libraries. It ends the program with a
// message if any code other than SQLite opens a library, or a log or shared memory next to one. Closing such
// a descriptor releases the locks between processes (models/store/sqlite/filelocks.h).
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace
{

bool isOfLibrary(std::string_view path)
{
    for (const std::string_view end : {".lectern", ".lectern-wal", ".lectern-shm", ".lectern-journal"})
        if (path.ends_with(end))
            return true;
    return false;
}

void look(const char *path)
{
    if (!path || !isOfLibrary(path))
        return;
    void *frames[48];
    const int depth = backtrace(frames, 48);
    for (int i = 0; i < depth; ++i) {
        Dl_info info{};
        if (dladdr(frames[i], &info) && info.dli_fname
            && std::string_view(info.dli_fname).find("libsqlite3") != std::string_view::npos)
            return;
    }
    std::fprintf(stderr, "not SQLite opens %s\n", path);
    backtrace_symbols_fd(frames, depth, 2);
    std::abort();
}

template <typename Function>
Function *real(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

// The mode is passed only if a file may be created.
#define FORWARD_OPEN(name, ...)                                                                              \
    look(path);                                                                                              \
    va_list arguments;                                                                                       \
    va_start(arguments, flags);                                                                              \
    const mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;                       \
    va_end(arguments);                                                                                       \
    static const auto next = real<decltype(name)>(#name);                                                    \
    return next(__VA_ARGS__, mode)

} // namespace

extern "C" {

int open(const char *path, int flags, ...)
{
    FORWARD_OPEN(open, path, flags);
}

int open64(const char *path, int flags, ...)
{
    FORWARD_OPEN(open64, path, flags);
}

int openat(int folder, const char *path, int flags, ...)
{
    FORWARD_OPEN(openat, folder, path, flags);
}

int openat64(int folder, const char *path, int flags, ...)
{
    FORWARD_OPEN(openat64, folder, path, flags);
}

FILE *fopen(const char *path, const char *mode)
{
    look(path);
    static const auto next = real<decltype(fopen)>("fopen");
    return next(path, mode);
}

FILE *fopen64(const char *path, const char *mode)
{
    look(path);
    static const auto next = real<decltype(fopen64)>("fopen64");
    return next(path, mode);
}
}
