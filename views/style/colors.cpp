#include "colors.h"

#include <QCoreApplication>

#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

const Colors &lightColors()
{
    static const Colors colors{
        .window = QColor(0xF6F7F8),
        .base = QColor(0xFFFFFF),
        .text = QColor(0x1F2328),
        .muted = QColor(0x57606A),
        .line = QColor(0xD8DEE4),
        .accent = QColor(0x0B63C5),
        .bookmark = QColor(0x875B00),
        .danger = QColor(0xB42318),
        .selection = QColor(0xDDEAF8),
        .hover = QColor(0xF0F3F6),
        .chip = QColor(0xEDF0F3),
        .match = QColor(0xFFE9A8),
        .bar = QColor(0x9DB9D6),
    };
    return colors;
}

const Colors &darkColors()
{
    static const Colors colors{
        .window = QColor(0x1B1D20),
        .base = QColor(0x222528),
        .text = QColor(0xE6E8EA),
        .muted = QColor(0x9DA7B1),
        .line = QColor(0x3A4047),
        .accent = QColor(0x6CB2F5),
        .bookmark = QColor(0xE3B341),
        .danger = QColor(0xFF938A),
        .selection = QColor(0x2B3A48),
        .hover = QColor(0x292D31),
        .chip = QColor(0x2D3136),
        .match = QColor(0x5A4A14),
        .bar = QColor(0x4A6580),
    };
    return colors;
}

const Colors &colorsOf(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::Base).lightness() < 128 ? darkColors() : lightColors();
}

QColor tagColour(const Colors &colors, int colour)
{
    static constexpr QRgb light[tagColours] = {0xC93C37, 0xB35900, 0x866800, 0x2C7A3F,
                                               0x0F7878, 0x2266CC, 0x7D4CC2, 0xB83280};
    static constexpr QRgb dark[tagColours] = {0xFF8A80, 0xFFA657, 0xE3C341, 0x7BD88F,
                                              0x5FD3CF, 0x79B8FF, 0xC7A6FF, 0xFF9BCB};
    if (colour <= 0)
        return colors.muted;
    // A pointer, because selecting one of two arrays by value triggers a false uninitialised warning in GCC
    // 12 with sanitizers.
    const QRgb *shades = colors.base.lightness() < 128 ? dark : light;
    return QColor(shades[(colour - 1) % tagColours]);
}

QString tagColourName(int colour)
{
    static const char *const names[] = {
        QT_TRANSLATE_NOOP("TagColour", "None"),   QT_TRANSLATE_NOOP("TagColour", "Red"),
        QT_TRANSLATE_NOOP("TagColour", "Orange"), QT_TRANSLATE_NOOP("TagColour", "Yellow"),
        QT_TRANSLATE_NOOP("TagColour", "Green"),  QT_TRANSLATE_NOOP("TagColour", "Teal"),
        QT_TRANSLATE_NOOP("TagColour", "Blue"),   QT_TRANSLATE_NOOP("TagColour", "Purple"),
        QT_TRANSLATE_NOOP("TagColour", "Pink")};
    return QCoreApplication::translate("TagColour", names[colour <= 0 ? 0 : (colour - 1) % tagColours + 1]);
}

QPalette paletteOf(const Colors &c)
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, const QColor &color, const QColor &disabled) {
        palette.setColor(QPalette::Active, role, color);
        palette.setColor(QPalette::Inactive, role, color);
        palette.setColor(QPalette::Disabled, role, disabled);
    };
    const bool dark = c.base.lightness() < 128;
    QColor faint = c.muted;
    faint.setAlphaF(0.6F);
    set(QPalette::Window, c.window, c.window);
    set(QPalette::Base, c.base, c.window);
    set(QPalette::AlternateBase, c.window, c.window);
    set(QPalette::Button, dark ? c.chip : c.base, c.window);
    set(QPalette::ToolTipBase, c.base, c.base);
    set(QPalette::WindowText, c.text, faint);
    set(QPalette::Text, c.text, faint);
    set(QPalette::ButtonText, c.text, faint);
    set(QPalette::ToolTipText, c.text, c.text);
    set(QPalette::BrightText, c.danger, faint);
    set(QPalette::PlaceholderText, c.muted, faint);
    set(QPalette::Highlight, c.selection, c.hover);
    set(QPalette::HighlightedText, c.text, faint);
    set(QPalette::Link, c.accent, faint);
    set(QPalette::LinkVisited, c.accent, faint);
    set(QPalette::Light, dark ? c.line.lighter(120) : QColor(Qt::white), c.line);
    set(QPalette::Midlight, dark ? c.line : c.chip, c.chip);
    set(QPalette::Mid, c.line, c.line);
    set(QPalette::Dark, c.line.darker(125), c.line);
    set(QPalette::Shadow, dark ? QColor(Qt::black) : c.line.darker(150), c.line);
    return palette;
}

QColor mix(const QColor &a, const QColor &b, double part)
{
    const auto between = [part](int x, int y) { return int(std::lround(x * part + y * (1 - part))); };
    return QColor(between(a.red(), b.red()), between(a.green(), b.green()), between(a.blue(), b.blue()));
}

} // namespace lectern
