#pragma once
// Splits a file or pasted text that contains several saved pages.
#include "models/formats/base/format.h"

#include <QByteArrayView>
#include <QList>

namespace lectern
{

// Returns the byte ranges of the pages, in order and without gaps. A page begins at an author header, or
// where the layout changes between papers and abstract blocks. Returns one slice for a single page or an
// unknown one. Linear in the number of bytes.
QList<PageSlice> splitPages(QByteArrayView bytes);

} // namespace lectern
