#pragma once
// Pages of PDFs as Qt paints pictures.
#include "models/pdf/pdfvalues.h"

#include <QImage>

namespace lectern
{

// The picture of these pixels; it keeps the bytes that came, which are not copied.
inline QImage imageOf(const PdfPixels &pixels)
{
    auto *bytes = new QByteArray(pixels.bytes);
    return QImage(
        reinterpret_cast<const uchar *>(bytes->constData()), pixels.width, pixels.height, pixels.width * 4,
        QImage::Format_RGB32, [](void *owned) { delete static_cast<QByteArray *>(owned); }, bytes);
}

} // namespace lectern
