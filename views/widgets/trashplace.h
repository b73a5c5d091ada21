#pragma once
// Helpers that tell whether the window shows the trash, or a source in the trash.

namespace lectern
{

class LibrarySession;
struct TrashedSource;

// Returns whether the papers in the trash are shown.
bool showsTrash(LibrarySession &library);
// Returns the selected source in the trash; null: none. Valid until the sidebar changes.
const TrashedSource *trashedSource(LibrarySession &library);

} // namespace lectern
