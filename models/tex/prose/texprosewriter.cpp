#include "texprose.h"

#include "models/tex/tables/texcharacters.h"
#include "texaccents.h"
#include "texprosecommands.h"
#include "texprosetokens.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

using tex::isAsciiLetter;

// Writes every character for itself, so that nothing is read as a command, a formula or a ligature.
QString writeLiterally(const QString &text)
{
    QString out;
    out.reserve(text.size() + text.size() / 4);
    for (const QChar c : text) {
        switch (c.unicode()) {
        case u'\\':
            out += u"\\textbackslash{}";
            break;
        case u'{':
            out += u"\\textbraceleft{}";
            break;
        case u'}':
            out += u"\\textbraceright{}";
            break;
        case u'$':
        case u'&':
        case u'%':
        case u'#':
        case u'_':
            (out += u'\\') += c;
            break;
        case u'~':
            out += u"\\textasciitilde{}";
            break;
        case u'^':
            out += u"\\textasciicircum{}";
            break;
        case u'`':
            out += u"\\textasciigrave{}";
            break;
        case u'-':
        case u'\'':
            if (out.endsWith(c))
                out += u"\\relax{}";
            out += c;
            break;
        case u'\n':
            out += u"\n\n";
            break;
        default:
            out += c;
        }
    }
    return out;
}

bool isBalanced(QStringView text)
{
    int depth = 0;
    for (const QChar c : text) {
        if (c == u'{')
            ++depth;
        else if (c == u'}' && --depth < 0)
            return false;
    }
    return depth == 0;
}

// Leaves the TeX of a text as it is and escapes everything else. An empty group goes before what the reader
// would decode. In odd cases the result reads back differently; the caller checks.
class TexKeeper
{
public:
    explicit TexKeeper(QStringView text) : m_text(text), m_braces(text)
    {
        m_out.reserve(text.size() + text.size() / 8);
    }

    QString run();

private:
    void takeCommand();
    void takeGroup();
    void takeEndOfGroup();
    void takeMarks();
    void take(QChar c);
    // Writes the next characters as they stand.
    void copy(qsizetype length)
    {
        m_out += m_text.mid(m_at, length);
        m_at += length;
    }
    // Writes this for the next character.
    void replace(QStringView written)
    {
        m_out += written;
        ++m_at;
    }

    const QStringView m_text;
    Braces m_braces;
    QString m_out;
    qsizetype m_at = 0;
    int m_kept = 0; // open braces that belong to kept commands
};

QString TexKeeper::run()
{
    while (m_at < m_text.size()) {
        const QChar c = m_text[m_at];
        if (c == u'$' || c == u'\\') {
            if (const qsizetype end = endOfMath(m_text, m_at); end > m_at) {
                copy(end - m_at);
                continue;
            }
        }
        take(c);
    }
    return m_out;
}

void TexKeeper::take(QChar c)
{
    switch (c.unicode()) {
    case u'\\':
        return takeCommand();
    case u'{':
        return takeGroup();
    case u'}':
        return takeEndOfGroup();
    case u'-':
    case u'`':
    case u'\'':
        return takeMarks();
    case u'$':
    case u'&':
    case u'%':
    case u'#':
    case u'_':
        m_out += u'\\';
        return copy(1);
    case u'^':
        return replace(u"\\textasciicircum{}");
    case u'~':
        return replace(u"{}~");
    case u'\n':
        return replace(u"\n\n");
    default:
        copy(1);
    }
}

void TexKeeper::takeCommand()
{
    const QStringView name = commandName(m_text, m_at);
    if (name.isEmpty())
        return replace(u"\\textbackslash{}");
    const qsizetype after = m_at + 1 + name.size();
    const bool group = after < m_text.size() && m_text[after] == u'{' && m_braces.endOf(after) > after;
    QString letter;
    const bool keeps = isAsciiLetter(name[0]) && !readTexLetter(m_text, m_at, letter) && !proseText(name)
        && !isTexTransparent(name) && (isTexStyleCommand(name) && group);
    if (keeps) {
        copy(after + 1 - m_at); // with the brace
        ++m_kept;
    } else {
        m_out += u"{}";
        copy(protectedLength(m_text, m_at, m_braces));
    }
}

void TexKeeper::takeGroup()
{
    const qsizetype end = m_braces.endOf(m_at);
    if (end <= m_at)
        return replace(u"\\textbraceleft{}");
    m_out += u"{}";
    copy(end - m_at);
}

void TexKeeper::takeEndOfGroup()
{
    if (m_kept == 0)
        return replace(u"\\textbraceright{}");
    --m_kept;
    copy(1);
}

// Several of them are a dash or a quotation mark, and so is one behind a Spanish mark.
void TexKeeper::takeMarks()
{
    const QChar c = m_text[m_at];
    qsizetype end = m_at;
    while (end < m_text.size() && m_text[end] == c)
        ++end;
    const bool spanish = c == u'`' && m_at > 0 && (m_text[m_at - 1] == u'?' || m_text[m_at - 1] == u'!');
    if (end - m_at > 1 || spanish)
        m_out += u"{}";
    copy(end - m_at);
}

} // namespace

QString writeTexProse(const QString &text)
{
    QString tex = TexKeeper(text).run();
    if (isBalanced(tex) && readTexProse(tex) == text)
        return tex;
    return writeLiterally(text);
}

} // namespace lectern
