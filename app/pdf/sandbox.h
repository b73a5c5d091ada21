// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once
// What this program gives up before it looks at a byte of the document.
#include <cstddef>

namespace lectern::pdf
{

// Closes all descriptors from this one on.
void closeFrom(int first);

// Limits memory (2 GB and the document), descriptors and written files; forbids, for good, other programs,
// threads, sockets, and to open a file for writing. Files are read where fonts and tables of characters lie,
// and nowhere else where the kernel has Landlock. False: the kernel did not take it, and no document must be
// read.
bool giveUpRights(size_t documentBytes);

// Ends the program unless it is set again within so many seconds; 0: not any more.
void endIn(int seconds);

} // namespace lectern::pdf
