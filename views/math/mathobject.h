#pragma once
// A formula as an inline text object.
#include "mathpicture.h"

#include <QFont>
#include <QObject>
#include <QTextCharFormat>
#include <QTextObjectInterface>

#include <memory>

class QPaintDevice;

namespace lectern
{

// Properties of the character formats of formulas, for formulas as text and as objects.
enum FormulaProperty {
    FormulaSource = QTextFormat::UserProperty + 0x4c01, // QString, with delimiters
    FormulaNumber, // int; distinguishes adjacent formulas
    FormulaAddress, // QString, see formulaOfAddress(); only while the source is shown and a picture may
                    // follow
    FormulaPicture, // std::shared_ptr<const MathPicture>
    FormulaFont, // QFont of the surrounding text
};

// Aligns to the text baseline. QTextDocument (Qt 6.4) puts the bottom of an object on the baseline for all
// alignments except AlignMiddle. For that, it gives the object the descent (height - x/2) / 2 and the ascent
// (height + x/2) / 2, where x is the x-height of the object's own character format, but draws it at another
// position. So the format's font is chosen for its x-height, and drawObject() computes the baseline.
class MathObject final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    static constexpr int Type = QTextFormat::UserObject + 0x4c;

    using QObject::QObject;

    // The format of the object's character. around: resolved font of the text; device: the paint device of
    // the layout, null for the screen.
    static QTextCharFormat format(const std::shared_ptr<const MathPicture> &picture, const QFont &around,
                                  QPaintDevice *device);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;
};

} // namespace lectern

Q_DECLARE_METATYPE(std::shared_ptr<const lectern::MathPicture>)
