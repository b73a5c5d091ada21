#pragma once
// The last shown paper of each sidebar entry.
#include "models/core/ids.h"

#include <QList>
#include <QString>

namespace lectern
{

class QueryState;

// Stores the last shown paper per sidebar entry. Limited to the most recently left entries.
class PlacePositions
{
public:
    struct Position {
        QString place;
        PaperId paper = PaperId::None;
    };

    // Returns the key of the entry that the query belongs to: the text form of the entry's query, empty for
    // the whole library.
    static QString placeOf(const QueryState &query);

    // None removes the entry.
    void keep(const QString &place, PaperId paper);
    PaperId at(const QString &place) const; // None if there is no position
    const QList<Position> &all() const { return m_all; } // least recently left first
    void setAll(const QList<Position> &positions) { m_all = positions; }

private:
    QList<Position> m_all; // no duplicates
};

} // namespace lectern
