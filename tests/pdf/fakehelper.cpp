// Answers as no helper should; which way says LECTERN_FAKE. What comes after the first answer of a sound one
// matters too: "open-…" opens a document of three pages before it goes wrong.
#include "models/pdf/pdfprotocol.h"

#include <cstdlib>
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
    if (way == "huge") {
        frame.length = 0xffffffff;
        put(QByteArray(reinterpret_cast<const char *>(&frame), sizeof frame));
        pause();
    }
    if (way == "promises") { // as much as may be, and sends nothing of it
        frame.length = PdfFrame::kMostAnswered;
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

} // namespace

int main()
{
    std::string way = qEnvironmentVariable("LECTERN_FAKE").toStdString();
    while (true) {
        const PdfFrame frame = taken();
        if (way.starts_with("open-")) {
            way = way.substr(5);
            PdfSummary summary;
            summary.sizes = QList<QSizeF>(3, QSizeF(600, 800));
            summary.known = 3;
            answer(frame, encodeSummary(summary));
        } else {
            misbehave(way, frame);
        }
    }
}
