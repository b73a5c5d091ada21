// SPDX-License-Identifier: GPL-2.0-or-later
// lectern-pdf: started by lectern with a socket (descriptor 3), waits there for a document and answers
// questions about it until the other end is closed. It opens no file of its own but fonts, and falls alone.
#include "channel.h"
#include "document.h"
#include "sandbox.h"

#include <cstdio>

#include <sys/mman.h>
#include <sys/stat.h>

using namespace lectern;
using namespace lectern::pdf;

namespace
{

constexpr int kSocket = 3;
// Longer than whoever asks waits, and than any page should take.
constexpr int kPatience = 20;

// The bytes of the document, which stay in its file until they are read.
QByteArray mapped(int document)
{
    struct stat status = {};
    if (fstat(document, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size <= 0)
        return {};
    void *bytes = mmap(nullptr, size_t(status.st_size), PROT_READ, MAP_PRIVATE, document, 0);
    return bytes == MAP_FAILED
        ? QByteArray()
        : QByteArray::fromRawData(static_cast<const char *>(bytes), qsizetype(status.st_size));
}

class Answers
{
public:
    Answers(Channel &channel, const QByteArray &bytes)
        : m_channel(channel), m_bytes(bytes), m_document([this] { return m_channel.isTakenBack(); })
    {
    }

    // False: nobody listens any more.
    bool give(const Channel::Question &question)
    {
        if (question.kind == PdfKind::Open)
            return open(question.body);
        if (!m_open)
            return m_channel.answer(PdfState::Refused);
        switch (question.kind) {
        case PdfKind::Text:
            return text(question.body);
        case PdfKind::Links:
            return links(question.body);
        case PdfKind::Outline:
            return outline();
        case PdfKind::Picture:
            return picture(question.body);
        case PdfKind::Markings:
            return markings(question.body);
        case PdfKind::Mark:
            return mark(question.body);
        case PdfKind::Save:
            return save();
        case PdfKind::Sizes:
            return sizes();
        case PdfKind::Open:
        case PdfKind::Cancel:
            break;
        }
        return m_channel.answer(PdfState::Refused);
    }

private:
    bool open(const QByteArray &body)
    {
        const auto first = decodePage(body);
        if (m_open || !first)
            return m_channel.answer(PdfState::Refused);
        PdfSummary summary;
        const PdfState state = m_document.open(m_bytes, *first, summary);
        m_open = state == PdfState::Ok;
        return m_open ? m_channel.answer(state, encodeSummary(summary)) : m_channel.answer(state);
    }
    bool text(const QByteArray &body)
    {
        const auto page = decodePage(body);
        PdfPageText text;
        const PdfState state = page ? m_document.text(*page, text) : PdfState::Refused;
        return state == PdfState::Ok ? m_channel.answer(state, encodeWords(text)) : m_channel.answer(state);
    }
    bool links(const QByteArray &body)
    {
        const auto page = decodePage(body);
        QList<PdfLink> links;
        const PdfState state = page ? m_document.links(*page, links) : PdfState::Refused;
        return state == PdfState::Ok ? m_channel.answer(state, encodeLinks(links)) : m_channel.answer(state);
    }
    bool outline()
    {
        QList<PdfOutlineEntry> outline;
        const PdfState state = m_document.outline(outline);
        return state == PdfState::Ok ? m_channel.answer(state, encodeOutline(outline))
                                     : m_channel.answer(state);
    }
    bool picture(const QByteArray &body)
    {
        const auto wish = decodeWish(body);
        QImage image;
        const PdfState state = wish ? m_document.picture(*wish, image) : PdfState::Refused;
        if (state != PdfState::Ok)
            return m_channel.answer(state);
        return m_channel.answer(state, encodePixels(image.width(), image.height()),
                                QByteArrayView(image.constBits(), image.sizeInBytes()));
    }

    bool markings(const QByteArray &body)
    {
        const auto page = decodePage(body);
        QList<PdfMarking> markings;
        const PdfState state = page ? m_document.markings(*page, markings) : PdfState::Refused;
        return state == PdfState::Ok ? m_channel.answer(state, encodeMarkings(markings))
                                     : m_channel.answer(state);
    }
    bool mark(const QByteArray &body)
    {
        const auto marking = decodeMarking(body, m_document.pages());
        return m_channel.answer(marking ? m_document.mark(*marking) : PdfState::Refused);
    }
    bool save()
    {
        QByteArray bytes;
        const PdfState state = m_document.save(bytes);
        return state == PdfState::Ok ? m_channel.answer(state, bytes) : m_channel.answer(state);
    }

    bool sizes() { return m_channel.answer(PdfState::Ok, encodeSizes(m_document.sizes())); }

    Channel &m_channel;
    QByteArray m_bytes;
    Document m_document;
    bool m_open = false;
};

} // namespace

int main()
{
    struct stat status = {};
    if (fstat(kSocket, &status) != 0 || !S_ISSOCK(status.st_mode)) {
        std::fputs("lectern-pdf reads PDFs for lectern, which starts it.\n", stderr);
        return 2;
    }
    closeFrom(kSocket + 1);
    Channel channel(kSocket);
    auto question = channel.next(); // perhaps hours later: this may be started ahead
    if (!question)
        return 0;
    const QByteArray bytes = mapped(channel.document());
    if (!giveUpRights(size_t(bytes.size())))
        return 3;
    Answers answers(channel, bytes);
    for (; question; question = channel.next()) {
        endIn(kPatience);
        if (!answers.give(*question))
            break;
        endIn(0);
    }
    std::_Exit(0); // the process ends with the document; there is nothing to tidy
}
