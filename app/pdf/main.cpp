// SPDX-License-Identifier: GPL-2.0-or-later
// lectern-pdf: started by lectern with a socket (descriptor 3), waits there for a document and answers
// questions about it until the other end is closed. It opens no file of its own but fonts, and falls alone.
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
    std::_Exit(lectern::pdf::answerAll(kSocket)); // there is nothing to tidy
}
