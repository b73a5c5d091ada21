#include "tex.h"

#include "texreader.h"

#include <algorithm>

namespace lectern
{

TexText texToText(QStringView source, TexReach reach)
{
    return tex::TextReader(source, reach).run();
}

QString texLinkTarget(QStringView address)
{
    const QStringView trimmed = address.trimmed();
    if (trimmed.isEmpty() || trimmed.size() > 2000)
        return {};
    for (const QChar c : trimmed)
        if (tex::isSpace(c) || c.unicode() < 0x20 || tex::needsVisible(c.unicode()) || c == u'"' || c == u'<'
            || c == u'>' || c == u'\\')
            return {};
    for (const QStringView scheme : {u"http://", u"https://", u"mailto:"})
        if (trimmed.startsWith(scheme, Qt::CaseInsensitive))
            return trimmed.size() > scheme.size() ? trimmed.toString() : QString();
    // Requires a bare host name: letters, digits, dots and hyphens up to the first slash, with at least one
    // inner dot.
    const qsizetype slash = trimmed.indexOf(u'/');
    const QStringView host = trimmed.left(slash < 0 ? trimmed.size() : slash);
    const qsizetype dot = host.lastIndexOf(u'.');
    const bool name = std::all_of(host.begin(), host.end(), [](QChar c) {
        return tex::isAsciiLetter(c) || tex::isDigit(c) || c == u'.' || c == u'-';
    });
    if (!name || dot <= 0 || host.size() - dot < 3 || !tex::isAsciiLetter(host.back()))
        return {};
    return u"https://" + trimmed.toString();
}

} // namespace lectern
