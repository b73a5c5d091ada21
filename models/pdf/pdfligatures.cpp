#include "pdfvalues.h"

namespace lectern
{

QString withoutLigatures(QString text)
{
    static constexpr struct {
        char16_t sign;
        const char *letters;
    } ligatures[] = {{0xfb00, "ff"},  {0xfb01, "fi"}, {0xfb02, "fl"}, {0xfb03, "ffi"},
                     {0xfb04, "ffl"}, {0xfb05, "st"}, {0xfb06, "st"}};
    for (const auto &each : ligatures)
        text.replace(QChar(each.sign), QLatin1StringView(each.letters));
    return text;
}

} // namespace lectern
