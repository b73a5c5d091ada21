// SPDX-License-Identifier: GPL-2.0-or-later
// lectern-pdf: lectern starts it with a socket (descriptor 3). It waits there for a document and handles
// requests about it until the other end is closed. It opens no files except fonts, and a crash affects one
// document only.
#include "answers.h"

#include <cstdio>
#include <cstdlib>

#include <sys/stat.h>

int main()
{
    constexpr int kSocket = 3;
    struct stat status = {};
    if (fstat(kSocket, &status) != 0 || !S_ISSOCK(status.st_mode)) {
        std::fputs("lectern-pdf reads PDFs for lectern, which starts it.\n", stderr);
        return 2;
    }
    std::_Exit(lectern::pdf::answerAll(kSocket)); // no cleanup is needed
}
