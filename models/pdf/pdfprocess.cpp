#include "pdfprocess.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <mutex>

#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace lectern
{

using namespace Qt::StringLiterals;

QString pdfHelperProgram()
{
    const QString named = qEnvironmentVariable("LECTERN_PDF_HELPER");
    if (!named.isEmpty())
        return QFileInfo(named).isExecutable() ? named : QString();
    const QString here = QCoreApplication::applicationDirPath();
    for (const auto &place :
         {u"/lectern-pdf"_s, u"/../pdf/lectern-pdf"_s, u"/../libexec/lectern/lectern-pdf"_s}) {
        const QFileInfo program(here + place);
        if (program.isFile() && program.isExecutable())
            return program.absoluteFilePath();
    }
    return {};
}

void OwnedDescriptor::reset(int descriptor)
{
    if (m_descriptor >= 0)
        close(m_descriptor);
    m_descriptor = descriptor;
}

namespace
{

// The program expects its socket as descriptor 3. Our end is moved above that, because dup2() onto itself
// would leave it close-on-exec.
constexpr int kTheirs = 3, kAbove = 16;

// posix_spawn, because forking a process with much memory takes too long for interactive use.
int spawned(const QString &program, int socket)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (const int standard : {0, 1, 2})
        posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", standard == 0 ? O_RDONLY : O_WRONLY,
                                         0);
    posix_spawn_file_actions_adddup2(&actions, socket, kTheirs);
    QByteArray name = QFile::encodeName(program);
    const std::array<char *, 2> arguments = {name.data(), nullptr};
    pid_t process = -1;
    const int error = posix_spawn(&process, name.constData(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    return error == 0 ? process : -1;
}

// The process that waits for a document.
struct Waiting {
    std::mutex mutex;
    QString program;
    std::unique_ptr<PdfProcess> process;
};

Waiting &waiting()
{
    static Waiting waiting;
    return waiting;
}

} // namespace

std::unique_ptr<PdfProcess> PdfProcess::started(const QString &program)
{
    std::array<int, 2> pair = {-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair.data()) != 0)
        return {};
    OwnedDescriptor ours(pair[0]), theirs(pair[1]);
    theirs.reset(fcntl(theirs.get(), F_DUPFD_CLOEXEC, kAbove));
    const int process = theirs.get() < 0 ? -1 : spawned(program, theirs.get());
    if (process < 0)
        return {};
    return std::unique_ptr<PdfProcess>(new PdfProcess(process, std::move(ours)));
}

std::unique_ptr<PdfProcess> PdfProcess::acquireIdle(const QString &program)
{
    Waiting &here = waiting();
    const std::lock_guard locked(here.mutex);
    if (here.program != program || !here.process || !here.process->isRunning())
        here.process.reset();
    return std::move(here.process);
}

std::unique_ptr<PdfProcess> PdfProcess::taken(const QString &program)
{
    auto process = acquireIdle(program);
    return process ? std::move(process) : started(program);
}

void PdfProcess::prepare()
{
    const QString program = pdfHelperProgram();
    Waiting &here = waiting();
    const std::lock_guard locked(here.mutex);
    if (program.isEmpty() || (here.program == program && here.process && here.process->isRunning()))
        return;
    here.program = program;
    here.process = started(program);
}

PdfProcess::~PdfProcess()
{
    m_socket.reset();
    if (m_process <= 0)
        return;
    kill(m_process, SIGKILL);
    while (waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) { }
}

bool PdfProcess::isRunning()
{
    if (m_process > 0 && waitpid(m_process, nullptr, WNOHANG) != 0)
        m_process = -1;
    return m_process > 0;
}

bool PdfProcess::send(const QByteArray &bytes, const OwnedDescriptor &file) const
{
    iovec part = {const_cast<char *>(bytes.constData()), size_t(bytes.size())};
    msghdr message = {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control = {};
    if (const int descriptor = file.get(); descriptor >= 0) {
        message.msg_control = control.data();
        message.msg_controllen = control.size();
        cmsghdr *head = CMSG_FIRSTHDR(&message);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = CMSG_LEN(sizeof descriptor);
        std::memcpy(CMSG_DATA(head), &descriptor, sizeof descriptor);
    }
    return sendmsg(m_socket.get(), &message, MSG_NOSIGNAL | MSG_DONTWAIT) == bytes.size();
}

} // namespace lectern
