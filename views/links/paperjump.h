#pragma once
// From anywhere to a paper of the library, and back again.
#include "models/items/session/librarycontroller.h"

#include <QObject>

class QStackedWidget;

namespace lectern
{

class PaperList;

class PaperJump final : public QObject
{
    Q_OBJECT
public:
    // pages: the stack whose page `browse` holds the list.
    PaperJump(LibraryController &library, PaperList &list, QStackedWidget &pages, QWidget &browse,
              QObject *parent = nullptr);

    // Shows the paper in the list: in the present one where it is in it, else in that of the whole library.
    void to(PaperId id);
    // Where the last jump started: its question and its paper. False when there is nowhere to go back to.
    bool back();
    // To the list, without another paper.
    void toList();

private:
    void select(PaperId id);

    struct Place {
        QueryState query;
        PaperId paper = PaperId::None;
    };
    LibraryController &m_library;
    PaperList &m_list;
    QStackedWidget &m_pages;
    QWidget &m_browse;
    QList<Place> m_places;
};

} // namespace lectern
