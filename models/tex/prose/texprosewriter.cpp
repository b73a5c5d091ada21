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
QString writeKeepingTex(const QString &text)
{
    QString out;
    out.reserve(text.size() + text.size() / 8);
    const QStringView view(text);
    Braces braces(view);
    int kept = 0; // open braces that belong to kept commands
    for (qsizetype i = 0; i < view.size();) {
        const QChar c = view[i];
        if (c == u'$' || c == u'\\') {
            if (const qsizetype end = endOfMath(view, i); end > i) {
                out += view.mid(i, end - i);
                i = end;
                continue;
            }
        }
        switch (c.unicode()) {
        case u'\\': {
            const QStringView name = commandName(view, i);
            if (name.isEmpty()) {
                out += u"\\textbackslash{}";
                ++i;
                break;
            }
            qsizetype after = i + 1 + name.size();
            const bool group = after < view.size() && view[after] == u'{' && braces.endOf(after) > after;
            QString letter;
            const bool keeps = isAsciiLetter(name[0]) && !readTexLetter(view, i, letter) && !proseText(name)
                && !isTexTransparent(name) && (isTexStyleCommand(name) && group);
            if (keeps) {
                out += view.mid(i, after - i) + u'{';
                ++kept;
                i = after + 1;
            } else {
                const qsizetype length = protectedLength(view, i, braces);
                out += u"{}" + view.mid(i, length);
                i += length;
            }
            break;
        }
        case u'{':
            if (const qsizetype end = braces.endOf(i); end > i) {
                out += u"{}" + view.mid(i, end - i);
                i = end;
            } else {
                out += u"\\textbraceleft{}";
                ++i;
            }
            break;
        case u'}':
            if (kept > 0) {
                --kept;
                out += c;
            } else {
                out += u"\\textbraceright{}";
            }
            ++i;
            break;
        case u'$':
        case u'&':
        case u'%':
        case u'#':
        case u'_':
            (out += u'\\') += c;
            ++i;
            break;
        case u'^':
            out += u"\\textasciicircum{}";
            ++i;
            break;
        case u'~':
            out += u"{}~";
            ++i;
            break;
        case u'-':
        case u'`':
        case u'\'': {
            qsizetype end = i;
            while (end < view.size() && view[end] == c)
                ++end;
            const bool spanish = c == u'`' && i > 0 && (view[i - 1] == u'?' || view[i - 1] == u'!');
            if (end - i > 1 || spanish)
                out += u"{}";
            out += view.mid(i, end - i);
            i = end;
            break;
        }
        case u'\n':
            out += u"\n\n";
            ++i;
            break;
        default:
            out += c;
            ++i;
        }
    }
    return out;
}

} // namespace

QString writeTexProse(const QString &text)
{
    QString tex = writeKeepingTex(text);
    if (isBalanced(tex) && readTexProse(tex) == text)
        return tex;
    return writeLiterally(text);
}

} // namespace lectern
