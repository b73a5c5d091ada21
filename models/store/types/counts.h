#pragma once
// The counts shown in the sidebar.

namespace lectern
{

struct Counts {
    // All counts exclude the trash.
    int papers = 0, bookmarks = 0, unread = 0, authors = 0, sources = 0, sightings = 0, conflicts = 0;
    int trashedPapers = 0, trashedSources = 0;
    int schema = 0;
    int newPapers = 0; // added after the last visit (VisitStore)
    bool isVisited = false; // there was a visit, or the first has begun
};

} // namespace lectern
