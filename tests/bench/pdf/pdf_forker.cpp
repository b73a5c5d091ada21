// SPDX-License-Identifier: GPL-2.0-or-later lectern-pdf, linked once and forked for each document, so that
// hundreds of thousands can be tested. Starting a program is slower than reading most damaged PDFs.
//   pdf_forker NAME     serves the socket with this abstract name until it is killed. `pdf_relay` passes
//                       the window's socket to it. Writes a line when it is ready.
#include "app/pdf/answers.h"

#include <QByteArray>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace
{

// Returns the descriptor received over this connection, or -1.
int received(int connection)
{
    char byte = 0;
    iovec part = {&byte, 1};
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
    msghdr message = {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    if (recvmsg(connection, &message, 0) != 1)
        return -1;
    const cmsghdr *head = CMSG_FIRSTHDR(&message);
    int descriptor = -1;
    if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS)
        std::memcpy(&descriptor, CMSG_DATA(head), sizeof descriptor);
    return descriptor;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    std::signal(SIGCHLD, SIG_IGN); // the children are not waited for
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path + 1, argv[1], sizeof address.sun_path - 2);
    const int listening = socket(AF_UNIX, SOCK_SEQPACKET, 0);
    if (bind(listening, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0
        || listen(listening, 64) != 0)
        return 3;
    std::puts("ready");
    std::fflush(stdout);
    while (true) {
        const int connection = accept(listening, nullptr, nullptr);
        const int theirs = connection < 0 ? -1 : received(connection);
        if (theirs >= 0 && fork() == 0) {
            // When this process ends, the connection is closed, and the relay exits.
            constexpr int kConnection = 3, kSocket = 4;
            const int one = dup(connection), other = dup(theirs);
            dup2(one, kConnection);
            dup2(other, kSocket);
            std::_Exit(lectern::pdf::answerAll(kSocket));
        }
        close(theirs);
        close(connection);
    }
}
