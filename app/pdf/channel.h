// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once
// Receives requests and sends replies on an open socket.
#include "models/pdf/pdfprotocol.h"

#include <QByteArray>

#include <optional>

#include <sys/types.h>

namespace lectern::pdf
{

class Channel
{
public:
    explicit Channel(int socket) : m_socket(socket) { }

    struct Question {
        PdfKind kind = PdfKind::Open;
        quint32 number = 0;
        QByteArray body;
    };
    // Waits for the next request. Nothing: the client has disconnected or sent invalid data.
    std::optional<Question> next();
    // The descriptor of the document, sent with the first request; -1 if there was none.
    int document() const { return m_document; }
    // Whether the current request has been cancelled.
    bool isCancelled();
    // Replies to the last request. more: bytes after the body. False: the client has disconnected.
    bool answer(PdfState state, const QByteArray &body = {}, QByteArrayView more = {});

private:
    ssize_t receiveSome(void *to, size_t bytes);
    bool receive(void *to, size_t bytes);
    bool send(const void *from, size_t bytes) const;

    int m_socket;
    int m_document = -1;
    bool m_begun = false;
    Question m_question;
    bool m_cancelled = false;
};

} // namespace lectern::pdf
