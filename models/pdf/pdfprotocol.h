#pragma once
// Protocol between window and lectern-pdf: length-prefixed frames over a socket pair. Both sides have the
// same version and machine, so numbers are in native byte order. Neither side trusts the other: a length is
// checked before its data is read, and an invalid message is rejected as a whole.
#include "models/core/result.h"
#include "pdfvalues.h"

#include <QByteArray>

#include <optional>
#include <type_traits>

namespace lectern
{

enum class PdfKind : quint16 {
    Open = 1, // request: the first page to show; reply: a PdfSummary
    Text, // request: a page; reply: its words
    Links, // request: a page; reply: its links
    Outline, // no argument; reply: the entries
    Picture, // request: a PdfTileRequest; reply: its pixels
    Markings, // request: a page; reply: its annotations
    Mark, // request: a PdfAnnotation to add to the document; empty reply
    Save, // no argument; reply: the bytes of the file with the added annotations
    Sizes, // no argument; reply: the sizes of all pages
    Cancel, // number of the request to cancel in the header; no reply
};

// Status of a reply.
enum class PdfState : quint16 {
    Ok,
    Locked, // requires a password
    Damaged, // not a PDF, or unreadable
    Empty, // has no pages
    Missing, // no such page
    TooLarge, // too large to render at once
    RolledBack,
    Refused, // invalid request
};

struct PdfFrame {
    static constexpr quint32 kMagic = 0x3244504c; // "LPD2", includes the protocol version
    static constexpr quint32 kMaxRequestSize = 128u << 10; // maximum request size in bytes
    static constexpr quint32 kMaxReplySize = 64u << 20; // maximum reply size in bytes
    static constexpr quint32 kMaxSavedFileSize = 512u << 20; // maximum size of a saved file in bytes

    quint32 magic = kMagic;
    quint16 kind = 0; // a PdfKind
    quint16 state = 0; // a PdfState
    quint32 number = 0; // number of the request
    quint32 length = 0; // length of the data after the header
};
static_assert(sizeof(PdfFrame) == 16 && std::is_trivially_copyable_v<PdfFrame>);

// Maximum number of pages shown.
inline constexpr int kMaxPdfPages = 100'000;
// Maximum number of pixels per image: 48 MB.
inline constexpr int kMaxPdfPixels = 12'000'000;

// Encode one message each, without the header.
QByteArray encodePage(int page);
QByteArray encodeTileRequest(const PdfTileRequest &request);
QByteArray encodeSummary(const PdfSummary &summary);
QByteArray encodeSizes(const QList<QSizeF> &sizes);
QByteArray encodeWords(const PdfPageText &text); // all members except the plain text
QByteArray encodeLinks(const QList<PdfLink> &links);
QByteArray encodeOutline(const QList<PdfOutlineEntry> &outline);
QByteArray encodeAnnotation(const PdfAnnotation &annotation);
QByteArray encodeMarkings(const QList<PdfAnnotation> &markings);
QByteArray encodePixels(int width, int height); // the header of the pixels, which follow

// Decode a message; nullopt if the bytes have another length or invalid values.
std::optional<int> decodePage(const QByteArray &bytes);
std::optional<PdfTileRequest> decodeTileRequest(const QByteArray &bytes);
std::optional<PdfSummary> decodeSummary(const QByteArray &bytes);
std::optional<QList<QSizeF>> decodeSizes(const QByteArray &bytes, int pages);
std::optional<PdfPageText> decodeWords(const QByteArray &bytes);
std::optional<QList<PdfLink>> decodeLinks(const QByteArray &bytes, int pages);
std::optional<QList<PdfOutlineEntry>> decodeOutline(const QByteArray &bytes, int pages);
std::optional<PdfAnnotation> decodeAnnotation(const QByteArray &bytes, int pages);
std::optional<QList<PdfAnnotation>> decodeMarkings(const QByteArray &bytes, int pages);
std::optional<PdfPixels> decodePixels(const QByteArray &bytes, QSize expected);

} // namespace lectern
