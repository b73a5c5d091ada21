#pragma once
// Machine-readable data of a web page: meta tags, JSON-LD, and script data.
#include "models/core/paper.h"

#include <QByteArrayView>

namespace lectern
{

struct PageData {
    Paper paper; // from meta tags; without title and abstract if there are none
    QList<Paper> articles; // from JSON-LD
    QList<Paper> embedded; // from script data (__NEXT_DATA__)
    QList<ByteRange> stated,
        embeddedAt; // sorted ranges on the page: `stated` for the first two, `embeddedAt` for the third
    QList<Diagnostic> diagnostics;
};

// page: UTF-8. Lines of papers and diagnostics are byte positions of the page, counted from 1
// (placeOnFile()).
PageData readPageData(QByteArrayView page);

} // namespace lectern
