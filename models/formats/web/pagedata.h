#pragma once
// What a web page states for machines: meta tags, linked data, and the data its scripts made it of.
#include "models/core/paper.h"

#include <QByteArrayView>

namespace lectern
{

struct PageData {
    Paper paper; // the page's own, by its meta tags; without title and abstract where there is none
    QList<Paper> articles; // of its linked data
    QList<Paper> embedded; // of its scripts' data (__NEXT_DATA__)
    QList<ByteRange> stated, embeddedAt; // where the first two and the third stand on the page, in order
    QList<Diagnostic> remarks;
};

// page: UTF-8. Lines of papers and remarks are bytes of the page, counted from 1 (placeOnFile()).
PageData readPageData(QByteArrayView page);

} // namespace lectern
