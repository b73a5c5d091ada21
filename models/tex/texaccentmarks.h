#pragma once
// TeX accent commands and their combining characters; shared by formulas, running text, prose and folding.
#include <QStringView>

#include <span>
#include <string_view>

namespace lectern::tex
{

struct Accent {
    std::string_view command; // without its backslash, in UTF-8
    char16_t mark; // combining
    bool inMath; // \hat and similar; the others are for text
};

// Returns all accents, sorted by command (bytes).
std::span<const Accent> accents();

// Returns the combining character of a text accent command ("\"", "v", "textcommabelow") or formula accent
// ("tilde"); 0 if there is none.
char16_t textAccent(std::string_view command);
char16_t textAccent(QStringView command);
char16_t mathAccent(QStringView command);

} // namespace lectern::tex
