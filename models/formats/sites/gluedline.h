#pragma once
// A glued line: a line of a page that prints title and authors with nothing between them.
#include <QStringView>

namespace lectern
{

// One glued line and what stands below it. The views must outlive the call.
struct GluedLine {
    QStringView text; // title and names, without "et al." and affiliation
    bool etAl = false; // the list of names goes on
    QStringView abstract; // empty where there is none
    bool mayBeCut = false; // the source ends with this line: the names may be missing
};

} // namespace lectern
