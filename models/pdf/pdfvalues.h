#pragma once
// Values that describe the content of a PDF. Coordinates are in points (1/72 inch) from the upper left corner
// of the page.
#include <QByteArray>
#include <QHashFunctions>
#include <QList>
#include <QRect>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

namespace lectern
{

// A word on the page.
struct PdfWord {
    QRectF box;
    QString text;
    float size = 0; // letter height in points, about the font size
    bool spaceAfter = false;
    bool lineEnd = false; // last word of its line
};

// The words of a page in reading order, and the same as plain text with a line break after each line.
struct PdfPageText {
    QSizeF size;
    std::vector<PdfWord> words;
    QString text;
};

// A clickable area: leads to a page of the document or to a URL.
struct PdfLink {
    QRectF box;
    int page = -1; // from 0; -1: outside the document
    double y = 0; // position on that page, in points
    QString url;
};

struct PdfOutlineEntry {
    QString title;
    int level = 0; // 0: top level
    int page = -1; // from 0; -1: no target
    double y = 0;
};

// A text markup annotation of the file (highlight and similar kinds).
struct PdfAnnotation {
    int page = 0;
    QList<QRectF> boxes;
    quint32 colour = 0xffff00; // 0xRRGGBB
    QString comment; // may have several lines
    QString name; // identifies the annotation to programs; often empty
    bool operator==(const PdfAnnotation &) const = default;

    // Longer values are truncated, because requests are limited.
    static constexpr qsizetype kMaxCommentLength = 20'000, kMaxNameLength = 200, kMaxBoxes = 2000;
};

struct PdfSummary {
    QString title; // title in the metadata; often empty or wrong
    QList<QSizeF> sizes; // per page, in points
    // Number of pages whose sizes were read, from the first on; the others are assumed to equal the last of
    // these.
    int known = 0;
};

// Page colour scheme.
enum class PdfTint { White, Sepia, Dark };

// A part of a page at a scale.
struct PdfTileRequest {
    int page = 0;
    double scale = 1; // pixels per point
    QRect part; // in pixels of the whole page at this scale
    PdfTint tint = PdfTint::White; // applied by the client; the helper renders on white
    bool isTile = false; // smaller than the page
    bool operator==(const PdfTileRequest &) const = default;
};

inline size_t qHash(const PdfTileRequest &request, size_t seed = 0)
{
    return qHashMulti(seed, request.page, request.scale, request.part.x(), request.part.y(),
                      request.part.width(), request.part.height(), int(request.tint));
}

// Rows of 4 bytes per pixel, top row first, as QImage::Format_RGB32.
struct PdfPixels {
    int width = 0, height = 0;
    QByteArray bytes;
};

// Returns the text with ligature characters replaced by their letters.
QString withoutLigatures(QString text);

// Converts the pixels to another colour scheme: white becomes the paper colour and black the ink colour;
// colours keep their hue.
void tintPixels(PdfPixels &pixels, PdfTint tint);

} // namespace lectern
