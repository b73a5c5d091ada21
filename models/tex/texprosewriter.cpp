#include "texprose.h"

#include "texaccents.h"
#include "texcharacters.h"
#include "texprosetokens.h"

#include <QSet>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

using tex::isAsciiLetter;

// Writes each character literally, so that none is parsed as a command, formula or ligature.
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

// Keeps the TeX of a text and escapes everything else. Writes an empty group before text that the reader
// would decode. In rare cases the result decodes differently; the caller checks this.
class TexEscaper
{
public:
    explicit TexEscaper(QStringView text) : m_text(text), m_braces(text)
    {
        m_out.reserve(text.size() + text.size() / 8);
    }

    QString run();

private:
    void writeCommand();
    void writeGroup();
    void writeEndOfGroup();
    void applyMarks();
    void take(QChar c);
    // Copies the next characters unchanged.
    void copy(qsizetype length)
    {
        m_out += m_text.mid(m_at, length);
        m_at += length;
    }
    // Writes a replacement for the next character.
    void replace(QStringView written)
    {
        m_out += written;
        ++m_at;
    }

    const QStringView m_text;
    Braces m_braces;
    QString m_out;
    qsizetype m_at = 0;
    int m_kept = 0; // open braces of kept commands
};

QString TexEscaper::run()
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

void TexEscaper::take(QChar c)
{
    switch (c.unicode()) {
    case u'\\':
        return writeCommand();
    case u'{':
        return writeGroup();
    case u'}':
        return writeEndOfGroup();
    case u'-':
    case u'`':
    case u'\'':
        return applyMarks();
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

void TexEscaper::writeCommand()
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
        copy(after + 1 - m_at); // copies up to and including the brace
        ++m_kept;
    } else {
        m_out += u"{}";
        copy(protectedLength(m_text, m_at, m_braces));
    }
}

void TexEscaper::writeGroup()
{
    const qsizetype end = m_braces.endOf(m_at);
    if (end <= m_at)
        return replace(u"\\textbraceleft{}");
    m_out += u"{}";
    copy(end - m_at);
}

void TexEscaper::writeEndOfGroup()
{
    if (m_kept == 0)
        return replace(u"\\textbraceright{}");
    --m_kept;
    copy(1);
}

// Several of these characters form a dash or quotation mark. One of them after an inverted Spanish mark is
// also replaced.
void TexEscaper::applyMarks()
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

bool hasUnsafeTexCommand(QStringView tex)
{
    // Commands of TeX and its engines, LaTeX, and packages that read files.
    static const QSet<QStringView> unsafe{u"input",
                                          u"include",
                                          u"includeonly",
                                          u"InputIfFileExists",
                                          u"IfFileExists",
                                          u"import",
                                          u"subimport",
                                          u"includegraphics",
                                          u"includepdf",
                                          u"includestandalone",
                                          u"verbatiminput",
                                          u"VerbatimInput",
                                          u"lstinputlisting",
                                          u"inputminted",
                                          u"csvreader",
                                          u"openin",
                                          u"openout",
                                          u"closein",
                                          u"closeout",
                                          u"read",
                                          u"readline",
                                          u"write",
                                          u"immediate",
                                          u"newread",
                                          u"newwrite",
                                          u"special",
                                          u"ShellEscape",
                                          u"directlua",
                                          u"latelua",
                                          u"luaexec",
                                          u"luadirect",
                                          u"pdfximage",
                                          u"pdfobj",
                                          u"pdfliteral",
                                          u"pdffiledump",
                                          u"pdfshellescape",
                                          u"scantokens",
                                          u"everyeof",
                                          u"csname",
                                          u"expandafter",
                                          u"catcode",
                                          u"def",
                                          u"edef",
                                          u"gdef",
                                          u"xdef",
                                          u"let",
                                          u"futurelet",
                                          u"newcommand",
                                          u"renewcommand",
                                          u"providecommand",
                                          u"DeclareRobustCommand",
                                          u"newenvironment",
                                          u"usepackage",
                                          u"RequirePackage",
                                          u"documentclass",
                                          u"AtBeginDocument",
                                          u"AtEndDocument",
                                          u"message",
                                          u"errmessage",
                                          u"batchmode",
                                          u"loop",
                                          u"repeat"};
    static const QSet<QStringView> environments{u"filecontents", u"filecontents*", u"luacode", u"luacode*",
                                                u"document",     u"VerbatimOut",   u"comment"};
    for (qsizetype i = 0; (i = tex.indexOf(u'\\', i)) >= 0;) {
        qsizetype end = ++i;
        while (end < tex.size() && isAsciiLetter(tex[end]))
            ++end;
        const QStringView name = tex.sliced(i, end - i);
        if (name == u"begin" || name == u"end") {
            const qsizetype brace = tex.indexOf(u'{', end), close = tex.indexOf(u'}', end);
            if (brace < 0 || close < brace || environments.contains(tex.sliced(brace + 1, close - brace - 1)))
                return true; // \end alone ends the document
        } else if (unsafe.contains(name)) {
            return true;
        }
        i = std::max(end, i + (end == i ? 1 : 0)); // the second backslash of \\ does not begin a command
    }
    return tex.contains(u"^^"); // TeX reads ^^5c as a backslash
}

QString writeTexProse(const QString &text)
{
    QString tex = TexEscaper(text).run();
    if (isBalanced(tex) && !hasUnsafeTexCommand(tex) && readTexProse(tex) == text)
        return tex;
    return writeLiterally(text);
}

} // namespace lectern
