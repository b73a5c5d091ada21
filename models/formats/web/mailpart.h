#pragma once
// The parts of a message in MIME: headers, and bodies in their transfer encodings.
#include "bytemap.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace lectern
{

struct MailHeaders {
    QByteArray type; // lower case, without parameters: "text/html"; empty where none is stated
    QByteArray boundary; // of a multipart type
    QByteArray encoding; // lower case: "quoted-printable", "base64"; empty: as it stands
    QByteArray location;
    qsizetype end = 0; // where the body begins
};

// Reads the headers that begin at a byte; a header may go on over several lines. At most some hundred lines
// are looked at.
MailHeaders readMailHeaders(QByteArrayView message, qsizetype begin);

// A body decoded, with the way back to the message.
struct MailBody {
    QByteArray bytes;
    ByteMap map;
};
MailBody decodeMailBody(QByteArrayView message, qsizetype begin, qsizetype end, QByteArrayView encoding);

// The first part of a message that is a page in HTML: its headers and where its body ends. Multiparts may
// stand in each other. Nothing where there is none.
struct MailPage {
    MailHeaders headers;
    qsizetype end = 0;
};
std::optional<MailPage> findMailPage(QByteArrayView message);

} // namespace lectern
