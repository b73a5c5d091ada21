#pragma once
// A file that belongs to a paper, such as its PDF. The library stores its hash and last path, not the file
// itself.
#include "models/core/ids.h"
#include "models/core/paper.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <array>
#include <optional>

namespace lectern
{

// How the paper of a file was identified; stored by name.
enum class FoundBy {
    Hand, // by the user
    Arxiv, // arXiv stamp on its first page
    Doi, // DOI of the paper on its first page
    Title, // title, followed by an author
    Abstract, // words of the abstract
    Read, // the paper was created from the file's own metadata
    Named, // a source names the file for the paper
};

// The names of FoundBy in libraries, marks and JSON.
inline constexpr std::array kFoundNames{QLatin1StringView("hand"),     QLatin1StringView("arxiv"),
                                        QLatin1StringView("doi"),      QLatin1StringView("title"),
                                        QLatin1StringView("abstract"), QLatin1StringView("read"),
                                        QLatin1StringView("named")};
constexpr QLatin1StringView foundName(FoundBy found)
{
    return kFoundNames[size_t(found)];
}

// The last reading position in a file.
struct FilePlace {
    int page = 0; // from 0
    double y = 0; // in points from the top edge of the page
    double zoom = 0; // 0: fit width; -1: fit page; 1: 100 %
    bool operator==(const FilePlace &) const = default;
};

struct Attachment {
    PaperId paper = PaperId::None;
    QByteArray hash; // SHA-256 of the bytes
    QString name; // file name when it was attached
    FoundBy found = FoundBy::Hand;
    QDateTime added; // UTC
    QString path; // absolute; last known path
    qint64 bytes = 0;
    QDateTime modified; // UTC; modification time when it was last seen
    int pages = 0; // 0: not counted yet
    std::optional<FilePlace> place; // nullopt: never opened
    QDateTime opened; // UTC; invalid: never
    QString title; // title of the paper; set only in lists of files of many papers
    bool operator==(const Attachment &) const = default;
};

// Returns the most recently opened file, otherwise the first. `files` must not be empty.
inline const Attachment &lastOpened(const QList<Attachment> &files)
{
    return *std::max_element(
        files.cbegin(), files.cend(),
        [](const Attachment &one, const Attachment &other) { return one.opened < other.opened; });
}

// An unmatched PDF file: the library lists it until the user chooses its paper.

// A possible paper of the file.
struct LikelyPaper {
    PaperId paper = PaperId::None;
    QString title;
    QStringList authors;
    std::optional<int> year;
    double likeness = 0; // 0 to 1
};

struct UnmatchedFile {
    Attachment file; // a file that is attached to no paper
    QString title; // probable title; may be empty
    QList<LikelyPaper> likely; // at most three, most likely first
    Paper stated; // what the file states about its paper
};

} // namespace lectern
