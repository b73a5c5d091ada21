#include "texprose.h"

#include "spaces.h"
#include "texaccents.h"
#include "texcharacters.h"
#include "texprosetokens.h"

#include <vector>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

using tex::isAsciiLetter;

bool isSpace(QChar c) // excludes non-breaking spaces, which are intentional
{
    return c == u' ' || c == u'\n' || c == u'\t' || c == u'\r' || c == u'\f' || c == u'\v';
}

// Decodes one text. Groups are on an explicit stack, so that nesting uses no call depth.
class ProseReader
{
public:
    ProseReader(QStringView tex, TexStyle style) : m_tex(tex), m_braces(tex), m_style(style)
    {
        m_out.reserve(tex.size());
    }

    QString run()
    {
        while (m_at < m_tex.size())
            step();
        while (!m_out.isEmpty() && isSpace(m_out.back()))
            m_out.chop(1);
        return std::move(m_out);
    }

private:
    enum class Group { Strip, Keep };

    void step()
    {
        const QChar c = m_tex[m_at];
        switch (c.unicode()) {
        case u'\\':
            command();
            return;
        case u'$':
            if (!math())
                plain(c);
            return;
        case u'{':
            open();
            return;
        case u'}':
            if (m_groups.empty()) {
                plain(c);
                return;
            }
            ++m_at;
            if (m_groups.back() == Group::Keep)
                m_out += c;
            m_groups.pop_back();
            return;
        case u'~':
            ++m_at;
            addSpace();
            return;
        case u'-':
            dashes();
            return;
        case u'`':
        case u'\'':
            quotes();
            return;
        case u'?':
        case u'!':
            if (at(1) == u'`') {
                m_out += c == u'?' ? u'¿' : u'¡';
                m_at += 2;
                return;
            }
            plain(c);
            return;
        default:
            if (isSpace(c))
                space();
            else
                plain(c);
        }
    }

    QChar at(qsizetype ahead) const { return m_at + ahead < m_tex.size() ? m_tex[m_at + ahead] : QChar(); }
    void plain(QChar c)
    {
        m_out += c;
        ++m_at;
    }
    void space()
    {
        int breaks = 0;
        while (m_at < m_tex.size() && isSpace(m_tex[m_at]))
            breaks += m_tex[m_at++] == u'\n';
        if (m_out.isEmpty())
            return;
        const bool paragraph = breaks > 1 && m_style == TexStyle::Keep;
        if (!isSpace(m_out.back()))
            m_out += paragraph ? u'\n' : u' ';
        else if (paragraph)
            m_out.back() = u'\n';
    }
    void addSpace()
    {
        if (!m_out.isEmpty() && !isSpace(m_out.back()))
            m_out += u' ';
    }
    bool math()
    {
        const qsizetype end = endOfMath(m_tex, m_at);
        if (end == m_at)
            return false;
        for (; m_at < end; ++m_at) // copied verbatim, except that line breaks are insignificant in a formula
            if (!isSpace(m_tex[m_at]) || m_out.isEmpty() || !isSpace(m_out.back()))
                m_out += isSpace(m_tex[m_at]) ? QChar(u' ') : m_tex[m_at];
        return true;
    }
    void open()
    {
        if (at(1) == u'}') {
            m_at += 2;
            const qsizetype length = protectedLength(m_tex, m_at, m_braces);
            m_out += m_tex.mid(m_at, length);
            m_at += length;
            return;
        }
        ++m_at;
        if (at(0) == u'\\' && isTexStyleSwitch(commandName(m_tex, m_at)) && m_style == TexStyle::Keep) {
            m_out += u'{';
            m_groups.push_back(Group::Keep);
        } else {
            m_groups.push_back(Group::Strip);
        }
    }
    void dashes()
    {
        qsizetype count = 0;
        while (at(count) == u'-')
            ++count;
        if (count == 2)
            m_out += u'–';
        else if (count == 3)
            m_out += u'—';
        else
            m_out += m_tex.mid(m_at, count);
        m_at += count;
    }
    void quotes()
    {
        const QChar c = at(0);
        if (at(1) == c) {
            m_out += c == u'`' ? u'“' : u'”';
            m_at += 2;
        } else {
            plain(c);
        }
    }

    void command()
    {
        if ((at(1) == u'(' || at(1) == u'[') && math())
            return;
        if (const qsizetype length = readTexLetter(m_tex, m_at, m_out)) {
            m_at += length;
            return;
        }
        const QStringView name = commandName(m_tex, m_at);
        if (name.isEmpty()) { // a trailing backslash
            plain(u'\\');
            return;
        }
        if (!isAsciiLetter(name[0])) {
            symbolCommand(name);
            return;
        }
        const qsizetype begin = m_at;
        m_at += 1 + name.size();
        if (const auto printed = proseText(name)) {
            if (*printed == u" ")
                addSpace();
            else
                m_out += *printed;
            skipAfterSymbol();
        } else if (isTexTransparent(name)) {
            skipSpaceBeforeGroup();
        } else if (name == u"url" || name == u"path" || name == u"nolinkurl") {
            verbatimArgument();
        } else if (name == u"href") {
            skipSpaceBeforeGroup();
            skipGroup(); // skips the URL; only the text after it is read
            skipSpaceBeforeGroup();
        } else if (name == u"noopsort" || name == u"label" || name == u"vspace" || name == u"hspace") {
            skipSpaceBeforeGroup();
            skipGroup();
        } else if (name == u"enquote" || name == u"mkbibquote") {
            skipSpaceBeforeGroup();
            const qsizetype end = at(0) == u'{' ? m_braces.endOf(m_at) : m_at;
            if (end > m_at) {
                m_out +=
                    u'“' + ProseReader(m_tex.mid(m_at + 1, end - m_at - 2), m_style).limited(m_depth) + u'”';
                m_at = end;
            }
        } else if (m_style == TexStyle::Keep) {
            m_out += m_tex.mid(begin, m_at - begin);
            if (isTexStyleSwitch(name) && !m_groups.empty())
                return; // the group of this command was already opened as a kept one
            keepArguments(isTexStyleCommand(name) ? 1 : 9);
        } else if (!isTexStyleCommand(name) && !isTexStyleSwitch(name)) {
            m_out += m_tex.mid(
                begin, m_at - begin); // an unknown command is kept, because dropping it would hide content
        } else {
            skipSpaceBeforeGroup();
        }
    }

