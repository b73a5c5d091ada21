#pragma once
// From anywhere to a paper of the library, or to another place of it, and back again.
#include "models/session/librarysession.h"

#include <QElapsedTimer>
#include <QObject>

#include <functional>

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
    void to(PaperId id) { from({}, id); }
    // The same from a page, which this opens again on the way back.
    void from(const std::function<void()> &page, PaperId id);
    // Where the last jump started, or the place before the present one: its question, its paper and its page.
    // False when there is nowhere to go back to.
    bool back();

private:
    void select(PaperId id);
    void leave(const QueryState &query, PaperId paper);
    struct Place {
        QueryState query;
        PaperId paper = PaperId::None;
        std::function<void()> page = {}; // opens it; empty: the papers
    };
    void remember(const Place &place);

    LibrarySession &m_library;
    PaperList &m_list;
    Pages &m_pages;
    QList<Place> m_places;
    QElapsedTimer m_arrived; // at the present place, where a person went there
};

} // namespace lectern
