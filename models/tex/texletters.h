#pragma once
// TeX commands for single letters; shared by running text, prose and folding.
#include <QStringView>

#include <span>
#include <string_view>

namespace lectern::tex
{

struct Letter {
    std::string_view command; // without its backslash
    char16_t letter;
};

// Returns all letters, sorted by command.
std::span<const Letter> letters();

// Returns the letter of a command without its backslash ("ss", "dj", "i"); 0 if there is none.
char16_t letter(std::string_view command);
char16_t letter(QStringView command);

} // namespace lectern::tex
