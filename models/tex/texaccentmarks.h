#pragma once
// TeX's accent commands as combining characters: the one table that formulas, running text, prose and folding
// share.
#include <QStringView>

#include <span>
#include <string_view>

namespace lectern::tex
{

struct Accent {
    std::string_view command; // without its backslash, in UTF-8
    char16_t mark; // combining
    bool inMath; // \hat and its like; the others belong to text
};

// All of them, sorted by command (its bytes).
std::span<const Accent> accents();

// The combining character of an accent command of text ("\"", "v", "textcommabelow") or of formulas
// ("tilde"); 0 if it is none.
char16_t textAccent(std::string_view command);
char16_t textAccent(QStringView command);
char16_t mathAccent(QStringView command);

} // namespace lectern::tex
