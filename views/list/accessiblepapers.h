#pragma once
// The list of papers as assistive technology sees it: each paper is one item.

namespace lectern
{

// From now on every PaperRowsView is a list with an item for each paper: its sentence (title, authors,
// marks), its place among all, whether it is selected. Calling it again does nothing.
void makePapersAccessible();

} // namespace lectern
