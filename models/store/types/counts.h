#pragma once
// The numbers of a library that the sidebar shows.

namespace lectern
{

struct Counts {
    // None of these counts what is in the bin.
    int papers = 0, bookmarks = 0, unread = 0, authors = 0, sources = 0, sightings = 0, conflicts = 0;
    int binnedPapers = 0, binnedSources = 0;
    int schema = 0;
    int newPapers = 0; // that came in after the last visit (VisitStore)
    bool isVisited = false; // there was a visit, or the first has begun
};

} // namespace lectern
