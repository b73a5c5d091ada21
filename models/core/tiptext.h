#pragma once
// What strangers wrote, as a tool tip.
#include "layouttext.h"

#include <QString>

namespace lectern
{

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
