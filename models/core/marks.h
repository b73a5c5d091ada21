#pragma once
// User data of a library: marks, tags, reading lists, notes and saved searches; and the entries of the edit
// log, which can undo each change.
#include "ids.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace lectern
{

// Marks that a user sets on a paper. Bookmarked and Read are 0 or 1; Rating is a number of stars, 0 for
// unrated.
enum class Mark { Bookmarked, Read, Rating };

enum class TagId : qint64 { None = 0 };
enum class ListId : qint64 { None = 0 };
enum class SavedSearchId : qint64 { None = 0 };
enum class EditId : qint64 { None = 0 };

struct Tag {
    TagId id = TagId::None;
    QString name; // "method/rl" is a child of "method"
    int colour = 0; // index into the tag palette; 0: none
    int papers = 0; // number of papers with this tag
    bool operator==(const Tag &) const = default;
};

// A reading list: papers in an order defined by the user.
struct ReadingList {
    ListId id = ListId::None;
    ListId parent = ListId::None; // None: top level
    QString name;
    int papers = 0;
    bool operator==(const ReadingList &) const = default;
};

// User data of one paper, except bookmark, read mark and rating.
struct PaperWork {
    QList<Tag> tags; // sorted by name
    QList<ReadingList> lists; // the lists that contain the paper, in list order
    QString note; // Markdown; empty: none
    bool operator==(const PaperWork &) const = default;
};

struct SavedSearch {
    SavedSearchId id = SavedSearchId::None;
    QString name;
    QString query; // in text form
    PaperId lastSeen = PaperId::None; // papers with higher ids are new since the last visit
    bool operator==(const SavedSearch &) const = default;
};

// Kind of an entry of the edit log. Stored by number: append, never reorder.
enum class EditKind {
    Bookmark = 1,
    RemoveBookmark,
    MarkRead,
    MarkUnread,
    Rate,
    AddTag,
    RemoveTag,
    CreateTag,
    ChangeTag, // name or colour
    MergeTag,
    DeleteTag,
    CreateList,
    ChangeList, // name, parent or position
    DeleteList,
    AddToList,
    RemoveFromList,
    MoveInList,
    EditPaperNote,
    EditAuthorNote,
    CreateSearch,
    ChangeSearch,
    MoveSearch,
    DeleteSearch,
    MergeAuthors,
    SplitAuthor,
    DecideAuthors, // marks names as different authors, or reverts such a decision
    DecidePapers, // marks papers as the same, different or linked
    ImportMarks,
    MoveToAuthor, // moves some papers of another author
    RenameAuthor,
    SeparateAuthors, // removes a name from a merged author
    TrashPapers,
    RestorePapers,
    TrashSource,
    RestoreSource,
    SplitOffSource, // splits a source off a paper
    CorrectPapers, // sets or clears own values
    AttachFiles,
    DetachFiles,
    AddHighlights,
    ChangeHighlight, // colour or comment
    RemoveHighlights,
    AddPapers = 1000, // result of an import; exists only in the window's undo list, not in the log
};

// Returns whether the edit changes which sources belong to one paper.
inline bool isAboutIdentity(EditKind kind)
{
    return kind == EditKind::DecidePapers || kind == EditKind::SplitOffSource;
}

// An entry of the edit log: one user change.
struct Edit {
    EditId id = EditId::None;
    EditKind kind = EditKind::Bookmark;
    QString subject; // the affected tag, list, search or author; may be empty
    int papers = 0; // number of affected papers
    QDateTime at; // UTC
    bool undone = false;
    bool operator==(const Edit &) const = default;
};

// Outcome of an undo or redo.
struct EditOutcome {
    Edit edit;
    int skipped = 0; // rows that were skipped because they have changed since the edit
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::TagId)
Q_DECLARE_METATYPE(lectern::ListId)
Q_DECLARE_METATYPE(lectern::SavedSearchId)
Q_DECLARE_METATYPE(lectern::EditId)
