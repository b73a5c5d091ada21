#pragma once
// Keeps the sidebar up to date: reloads the parts that a change affects, and counts saved searches.
#include "models/session/tasks/libraryreader.h"
#include "queries.h"

namespace lectern
{

// Lives on the GUI thread.
class SidebarReader final : public QObject
{
    Q_OBJECT
public:
    // searching: the request token of searches, whose queries have priority over counting saved searches.
    SidebarReader(LibraryReader &reader, const RequestToken &searching, QObject *parent = nullptr);

    SidebarModel &model() { return m_model; }
    void open();
    void close();
    void clear(); // shows an empty library
    // Reloads these parts and all others that are still pending. Counts the saved searches after every
    // change.
    void refresh(SidebarParts parts);

signals:
    void changed(lectern::SidebarParts parts);

private:
    void countSearches(const QList<SearchCount> &counted = {});

    LibraryReader &m_reader;
    const RequestToken &m_searching;
    RequestToken m_sidebar{"sidebar"}, m_counts{"saved searches"};
    SidebarModel m_model;
    SidebarParts m_unread; // changed but not reloaded
    bool m_isOpen = false;
};

} // namespace lectern
