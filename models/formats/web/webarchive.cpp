#include "webformats.h"

#include "decodedfile.h"
#include "plist.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

ParsedSource readWebArchive(QByteArrayView bytes, const ParseContext &context)
{
    ParsedSource source;
    const auto list = Plist::open(bytes);
    const auto main = list ? list->value(list->top(), "WebMainResource") : std::nullopt;
    const auto data = main ? list->value(*main, "WebResourceData") : std::nullopt;
    const auto page = data ? list->bytes(*data) : std::nullopt;
    if (page) {
        const auto at = list->value(*main, "WebResourceURL");
        const auto address = at ? list->bytes(*at) : std::nullopt;
        const DecodedFile text(*page);
        source = readWebPage(text.utf8(), context, address ? QString::fromUtf8(*address) : QString());
        ByteMap part;
        const qsizetype begin = page->data() - bytes.data();
        part.add(page->size(), begin, begin + page->size());
        text.place(source, part, bytes);
    } else {
        source.diagnostics.append(
            {Diagnostic::Severity::Error, 0, u"This web archive does not contain a page."_s});
        if (!bytes.isEmpty())
            source.ranges.append({ByteRange::Kind::NotUnderstood, 0, bytes.size(), 1});
    }
    source.format = u"webarchive"_s;
    return source;
}

int recogniseWebArchive(QByteArrayView head)
{
    return head.startsWith("bplist0") && head.contains("WebMainResource") ? 100 : 0;
}

} // namespace

Format webArchiveFormat()
{
    Format format;
    format.id = u"webarchive"_s;
    format.name = u"Safari web archive"_s;
    format.extensions = {u"webarchive"_s};
    format.mimeTypes = {u"application/x-webarchive"_s};
    format.largest = kLargestFile;
    format.recognise = recogniseWebArchive;
    format.read = readWebArchive;
    return format;
}

} // namespace lectern
