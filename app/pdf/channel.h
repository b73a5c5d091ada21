// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once
// The questions that come in and the answers that go out, on an open socket.
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
    // Waits for the next one. Nothing: whoever asked is gone, or makes no sense.
    std::optional<Question> next();
    // The descriptor of the document, which comes with the first question; -1 where none came.
    int document() const { return m_document; }
    // Whether the question that is being answered was taken back.
    bool isTakenBack();
    // Answers the last question. more: bytes that follow the body. False: nobody listens any more.
    bool answer(PdfState state, const QByteArray &body = {}, QByteArrayView more = {});

private:
    ssize_t receiveSome(void *to, size_t bytes);
    bool receive(void *to, size_t bytes);
    bool send(const void *from, size_t bytes) const;

    int m_socket;
    int m_document = -1;
    bool m_begun = false;
    Question m_question;
    bool m_takenBack = false;
};

} // namespace lectern::pdf
