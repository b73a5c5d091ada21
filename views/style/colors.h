#pragma once
// The look in one place: colours, distances, and the palettes made from them.
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

// The named colours. Text, muted, accent, bookmark and danger reach WCAG AA (4.5:1) on window, base and
// selection in both themes; a test holds them to it.
struct Colors {
    QColor window, base, text, muted, line;
    QColor accent, bookmark, danger;
    QColor selection; // the accent at low strength; text keeps its own colour on it
    QColor hover;
    QColor chip; // behind chips and tiles
    QColor match; // behind the words a search matched
    QColor bar; // quiet bars: score, papers a year
};

const Colors &lightColors();
const Colors &darkColors();
// The colours that go with a palette: those of the theme whose base it has.
const Colors &colorsOf(const QPalette &palette);
// The colours a person can give to a tag, from 1; 0: none. Each reaches 3:1, what a thing that has to be seen
// needs, on every ground. Colour numbers of a newer Lectern come round.
constexpr int tagColours = 8;
QColor tagColour(const Colors &colors, int colour);
QString tagColourName(int colour);
// A complete palette, disabled group included.
QPalette paletteOf(const Colors &colors);
// The colour between two opaque ones of which this part, 0 to 1, is the first.
QColor mix(const QColor &a, const QColor &b, double part);
// WCAG 2 contrast ratio of two opaque colours, 1 to 21.
double contrast(const QColor &a, const QColor &b);

} // namespace lectern
