#pragma once
// Corrects and completes what is shown of papers, and takes that back: own values (ownvalues.h), made through
// the edit log.
#include "editlog.h"
#include "models/store/identity/ownvalues.h"

namespace lectern
{

// What is to become of a field of a paper.
struct OwnChange {
    PaperId paper = PaperId::None;
    QString field; // as OwnValue::field
    std::optional<QString> typed; // as a person writes it; empty: the paper has none; nullopt: take it back
};

class OwnValueStore
{
public:
    // Is made when it is needed, from Library::edits().
    explicit OwnValueStore(EditLog &edits) : m_connection(edits.connection()), m_edits(edits) { }

    Result<QList<OwnValue>> of(PaperId paper);
    // Makes all changes as one entry of the log, which is named after the paper if it is one, else after the
    // field. Papers that are not in the library are skipped. An Error when a field cannot hold what was
    // typed, and when none of the papers is there; nothing has changed then.
    Result<Edit> change(const QList<OwnChange> &changes);

private:
    Result<QString> subjectOf(const QList<OwnChange> &changes);

    Connection &m_connection;
    EditLog &m_edits;
};

} // namespace lectern
