#include "texprose.h"

#include "texsymbols.h"

#include <algorithm>
#include <array>

namespace lectern
{

namespace
{

template <typename List>
bool contains(const List &list, QStringView name)
{
    return std::find(std::begin(list), std::end(list), name) != std::end(list);
}

} // namespace

std::optional<QStringView> proseText(QStringView name)
{
    // Spacing commands, and commands that print nothing.
    static constexpr std::array<QStringView, 15> spaces{
        u"break",   u"enskip",  u"enspace",      u"hfill",       u"linebreak",
        u"newline", u"nobreak", u"nobreakspace", u"nolinebreak", u"qquad",
        u"quad",    u"space",   u"textspace",    u"thinspace",   u"titlebreak"};
    static constexpr std::array<QStringView, 12> silent{
        u"allowbreak", u"displaystyle", u"ignorespaces", u"leavevmode", u"negthinspace",     u"noindent",
        u"null",       u"protect",      u"relax",        u"textstyle",  u"textcompwordmark", u"xspace"};
    if (const tex::Symbol *symbol = tex::symbol(name))
        return symbol->text;
    if (contains(spaces, name))
        return u" ";
    if (contains(silent, name))
        return u"";
    return std::nullopt;
}

bool isTexStyleCommand(QStringView name)
{
    static constexpr std::array<QStringView, 27> names{
        u"emph",   u"mkbibemph",       u"mkbibitalic",   u"mkbibbold", u"textit", u"textbf", u"textsc",
        u"texttt", u"textsf",          u"textrm",        u"textsl",    u"textup", u"textmd", u"underline",
        u"uline",  u"textsuperscript", u"textsubscript", u"mathrm",    u"mathit", u"mathbf", u"mathcal",
        u"mathsf", u"mathtt",          u"mathbb",        u"mathfrak",  u"sout",   u"textlf"};
    return contains(names, name);
}

bool isTexStyleSwitch(QStringView name)
{
    static constexpr std::array<QStringView, 24> names{
        u"it",       u"bf",      u"em",       u"sc",         u"rm",           u"tt",
        u"sl",       u"sf",      u"itshape",  u"bfseries",   u"scshape",      u"rmfamily",
        u"ttfamily", u"slshape", u"sffamily", u"upshape",    u"mdseries",     u"cal",
        u"small",    u"large",   u"tiny",     u"normalfont", u"footnotesize", u"Large"};
    return contains(names, name);
}

bool isTexTransparent(QStringView name)
{
    static constexpr std::array<QStringView, 11> names{
        u"mbox",      u"hbox",      u"text",      u"fbox",    u"ensuremath", u"textnormal",
        u"textlatin", u"uppercase", u"lowercase", u"makebox", u"nocase"};
    return contains(names, name);
}

} // namespace lectern
