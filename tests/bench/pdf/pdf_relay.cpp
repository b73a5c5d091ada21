// Replaces lectern-pdf if pdf_forker is used: passes its socket (descriptor 3) to the process named in
// LECTERN_PDF_FORKER and exits when that process exits. Links no library, so it starts within a millisecond.
#include <cstdlib>
#include <cstring>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int main()
{
    const char *name = std::getenv("LECTERN_PDF_FORKER");
    if (!name)
        return 2;
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path + 1, name, sizeof address.sun_path - 2);
    const int connection = socket(AF_UNIX, SOCK_SEQPACKET, 0);
    if (connect(connection, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0)
        return 3;
    char byte = 0;
    iovec part = {&byte, 1};
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
    msghdr message = {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    const int socketOfWindow = 3;
    head->cmsg_len = CMSG_LEN(sizeof socketOfWindow);
    std::memcpy(CMSG_DATA(head), &socketOfWindow, sizeof socketOfWindow);
    if (sendmsg(connection, &message, 0) != 1)
        return 4;
    close(socketOfWindow);
    return read(connection, &byte, 1) == 0 ? 0 : 5;
}
