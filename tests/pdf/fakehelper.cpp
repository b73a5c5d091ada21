// A PDF helper that misbehaves as LECTERN_FAKE specifies. Prefixes allow a valid start: "open-…" opens a
// document of three pages before it fails, "few-…" one whose pages are not all measured. After either,
// "paint-…" rejects each picture as too large and fails at the next request; "picture-…" fails only at
// pictures. "over NAME" crashes only for the file of this name; for other files it runs the helper in
// LECTERN_FAKE_REAL. Each start appends a line to LECTERN_FAKE_STARTED.
#include "models/pdf/pdfprotocol.h"

#include <QFile>

#include <cstdlib>
#include <cstring>
#include <string>

#include <sys/socket.h>
#include <unistd.h>

using namespace lectern;

namespace
{

void put(const QByteArray &bytes)
{
    const char *at = bytes.constData();
    for (qsizetype left = bytes.size(); left > 0;) {
        const ssize_t sent = send(3, at, size_t(left), MSG_NOSIGNAL);
        if (sent <= 0)
            std::_Exit(0);
        at += sent;
        left -= sent;
    }
}

PdfFrame taken()
{
    PdfFrame frame;
    if (recv(3, &frame, sizeof frame, MSG_WAITALL) != ssize_t(sizeof frame))
        std::_Exit(0);
    QByteArray body(qsizetype(frame.length), Qt::Uninitialized);
    if (frame.length > 0 && recv(3, body.data(), frame.length, MSG_WAITALL) != ssize_t(frame.length))
        std::_Exit(0);
    return frame;
}

void answer(PdfFrame frame, const QByteArray &body)
{
    frame.length = quint32(body.size());
    put(QByteArray(reinterpret_cast<const char *>(&frame), sizeof frame) + body);
}

void misbehave(const std::string &way, PdfFrame frame)
{
    if (way == "dies")
        std::_Exit(1);
    if (way == "aborts")
        std::abort();
    if (way == "hangs")
        pause();
    if (way == "garbage")
        put(QByteArray(100'000, 'x'));
    if (way == "silent end")
        put("LPD2");
    if (way == "no such page") { // sends the reply and continues
        frame.state = quint16(PdfState::Missing);
        answer(frame, {});
        return;
    }
    if (way == "huge") {
        frame.length = 0xffffffff;
        put(QByteArray(reinterpret_cast<const char *>(&frame), sizeof frame));
        pause();
    }
    if (way == "promises") { // announces the maximum size and sends nothing
        frame.length = PdfFrame::kMaxReplySize;
        put(QByteArray(reinterpret_cast<const char *>(&frame), sizeof frame));
        std::_Exit(0);
    }
    if (way == "other number")
        ++frame.number;
    if (way == "other kind")
        frame.kind = 99;
    if (way == "other state")
        frame.state = 77;
    if (way == "error with body")
        frame.state = quint16(PdfState::Damaged);
    answer(frame,
           way == "empty" ? QByteArray()
                          : QByteArray("\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", 12));
    pause();
}

// Returns the path of the file descriptor received with the first request. It stays open for the next reader.
QString documentsPath()
{
    char byte = 0;
    iovec part = {&byte, 1};
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
    msghdr message = {};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    const cmsghdr *head = recvmsg(3, &message, MSG_PEEK) == 1 ? CMSG_FIRSTHDR(&message) : nullptr;
    if (!head)
        std::_Exit(0);
    int document = -1;
    std::memcpy(&document, CMSG_DATA(head), sizeof document);
    const QString path = QFile::symLinkTarget(QStringLiteral("/proc/self/fd/%1").arg(document));
    close(document);
    return path;
}

void fallOver(const QString &name)
{
    QFile started(qEnvironmentVariable("LECTERN_FAKE_STARTED"));
    if (!started.open(QIODevice::Append) || started.write("\n") != 1)
        std::_Exit(2);
    started.close();
    if (documentsPath().endsWith(u'/' + name))
        std::_Exit(1);
    const QByteArray real = qgetenv("LECTERN_FAKE_REAL");
    execl(real.constData(), real.constData(), nullptr);
    std::_Exit(3);
}

} // namespace

int main()
{
    std::string way = qEnvironmentVariable("LECTERN_FAKE").toStdString();
    if (way.starts_with("over "))
        fallOver(QString::fromStdString(way.substr(5)));
    while (true) {
        PdfFrame frame = taken();
        if (const bool few = way.starts_with("few-"); few || way.starts_with("open-")) {
            way = way.substr(way.find('-') + 1);
            PdfSummary summary;
            summary.sizes = QList<QSizeF>(3, QSizeF(600, 800));
            summary.known = few ? 1 : 3;
            answer(frame, encodeSummary(summary));
        } else if (way.starts_with("paint-") && frame.kind == quint16(PdfKind::Picture)) {
            frame.state = quint16(PdfState::TooLarge);
            answer(frame, {});
        } else if (way.starts_with("picture-") && frame.kind != quint16(PdfKind::Picture)) {
            misbehave("no such page", frame);
        } else if (way.starts_with("picture-")) {
            misbehave(way.substr(8), frame);
        } else if (way.starts_with("paint-")) {
            misbehave(way.substr(6), frame);
        } else {
            misbehave(way, frame);
        }
    }
}
