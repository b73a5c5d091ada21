#pragma once
// Tests of what the system does not allow, where they run as root, whom it allows everything.
#include <QFile>

#include <sys/syscall.h>
#include <unistd.h>

namespace lectern::test
{

// As long as it lives, this thread has the rights of a stranger. Without root it does nothing: then
// permissions hold anyway. The system call changes one thread, while the function of the C library would
// change them all.
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

    // Lets strangers into a folder: they may list it and open what is in it, and make nothing there.
    static bool letIn(const QString &folder) { return QFile::setPermissions(folder, kMine | kAppearance); }
    // Lets them make files there, too.
    static bool letWrite(const QString &folder)
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
