#pragma once
// What a PDF consists of for its readers. Places are in points (1/72 inch) from the upper left corner of the
// page.
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

// A word as it stands on the page.
struct PdfWord {
    QRectF box;
    QString text;
    float size = 0; // height of its letters in points, about the size of the font
    bool spaceAfter = false;
    bool lineEnd = false; // the last one of its line
};

// The words of a page in the order in which they are read, and the same as plain text: a line break behind
// each line.
struct PdfPageText {
    QSizeF size;
    std::vector<PdfWord> words;
    QString text;
};

// A place one can click: it leads to a page of the document, or out of it.
struct PdfLink {
    QRectF box;
    int page = -1; // counted from 0; -1: it leads out of the document
    double y = 0; // of that page, in points
    QString url;
};

// A line of the outline.
struct PdfOutlineEntry {
    QString title;
    int level = 0; // 0: the outermost
    int page = -1; // counted from 0; -1: it leads nowhere
    double y = 0;
};

// Words that a file marks by itself, as an annotation of the kinds that lie over words.
struct PdfMarking {
    int page = 0;
    QList<QRectF> boxes;
    quint32 colour = 0xffff00; // 0xRRGGBB
    QString remark; // of several lines
    QString name; // by which programs know it again; often empty
    bool operator==(const PdfMarking &) const = default;

    // What is longer is cut: a question has a bound.
    static constexpr qsizetype kLongestRemark = 20'000, kLongestName = 200, kMostBoxes = 2000;
};

struct PdfSummary {
    QString title; // as the file states it; often empty or wrong
    QList<QSizeF> sizes; // of each page, in points
    // Of so many pages from the first on they were read; the others pass for as large as the last of these.
    int known = 0;
};

// The paper that pages are shown on.
enum class PdfTint { White, Sepia, Dark };

// A part of a page at a scale.
struct PdfWish {
    int page = 0;
    double scale = 1; // pixels a point
    QRect part; // in pixels of the whole page at this scale
    PdfTint tint = PdfTint::White; // the helper paints on white; what comes of it is tinted on this side
    bool isTile = false; // less than the page
    bool operator==(const PdfWish &) const = default;
};

inline size_t qHash(const PdfWish &wish, size_t seed = 0)
{
    return qHashMulti(seed, wish.page, wish.scale, wish.part.x(), wish.part.y(), wish.part.width(),
                      wish.part.height(), int(wish.tint));
}

// Rows of 4 bytes a pixel, from above, as QImage::Format_RGB32 has them.
struct PdfPixels {
    int width = 0, height = 0;
    QByteArray bytes;
};

// The text with the signs that old fonts have for several letters written as these letters.
QString withoutLigatures(QString text);

// Maps the pixels to another paper: white becomes the paper, black the ink, and colours keep their hue.
void tintPixels(PdfPixels &pixels, PdfTint tint);

} // namespace lectern
