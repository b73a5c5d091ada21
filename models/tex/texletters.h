#pragma once
// TeX's commands that stand for one letter: the one table that running text, prose and folding share.
#include <QStringView>

#include <span>
#include <string_view>

namespace lectern::tex
{

struct Letter {
    std::string_view command; // without its backslash
    char16_t letter;
};

// All of them, sorted by command.
std::span<const Letter> letters();

// The letter of a command without its backslash ("ss", "dj", "i"); 0 if it is none.
char16_t letter(std::string_view command);
char16_t letter(QStringView command);

} // namespace lectern::tex
