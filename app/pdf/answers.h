// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once
// What is answered about one document.
#include "channel.h"
#include "document.h"

#include <QByteArray>

namespace lectern::pdf
{

// Waits for a document and answers what is asked about it until the other end of the socket is closed. Closes
// all descriptors above it, and gives up all rights before it looks at a byte. Returns what the process is to
// end with.
int answerAll(int socket);

class Answers
{
public:
    // bytes: the document, which stays where it is as long as this lives. channel: outlives this.
    Answers(Channel &channel, const QByteArray &bytes);

    // Answers one question. False: nobody listens any more.
    bool give(const Channel::Question &question);

private:
    bool open(const QByteArray &body);
    bool text(const QByteArray &body);
    bool links(const QByteArray &body);
    bool outline();
    bool picture(const QByteArray &body);
    bool markings(const QByteArray &body);
    bool mark(const QByteArray &body);
    bool save();
    bool sizes();

    Channel &m_channel;
    QByteArray m_bytes;
    Document m_document;
    bool m_open = false;
};

} // namespace lectern::pdf
