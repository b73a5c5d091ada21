#pragma once
// The bundled line icons, tinted from the palette.
#include "models/pdf/pdfvalues.h"

#include <QIcon>
#include <QImage>

namespace lectern
{

enum class Tint { Text, Muted, Accent, Bookmark, Danger };

// Returns an icon by its file name in resources/icons ("star"). It is tinted from the application palette at
// paint time, so it follows theme changes. It is sharp at all scales.
QIcon icon(const QString &name, Tint tint = Tint::Muted);

// Returns the dot of a tag in one of its colours (tagColour()); 0: a ring. It follows theme changes too.
QIcon dotIcon(int colour);

// Converts PDF pages to QImage.

// Returns an image of these pixels; shares their bytes without copying.
inline QImage imageOf(const PdfPixels &pixels)
{
    auto *bytes = new QByteArray(pixels.bytes);
    return QImage(
        reinterpret_cast<const uchar *>(bytes->constData()), pixels.width, pixels.height, pixels.width * 4,
        QImage::Format_RGB32, [](void *owned) { delete static_cast<QByteArray *>(owned); }, bytes);
}

} // namespace lectern
