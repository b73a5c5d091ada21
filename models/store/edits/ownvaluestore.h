#pragma once
// Corrects and completes what is shown of papers, and takes that back: own values (ownvalues.h), made through
// the edit log.
#include "editlog.h"
#include "models/core/cancelled.h"
#include "models/store/identity/ownvalues.h"
#include "models/store/papers/papertable.h"

#include <functional>

namespace lectern
{

// What is to become of a field of a paper.
struct OwnChange {
    PaperId paper = PaperId::None;
    QString field; // as OwnValue::field
    std::optional<QString> typed; // as a person writes it; empty: the paper has none; nullopt: take it back
};

// What is to become of one field of many papers.
struct OwnChangeOfMany {
    enum class Kind { Set, Replace, TakeBack };
    Kind kind = Kind::Set;
    QString field; // as OwnValue::field
    QString text; // what it becomes, or what stands in the place of what is sought
    QString find; // with Replace, in any case of letters
    bool operator==(const OwnChangeOfMany &) const = default;
};

// What such a change would do.
struct OwnPreview {
    struct Line {
        QString title, before, after;
    };
    QList<Line> lines; // of the first papers that it changes
    int changed = 0; // papers
    int refused = 0; // papers of which the field could not hold what would come out
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

    // The same for a field of many papers; those that show it already are left as they are.
    Result<Edit> change(const QList<PaperId> &papers, const OwnChangeOfMany &change);
    // Says what that would do, without doing it; at most so many lines. An Error when cancelled.
    Result<OwnPreview> preview(const QList<PaperId> &papers, const OwnChangeOfMany &change, int most,
                               const Cancelled &cancelled = {});

private:
    using Visit =
        std::function<void(const PaperRecord &paper, const OwnChange &change, const QString &after)>;
    // Visits each paper that changes. Returns how many cannot.
    Result<int> forEachChange(const QList<PaperId> &papers, const OwnChangeOfMany &change, const Visit &visit,
                              const Cancelled &cancelled);
    Result<QString> subjectOf(const QList<OwnChange> &changes);

    Connection &m_connection;
    EditLog &m_edits;
};

} // namespace lectern
