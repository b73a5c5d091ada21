#pragma once
// Tags: user-defined labels of papers. "method/rl" is a child of "method".
#include "editlog.h"

namespace lectern
{

// Each change is one entry of the edit log and durable on return. Belongs to the connection's thread.
class TagStore
{
public:
    TagStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // All tags by name, each with its number of listed papers.
    Result<QList<Tag>> tags();
    // The tags as a tree in preorder, each with the number of papers that have it or a descendant. A name
    // that is only a parent of tags has the id None.
    Result<QList<Tag>> tree();
    // The tags of a paper, by name, without paper counts.
    Result<QList<Tag>> tagsOn(PaperId paper);
    Result<QList<TagId>> tagsOf(PaperId paper);
    Result<QStringList> namesOf(PaperId paper);

    // Tags the papers. Creates the tag if it does not exist (case-insensitive). Unlisted papers are skipped.
    // Error if the name is empty or malformed (see cleanName()).
    Result<Edit> add(const QString &name, const QList<PaperId> &papers);
    Result<Edit> remove(const QString &name, const QList<PaperId> &papers);
    Result<Edit> create(const QString &name, int colour = 0);
    Result<Edit> setColour(TagId id, int colour);
    // Renames a tag and its descendants, also in saved searches. Error if the new name, or that of a
    // descendant, exists; use merge() then.
    Result<Edit> rename(TagId id, const QString &name);
    // Moves all papers of one tag to the other one and removes the first. Its descendants are merged or moved
    // in the same way. Updates saved searches.
    Result<Edit> merge(TagId from, TagId into);
    // Merges into the tag of that name if it exists, otherwise renames: a rename that accepts existing names.
    Result<Edit> mergeInto(TagId from, const QString &name);
    // Removes a tag with all its descendants.
    Result<Edit> removeTag(TagId id);
    // Removes the tag of this name and all its descendants; the name itself need not be a tag.
    Result<Edit> removeBelow(const QString &name);

    // Returns the name without white space at the ends and around '/', and without empty parts. Error if
    // nothing is left or it has more than 200 characters.
    static Result<QString> cleanName(const QString &name);

private:
    Result<std::optional<Tag>> find(TagId id);
    Result<TagId> idOf(const QString &name);
    Result<TagId> idInAnyCase(const QString &name);
    // Adopts the spelling of existing tags for the parts of a name: with a tag "Zebra", "zebra/old" becomes
    // "Zebra/old".
    Result<QString> withExistingSpelling(const QString &name);
    Result<> renameAll(TagId id, const QString &old, const QString &name, bool merging);
    Result<> unite(qint64 from, qint64 into);
    Result<> renameInSearches(const QString &old, const QString &name);
    Result<> removeAll(TagId id, const QString &name);

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
