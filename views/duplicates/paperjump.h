#pragma once
// Navigation to a paper or sidebar entry, with history.
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

    // Shows the paper in the current list if it contains it, otherwise in the whole library.
    void to(PaperId id) { from({}, id); }
    // Like to(), from a page that back() reopens.
    void from(const std::function<void()> &page, PaperId id);
    // Returns to where the last jump started, or to the previous sidebar entry, with query, paper and page.
    // Returns false if the history is empty.
    bool back();

private:
    void select(PaperId id);
    void leave(const QueryState &query, PaperId paper);
    struct Place {
        QueryState query;
        PaperId paper = PaperId::None;
        std::function<void()> page = {}; // reopens the page; empty: the jump started in the papers
    };
    void remember(const Place &place);

    LibrarySession &m_library;
    PaperList &m_list;
    Pages &m_pages;
    QList<Place> m_places;
    QElapsedTimer m_arrived; // time since the user opened the current sidebar entry
};

} // namespace lectern
