#pragma once
// Text of strangers such that a layout takes no longer than for other text of its length.
#include <QString>

namespace lectern
{

// The text as the window shows it. A layout treats a letter and all marks that join it as one unit and takes
// time that grows with the square of its length, so what joins one letter beyond the first 32 code units is
// left out, with "…" in its place. A ligature that stands for a sentence, U+FDFA, counts as such a mark where
// it repeats. Each run of one direction is laid out by itself, so a text ends with "…" where its direction
// has turned 5,000 times. Other text is returned as it is. The library keeps what was imported; only what is
// shown goes through here.
QString layoutText(const QString &text);

// A text of strangers as a tool tip that shows it as it stands. Qt takes for a document what looks like one,
// and loads the pictures it names.
inline QString tipText(const QString &text)
{
    const QString shown = layoutText(text);
    if (!shown.contains(u'<') && !shown.contains(u'&'))
        return shown;
    const QString lines = shown.toHtmlEscaped().replace(QStringLiteral("\n"), QStringLiteral("<br>"));
    return QStringLiteral("<span>") + lines + QStringLiteral("</span>");
}

} // namespace lectern
