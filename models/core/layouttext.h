#pragma once
// Limits untrusted text so that text layout remains fast.
#include <QString>

namespace lectern
{

// Returns the text for display. Text layout handles a letter and all its joined marks as one unit, in
// quadratic time. Joined marks beyond the first 32 code units of a letter are therefore replaced by "…".
// Repeated U+FDFA, a ligature that decomposes to a sentence, counts as such a mark. Each run of one direction
// is laid out separately, so the text is cut with "…" after 5,000 direction changes. Other text is returned
// unchanged. Only displayed text is limited; the library keeps the imported text.
QString layoutText(const QString &text);

// Returns untrusted text as a plain-text tool tip. Without this, Qt detects rich text and loads the images
// that it references.
inline QString tipText(const QString &text)
{
    const QString shown = layoutText(text);
    if (!shown.contains(u'<') && !shown.contains(u'&'))
        return shown;
    const QString lines = shown.toHtmlEscaped().replace(QStringLiteral("\n"), QStringLiteral("<br>"));
    return QStringLiteral("<span>") + lines + QStringLiteral("</span>");
}

} // namespace lectern
