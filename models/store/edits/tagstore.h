#pragma once
// Tags: names that a person gives to papers. "method/rl" stands below "method".
#include "editlog.h"

namespace lectern
{

// Every change is one entry of the edit log and durable when the call returns. Belongs to the connection's
// thread.
class TagStore
{
public:
    TagStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // All tags by name, with the number of papers in the list that carry each.
    Result<QList<Tag>> tags();
    // The tags as a tree: each name behind the one it stands below, with the number of papers that carry it
    // or a tag below it. A name that is no tag itself but has tags below it has the id None.
    Result<QList<Tag>> tree();
    // The tags of a paper, by name, without numbers of papers.
    Result<QList<Tag>> tagsOn(PaperId paper);
    Result<QList<TagId>> tagsOf(PaperId paper);
    Result<QStringList> namesOf(PaperId paper);

    // Tags the papers. A tag that does not exist (in any case of its letters) is made. Papers that are not in
    // the list are skipped. An Error when the name is empty or malformed (see cleanName()).
    Result<Edit> add(const QString &name, const QList<PaperId> &papers);
    Result<Edit> remove(const QString &name, const QList<PaperId> &papers);
    Result<Edit> create(const QString &name, int colour = 0);
    Result<Edit> setColour(TagId id, int colour);
    // Renames a tag and all below it, and renames it in saved searches as well. An Error when the new name,
    // or that of a tag below it, is taken; merge() is for that.
    Result<Edit> rename(TagId id, const QString &name);
    // Gives all papers of one tag the other one and removes the first. Tags below it move below the other one
    // in the same way. Saved searches follow.
    Result<Edit> merge(TagId from, TagId into);
    // Merges into the tag of that name, or renames if there is none: a rename that does not mind names that
    // are taken.
    Result<Edit> mergeInto(TagId from, const QString &name);
    // Removes a tag with all below it.
    Result<Edit> removeTag(TagId id);
    // Removes the tag of this name and all below it; the name need not be a tag itself.
    Result<Edit> removeBelow(const QString &name);

    // Returns the name without white space at the ends and around '/', and without empty parts. An Error when
    // nothing is left or it has more than 200 characters.
    static Result<QString> cleanName(const QString &name);

private:
    Result<std::optional<Tag>> find(TagId id);
    Result<TagId> idOf(const QString &name);
    Result<TagId> idInAnyCase(const QString &name);
    // Spells the parts of a name as a tag that has them does: "zebra/old" beside "Zebra" is "Zebra/old".
    Result<QString> asThere(const QString &name);
    Result<> renameAll(TagId id, const QString &old, const QString &name, bool merging);
    Result<> unite(qint64 from, qint64 into);
    Result<> renameInSearches(const QString &old, const QString &name);
    Result<> removeAll(TagId id, const QString &name);

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
