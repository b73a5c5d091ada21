#pragma once
// From anywhere to a paper of the library, and back again.
#include "models/items/session/librarysession.h"

#include <QObject>

namespace lectern
{

class PaperList;
class Pages;

class PaperJump final : public QObject
{
    Q_OBJECT
public:
    PaperJump(LibrarySession &library, PaperList &list, Pages &pages, QObject *parent = nullptr);

    // Shows the paper in the list: in the present one where it is in it, else in that of the whole library.
    void to(PaperId id);
    // Where the last jump started: its question and its paper. False when there is nowhere to go back to.
    bool back();

private:
    void select(PaperId id);

    struct Place {
        QueryState query;
        PaperId paper = PaperId::None;
    };
    LibrarySession &m_library;
    PaperList &m_list;
    Pages &m_pages;
    QList<Place> m_places;
};

} // namespace lectern
