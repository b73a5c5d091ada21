#pragma once
// What a person makes of papers while an import keeps the library to itself, kept beside it until it is in.
#include "models/core/marks.h"
#include "models/store/library.h"

#include <mutex>
#include <variant>

namespace lectern
{

// One of the marks that say yes, no or how much, on some papers.
struct NotedMark {
    QList<PaperId> papers;
    Mark mark = Mark::Bookmarked;
    int value = 0; // 0 or 1, or stars
    bool operator==(const NotedMark &) const = default;
};

// A tag that is put on papers, or taken off.
struct NotedTag {
    QList<PaperId> papers;
    QString name;
    bool on = true;
};

// What a person writes about a paper, whole; empty: the note goes.
struct NotedText {
    PaperId paper = PaperId::None;
    QString text;
};

// Papers that are put at the end of a reading list, or taken out of it.
struct NotedListing {
    QList<PaperId> papers;
    ListId list = ListId::None; // None: the one of this name, which is made where there is none
    QString name;
    bool on = true;
};

using NotedChange = std::variant<NotedMark, NotedTag, NotedText, NotedListing>;

// Writes the mark into the library: one entry of the edit log. An Error when it cannot be written.
Result<> writeMark(Library &library, const NotedMark &mark);

// Does what the listing says: one entry of the edit log. An Error when the list is gone.
Result<Edit> writeListing(Library &library, const NotedListing &listing);

// Belongs to one opening of a library. One import is one transaction, and a mark cannot be in the library
// before it ends. So that it is safe all the same, and can be shown at once, it is noted in a file beside the
// library first; once it is in the library too, the note is no longer needed. What is noted when the program
// is killed is made up for when the library is opened the next time. Tags, texts and places in lists are
// noted likewise, but shown when they are in the library. All methods may be called from any thread.
class NotedMarks
{
public:
    explicit NotedMarks(const QString &library) : m_file(fileOf(library)) { }
    // Durable when this returns. An Error when the file cannot be written; then nothing was noted.
    Result<> add(const NotedChange &change);
    // Why a change could not be noted; the first of them.
    Result<> failure() const;
    // A mark that was noted, or is about to be, is in the library (or never will be): the file goes with the
    // last of them.
    void inLibrary();

    // The file beside a library.
    static QString fileOf(const QString &library);
    // Makes the changes that were noted beside this library when the program ended, and forgets them; how
    // many. A line that was cut off was never shown and is left out.
    static Result<int> makeUpFor(Library &library);

private:
    mutable std::mutex m_mutex;
    const QString m_file;
    std::optional<Error> m_failure;
    int m_open = 0; // added and not in the library; below 0: there before they were added
};

} // namespace lectern
