#pragma once
// What strangers wrote, as a tool tip.
#include <QString>

namespace lectern
{

// A text of strangers as a tool tip that shows it as it stands. Qt takes for a document what looks like one,
// and loads the pictures it names.
inline QString tipText(const QString &text)
{
    if (!text.contains(u'<') && !text.contains(u'&'))
        return text;
    const QString lines = text.toHtmlEscaped().replace(QStringLiteral("\n"), QStringLiteral("<br>"));
    return QStringLiteral("<span>") + lines + QStringLiteral("</span>");
}

} // namespace lectern
