#pragma once
// Search results.
#include "ids.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace lectern
{

// A word that occurs in no paper, and the words searched instead: those that contain it or differ by one
// typo, most frequent first.
struct WordSubstitution {
    QString typed;
    QStringList used;
    QStringList others = {}; // similar names that were not searched
    bool operator==(const WordSubstitution &) const = default;
};

// The papers that match a query, in display order. Immutable, so any thread may read it. The store chooses
// the representation (vector or bitmap).
class ResultSet
{
public:
    virtual ~ResultSet() = default;
    // Returns the exact number of matching papers.
    virtual qsizetype count() const = 0;
    // Returns the paper in this row; 0 <= row < count().
    virtual PaperId idAt(qsizetype row) const = 0;
    // Returns the row of this paper, or -1 if it does not match.
    virtual qsizetype rowOf(PaperId id) const = 0;
    // Words that were replaced because the query itself had no match. The window shows them to the user.
    // Empty: the result is exact.
    virtual QList<WordSubstitution> substitutions() const { return {}; }
    // Returns whether no paper has all words, so that each result lacks exactly one. The window shows this to
    // the user.
    virtual bool lacksOneWord() const { return false; }
    // Returns whether a regular expression was matched only against titles, names and venues, because too
    // many candidates remained to read all abstracts. The window shows this to the user.
    virtual bool skipsAbstracts() const { return false; }
    // Prepares access to rows far from the first. Otherwise the first call that needs it prepares it: a few
    // milliseconds per million papers. Call it on the search thread after the first rows have been delivered.
    virtual void prepareRows() const { }
    // Returns the papers of rows [first, first + length), clipped to the result.
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
