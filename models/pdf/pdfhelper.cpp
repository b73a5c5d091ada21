#include "pdfhelper.h"

#include "models/i18n/messages.h"

#include <QFile>

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

Error noHelper()
{
    return {ErrorKind::NotFound, Messages::tr("Cannot show PDFs: the program lectern-pdf is not installed.")};
}

Error ofState(PdfState state)
{
    switch (state) {
    case PdfState::Locked:
        return {Messages::tr("This PDF is protected by a password.")};
    case PdfState::Damaged:
        return {ErrorKind::Damaged, Messages::tr("This file is damaged or not a PDF.")};
    case PdfState::Empty:
        return {ErrorKind::Damaged, Messages::tr("This PDF has no pages.")};
    case PdfState::Missing:
        return {ErrorKind::NotFound, Messages::tr("This page is damaged.")};
    case PdfState::TooLarge:
        return {Messages::tr("This page is too large to show.")};
    case PdfState::RolledBack:
        return Error::cancelled();
    case PdfState::Ok:
    case PdfState::Refused:
        break;
    }
    return {Messages::tr("The PDF reader returned an invalid result.")};
}

Result<OwnedDescriptor> openedFile(const QString &path)
{
    // Opening a pipe without a writer must not block.
    OwnedDescriptor file(
        open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (file.get() < 0) {
        if (errno == ENOENT)
            return Error(ErrorKind::NotFound, Messages::tr("File %1 does not exist.").arg(path));
        return Error(Messages::tr("The file %1 cannot be read: %2.").arg(path, qt_error_string(errno)));
    }
    struct stat status = {};
    if (fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode))
        return Error(Messages::tr("%1 is not a file.").arg(path));
    return file;
}

// A file in memory with these bytes; it ends with its last descriptor.
Result<OwnedDescriptor> memoryFile(const QByteArray &bytes)
{
    OwnedDescriptor file(memfd_create("lectern-pdf", MFD_CLOEXEC));
    qsizetype written = 0;
    while (file.get() >= 0 && written < bytes.size()) {
        const ssize_t part = write(file.get(), bytes.constData() + written, size_t(bytes.size() - written));
        if (part > 0)
            written += part;
        else if (part == 0 || errno != EINTR)
            break;
    }
    if (file.get() < 0 || written < bytes.size())
        return Error(Messages::tr("The file cannot be read: %1.").arg(qt_error_string(errno)));
    return file;
}

} // namespace

Result<std::unique_ptr<PdfHelper>> PdfHelper::start(const QString &path)
{
    if (pdfHelperProgram().isEmpty())
        return noHelper();
    return startOn(openedFile(path));
}

Result<std::unique_ptr<PdfHelper>> PdfHelper::startWith(const QByteArray &bytes)
{
    if (pdfHelperProgram().isEmpty())
        return noHelper();
    return startOn(memoryFile(bytes));
}

Result<std::unique_ptr<PdfHelper>> PdfHelper::startOn(Result<OwnedDescriptor> file)
{
    if (!file)
        return file.error();
    std::unique_ptr<PdfHelper> helper(new PdfHelper);
    helper->m_process = PdfProcess::taken(pdfHelperProgram());
    if (!helper->m_process)
        return noHelper();
    helper->m_file = std::move(*file);
    return helper;
}

Error PdfHelper::protocolError()
{
    m_process.reset();
    return ofState(PdfState::Refused);
}

bool PdfHelper::send(PdfKind kind, quint32 number, const QByteArray &body)
{
    PdfFrame frame;
    frame.kind = quint16(kind);
    frame.number = number;
    frame.length = quint32(body.size());
    // Requests are sequential and at most kMaxRequestSize bytes long, so the socket buffer holds one. The
    // first request carries the document's descriptor.
    const OwnedDescriptor file = std::move(m_file);
    return m_process->send(QByteArray(reinterpret_cast<const char *>(&frame), sizeof frame) + body, file);
}

