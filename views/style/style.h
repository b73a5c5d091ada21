#pragma once
// Fusion with thin scroll bars, rounded fields and buttons, flat tool buttons, and an accent focus line.
#include "controls.h"

#include <QProxyStyle>

class QStyleOptionButton;

namespace lectern
{

class Style final : public QProxyStyle
{
    Q_OBJECT
public:
    Style();
    void polish(QWidget *widget) override;
    void unpolish(QWidget *widget) override;
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option,
                         const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *result) const override;

private:
    void drawButtonLabel(const QStyleOptionButton &button, QPainter *painter, const QWidget *widget) const;

    ButtonKeys m_buttonKeys;
};

} // namespace lectern
