#include "refusal.h"

#include <algorithm>

namespace lectern
{

bool hasTooManyXmlAttributes(QStringView xml)
{
    const auto endOf = [xml](qsizetype at, QStringView mark) {
        const qsizetype end = xml.indexOf(mark, at);
        return end < 0 ? xml.size() : end + mark.size();
    };
    for (qsizetype i = 0; (i = xml.indexOf(u'<', i)) >= 0 && i < xml.size();) {
        const QStringView rest = xml.sliced(i, std::min<qsizetype>(9, xml.size() - i));
        if (rest.startsWith(u"<!--")) {
            i = endOf(i + 4, u"-->");
            continue;
        }
        if (rest.startsWith(u"<![CDATA[")) {
            i = endOf(i + 9, u"]]>");
            continue;
        }
        if (rest.startsWith(u"<?")) {
            i = endOf(i + 2, u"?>");
            continue;
        }
        // Document type declarations also declare attributes; count each word as one.
        const bool isDeclaration = rest.startsWith(u"<!");
        int attributes = 0;
        for (++i; i < xml.size() && xml[i] != u'>'; ++i) {
            if (xml[i] == u'"' || xml[i] == u'\'') {
                i = xml.indexOf(xml[i], i + 1);
                if (i < 0)
                    return false; // an unterminated value; the reader reports it
            } else if (isDeclaration ? xml[i].isSpace() && !xml[i - 1].isSpace() : xml[i] == u'=') {
                if (++attributes > kMaxXmlAttributes)
                    return true;
            } else if (xml[i] == u'<') {
                break; // also an error, or an internal DTD subset
            }
        }
    }
    return false;
}

} // namespace lectern
