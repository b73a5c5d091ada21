// Links, and characters with a special meaning in TeX.
#include "tex.h"
#include "texreader.h"

#include <algorithm>

namespace lectern::tex
{

int TextReader::linkIndex(QStringView address)
{
    const QString target = texLinkTarget(address);
    if (target.isEmpty())
        return -1;
    m_out.links.append(target);
    return int(m_out.links.size()) - 1;
}

void TextReader::address(const BraceGroup &group)
{
    const QStringView raw = m_source.mid(group.open + 1, group.close - group.open - 1);
    QString shown;
    for (qsizetype at = 0; at < raw.size();) {
        if (raw[at] == u'\\' && at + 1 < raw.size() && QStringView(u"%&#_~{}").contains(raw[at + 1]))
            ++at;
        appendVisible(shown, readCharacter(raw, at));
    }
    const int link = linkIndex(shown.trimmed());
    const quint16 format = m_format;
    const int before = m_link;
    setFormat(m_format, link >= 0 ? link : before);
    m_out.text += shown;
    m_at = group.close + 1;
    setFormat(format, before);
}

void TextReader::hyperlink(const BraceGroup &target, const BraceGroup &text)
{
    QString unescaped = m_source.mid(target.open + 1, target.close - target.open - 1).toString();
    for (const QStringView escaped : {u"\\%", u"\\&", u"\\#", u"\\_", u"\\~"})
        unescaped.replace(escaped.toString(), escaped.mid(1).toString());
    const int link = linkIndex(unescaped);
    if (link < 0) {
        literal(5); // "\href" and both groups are shown verbatim
        m_argumentAt = m_at;
        return;
    }
    enter(text, m_format, link);
}

bool TextReader::address()
{
    const QStringView rest = m_source.mid(m_at);
    const bool secure = rest.startsWith(u"https://"), plain = rest.startsWith(u"http://");
    if ((!secure && !plain) || (m_at > 0 && charAt(m_at - 1).isLetterOrNumber()) || m_link >= 0)
        return false;
    qsizetype end = m_at;
    int round = 0;
    for (; end < m_source.size(); ++end) {
        const QChar c = m_source[end];
        if (isSpace(c) || needsVisible(c.unicode()) || QStringView(u"<>\"{}|\\^`$“”").contains(c))
            break;
        round += c == u'(' ? 1 : c == u')' ? -1 : 0;
        if (round < 0)
            break;
    }
    while (end > m_at && QStringView(u".,;:!?'’").contains(m_source[end - 1]))
        --end;
    if (end <= m_at + (secure ? 8 : 7))
        return false;
    const int link = linkIndex(m_source.mid(m_at, end - m_at));
    if (link < 0)
        return false;
    setFormat(m_format, link);
    m_out.text += m_source.mid(m_at, end - m_at);
    m_at = end;
    setFormat(m_format, -1);
    return true;
}

void TextReader::tilde()
{
    const QChar before = charAt(m_at - 1), after = charAt(m_at + 1);
    const bool tight = m_at > 0 && !isSpace(before) && !before.isNull() && !isSpace(after) && !after.isNull()
        && before != u'(' && before != u'/' && before != u'[' && after != u'~' && before != u'~'
        && before != u'<';
    const bool numberAfter = isDigit(after) || (after == u'$' && isDigit(charAt(m_at + 2)))
        || (after == u'.' && isDigit(charAt(m_at + 2)));
    bool numberBefore = before == u'$' || before == u')' || before == u'%';
    for (qsizetype i = m_at - 1; i >= 0 && i >= m_at - 8 && !isSpace(m_source[i]) && m_source[i] != u'~'; --i)
        numberBefore |= isDigit(m_source[i]);
    if (!tight || (numberAfter && numberBefore))
        return literal();
    show(u"\u00a0", 1);
}

void TextReader::hyphens()
{
    qsizetype end = m_at;
    while (charAt(end) == u'-')
        ++end;
    const qsizetype length = end - m_at;
    const bool option = length == 2 && (m_at == 0 || isSpace(charAt(m_at - 1))) && isAsciiLetter(charAt(end));
    if (length == 2 && !option)
        show(u"–", 2);
    else if (length == 3)
        show(u"—", 3);
    else
        literal(length);
}

void TextReader::quotes()
{
    const QChar c = m_source[m_at];
    const bool two = charAt(m_at + 1) == c;
    if (c == u'`' && two && charAt(m_at + 2) != u'`') {
        ++m_openQuotes;
        return show(u"“", 2);
    }
    if (c == u'\'' && two && m_openQuotes > 0) {
        --m_openQuotes;
        return show(u"”", 2);
    }
    if (c == u'\'' && m_at == m_closingQuote)
        return show(u"’", 1);
    if (c == u'`' && !two && m_at >= m_closingQuote && charAt(m_at - 1) != u'`'
        && !charAt(m_at + 1).isSpace()) {
        // The closing quote of `word' must follow soon, before a backtick, and end a word.
        for (qsizetype i = m_at + 1; i < m_source.size() && i < m_at + 80 && m_source[i] != u'`'; ++i)
            if (m_source[i] == u'\'' && !charAt(i + 1).isLetterOrNumber()) {
                m_closingQuote = i;
                return show(u"‘", 1);
            }
    }
    literal();
}

void TextReader::script()
{
    const bool super = m_source[m_at] == u'^';
    const BraceGroup *group = peekGroup(m_at + 1);
    const QChar before = charAt(m_at - 1);
    const bool command = m_at == m_argumentAt; // the group belongs to an unknown command and is kept with it
    if (group && !command && (before.isLetterOrNumber() || before == u')') && group->close - group->open <= 24
        && group->close > group->open + 1 && !(m_format & (TexSub | TexSuper))) {
        const QStringView inner = m_source.mid(group->open + 1, group->close - group->open - 1);
        const bool simple = std::all_of(inner.begin(), inner.end(), [](QChar c) {
            return c.isLetterOrNumber() || QStringView(u"+-,.()*/=").contains(c);
        });
        if (simple) {
            const quint16 format = m_format;
            setFormat(quint16(m_format | (super ? TexSuper : TexSub)), m_link);
            m_out.text += inner.toString().replace(u'-', QChar(0x2212));
            m_at = group->close + 1;
            setFormat(format, m_link);
            return;
        }
    }
    literal();
    if (command)
        m_argumentAt = m_at;
}

} // namespace lectern::tex
