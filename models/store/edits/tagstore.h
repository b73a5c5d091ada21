#pragma once
// Tags: names a person gives to papers. "method/rl" stands below "method".
#include "editlog.h"

namespace lectern
{

// Every change is one entry of the edit log and durable when the call returns. Belongs to the connection's
// thread.
class TagStore
{
public:
    TagStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }

    // By name, with the number of papers of the list that carry each.
    Result<QList<Tag>> tags();
    // The same as a tree: each name after the one it stands below, each with the papers that carry it or one
    // below it. A name that is no tag itself but has some below it is there with the id None.
    Result<QList<Tag>> tree();
    // Those of a paper, by name; without numbers of papers.
    Result<QList<Tag>> tagsOn(PaperId paper);
    Result<QList<TagId>> tagsOf(PaperId paper);
    Result<QStringList> namesOf(PaperId paper);

    // Tags the papers; a tag that does not exist, in any case, is made. Papers that are not in the list are
    // passed over. An Error when the name is empty or malformed (see cleanName).
    Result<Edit> add(const QString &name, const QList<PaperId> &papers);
    Result<Edit> remove(const QString &name, const QList<PaperId> &papers);
    Result<Edit> create(const QString &name, int colour = 0);
    Result<Edit> setColour(TagId id, int colour);
    // Also renames all tags below it, and follows the name in saved searches. An Error when the new name, or
    // that of a tag below it, is taken; merge() is for that.
    Result<Edit> rename(TagId id, const QString &name);
    // All papers of one get the other; the first is gone. So it goes with the tags below it, which come to
    // stand below the other. Saved searches follow.
    Result<Edit> merge(TagId from, TagId into);
    // The same into the tag of that name, or under that name where there is none: a rename that does not mind
    // names that are taken.
    Result<Edit> mergeInto(TagId from, const QString &name);
    // With all tags below it.
    Result<Edit> removeTag(TagId id);
    // The tag of this name and all below it; the name need not be a tag itself.
    Result<Edit> removeBelow(const QString &name);

    // The name without white space at the ends and around '/', without empty parts; an Error when nothing is
    // left or it has more than 200 characters.
    static Result<QString> cleanName(const QString &name);

private:
    Result<std::optional<Tag>> find(TagId id);
    Result<TagId> idOf(const QString &name);
    Result<TagId> idInAnyCase(const QString &name);
    Result<> renameAll(TagId id, const QString &old, const QString &name, bool merging);
    Result<> unite(qint64 from, qint64 into);
    Result<> renameInSearches(const QString &old, const QString &name);
    Result<> removeAll(TagId id, const QString &name);

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
