#pragma once
// What a person makes in a library: marks, tags, reading lists, notes and saved searches; and the entries of
// the edit log, which can take every such change back.
#include "ids.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace lectern
{

// What a person sets on a paper: bookmarked and read are 0 or 1, the rating is stars, 0 for none.
enum class Mark { Bookmarked, Read, Rating };

enum class TagId : qint64 { None = 0 };
enum class ListId : qint64 { None = 0 };
enum class SavedSearchId : qint64 { None = 0 };
enum class EditId : qint64 { None = 0 };

struct Tag {
    TagId id = TagId::None;
    QString name; // "method/rl" stands below "method"
    int colour = 0; // index into the palette of tag colours, 0: none
    int papers = 0; // in the list of papers
    bool operator==(const Tag &) const = default;
};

// A reading list: papers in an order of the person's own.
struct ReadingList {
    ListId id = ListId::None;
    ListId parent = ListId::None; // None: at the top
    QString name;
    int papers = 0;
    bool operator==(const ReadingList &) const = default;
};

// What a person made on one paper, besides its bookmark, read mark and rating.
struct PaperWork {
    QList<Tag> tags; // by name
    QList<ReadingList> lists; // those it is in, in their order
    QString note; // Markdown; empty: none
    bool operator==(const PaperWork &) const = default;
};

struct SavedSearch {
    SavedSearchId id = SavedSearchId::None;
    QString name;
    QString query; // in its typed form
    PaperId lastSeen = PaperId::None; // papers above this number are new since it was last looked at
    bool operator==(const SavedSearch &) const = default;
};

// What kind of change an entry of the edit log is. Stored by number: append, never reorder.
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
    ChangeList, // name, parent or place
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
    DecideAuthors, // "not the same", and such decisions taken back
    DecidePapers, // same, different or linked papers
    ImportMarks,
    MoveToAuthor, // some of another's papers
    RenameAuthor,
    SeparateAuthors, // a name taken out of a merged author
    BinPapers,
    RestorePapers,
    BinSource,
    RestoreSource,
    TakeSourceOut, // a source of a paper is another paper
    CorrectPapers, // own values, or some taken back
    AttachFiles,
    DetachFiles,
    AddHighlights,
    ChangeHighlight, // its colour or remark
    RemoveHighlights,
    AddPapers = 1000, // what an import brought: a step of the window, no entry of the log
};

// Whether such a change says who is who.
inline bool isAboutAuthors(EditKind kind)
{
    return kind == EditKind::MergeAuthors || kind == EditKind::SplitAuthor || kind == EditKind::DecideAuthors
        || kind == EditKind::MoveToAuthor || kind == EditKind::RenameAuthor
        || kind == EditKind::SeparateAuthors;
}

// Whether such a change says which papers are one.
inline bool isAboutIdentity(EditKind kind)
{
    return kind == EditKind::DecidePapers || kind == EditKind::TakeSourceOut;
}

// Whether such a change puts papers or a source into the bin or takes them out.
inline bool isAboutBin(EditKind kind)
{
    return kind == EditKind::BinPapers || kind == EditKind::RestorePapers || kind == EditKind::BinSource
        || kind == EditKind::RestoreSource;
}

// Whether such a change is about highlights in files of papers.
inline bool isAboutHighlights(EditKind kind)
{
    return kind == EditKind::AddHighlights || kind == EditKind::ChangeHighlight
        || kind == EditKind::RemoveHighlights;
}

// One change a person made, as the log keeps it.
struct Edit {
    EditId id = EditId::None;
    EditKind kind = EditKind::Bookmark;
    QString subject; // the tag, list, search or author it was about; may be empty
    int papers = 0; // how many papers it touched
    QDateTime at; // UTC
    bool undone = false;
    bool operator==(const Edit &) const = default;
};

// What undoing or redoing did.
struct EditOutcome {
    Edit edit;
    int skipped = 0; // rows that something else has changed since and that were therefore left alone
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::TagId)
Q_DECLARE_METATYPE(lectern::ListId)
Q_DECLARE_METATYPE(lectern::SavedSearchId)
Q_DECLARE_METATYPE(lectern::EditId)
