#pragma once
// A formula as a shape.
#include <QPainterPath>

#include <optional>

namespace lectern
{

// Lengths in em of the surrounding text; the path's origin is at the left end of the baseline, y downwards.
struct MathPicture {
    QPainterPath path;
    double width = 0, ascent = 0, descent = 0;
};

// Parses the result of the bundle's lecternMath(). Returns nullopt if it is malformed.
std::optional<MathPicture> readMathPicture(const QByteArray &json);

} // namespace lectern
