#pragma once
// Write-ahead file (marks file) for edits made while an import blocks the library.
#include "models/core/marks.h"
#include "models/store/library.h"

#include <mutex>
#include <variant>

namespace lectern
{

// A bookmark, read mark or rating of some papers.
struct PendingMark {
    QList<PaperId> papers;
    Mark mark = Mark::Bookmarked;
    int value = 0; // 0 or 1, or a number of stars
    bool operator==(const PendingMark &) const = default;
};

// A tag that is added to papers or removed.
struct PendingTag {
    QList<PaperId> papers;
    QString name;
    bool on = true;
};

// The complete note of a paper; empty removes it.
struct PendingText {
    PaperId paper = PaperId::None;
    QString text;
};

// Papers appended to a reading list or removed from it.
struct PendingListing {
    QList<PaperId> papers;
    ListId list = ListId::None; // None: the list of this name, which is created if necessary
    QString name;
    bool on = true;
};

using PendingChange = std::variant<PendingMark, PendingTag, PendingText, PendingListing>;

// Writes the mark to the library as one entry of the edit log. Error when it cannot be written.
Result<> writeMark(Library &library, const PendingMark &mark);

// Applies the list change as one entry of the edit log. Error when the list no longer exists.
Result<Edit> writeListing(Library &library, const PendingListing &listing);

// The marks file of one opening of a library. An import is one transaction, so edits cannot be in the library
// before it ends. They are therefore first recorded in a file next to the library, which makes them durable,
// and marks are shown immediately. Once an edit is in the library, its record is obsolete. If the program is
// killed, the next opening applies the records. Tags, texts and list positions are recorded too, but shown
// only once they are in the library. Any thread may call any method.
class PendingEdits
{
public:
    explicit PendingEdits(const QString &library) : m_file(fileOf(library)) { }
    // Durable on return. Error when the file cannot be written; then nothing was recorded.
    Result<> add(const PendingChange &change);
    // Returns the first error of add(), if any.
    Result<> failure() const;
    // Reports that a recorded change is in the library or was abandoned. The file is deleted with the last
    // change.
    void inLibrary();

    // Returns the path of the marks file of a library.
    static QString fileOf(const QString &library) { return library + QStringLiteral("-noted"); }
    // Applies the changes recorded when the program ended, deletes the file and returns their number. A
    // truncated line is skipped; it was never shown.
    static Result<int> applyLeftover(Library &library);

private:
    mutable std::mutex m_mutex;
    const QString m_file;
    std::optional<Error> m_failure;
    int m_open = 0; // recorded and not in the library; negative: written before they were recorded
};

} // namespace lectern
