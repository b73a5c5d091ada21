#pragma once
// Character properties in TeX, and safe display of characters.
#include <QString>
#include <QStringView>

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

} // namespace lectern::tex
