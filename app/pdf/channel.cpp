// SPDX-License-Identifier: GPL-2.0-or-later
#include "channel.h"

#include <array>
#include <cerrno>
#include <cstring>

#include <poll.h>
#include <sys/socket.h>

namespace lectern::pdf
{

// Only the first bytes may carry a descriptor. Later ones are received without ancillary data; the system
// closes descriptors sent with them.
ssize_t Channel::receiveSome(void *to, size_t bytes)
{
    if (m_begun)
        return recv(m_socket, to, bytes, 0);
    iovec part = {to, bytes};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control = {};
    msghdr message = {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    const ssize_t got = recvmsg(m_socket, &message, MSG_CMSG_CLOEXEC);
    m_begun = got > 0;
    const cmsghdr *head = got > 0 ? CMSG_FIRSTHDR(&message) : nullptr;
    if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS
        && head->cmsg_len == CMSG_LEN(sizeof m_document))
        std::memcpy(&m_document, CMSG_DATA(head), sizeof m_document);
    return got;
}

bool Channel::receive(void *to, size_t bytes)
{
    auto *at = static_cast<char *>(to);
    while (bytes > 0) {
        const ssize_t got = receiveSome(at, bytes);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        at += got;
        bytes -= size_t(got);
    }
    return true;
}

bool Channel::send(const void *from, size_t bytes) const
{
    const auto *at = static_cast<const char *>(from);
    while (bytes > 0) {
        const ssize_t sent = ::send(m_socket, at, bytes, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return false;
        at += sent;
        bytes -= size_t(sent);
    }
    return true;
}

std::optional<Channel::Question> Channel::next()
{
    while (true) {
        PdfFrame frame;
        if (!receive(&frame, sizeof frame) || frame.magic != PdfFrame::kMagic
            || frame.length > PdfFrame::kMaxRequestSize)
            return {};
        QByteArray body(qsizetype(frame.length), Qt::Uninitialized);
        if (!receive(body.data(), frame.length))
            return {};
        if (frame.kind == quint16(PdfKind::Cancel)) // the cancelled request has finished already
            continue;
        m_question = {PdfKind(frame.kind), frame.number, body};
        m_cancelled = false;
        return m_question;
    }
}

bool Channel::isCancelled()
{
    if (m_cancelled)
        return true;
    pollfd waiting = {m_socket, POLLIN, 0};
    if (poll(&waiting, 1, 0) <= 0)
        return false;
    PdfFrame frame;
    const ssize_t got = recv(m_socket, &frame, sizeof frame, MSG_PEEK | MSG_DONTWAIT);
    // Disconnected or cancelled: the client sends nothing else while it waits for a reply.
    m_cancelled = got == 0
        || (got == ssize_t(sizeof frame) && frame.kind == quint16(PdfKind::Cancel)
            && frame.number == m_question.number);
    return m_cancelled;
}

bool Channel::answer(PdfState state, const QByteArray &body, QByteArrayView more)
{
    PdfFrame frame;
    frame.kind = quint16(m_question.kind);
    frame.state = quint16(state);
    frame.number = m_question.number;
    frame.length = quint32(body.size() + more.size());
    return send(&frame, sizeof frame) && send(body.constData(), size_t(body.size()))
        && send(more.data(), size_t(more.size()));
}

} // namespace lectern::pdf
