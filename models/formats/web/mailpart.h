#pragma once
// MIME message parts: headers, and bodies in their transfer encodings.
#include "bytemap.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace lectern
{

struct MailHeaders {
    QByteArray type; // lower case, without parameters: "text/html"; empty if not stated
    QByteArray boundary; // of a multipart type
    QByteArray encoding; // lower case: "quoted-printable", "base64"; empty: none
    QByteArray location;
    qsizetype end = 0; // start of the body
};

// Parses the headers at a byte position, including continuation lines. Reads at most a few hundred lines.
MailHeaders readMailHeaders(QByteArrayView message, qsizetype begin);

// A decoded body with a map to the message.
struct MailBody {
    QByteArray bytes;
    ByteMap map;
};
MailBody decodeMailBody(QByteArrayView message, qsizetype begin, qsizetype end, QByteArrayView encoding);

// The first HTML part of a message: its headers and the end of its body. Multiparts may be nested. nullopt if
// there is none.
struct MailPage {
    MailHeaders headers;
    qsizetype end = 0;
};
std::optional<MailPage> findMailPage(QByteArrayView message);

} // namespace lectern
