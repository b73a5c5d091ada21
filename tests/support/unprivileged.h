#pragma once
// Lets tests of missing permissions run as root, who is allowed everything.
#include <QFile>

#include <sys/syscall.h>
#include <unistd.h>

namespace lectern::test
{

// During its lifetime this thread has the rights of an unprivileged user. Has no effect if the process does
// not run as root, because permissions apply then anyway. Uses the system call, which changes one thread; the
// C library function changes all of them.
class AsNobody
{
public:
    AsNobody()
    {
        if (m_wasRoot)
            (void)::syscall(SYS_setresuid, kNobody, kNobody, 0);
    }
    ~AsNobody()
    {
        if (m_wasRoot)
            (void)::syscall(SYS_setresuid, 0, 0, 0);
    }
    Q_DISABLE_COPY_MOVE(AsNobody)

    // Lets the unprivileged user list a folder and open its files, but not create any.
    static bool allowListing(const QString &folder)
    {
        return QFile::setPermissions(folder, kMine | kAppearance);
    }
    // Lets the unprivileged user also create files.
    static bool allowWriting(const QString &folder)
    {
        return QFile::setPermissions(folder, kMine | kAppearance | kChange);
    }

private:
    static constexpr unsigned kNobody = 65534;
    static constexpr auto kMine = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    static constexpr auto kAppearance =
        QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    static constexpr auto kChange = QFile::WriteGroup | QFile::WriteOther;
    const bool m_wasRoot = ::geteuid() == 0;
};

} // namespace lectern::test
