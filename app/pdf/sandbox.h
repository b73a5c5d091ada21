// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once
// Drops the rights of this program before it reads a byte of the document.
#include <cstddef>

namespace lectern::pdf
{

// Closes all file descriptors from `first` on.
void closeFrom(int first);

// Limits memory (2 GB and the document), descriptors and written files. Permanently forbids other programs,
// threads, sockets, and opening files for writing. With Landlock, files can be read only in the folders of
// fonts and character maps. False: the kernel refused, and no document may be read.
bool dropPrivileges(size_t documentBytes);

// Ends the program after this number of seconds unless called again; 0: disables the timer.
void endIn(int seconds);

} // namespace lectern::pdf
