#pragma once
// Takes apart a file or a pasted text that holds several saved pages, one behind the other.
#include "models/formats/base/format.h"

#include <QByteArrayView>
#include <QList>

namespace lectern
{

// Returns where the pages of these bytes begin and end, in order and without gaps: a page begins with the
// head of an author, or where papers turn into abstracts or the other way round. One slice when there is one
// page, or none that is known. Takes time linear in the number of bytes.
QList<PageSlice> splitPages(QByteArrayView bytes);

} // namespace lectern
