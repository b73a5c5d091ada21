#pragma once
// Style tokens: colours, distances, and the palettes made from them.
#include <QColor>
#include <QPalette>
#include <QString>

namespace lectern
{

// Distances in pixels.
namespace Space
{
constexpr int XS = 4, S = 8, M = 12, L = 16, XL = 24;
}

// The sizes of text, as factors of the font of the desktop: labels of groups, secondary text, text, titles of
// messages, headings. In HTML, secondary text has font-size:92%.
namespace TextSize
{
constexpr double Caption = 0.85, Small = 0.92, Body = 1, Title = 1.2, Heading = 1.35;
}

// The named colours. Text, muted, accent, bookmark and danger reach WCAG AA (4.5:1) on window, base and
// selection in both themes; a test verifies this.
struct Colors {
    QColor window, base, text, muted, line;
    QColor accent, bookmark, danger;
    QColor selection; // accent at low opacity; text keeps its own colour on it
    QColor hover;
    QColor chip; // background of chips and tiles
    QColor match; // background of matched words
    QColor bar; // muted bars: score, papers per year
};

const Colors &lightColors();
const Colors &darkColors();
// Returns the colours of the theme with this palette's base colour.
const Colors &colorsOf(const QPalette &palette);
// Returns a tag colour, from 1; 0: none. Each reaches the contrast of 3:1 for graphical objects on all
// backgrounds. Numbers of a newer Lectern wrap around.
constexpr int tagColours = 8;
QColor tagColour(const Colors &colors, int colour);
QString tagColourName(int colour);
// Returns a complete palette, including the disabled group.
QPalette paletteOf(const Colors &colors);
// Returns a mixture of two opaque colours. part: share of the first, 0 to 1.
QColor mix(const QColor &a, const QColor &b, double part);

} // namespace lectern
