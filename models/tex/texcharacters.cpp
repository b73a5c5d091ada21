#include "texcharacters.h"

#include "texsymbols.h"

namespace lectern::tex
{

bool needsVisible(char16_t c)
{
    if (c < 0x80)
        return (c < 0x20 && c != u'\t' && c != u'\n' && c != u'\r') || c == 0x7f;
    return c < 0xa0 || (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069)
        || (c >= 0xd800 && c <= 0xdfff) || c == 0xfffc || c >= 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
}

void appendVisible(QString &out, char32_t c)
{
    if (c >= 0x10000 || !needsVisible(char16_t(c))) {
        append(out, c == U'\n' || c == U'\r' || c == U'\t' ? U' ' : c);
    } else if (c < 0x20) {
        out += QChar(char16_t(0x2400 + c)); // control pictures: ␀ …
    } else if (c == 0x7f) {
        out += u'␡';
    } else if (c == 0x2028 || c == 0x2029) {
        out += u' ';
    } else if (c >= 0xd800) { // a lone surrogate, U+FFFC or a noncharacter
        out += QChar(QChar::ReplacementCharacter);
    } else {
        constexpr char16_t digits[] = u"0123456789ABCDEF";
        const char16_t shown[] = {
            u'<',           u'U', u'+', digits[c >> 12 & 15], digits[c >> 8 & 15], digits[c >> 4 & 15],
            digits[c & 15], u'>'};
        out.append(QStringView(shown, 8));
    }
}

char32_t readCharacter(QStringView text, qsizetype &at)
{
    const QChar c = text[at++];
    if (c.isHighSurrogate() && at < text.size() && text[at].isLowSurrogate())
        return QChar::surrogateToUcs4(c, text[at++]);
    return c.unicode();
}

} // namespace lectern::tex
