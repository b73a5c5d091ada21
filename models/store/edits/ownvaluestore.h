#pragma once
// Sets and removes own values of papers (ownvalues.h) through the edit log.
#include "editlog.h"
#include "models/core/result.h"
#include "models/store/identity/ownvalues.h"
#include "models/store/papers/papertable.h"

#include <functional>

namespace lectern
{

// A change of one field of a paper.
struct OwnChange {
    PaperId paper = PaperId::None;
    QString field; // as OwnValue::field
    std::optional<QString>
        typed; // as typed by the user; empty: the paper has no value; nullopt: remove the own value
};

// A change of one field of many papers.
struct OwnChangeOfMany {
    enum class Kind { Set, Replace, TakeBack };
    Kind kind = Kind::Set;
    QString field; // as OwnValue::field
    QString text; // the new value, or the replacement of `find`
    QString find; // for Replace: the text to find; case-insensitive
    bool operator==(const OwnChangeOfMany &) const = default;
};

// The effect of such a change.
struct OwnPreview {
    struct Line {
        QString title, before, after;
    };
    QList<Line> lines; // preview lines of the first papers that change
    int changed = 0; // number of papers
    int refused = 0; // number of papers whose field cannot hold the result
};

class OwnValueStore
{
public:
    // Constructed on demand from Library::edits().
    explicit OwnValueStore(EditLog &edits) : m_connection(edits.connection()), m_edits(edits) { }

    Result<QList<OwnValue>> of(PaperId paper);
    // Makes all changes as one log entry, named after the paper if there is only one, else after the field.
    // Papers that are not in the library are skipped. Error if a field cannot hold the typed text, or if none
    // of the papers exists; nothing has changed then.
    Result<Edit> change(const QList<OwnChange> &changes);

    // Changes one field of many papers as one log entry. Papers that already show the value are skipped.
    Result<Edit> change(const QList<PaperId> &papers, const OwnChangeOfMany &change);
    // Returns the effect of the change without making it; at most `most` lines. Error when cancelled.
    Result<OwnPreview> preview(const QList<PaperId> &papers, const OwnChangeOfMany &change, int most,
                               const Cancelled &cancelled = {});

private:
    using Visit =
        std::function<void(const PaperRecord &paper, const OwnChange &change, const QString &after)>;
    // Visits each paper that changes. Returns how many papers cannot be changed.
    Result<int> forEachChange(const QList<PaperId> &papers, const OwnChangeOfMany &change, const Visit &visit,
                              const Cancelled &cancelled);
    Result<QString> subjectOf(const QList<OwnChange> &changes);

    Connection &m_connection;
    EditLog &m_edits;
};

} // namespace lectern
