#pragma once
// Whether the window shows the trash, or a source in the trash.

namespace lectern
{

class LibrarySession;
struct TrashedSource;

// The papers in the trash are shown.
bool showsTrash(LibrarySession &library);
// The selected source in the trash; null: none. Valid until the sidebar changes.
const TrashedSource *trashedSource(LibrarySession &library);

} // namespace lectern
