#pragma once
// The answer to a query.
#include "ids.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace lectern
{

// A word that no paper has, and what was searched in its place: words that contain it or differ by one typing
// mistake, the most frequent first.
struct WordSubstitution {
    QString typed;
    QStringList used;
    bool operator==(const WordSubstitution &) const = default;
};

// The papers that match a query, in display order. Immutable once made, so it may be read from any thread.
// What stands behind (a vector, a bitmap) is the store's own business.
class ResultSet
{
public:
    virtual ~ResultSet() = default;
    // How many papers match; exact.
    virtual qsizetype count() const = 0;
    // The paper in this row, 0 <= row < count().
    virtual PaperId idAt(qsizetype row) const = 0;
    // The row of this paper, -1 when it does not match.
    virtual qsizetype rowOf(PaperId id) const = 0;
    // When nothing matched the query as it stands and similar words were searched instead: which. Empty: the
    // result is exact. The window says so.
    virtual QList<WordSubstitution> substitutions() const { return {}; }
    // Makes what rows far from the first are found by, which else the first call that needs it does. A few
    // milliseconds for a million papers; for the thread that searched, once the first rows are shown.
    virtual void settle() const { }
    // The papers of rows [first, first + length), clipped to the result.
    virtual QList<PaperId> ids(qsizetype first, qsizetype length) const
    {
        QList<PaperId> list;
        for (qsizetype row = first, end = qMin(first + length, count()); row < end; ++row)
            list.append(idAt(row));
        return list;
    }
};
using ResultSetPtr = std::shared_ptr<const ResultSet>;

} // namespace lectern
