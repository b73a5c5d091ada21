#include "texprosetokens.h"

#include "texcharacters.h"

namespace lectern
{

using tex::isAsciiLetter;

QStringView commandName(QStringView text, qsizetype at)
{
    qsizetype end = at + 1;
    while (end < text.size() && isAsciiLetter(text[end]))
        ++end;
    if (end == at + 1 && end < text.size())
        end += text[end].isHighSurrogate() && end + 1 < text.size() ? 2 : 1;
    return text.mid(at + 1, end - at - 1);
}

qsizetype protectedLength(QStringView text, qsizetype at, Braces &braces)
{
    if (at >= text.size())
        return 0;
    qsizetype i = at;
    if (text[i] == u'\\' && i + 1 < text.size()) {
        i += 1 + commandName(text, i).size();
        while (i < text.size() && text[i] == u'{') {
            const qsizetype end = braces.endOf(i);
            if (end == i)
                break;
            i = end;
        }
        return i - at;
    }
    if (text[i] == u'{')
        return braces.endOf(i) - at;
    while (i < text.size() && text[i] == text[at] && (text[i] == u'-' || text[i] == u'`' || text[i] == u'\''))
        ++i;
    return i > at ? i - at : text[at] == u'~' ? 1 : 0;
}

} // namespace lectern
