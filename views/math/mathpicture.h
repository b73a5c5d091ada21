#pragma once
// A formula as a shape.
#include <QPainterPath>
#include <QString>

#include <optional>

namespace lectern
{

// Lengths in em of the surrounding text; the path has its origin at the left end of the baseline, y
// downwards.
struct MathPicture {
    QPainterPath path;
    double width = 0, ascent = 0, descent = 0;
};

// Reads what the bundle's lecternMath() returns; nothing if it is not of that form.
std::optional<MathPicture> readMathPicture(const QByteArray &json);

} // namespace lectern
