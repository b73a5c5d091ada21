#pragma once
// A file that belongs to a paper, such as its PDF. The library knows it by its bytes and keeps where it lay
// last; it holds no file itself.
#include "models/core/ids.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <algorithm>
#include <array>
#include <optional>

namespace lectern
{

// By what the paper of a file was found; stored by name.
enum class FoundBy {
    Hand, // a person said so
    Arxiv, // the arXiv stamp on its first page
    Doi, // the paper's DOI on its first page
    Title, // the title, with an author behind it
    Abstract, // the words of the abstract
    Read, // the paper itself was made from what the file says
    Named, // a source names it for the paper
};

// How each is written in libraries, marks and JSON.
inline constexpr std::array kFoundNames{QLatin1StringView("hand"),     QLatin1StringView("arxiv"),
                                        QLatin1StringView("doi"),      QLatin1StringView("title"),
                                        QLatin1StringView("abstract"), QLatin1StringView("read"),
                                        QLatin1StringView("named")};
constexpr QLatin1StringView foundName(FoundBy found)
{
    return kFoundNames[size_t(found)];
}

// Where a person looked last in a file.
struct FilePlace {
    int page = 0; // from 0
    double y = 0; // points from the upper edge of the page
    double zoom = 0; // 0: as wide as the view; -1: the whole page; 1: as large as on paper
    bool operator==(const FilePlace &) const = default;
};

struct Attachment {
    PaperId paper = PaperId::None;
    QByteArray hash; // SHA-256 of the bytes
    QString name; // what the file was called when it was attached
    FoundBy found = FoundBy::Hand;
    QDateTime added; // UTC
    QString path; // absolute; where it lay last
    qint64 bytes = 0;
    QDateTime modified; // UTC, of the file when it was seen last
    int pages = 0; // 0: nobody has counted them
    std::optional<FilePlace> place; // nullopt: never opened
    QDateTime opened; // UTC; invalid: never
    QString title; // of the paper; only where many papers' files are listed
    bool operator==(const Attachment &) const = default;
};

// The one that was read last, else the first; of no files there is none.
inline const Attachment &lastOpened(const QList<Attachment> &files)
{
    return *std::max_element(
        files.cbegin(), files.cend(),
        [](const Attachment &one, const Attachment &other) { return one.opened < other.opened; });
}

} // namespace lectern
