#include "querysyntax.h"

namespace lectern
{

bool syntax::hasLetterOrDigit(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool paired = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (QChar::isLetterOrNumber(paired ? QChar::surrogateToUcs4(text[i], text[i + 1])
                                           : text[i].unicode()))
            return true;
        if (paired)
            ++i;
    }
    return false;
}

} // namespace lectern
