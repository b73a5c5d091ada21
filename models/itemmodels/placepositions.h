#pragma once
// Where the reader was at each place of the sidebar.
#include "models/core/ids.h"

#include <QList>
#include <QString>

namespace lectern
{

class QueryState;

// Remembers the paper last shown at a place; of very many places, those left last.
class PlacePositions
{
public:
    struct Position {
        QString place;
        PaperId paper = PaperId::None;
    };

    // The name of the place a question is asked at: the typed form of the place's query, empty for the whole
    // library.
    static QString placeOf(const QueryState &query);

    // None forgets the place.
    void keep(const QString &place, PaperId paper);
    PaperId at(const QString &place) const; // None where nobody was yet
    const QList<Position> &all() const { return m_all; } // least recently left first
    void setAll(const QList<Position> &positions) { m_all = positions; }

private:
    QList<Position> m_all; // no place twice
};

} // namespace lectern
