#pragma once
// User data of a paper, as exported files carry it next to the paper's values.
#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>

namespace lectern
{

// Colour names of highlights, as used in files. The library stores the index.
inline constexpr std::array kHighlightColours{QLatin1StringView("yellow"), QLatin1StringView("green"),
                                              QLatin1StringView("blue"), QLatin1StringView("red"),
                                              QLatin1StringView("purple")};

// A rectangle on a page, in points from the upper left corner (same coordinates as models/pdf).
struct HighlightBox {
    int page = 0; // from 0
    QRectF box;
    bool operator==(const HighlightBox &) const = default;
};

// Returns whether the box is a valid rectangle of a page. Boxes in libraries and marks files are untrusted.
inline bool isSound(const HighlightBox &box)
{
    constexpr double kOutermost = 1e5;
    constexpr int kLastPage = 1'000'000;
    const auto within = [](double value) {
        return value >= -kOutermost && value <= kOutermost;
    }; // rejects NaN
    return box.page >= 0 && box.page <= kLastPage && within(box.box.x()) && within(box.box.y())
        && within(box.box.width()) && within(box.box.height());
}

// A highlight in a paper's PDF with an optional comment. Highlights are not stored in the PDF. The boxes
// apply only to a file with this hash; in other files the quote is searched.
struct Highlight {
    QString id; // 16 hexadecimal digits, derived from the content
    QByteArray hash; // SHA-256 of the PDF in which it was created
    QString quote; // the text as copied from the PDF
    QString before, after; // context, about 32 characters each
    QList<HighlightBox> boxes; // sorted by page, never empty
    int colour = 0; // index into kHighlightColours
    QString comment;
    qint64 made = 0, edited = 0;

    int page() const { return boxes.isEmpty() ? 0 : boxes.first().page; }
    bool operator==(const Highlight &) const = default;

    static constexpr qsizetype kMaxQuoteLength = 20'000, kMaxContextLength = 200, kMaxCommentLength = 100'000,
                               kMaxBoxes = 2000;
};

// Absent strings are empty, absent times 0. Times are milliseconds since 1970.
struct PaperMarks {
    struct Tag {
        QString name; // slashes separate levels: "methods/graphs"
        int colour = 0; // index into the tag palette, as in the library
        bool operator==(const Tag &) const = default;
    };
    struct Place {
        QStringList list; // names of the enclosing lists, followed by the list's own name
        qint64 position = 0; // sort key of the papers in the list
        bool operator==(const Place &) const = default;
    };
    struct OwnValue {
        QString field, value; // in the format of models/store/identity/ownvalues.h
        qint64 edited = 0;
        bool operator==(const OwnValue &) const = default;
    };

    // An attached file, identified by its hash. `found` has the format of models/store/types/attachment.h.
    struct File {
        QString sha256; // 64 lower-case hexadecimal digits
        QString name, path, found;
        qint64 added = 0, bytes = 0, modified = 0;
        int pages = 0; // 0: unknown
        bool operator==(const File &) const = default;
    };

    bool bookmarked = false, read = false;
    int rating = 0; // 1 to 5; 0: none
    QString note; // Markdown
    qint64 noteEdited = 0;
    QList<Tag> tags;
    QList<Place> lists;
    QList<OwnValue> ownValues;
    QList<File> files;
    QList<Highlight> highlights;

    bool isEmpty() const { return *this == PaperMarks(); }
    bool operator==(const PaperMarks &) const = default;
};

} // namespace lectern
