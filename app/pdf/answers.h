// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once
// Handles the requests about one document.
#include "channel.h"
#include "document.h"

#include <QByteArray>

namespace lectern::pdf
{

// Waits for a document and handles requests until the other end of the socket is closed. Closes all
// descriptors above it, and drops all rights before it reads a byte. Returns the exit code.
int answerAll(int socket);

class Answers
{
public:
    // bytes: the document; must outlive this object. channel: must outlive this object.
    Answers(Channel &channel, const QByteArray &bytes);

    // Handles one request. False: the client has disconnected.
    bool give(const Channel::Question &question);

private:
    bool open(const QByteArray &body);
    bool picture(const QByteArray &body);
    // Replies with the bytes if the state is Ok, otherwise with the state alone.
    bool reply(PdfState state, const QByteArray &bytes);
    // Replies with the value that `read` gives for the page in the request.
    template <typename Value>
    bool replyOfPage(const QByteArray &body, PdfState (Document::*read)(int, Value &) const,
                     QByteArray (*encode)(const Value &));

    Channel &m_channel;
    QByteArray m_bytes;
    Document m_document;
    bool m_open = false;
};

} // namespace lectern::pdf
