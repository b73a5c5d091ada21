#pragma once
// White space in values that must survive a round trip.
#include <QString>
#include <QStringView>

namespace lectern
{

// Turns each run of ASCII white space and control characters into one space and leaves none at the ends.
// Non-breaking and other Unicode spaces stay, because somebody put them there on purpose. (tidySpace() of
// encoding.h, for saved pages, folds those as well.)
inline QString foldAsciiSpace(QStringView text)
{
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        if (c.unicode() > 0x20 && c.unicode() != 0x7f)
            out += c;
        else if (!out.isEmpty() && out.back() != u' ')
            out += u' ';
    }
    if (out.endsWith(u' '))
        out.chop(1);
    return out;
}

// The same for texts of several paragraphs: a run that holds a blank line becomes one line break.
inline QString foldParagraphs(QStringView text)
{
    QString out;
    const QString lines = text.toString().replace(QLatin1String("\r\n"), QLatin1String("\n"));
    for (const QString &paragraph : lines.split(QLatin1String("\n\n")))
        if (const QString folded = foldAsciiSpace(paragraph); !folded.isEmpty())
            out += (out.isEmpty() ? QString() : QString(u'\n')) + folded;
    return out;
}

} // namespace lectern