    // Each nested \enquote is read by a separate reader, so the depth is limited.
    QString limited(int depth)
    {
        m_depth = depth + 1;
        return m_depth > 20 ? m_tex.toString() : run();
    }

    void symbolCommand(QStringView name)
    {
        static constexpr QStringView printed = u"&%_#${}|";
        const QChar c = name[0];
        m_at += 1 + name.size();
        if (printed.contains(c)) {
            m_out += c;
        } else if (isSpace(c) || c == u',' || c == u';' || c == u':' || c == u'>' || c == u'\\') {
            addSpace();
        } else if ((c == u'^' || c == u'~') && at(0) == u'{' && at(1) == u'}') {
            m_out += c;
            m_at += 2;
        } else if (c == u'-' || c == u'/' || c == u'!' || c == u'@' || c == u'+') {
            // hyphenation points and spacing corrections print nothing
        } else {
            m_out += u'\\' + name;
        }
    }

    void skipAfterSymbol()
    {
        if (at(0) == u'{' && at(1) == u'}') {
            m_at += 2;
            return;
        }
        while (m_at < m_tex.size() && isSpace(m_tex[m_at]))
            ++m_at;
    }
    void skipSpaceBeforeGroup()
    {
        qsizetype ahead = 0;
        while (isSpace(at(ahead)))
            ++ahead;
        if (at(ahead) == u'{' || ahead > 0)
            m_at += ahead;
    }
    void skipGroup()
    {
        if (at(0) == u'{')
            m_at = std::max(m_braces.endOf(m_at), m_at);
    }
    void verbatimArgument()
    {
        skipSpaceBeforeGroup();
        const qsizetype end = at(0) == u'{' ? m_braces.endOf(m_at) : m_at;
        if (end > m_at) {
            m_out += m_tex.mid(m_at + 1, end - m_at - 2);
            m_at = end;
        }
    }
    // Keeps the groups after a kept command as groups; their content is decoded normally.
    void keepArguments(int most)
    {
        for (int i = 0; i + 1 < most && at(0) == u'{'; ++i) {
            const qsizetype end = m_braces.endOf(m_at);
            if (end == m_at || end >= m_tex.size() || m_tex[end] != u'{')
                break;
            m_out += m_tex.mid(m_at, end - m_at); // all groups but the last are copied: \textcolor{red}{…}
            m_at = end;
        }
        if (at(0) == u'{') {
            m_out += u'{';
            ++m_at;
            m_groups.push_back(Group::Keep);
        }
    }

    QStringView m_tex;
    Braces m_braces;
    TexStyle m_style;
    QString m_out;
    qsizetype m_at = 0;
    int m_depth = 0;
    std::vector<Group> m_groups;
};

// Returns whether there is nothing to decode, as in most names and many titles.
bool isPlain(QStringView tex)
{
    QChar before;
    for (const QChar c : tex) {
        if (c == u'\\' || c == u'$' || c == u'{' || c == u'}' || c == u'~' || c == u'`' || c == u'\n')
            return false;
        if (c == before && (c == u'-' || c == u'\''))
            return false;
        if (c.unicode() < 0x20 || c.unicode() == 0x7f)
            return false;
        before = c;
    }
    return true;
}

} // namespace

QString readTexProse(QStringView tex, TexStyle style)
{
    if (isPlain(tex))
        return foldAsciiSpace(tex);
    return ProseReader(tex, style).run();
}

QString readTexVerbatim(QStringView tex)
{
    QString out;
    out.reserve(tex.size());
    tex = tex.trimmed();
    for (qsizetype i = 0; i < tex.size();) {
        const QChar c = tex[i];
        if (c == u'{' || c == u'}') {
            ++i;
        } else if (c == u'$' && i + 2 < tex.size()
                   && tex[i + 2] == u'$') { // a formula of one character, such as $<$
            out += tex[i + 1];
            i += 3;
        } else if (c == u'\\' && i + 1 < tex.size()) {
            const QStringView name = commandName(tex, i);
            i += 1 + name.size();
            const bool letters = isAsciiLetter(name[0]);
            const QStringView symbol = letters ? proseText(name).value_or(QStringView()) : QStringView();
            if (!symbol.isEmpty())
                out += symbol;
            else if (letters && (name == u"url" || name == u"path"))
                out += out.isEmpty() || out.endsWith(u' ') ? u""_s : u" "_s; // "\url{…}\url{…}"
            else if (letters)
                out += u'\\' + name; // most likely a path of Windows
            else
                out += name;
            if (!symbol.isEmpty() && i < tex.size() && tex[i] == u' ')
                ++i;
        } else {
            out += c;
            ++i;
        }
    }
    return out;
}

} // namespace lectern
