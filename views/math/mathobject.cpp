#include "mathobject.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextLayout>

#include <algorithm>

namespace lectern
{

namespace
{

constexpr double kMathXHeight = 0.431; // of MathJax's TeX font, in em
// Minimum scale for a formula wider than the text on the screen; a wider one is scrolled. In print there is
// no minimum.
constexpr double kSmallest = 0.5;

// Size of a formula in pixels of the document's device.
struct Box {
    double width = 0, ascent = 0, descent = 0;
    double em = 0; // pixels per em of the picture
};

Box boxOf(const MathPicture &picture, const QTextDocument *document, const QTextFormat &format)
{
    const QFont around = qvariant_cast<QFont>(format.property(FormulaFont));
    QPaintDevice *device = document->documentLayout()->paintDevice();
    const QFontMetricsF metrics = device ? QFontMetricsF(around, device) : QFontMetricsF(around);
    Box box;
    box.em = metrics.xHeight() / kMathXHeight;
    const QTextFrameFormat page = document->rootFrame()->frameFormat();
    const double free = document->textWidth() - page.leftMargin() - page.rightMargin();
    const bool paper = device && device->devType() != QInternal::Widget;
    if (document->textWidth() > 0 && picture.width * box.em > free && free > 0)
        box.em = std::max(paper ? 0 : box.em * kSmallest, free / picture.width);
    box.width = picture.width * box.em;
    box.ascent = picture.ascent * box.em;
    box.descent = picture.descent * box.em;
    return box;
}

} // namespace

QTextCharFormat MathObject::format(const std::shared_ptr<const MathPicture> &picture, const QFont &around,
                                   QPaintDevice *device)
{
    QTextCharFormat format;
    format.setObjectType(Type);
    format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
    format.setProperty(FormulaPicture, QVariant::fromValue(picture));
    format.setProperty(FormulaFont, around);
    // Finds the largest font whose x-height is at most twice the difference of ascent and descent. The layout
    // measures it without a device, so its size is in pixels.
    const QFontMetricsF metrics = device ? QFontMetricsF(around, device) : QFontMetricsF(around);
    const double em = metrics.xHeight() / kMathXHeight;
    const double most = std::max(1.0, 2 * (picture->ascent - picture->descent) * em);
    QFont font = around;
    int pixels = std::clamp(int(most * 2), 1, 4000);
    for (font.setPixelSize(pixels); pixels > 1 && QFontMetrics(font).xHeight() > most;
         font.setPixelSize(pixels))
        pixels -= std::max(1, pixels / 16);
    format.setFont(font);
    return format;
}

QSizeF MathObject::intrinsicSize(QTextDocument *document, int, const QTextFormat &format)
{
    const auto picture = qvariant_cast<std::shared_ptr<const MathPicture>>(format.property(FormulaPicture));
    if (!picture)
        return {};
    const Box box = boxOf(*picture, document, format);
    const double halfX = QFontMetrics(format.toCharFormat().font()).xHeight() / 2.0;
    // The layout sets ascent - descent = x/2; the ascent is increased if the descent would be clipped.
    const double ascent = std::max(box.ascent, box.descent + halfX);
    return {box.width, 2 * ascent - halfX};
}

void MathObject::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                            const QTextFormat &format)
{
    const auto picture = qvariant_cast<std::shared_ptr<const MathPicture>>(format.property(FormulaPicture));
    const QTextBlock block = document->findBlock(position);
    const QTextLine line = block.layout()->lineForTextPosition(position - block.position());
    if (!picture || !line.isValid())
        return;
    const Box box = boxOf(*picture, document, format);
    // Computes the origin of the block's layout, because the block's own position is relative to its frame.
    const QPointF origin = document->documentLayout()->blockBoundingRect(block).topLeft()
        - block.layout()->boundingRect().topLeft();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(rect.left(), origin.y() + line.y() + line.ascent());
    painter->scale(box.em, box.em);
    painter->fillPath(picture->path, painter->pen().color());
    painter->restore();
}

} // namespace lectern
