#pragma once
// How a window and lectern-pdf speak: frames with a length, over a pair of sockets. Both sides are of one
// version and one machine, so numbers lie as the processor has them. Neither side believes the other: a
// length is checked before anything is read for it, and what does not fit is refused as a whole.
#include "models/core/result.h"
#include "pdfvalues.h"

#include <QByteArray>

#include <optional>
#include <type_traits>

namespace lectern
{

enum class PdfKind : quint16 {
    Open = 1, // the page that is shown first; answered with a PdfSummary
    Text, // a page; its words
    Links, // a page; its links
    Outline, // nothing; the entries
    Picture, // a PdfWish; its pixels
    Markings, // a page; what is marked on it
    Mark, // a PdfMarking, which the document has from now on; nothing
    Save, // nothing; the bytes of the file with what was marked
    Sizes, // nothing; those of all pages
    Cancel, // the number of the question in the head; not answered by itself
};

// What an answer is.
enum class PdfState : quint16 {
    Ok,
    Locked, // wants a password
    Damaged, // no PDF, or not one that can be read
    Empty, // has no pages
    Missing, // there is no such page
    TooLarge, // to be painted at once
    TakenBack,
    Refused, // the question makes no sense
};

struct PdfFrame {
    static constexpr quint32 kMagic = 0x3244504c; // "LPD2": the version is in it
    static constexpr quint32 kMostAsked = 128u << 10; // bytes of a question
    static constexpr quint32 kMostAnswered = 64u << 20; // and of an answer
    static constexpr quint32 kMostSaved = 512u << 20; // of one that is a file

    quint32 magic = kMagic;
    quint16 kind = 0; // a PdfKind
    quint16 state = 0; // a PdfState
    quint32 number = 0; // of the question
    quint32 length = 0; // of what follows
};
static_assert(sizeof(PdfFrame) == 16 && std::is_trivially_copyable_v<PdfFrame>);

// More pages than this are not shown.
inline constexpr int kMostPdfPages = 100'000;
// The most pixels of one picture: 48 MB.
inline constexpr int kMostPdfPixels = 12'000'000;

// Bytes of one message each, without the head.
QByteArray encodePage(int page);
QByteArray encodeWish(const PdfWish &wish);
QByteArray encodeSummary(const PdfSummary &summary);
QByteArray encodeSizes(const QList<QSizeF> &sizes);
QByteArray encodeWords(const PdfPageText &text); // all but the plain text
QByteArray encodeLinks(const QList<PdfLink> &links);
QByteArray encodeOutline(const QList<PdfOutlineEntry> &outline);
QByteArray encodeMarking(const PdfMarking &marking);
QByteArray encodeMarkings(const QList<PdfMarking> &markings);
QByteArray encodePixels(int width, int height); // the head of the pixels, which follow

// Back; nothing where the bytes are not exactly such a message, or say what cannot be.
std::optional<int> decodePage(const QByteArray &bytes);
std::optional<PdfWish> decodeWish(const QByteArray &bytes);
std::optional<PdfSummary> decodeSummary(const QByteArray &bytes);
std::optional<QList<QSizeF>> decodeSizes(const QByteArray &bytes, int pages);
std::optional<PdfPageText> decodeWords(const QByteArray &bytes);
std::optional<QList<PdfLink>> decodeLinks(const QByteArray &bytes, int pages);
std::optional<QList<PdfOutlineEntry>> decodeOutline(const QByteArray &bytes, int pages);
std::optional<PdfMarking> decodeMarking(const QByteArray &bytes, int pages);
std::optional<QList<PdfMarking>> decodeMarkings(const QByteArray &bytes, int pages);
std::optional<PdfPixels> decodePixels(const QByteArray &bytes, QSize expected);

} // namespace lectern
