#pragma once
// A formula as an object in a line of text.
#include "mathpicture.h"

#include <QFont>
#include <QObject>
#include <QTextCharFormat>
#include <QTextObjectInterface>

#include <memory>

class QPaintDevice;

namespace lectern
{

// Properties of the character formats of formulas, whether set as text or as an object.
enum FormulaProperty {
    FormulaSource = QTextFormat::UserProperty + 0x4c01, // QString, with delimiters
    FormulaNumber, // int, tells neighbours apart
    FormulaAddress, // QString, see formulaOfAddress(); only while the source is shown and a picture may come
    FormulaPicture, // std::shared_ptr<const MathPicture>
    FormulaFont, // QFont of the text around
};

// Sits on the baseline of the text. QTextDocument (Qt 6.4) puts the bottom of an object on the baseline,
// whatever alignment it is given, except for AlignMiddle: then it gives the object the descent (height - x/2)
// / 2 and the ascent (height + x/2) / 2, where x is the x-height of the object's own character format, and
// draws it somewhere else. So the format's font is chosen to have the right x-height, and drawObject() finds
// the baseline itself.
class MathObject final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    static constexpr int Type = QTextFormat::UserObject + 0x4c;

    using QObject::QObject;

    // The format of the object's character. around: the font of the text, resolved; device: where the
    // document is laid out for, null for the screen.
    static QTextCharFormat format(const std::shared_ptr<const MathPicture> &picture, const QFont &around,
                                  QPaintDevice *device);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;
};

} // namespace lectern

Q_DECLARE_METATYPE(std::shared_ptr<const lectern::MathPicture>)
