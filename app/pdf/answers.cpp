// SPDX-License-Identifier: GPL-2.0-or-later
#include "answers.h"

#include "sandbox.h"

#include <sys/mman.h>
#include <sys/stat.h>

namespace lectern::pdf
{

namespace
{

// Seconds per request (wall clock): more than the client's timeout, and more than any page should need.
constexpr int kTimeoutSeconds = 20;

// Maps the document, so that its bytes are read on demand; empty if the descriptor is not a file.
QByteArray mapped(int descriptor)
{
    struct stat status = {};
    if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size <= 0)
        return {};
    void *bytes = mmap(nullptr, size_t(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0);
    return bytes == MAP_FAILED
        ? QByteArray()
        : QByteArray::fromRawData(static_cast<const char *>(bytes), qsizetype(status.st_size));
}

} // namespace

int answerAll(int socket)
{
    closeFrom(socket + 1);
    Channel channel(socket);
    auto question = channel.next(); // may block for hours, because this process may be started in advance
    if (!question)
        return 0;
    const QByteArray bytes = mapped(channel.document());
    if (!dropPrivileges(size_t(bytes.size())))
        return 3;
    Answers answers(channel, bytes);
    for (; question; question = channel.next()) {
        endIn(kTimeoutSeconds);
        if (!answers.give(*question))
            break;
        endIn(0);
    }
    return 0;
}

Answers::Answers(Channel &channel, const QByteArray &bytes)
    : m_channel(channel), m_bytes(bytes), m_document([this] { return m_channel.isCancelled(); })
{
}

bool Answers::reply(PdfState state, const QByteArray &bytes)
{
    return m_channel.answer(state, state == PdfState::Ok ? bytes : QByteArray());
}

template <typename Value>
bool Answers::replyOfPage(const QByteArray &body, PdfState (Document::*read)(int, Value &) const,
                          QByteArray (*encode)(const Value &))
{
    const auto page = decodePage(body);
    Value value;
    const PdfState state = page ? (m_document.*read)(*page, value) : PdfState::Refused;
    return reply(state, encode(value));
}

bool Answers::give(const Channel::Question &question)
{
    if (question.kind == PdfKind::Open)
        return open(question.body);
    if (!m_open)
        return m_channel.answer(PdfState::Refused);
    switch (question.kind) {
    case PdfKind::Text:
        return replyOfPage(question.body, &Document::text, &encodeWords);
    case PdfKind::Links:
        return replyOfPage(question.body, &Document::links, &encodeLinks);
    case PdfKind::Outline: {
        QList<PdfOutlineEntry> outline;
        const PdfState state = m_document.outline(outline);
        return reply(state, encodeOutline(outline));
    }
    case PdfKind::Picture:
        return picture(question.body);
    case PdfKind::Markings:
        return replyOfPage(question.body, &Document::markings, &encodeMarkings);
    case PdfKind::Mark: {
        const auto annotation = decodeAnnotation(question.body, m_document.pages());
        return m_channel.answer(annotation ? m_document.mark(*annotation) : PdfState::Refused);
    }
    case PdfKind::Save: {
        QByteArray bytes;
        const PdfState state = m_document.save(bytes);
        return reply(state, bytes);
    }
    case PdfKind::Sizes:
        return m_channel.answer(PdfState::Ok, encodeSizes(m_document.sizes()));
    case PdfKind::Open:
    case PdfKind::Cancel:
        break;
    }
    return m_channel.answer(PdfState::Refused);
}

bool Answers::open(const QByteArray &body)
{
    const auto first = decodePage(body);
    if (m_open || !first)
        return m_channel.answer(PdfState::Refused);
    PdfSummary summary;
    const PdfState state = m_document.open(m_bytes, *first, summary);
    m_open = state == PdfState::Ok;
    return reply(state, encodeSummary(summary));
}

bool Answers::picture(const QByteArray &body)
{
    const auto request = decodeTileRequest(body);
    QImage image;
    const PdfState state = request ? m_document.picture(*request, image) : PdfState::Refused;
    if (state != PdfState::Ok)
        return m_channel.answer(state);
    return m_channel.answer(state, encodePixels(image.width(), image.height()),
                            QByteArrayView(image.constBits(), image.sizeInBytes()));
}

} // namespace lectern::pdf
