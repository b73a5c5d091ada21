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
    Result<QList<TagId>> tagsOf(PaperId paper);
    Result<QStringList> namesOf(PaperId paper);

    // Tags the papers; a tag that does not exist is made. Papers that are not in the list are passed over. An
    // Error when the name is empty or malformed (see cleanName).
    Result<Edit> add(const QString &name, const QList<PaperId> &papers);
    Result<Edit> remove(const QString &name, const QList<PaperId> &papers);
    Result<Edit> create(const QString &name, int colour = 0);
    Result<Edit> setColour(TagId id, int colour);
    // Also renames all tags below it. An Error when the new name is taken; merge() is for that.
    Result<Edit> rename(TagId id, const QString &name);
    // All papers of one get the other; the first is gone.
    Result<Edit> merge(TagId from, TagId into);
    // With all tags below it.
    Result<Edit> removeTag(TagId id);

    // The name without white space at the ends and around '/', without empty parts; an Error when nothing is
    // left or it has more than 200 characters.
    static Result<QString> cleanName(const QString &name);

private:
    Result<std::optional<Tag>> find(TagId id);
    Result<TagId> idOf(const QString &name);

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
