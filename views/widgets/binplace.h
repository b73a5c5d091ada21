#pragma once
// Whether what the window shows is the bin, or a source that lies in it.

namespace lectern
{

class LibrarySession;
struct BinnedSource;

// The papers in the bin are shown.
bool showsBin(LibrarySession &library);
// The source in the bin whose place is chosen; null: none. Holds until the sidebar changes.
const BinnedSource *binnedSource(LibrarySession &library);

} // namespace lectern
