#pragma once
// Converts PDF pages to QImage.
#include "models/pdf/pdfvalues.h"

#include <QImage>

namespace lectern
{

// Returns an image of these pixels; shares their bytes without copying.
inline QImage imageOf(const PdfPixels &pixels)
{
    auto *bytes = new QByteArray(pixels.bytes);
    return QImage(
        reinterpret_cast<const uchar *>(bytes->constData()), pixels.width, pixels.height, pixels.width * 4,
        QImage::Format_RGB32, [](void *owned) { delete static_cast<QByteArray *>(owned); }, bytes);
}

} // namespace lectern
