#pragma once
// Accessibility of the paper list: each paper is one item.

namespace lectern
{

// Makes every PaperRowsView an accessible list with one item per paper: its sentence (title, authors, marks),
// its position, and whether it is selected. Can be called repeatedly.
void makePapersAccessible();

} // namespace lectern
