// SPDX-License-Identifier: GPL-2.0-or-later
#include "sandbox.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <linux/landlock.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace lectern::pdf
{

namespace
{

bool limit(decltype(RLIMIT_AS) what, rlim_t most)
{
    const rlimit bounds = {most, most};
    return setrlimit(what, &bounds) == 0;
}

bool limitResources([[maybe_unused]] size_t documentBytes)
{
    bool done = limit(RLIMIT_NOFILE, 64) && limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_CORE, 0);
// The shadow memory of sanitizers needs at least 16 TB of address space.
#ifndef LECTERN_SANITIZED
    done = done && limit(RLIMIT_AS, (rlim_t(2) << 30) + documentBytes);
#endif
    return done;
}

// Read-only, below this folder. Ignores a missing folder.
void allowReading(int rules, const QByteArray &folder)
{
    landlock_path_beneath_attr below = {};
    below.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
    below.parent_fd = open(folder.constData(), O_PATH | O_CLOEXEC);
    if (below.parent_fd < 0)
        return;
    syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &below, 0);
    close(below.parent_fd);
}

// fontconfig looks for fonts that are not embedded when a page needs them, so they are not known in advance.
// Files may therefore be opened for reading, but only in the folders of fonts and poppler's tables. Kernels
// without Landlock (before 5.13) let the program read whatever the user can read; the data can leave it only
// through rendered pages.
void limitFolders()
{
    landlock_ruleset_attr handled = {};
    handled.handled_access_fs = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE
        | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_REMOVE_DIR
        | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR
        | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO
        | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
    const int rules = int(syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0));
    if (rules < 0)
        return;
    for (const char *folder :
         {"/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/poppler", "/usr/share/fontconfig",
          "/usr/share/ghostscript", "/etc/fonts", "/var/cache/fontconfig", "/var/lib/ghostscript"})
        allowReading(rules, folder);
    const QByteArray home = qgetenv("HOME");
    for (const char *folder : {"/.fonts", "/.local/share/fonts", "/.cache/fontconfig", "/.config/fontconfig"})
        allowReading(rules, home + folder);
    syscall(SYS_landlock_restrict_self, rules, 0);
    close(rules);
}

// The allowed system calls; all others fail with "not permitted". No sockets, programs, threads, file writes,
// ptrace or kill.
constexpr std::array kAllowed = {
    SCMP_SYS(read),
    SCMP_SYS(readv),
    SCMP_SYS(pread64),
    SCMP_SYS(write),
    SCMP_SYS(recvfrom),
    SCMP_SYS(sendto),
    SCMP_SYS(poll),
    SCMP_SYS(ppoll),
    SCMP_SYS(munmap),
    SCMP_SYS(mremap),
    SCMP_SYS(brk),
    SCMP_SYS(madvise),
    SCMP_SYS(futex),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(close),
    SCMP_SYS(fstat),
    SCMP_SYS(newfstatat),
    SCMP_SYS(lseek),
    SCMP_SYS(access),
    SCMP_SYS(faccessat),
    SCMP_SYS(faccessat2),
    SCMP_SYS(readlink),
    SCMP_SYS(readlinkat),
    SCMP_SYS(getdents64),
    SCMP_SYS(fstatfs),
    SCMP_SYS(statfs),
    SCMP_SYS(getcwd),
    SCMP_SYS(uname),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(setitimer),
    SCMP_SYS(getrandom),
    SCMP_SYS(sysinfo),
    SCMP_SYS(getpid),
    SCMP_SYS(gettid),
    SCMP_SYS(getuid),
    SCMP_SYS(geteuid),
    SCMP_SYS(getgid),
    SCMP_SYS(getegid),
    SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigaction),
    SCMP_SYS(stat),
    SCMP_SYS(lstat),
    SCMP_SYS(statx),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(sigaltstack),
    SCMP_SYS(rseq),
};

bool filterCalls()
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (!filter)
        return false;
    bool done = true;
    for (const int call : kAllowed) // skips calls that this processor lacks
        done = seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0) == 0 && done;
    const auto allow = [filter](int call, const scmp_arg_cmp &argument) {
        return seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, &argument) == 0;
    };
    constexpr scmp_datum_t kWriting =
        O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND | (O_TMPFILE & ~O_DIRECTORY);
    done = allow(SCMP_SYS(openat), {2, SCMP_CMP_MASKED_EQ, kWriting, 0})
        && allow(SCMP_SYS(open), {1, SCMP_CMP_MASKED_EQ, kWriting, 0})
        && allow(SCMP_SYS(fcntl), {1, SCMP_CMP_LE, F_GETFL, 0})
        // No memory that is both writable and executable.
        && allow(SCMP_SYS(mmap), {2, SCMP_CMP_MASKED_EQ, PROT_EXEC, 0})
        && allow(SCMP_SYS(mprotect), {2, SCMP_CMP_MASKED_EQ, PROT_EXEC, 0}) && done;
    done = done && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return done;
}

} // namespace

void closeFrom(int first)
{
    syscall(SYS_close_range, unsigned(first), ~0U, 0);
}

bool dropPrivileges(size_t documentBytes)
{
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0)
        return false;
    limitFolders();
    return limitResources(documentBytes) && filterCalls();
}

void endIn(int seconds)
{
    itimerval timer = {};
    timer.it_value.tv_sec = seconds;
    setitimer(ITIMER_REAL, &timer, nullptr);
}

} // namespace lectern::pdf
