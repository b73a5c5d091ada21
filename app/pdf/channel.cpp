// SPDX-License-Identifier: GPL-2.0-or-later
#include "channel.h"

#include <cerrno>

#include <poll.h>
#include <sys/socket.h>

namespace lectern::pdf
{

bool Channel::receive(void *to, size_t bytes) const
{
    auto *at = static_cast<char *>(to);
    while (bytes > 0) {
        const ssize_t got = recv(m_socket, at, bytes, 0);
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
            || frame.length > PdfFrame::kMostAsked)
            return {};
        QByteArray body(qsizetype(frame.length), Qt::Uninitialized);
        if (!receive(body.data(), frame.length))
            return {};
        if (frame.kind == quint16(PdfKind::Cancel)) // of a question that is answered already
            continue;
        m_question = {PdfKind(frame.kind), frame.number, body};
        m_takenBack = false;
        return m_question;
    }
}

bool Channel::isTakenBack()
{
    if (m_takenBack)
        return true;
    pollfd waiting = {m_socket, POLLIN, 0};
    if (poll(&waiting, 1, 0) <= 0)
        return false;
    PdfFrame frame;
    const ssize_t got = recv(m_socket, &frame, sizeof frame, MSG_PEEK | MSG_DONTWAIT);
    // Gone, or taken back: nothing else is said while an answer is waited for.
    m_takenBack = got == 0
        || (got == ssize_t(sizeof frame) && frame.kind == quint16(PdfKind::Cancel)
            && frame.number == m_question.number);
    return m_takenBack;
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
