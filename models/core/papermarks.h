#pragma once
// What a person made of a paper, as files carry it beside the paper's own values.
#include <QList>
#include <QString>
#include <QStringList>

namespace lectern
{

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

    // A file of the paper, known by its bytes; found as models/store/rows/attachment.h writes it.
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

    bool isEmpty() const { return *this == PaperMarks(); }
    bool operator==(const PaperMarks &) const = default;
};

} // namespace lectern
