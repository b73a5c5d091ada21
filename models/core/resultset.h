#pragma once
// The answer to a query.
#include "ids.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace lectern
{

// A word that no paper has, and the words searched in its place: those that contain it or differ by one
// typing mistake, the most frequent first.
struct WordSubstitution {
    QString typed;
    QStringList used;
    bool operator==(const WordSubstitution &) const = default;
};

// The papers that match a query, in display order. Immutable once made, so any thread may read it. How it is
// held (a vector, a bitmap) is the store's own business.
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
    // The words that were replaced because nothing matched the query as it stands; the window tells the
    // person. Empty: the result is exact.
    virtual QList<WordSubstitution> substitutions() const { return {}; }
    // Nothing has all the words: each of these papers lacks exactly one. The window tells the person.
    virtual bool lacksOneWord() const { return false; }
    // A regular expression was looked for in titles, names and venues only, because too many papers were left
    // to read all their abstracts. The window tells the person.
    virtual bool leavesAbstracts() const { return false; }
    // Prepares what finds rows far from the first; otherwise the first call that needs it does so. Takes a
    // few milliseconds for a million papers. Meant for the thread that searched, once the first rows are
    // shown.
    virtual void prepareRows() const { }
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
