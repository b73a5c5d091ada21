// Fuzzes the decoder of PDF helper replies: an invalid reply is rejected, and values stay within the size of
// the reply.
#include "models/pdf/pdfprotocol.h"

#include <cstdint>
#include <cstdlib>

using namespace lectern;

namespace
{

void check(bool good)
{
    if (!good)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    if (const auto summary = decodeSummary(bytes))
        check(summary->known > 0 && summary->known * 8 <= bytes.size()
              && summary->known <= summary->sizes.size() && summary->sizes.size() <= kMaxPdfPages);
    if (const auto sizes = decodeSizes(bytes, 7))
        check(sizes->size() == 7);
    if (const auto text = decodeWords(bytes)) {
        check(text->words.size() * 25 <= size);
        for (const PdfWord &word : text->words)
            check(word.box.width() >= 0 && word.box.right() <= 2e6 && word.size >= 0);
    }
    if (const auto links = decodeLinks(bytes, 7)) {
        for (const PdfLink &link : *links)
            check(link.page >= -1 && link.page < 7);
    }
    if (const auto outline = decodeOutline(bytes, 7)) {
        int above = -1;
        for (const PdfOutlineEntry &entry : *outline) {
            check(entry.level <= above + 1 && entry.page >= -1 && entry.page < 7);
            above = entry.level;
        }
    }
    if (const auto markings = decodeMarkings(bytes, 7)) {
        for (const PdfAnnotation &marking : *markings)
            check(marking.page >= 0 && marking.page < 7 && marking.boxes.size() <= PdfAnnotation::kMaxBoxes);
    }
    if (const auto pixels = decodePixels(bytes, QSize(3, 2)))
        check(pixels->bytes.size() == 24);
    // The helper decodes requests with these functions.
    if (const auto request = decodeTileRequest(bytes))
        check(request->page >= 0 && request->scale > 0
              && qint64(request->part.width()) * request->part.height() <= kMaxPdfPixels);
    if (const auto page = decodePage(bytes))
        check(*page >= 0);
    return 0;
}
