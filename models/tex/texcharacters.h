#pragma once
// Character properties in TeX, and safe display of characters.
#include <QString>
#include <QStringView>
#include <span>
#include <string_view>

namespace lectern::tex
{

// ASCII only, like TeX's commands and numbers.
inline bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}
inline bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}
inline bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r';
}

// Appends a character in a visible, harmless form: control characters become control pictures, bidirectional
// overrides become <U+202E>, and noncharacters or characters special to the text engine (U+FFFC) become
// U+FFFD.
void appendVisible(QString &out, char32_t character);
// Returns whether appendVisible() may change this UTF-16 unit; also true for surrogates.
bool needsVisible(char16_t unit);
// Returns the code point at a position and advances the position after it. A lone surrogate is returned
// unchanged.
char32_t readCharacter(QStringView text, qsizetype &at);

// TeX accent commands and their combining characters; shared by formulas, running text, prose and folding.
struct Accent {
    std::string_view command; // without its backslash, in UTF-8
    char16_t mark; // combining character
    bool inMath; // \hat and similar; the others are for text
};

// Returns all accents, sorted by command (bytes).
std::span<const Accent> accents();

// Returns the combining character of a text accent command ("\"", "v", "textcommabelow") or formula accent
// ("tilde"); 0 if there is none.
char16_t textAccent(std::string_view command);
char16_t textAccent(QStringView command);
char16_t mathAccent(QStringView command);

// TeX commands for single letters; shared by running text, prose and folding.
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
