#include "webformats.h"

#include "decodedfile.h"
#include "mailpart.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

ParsedSource readMhtml(QByteArrayView bytes, const ParseContext &context)
{
    ParsedSource source;
    if (const auto page = findMailPage(bytes)) {
        const MailBody body = decodeMailBody(bytes, page->headers.end, page->end, page->headers.encoding);
        const DecodedFile text(body.bytes);
        source = readWebPage(text.utf8(), context, QString::fromUtf8(page->headers.location));
        text.place(source, body.map, bytes);
    } else {
        source.diagnostics.append(
            {Diagnostic::Severity::Error, 0, u"This message does not contain a page."_s});
        if (!bytes.isEmpty())
            source.ranges.append({ByteRange::Kind::NotUnderstood, 0, bytes.size(), 1});
    }
    source.format = u"mhtml"_s;
    return source;
}

int recogniseMhtml(QByteArrayView head)
{
    constexpr int kSure = 98;
    const QByteArray start = head.first(std::min<qsizetype>(head.size(), 16 * 1024)).toByteArray().toLower();
    if (!start.contains("mime-version:"))
        return 0;
    const MailHeaders headers = readMailHeaders(head, 0);
    const bool page =
        headers.type == "text/html" || (headers.type.startsWith("multipart/") && !headers.boundary.isEmpty());
    return page ? kSure : 0;
}

} // namespace

Format mhtmlFormat()
{
    Format format;
    format.id = u"mhtml"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Web page archive (MHTML)"));
    format.extensions = {u"mhtml"_s, u"mht"_s};
    format.mimeTypes = {u"application/x-mimearchive"_s};
    format.largest = kLargestFile;
    format.recognise = recogniseMhtml;
    format.reader = kReader;
    format.read = readMhtml;
    return format;
}

} // namespace lectern
