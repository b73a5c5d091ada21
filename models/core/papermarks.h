#pragma once
// What a person made of a paper, as files carry it beside the paper's own values.
#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>

namespace lectern
{

// The colours of highlights, as files name them; stored by number.
inline constexpr std::array kHighlightColours{QLatin1StringView("yellow"), QLatin1StringView("green"),
                                              QLatin1StringView("blue"), QLatin1StringView("red"),
                                              QLatin1StringView("purple")};

// A place of a page that is marked: points from the upper left corner, as models/pdf has them.
struct HighlightBox {
    int page = 0; // from 0
    QRectF box;
    bool operator==(const HighlightBox &) const = default;
};

// Whether it can stand on a page of a file: what libraries and files of marks state is untrusted.
inline bool isSound(const HighlightBox &box)
{
    constexpr double kOutermost = 1e5;
    constexpr int kLastPage = 1'000'000;
    const auto within = [](double value) { return value >= -kOutermost && value <= kOutermost; }; // no NaN is
    return box.page >= 0 && box.page <= kLastPage && within(box.box.x()) && within(box.box.y())
        && within(box.box.width()) && within(box.box.height());
}

// Words of a paper's file that a person marked, and what they said of them. The file knows nothing of it:
// the boxes hold for the file with these bytes, in any other the words are looked for.
struct Highlight {
    QString id; // 16 hexadecimal digits, made of what it is about
    QByteArray hash; // SHA-256 of the bytes of the file it was made in
    QString quote; // the words as people copy them
    QString before, after; // about 32 characters each
    QList<HighlightBox> boxes; // by page, never none
    int colour = 0; // of kHighlightColours
    QString remark;
    qint64 made = 0, edited = 0;

    int page() const { return boxes.isEmpty() ? 0 : boxes.first().page; }
    bool operator==(const Highlight &) const = default;

    static constexpr qsizetype kLongestQuote = 20'000, kLongestContext = 200, kLongestRemark = 100'000,
                               kMostBoxes = 2000;
};

// Absent strings are empty, absent times 0. Times are milliseconds since 1970.
struct PaperMarks {
    struct Tag {
        QString name; // "methods/graphs": nested by slashes
        int colour = 0; // as the library counts them
        bool operator==(const Tag &) const = default;
    };
    struct Place {
        QStringList list; // the list's name behind those of the lists it is in
        qint64 position = 0; // orders the papers of the list
        bool operator==(const Place &) const = default;
    };
    struct OwnValue {
        QString field, value; // as models/store/identity/ownvalues.h writes them
        qint64 edited = 0;
        bool operator==(const OwnValue &) const = default;
    };

    // A file of the paper, known by its bytes; found as models/store/types/attachment.h writes it.
    struct File {
        QString sha256; // 64 hexadecimal digits in small letters
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
