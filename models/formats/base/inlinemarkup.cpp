#include "inlinemarkup.h"

#include "models/tex/texsymbols.h"

#include <QRegularExpression>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QString shifted(const QString &text, bool below)
{
    QString characters;
    for (const QChar c : text) {
        const char16_t moved = below ? tex::subscript(c.unicode()) : tex::superscript(c.unicode());
        if (!moved)
            return (below ? u"$_{"_s : u"$^{"_s) + text + u"}$"_s;
        characters += QChar(moved);
    }
    return characters;
}

// Converts subscripts and superscripts without nested markup to characters.
QString withShifted(const QString &text)
{
    static const QRegularExpression shift(u"<(sub|inf|sup|jats:sub|jats:sup)>([^<>$\\\\{}]{1,40})</\\1>"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    QString out;
    qsizetype last = 0;
    for (auto matches = shift.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        out += QStringView(text).mid(last, match.capturedStart() - last);
        const QString content = decodeHtmlReferences(match.capturedView(2)).trimmed();
        out += shifted(content, !match.capturedView(1).endsWith("sup"_L1, Qt::CaseInsensitive));
        last = match.capturedEnd();
    }
    return out + QStringView(text).mid(last);
}

} // namespace

QString withoutInlineMarkup(const QString &text)
{
    // Some IEEE abstracts end with an ETX tag.
    static const QRegularExpression endOfText(u"<\\s*<ETX[^<>]*>(?:&gt;|>)?</ETX>"_s);
    static const QRegularExpression tag(
        u"</"
        u"?(?:(?:i|b|em|strong|sub|sup|inf|scp|sc|tt|u|small|span|bold|italic|underline|roman|monospace|br|p"
        "|inline-formula|disp-formula|alternatives|tex-math|math)(?:\\s[^<>]*)?|(?:jats|mml|m):[a-z-]+(?:\\s[^<>]*)?)/?>"_s,
        QRegularExpression::CaseInsensitiveOption);
    // Some sources encode the text two or more times: "&amp;amp;quot;", "&lt;p&gt;".
    QString plain = text;
    for (int times = 0; times < 4; ++times) {
        const QString before = plain;
        if (plain.contains(u"</"_s) || plain.contains(u"/>"_s))
            plain = withShifted(withTexFormulas(plain.remove(endOfText))).remove(tag);
        plain = decodeHtmlReferences(plain);
        if (plain == before)
            break;
    }
    if (plain == text)
        return text;
    // Removing a tag between two spaces leaves both.
    static const QRegularExpression blanks(u"[ \\t\\x{a0}]{2,}"_s);
    return plain.replace(blanks, u" "_s).trimmed();
}

bool mayHoldInlineMarkup(std::string_view text)
{
    if (text.find("</") != std::string_view::npos || text.find("/>") != std::string_view::npos)
        return true;
    constexpr size_t kMaxTagLength = 10;
    for (size_t at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1))
        if (text.substr(at, kMaxTagLength).find(';') != std::string_view::npos)
            return true;
    return false;
}

} // namespace lectern
