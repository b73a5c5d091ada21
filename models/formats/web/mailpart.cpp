#include "mailpart.h"

#include <algorithm>

namespace lectern
{

namespace
{

constexpr int kMaxHeaderLines = 400;
constexpr int kMaxMultiparts = 16; // maximum nesting
constexpr int kMaxParts = 100'000;

// Returns the position after the line at `at`, including its line end.
qsizetype nextLine(QByteArrayView text, qsizetype at)
{
    const qsizetype end = text.indexOf('\n', at);
    return end < 0 ? text.size() : end + 1;
}

// Returns a parameter of a header: `multipart/related; boundary="x"`.
QByteArray parameter(const QByteArray &header, const QByteArray &name)
{
    const QByteArray lower = header.toLower(), wanted = name + '=';
    for (qsizetype at = 0; (at = lower.indexOf(wanted, at)) >= 0; ++at) {
        const char before = at > 0 ? lower[at - 1] : ';';
        if (before != ';' && !isspace(static_cast<unsigned char>(before)))
            continue;
        qsizetype begin = at + name.size() + 1, end = begin;
        if (begin < header.size() && header[begin] == '"') {
            end = header.indexOf('"', ++begin);
            return header.mid(begin, end < 0 ? -1 : end - begin);
        }
        while (end < header.size() && header[end] != ';' && !isspace(static_cast<unsigned char>(header[end])))
            ++end;
        return header.mid(begin, end - begin);
    }
    return {};
}

void readHeader(const QByteArray &header, MailHeaders &headers)
{
    const qsizetype colon = header.indexOf(':');
    const QByteArray name = header.left(qMax<qsizetype>(0, colon)).trimmed().toLower();
    const QByteArray value = header.mid(colon + 1).trimmed();
    if (name == "content-type") {
        headers.type =
            value.left(value.indexOf(';') < 0 ? value.size() : value.indexOf(';')).trimmed().toLower();
        headers.boundary = parameter(value, "boundary");
    } else if (name == "content-transfer-encoding") {
        headers.encoding = value.toLower();
    } else if (name == "content-location"
               || (name == "snapshot-content-location" && headers.location.isEmpty())) {
        headers.location = value;
    }
}

int hexDigit(char c)
{
    return c >= '0' && c <= '9' ? c - '0'
        : c >= 'A' && c <= 'F'  ? c - 'A' + 10
        : c >= 'a' && c <= 'f'  ? c - 'a' + 10
                                : -1;
}

MailBody decodeQuotedPrintable(QByteArrayView text, qsizetype begin, qsizetype end)
{
    MailBody body;
    const auto copy = [&](qsizetype from, qsizetype to) {
        body.bytes.append(text.data() + from, to - from);
        body.map.add(to - from, from, to);
    };
    for (qsizetype at = begin; at < end;) {
        const qsizetype found = text.first(end).indexOf('=', at);
        const qsizetype equals = found < 0 ? end : found;
        copy(at, equals);
        if (equals == end)
            break;
        qsizetype stop = equals + 1;
        while (stop < end && (text[stop] == ' ' || text[stop] == '\t' || text[stop] == '\r'))
            ++stop;
        if (stop == end || text[stop] == '\n') { // soft line break
            at = std::min(end, stop + 1);
            continue;
        }
        const int high = hexDigit(text[equals + 1]), low = equals + 2 < end ? hexDigit(text[equals + 2]) : -1;
        if (high < 0 || low < 0) { // a "=" that the encoder did not encode
            copy(equals, equals + 1);
            at = equals + 1;
            continue;
        }
        body.bytes.append(char(high * 16 + low));
        body.map.add(1, equals, equals + 3);
        at = equals + 3;
    }
    return body;
}

int base64Digit(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '+' || c == '-' ? 62 : c == '/' || c == '_' ? 63 : -1;
}

MailBody decodeBase64(QByteArrayView text, qsizetype begin, qsizetype end)
{
    MailBody body;
    int bits = 0, digits = 0;
    qsizetype first = begin; // start of the current group
    const auto flush = [&](qsizetype to) {
        const int bytes = digits * 6 / 8;
        for (int i = 0; i < bytes; ++i)
            body.bytes.append(char(bits >> (digits * 6 - 8 * (i + 1)) & 0xff));
        body.map.add(bytes, first, to);
        bits = digits = 0;
    };
    for (qsizetype i = begin; i < end; ++i) {
        const int digit = base64Digit(text[i]);
        if (digit < 0)
            continue; // a line end or padding
        if (digits == 0)
            first = i;
        bits = bits << 6 | digit;
        if (++digits == 4)
            flush(i + 1);
    }
    flush(end);
    return body;
}

} // namespace

MailHeaders readMailHeaders(QByteArrayView message, qsizetype begin)
{
    MailHeaders headers;
    QByteArray header; // unfolded header
    qsizetype at = begin;
    for (int lines = 0; at < message.size() && lines < kMaxHeaderLines; ++lines) {
        const qsizetype next = nextLine(message, at);
        const QByteArray line = message.sliced(at, next - at).toByteArray();
        at = next;
        if (line.trimmed().isEmpty())
            break;
        if (line.startsWith(' ') || line.startsWith('\t')) {
            header += ' ' + line.trimmed();
            continue;
        }
        readHeader(header, headers);
        header = line.trimmed();
    }
    readHeader(header, headers);
    headers.end = at;
    return headers;
}

MailBody decodeMailBody(QByteArrayView message, qsizetype begin, qsizetype end, QByteArrayView encoding)
{
    if (encoding == "quoted-printable")
        return decodeQuotedPrintable(message, begin, end);
    if (encoding == "base64")
        return decodeBase64(message, begin, end);
    MailBody body;
    body.bytes = message.sliced(begin, end - begin).toByteArray();
    body.map.add(end - begin, begin, end);
    return body;
}

std::optional<MailPage> findMailPage(QByteArrayView message)
{
    MailHeaders headers = readMailHeaders(message, 0);
    qsizetype end = message.size();
    int multiparts = 0;
    for (int parts = 0; parts < kMaxParts; ++parts) {
        if (headers.type == "text/html" || headers.type == "application/xhtml+xml")
            return MailPage{headers, end};
        if (!headers.type.startsWith("multipart/") || headers.boundary.isEmpty()
            || ++multiparts > kMaxMultiparts)
            return {};
        // Search the parts of this multipart for the first page or nested multipart.
        const QByteArray boundary = "--" + headers.boundary;
        const qsizetype last = end;
        qsizetype at = headers.end;
        headers = {};
        for (qsizetype mark = message.first(last).indexOf(boundary, at); mark >= 0; ++parts) {
            const qsizetype begin = nextLine(message, mark + boundary.size());
            const qsizetype next = begin < last ? message.first(last).indexOf(boundary, begin) : -1;
            const qsizetype stop = next < 0 ? last : next;
            const MailHeaders part = readMailHeaders(message.first(stop), std::min(begin, stop));
            if (part.type == "text/html" || part.type == "application/xhtml+xml"
                || part.type.startsWith("multipart/")) {
                headers = part;
                end = stop;
                break;
            }
            mark = next;
        }
        if (headers.type.isEmpty())
            return {};
        end = std::max(end, headers.end);
    }
    return {};
}

} // namespace lectern
