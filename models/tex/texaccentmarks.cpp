#include "texcharacters.h"

#include "commandname.h"

#include <algorithm>

namespace lectern::tex
{

namespace
{

// Sorted by command for binary search. The long names are from MathSciNet and LaTeX's encodings; U+00B4 is
// the keyboard's acute accent, used instead of '.
// clang-format off
constexpr Accent kAccents[] = {
    {"\"", 0x308, false}, {"'", 0x301, false}, {".", 0x307, false}, {"=", 0x304, false},
    {"Bar", 0x304, true}, {"G", 0x30f, false}, {"H", 0x30b, false}, {"Hat", 0x302, true},
    {"Tilde", 0x303, true}, {"^", 0x302, false}, {"`", 0x300, false}, {"acute", 0x301, true},
    {"b", 0x331, false}, {"bar", 0x304, true}, {"breve", 0x306, true}, {"c", 0x327, false},
    {"check", 0x30c, true}, {"d", 0x323, false}, {"ddot", 0x308, true}, {"dot", 0x307, true},
    {"f", 0x311, false}, {"grave", 0x300, true}, {"h", 0x309, false}, {"hat", 0x302, true},
    {"k", 0x328, false}, {"mathring", 0x30a, true}, {"ocirc", 0x30a, false}, {"polhk", 0x328, false},
    {"r", 0x30a, false}, {"soft", 0x30c, false}, {"t", 0x361, false}, {"textcommabelow", 0x326, false},
    {"textogonekcentered", 0x328, false}, {"tilde", 0x303, true}, {"u", 0x306, false},
    {"udot", 0x323, false}, {"v", 0x30c, false}, {"vec", 0x20d7, true}, {"widehat", 0x302, true},
    {"widetilde", 0x303, true}, {"~", 0x303, false}, {"\u00b4", 0x301, false},
};
// clang-format on

char16_t find(std::string_view command, bool inMath)
{
    const auto less = [](const Accent &row, std::string_view name) { return row.command < name; };
    const auto *row = std::lower_bound(std::begin(kAccents), std::end(kAccents), command, less);
    return row != std::end(kAccents) && row->command == command && row->inMath == inMath ? row->mark : u'\0';
}

} // namespace

std::span<const Accent> accents()
{
    return kAccents;
}

char16_t textAccent(std::string_view command)
{
    return find(command, false);
}

char16_t textAccent(QStringView command)
{
    return find(CommandName(command).utf8(), false);
}

char16_t mathAccent(QStringView command)
{
    return find(CommandName(command).utf8(), true);
}

} // namespace lectern::tex
