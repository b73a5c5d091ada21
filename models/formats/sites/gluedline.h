#pragma once
// A glued line: title and authors without a separator.
#include <QStringView>

namespace lectern
{

// A glued line with its context. The views must outlive the call.
struct GluedLine {
    QStringView text; // title and names, without "et al." and affiliation
    bool etAl = false; // the author list is truncated
    QStringView abstract; // empty if there is none
    bool mayBeCut = false; // the source ends with this line, so names may be missing
};

} // namespace lectern