Result<> PdfHelper::receive(char *to, qsizetype bytes, quint32 number, const Cancelled &cancelled)
{
    while (bytes > 0) {
        if (m_abandoned && m_abandoned()) {
            m_process.reset();
            return Error::cancelled();
        }
        if (cancelled && !m_askedToCancel && cancelled()) {
            m_askedToCancel = true;
            send(PdfKind::Cancel, number, {});
        }
        if (std::chrono::steady_clock::now() > m_until) {
            m_process.reset();
            return Error(Messages::tr("This took too long and was stopped."));
        }
        pollfd waiting = {m_process->socket(), POLLIN, 0};
        if (poll(&waiting, 1, 10) <= 0)
            continue;
        const ssize_t got = recv(m_process->socket(), to, size_t(bytes), MSG_DONTWAIT);
        if (got < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        if (got <= 0) {
            m_process.reset();
            return Error(Messages::tr("The PDF reader crashed on this file."));
        }
        to += got;
        bytes -= got;
    }
    return {};
}

Result<QByteArray> PdfHelper::answer(PdfKind kind, quint32 number, const Cancelled &cancelled)
{
    PdfFrame frame;
    const auto head = receive(reinterpret_cast<char *>(&frame), sizeof frame, number, cancelled);
    if (!head)
        return head.error();
    if (frame.magic != PdfFrame::kMagic || frame.kind != quint16(kind) || frame.number != number
        || frame.length > (kind == PdfKind::Save ? PdfFrame::kMaxSavedFileSize : PdfFrame::kMaxReplySize)
        || frame.state > quint16(PdfState::Refused)
        || (frame.state != quint16(PdfState::Ok) && frame.length != 0))
        return protocolError();
    if (frame.state != quint16(PdfState::Ok))
        return ofState(PdfState(frame.state));
    // Allocate as data arrives, instead of the announced length.
    QByteArray bytes;
    while (bytes.size() < qsizetype(frame.length)) {
        const qsizetype before = bytes.size();
        const qsizetype part =
            std::min<qsizetype>(qsizetype(frame.length) - before, std::max<qsizetype>(before, 1 << 20));
        bytes.resize(before + part);
        const auto received = receive(bytes.data() + before, part, number, cancelled);
        if (!received)
            return received.error();
    }
    return bytes;
}

Result<QByteArray> PdfHelper::ask(PdfKind kind, const QByteArray &question, const Cancelled &cancelled)
{
    if (!exists())
        return ofState(PdfState::Refused);
    if (cancelled && cancelled())
        return Error::cancelled();
    m_until = std::chrono::steady_clock::now() + m_timeout;
    m_askedToCancel = false;
    // If sending fails, the helper has ended, and receiving reports it.
    send(kind, ++m_number, question);
    return answer(kind, m_number, cancelled);
}

template <typename Decode>
auto PdfHelper::answerTo(PdfKind kind, const QByteArray &question, const Cancelled &cancelled, Decode decode)
    -> Result<typename decltype(decode(QByteArray()))::value_type>
{
    const auto bytes = ask(kind, question, cancelled);
    if (!bytes)
        return bytes.error();
    auto value = decode(*bytes);
    if (!value)
        return protocolError();
    return std::move(*value);
}

Result<PdfSummary> PdfHelper::open(int first, const Cancelled &cancelled)
{
    auto summary = answerTo(PdfKind::Open, encodePage(std::max(0, first)), cancelled, decodeSummary);
    if (summary)
        m_pages = int(summary->sizes.size());
    return summary;
}

Result<QList<QSizeF>> PdfHelper::sizes(const Cancelled &cancelled)
{
    return answerTo(PdfKind::Sizes, {}, cancelled,
                    [this](const QByteArray &bytes) { return decodeSizes(bytes, m_pages); });
}

Result<PdfPageText> PdfHelper::text(int page, const Cancelled &cancelled)
{
    return answerTo(PdfKind::Text, encodePage(page), cancelled, decodeWords);
}

Result<QList<PdfLink>> PdfHelper::links(int page, const Cancelled &cancelled)
{
    return answerTo(PdfKind::Links, encodePage(page), cancelled,
                    [this](const QByteArray &bytes) { return decodeLinks(bytes, m_pages); });
}

Result<QList<PdfOutlineEntry>> PdfHelper::outline(const Cancelled &cancelled)
{
    return answerTo(PdfKind::Outline, {}, cancelled,
                    [this](const QByteArray &bytes) { return decodeOutline(bytes, m_pages); });
}

Result<QList<PdfAnnotation>> PdfHelper::markings(int page, const Cancelled &cancelled)
{
    return answerTo(PdfKind::Markings, encodePage(page), cancelled,
                    [this](const QByteArray &bytes) { return decodeMarkings(bytes, m_pages); });
}

Result<> PdfHelper::mark(const PdfAnnotation &annotation, const Cancelled &cancelled)
{
    const auto bytes = ask(PdfKind::Mark, encodeAnnotation(annotation), cancelled);
    if (!bytes)
        return bytes.error();
    return bytes->isEmpty() ? Result<>() : Result<>(protocolError());
}

Result<QByteArray> PdfHelper::save(const Cancelled &cancelled)
{
    auto bytes = ask(PdfKind::Save, {}, cancelled);
    if (bytes && !bytes->startsWith("%PDF")
        && !bytes->first(std::min<qsizetype>(bytes->size(), 1024)).contains("%PDF"))
        return protocolError();
    return bytes;
}

Result<PdfPixels> PdfHelper::picture(const PdfTileRequest &request, const Cancelled &cancelled)
{
    return answerTo(PdfKind::Picture, encodeTileRequest(request), cancelled,
                    [&](const QByteArray &bytes) { return decodePixels(bytes, request.part.size()); });
}

} // namespace lectern
