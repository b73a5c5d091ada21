#pragma once
// Characters: what they are to TeX, and how to show them so that they do no harm.
#include <QString>
#include <QStringView>

namespace lectern::tex
{

// These two know ASCII only, as TeX's commands and numbers do.
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

// Appends a character so that it can be seen and does no harm: control characters become their pictures,
// bidirectional overrides <U+202E>, and what is no character or means something to the text engine (U+FFFC)
// becomes U+FFFD.
void appendVisible(QString &out, char32_t character);
// Whether appendVisible() would change this UTF-16 unit, or would have to see its partner to tell.
bool needsVisible(char16_t unit);
// The code point at a place; advances the place behind it. A lone surrogate is returned as such.
char32_t takeCharacter(QStringView text, qsizetype &at);

} // namespace lectern::tex
