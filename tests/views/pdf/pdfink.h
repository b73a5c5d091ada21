#pragma once
// Checks rendered PDF pages by their pixels.
#include "views/pdf/pdfview.h"

#include <QImage>

namespace lectern::test
{

// Returns whether this part of the viewport shows more than the page background.
inline bool hasInk(PdfView &view, const QRect &part)
{
    const QImage seen = view.viewport()->grab(part).toImage();
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            if (qGray(seen.pixel(x, y)) < 100)
                return true;
    return false;
}

} // namespace lectern::test
