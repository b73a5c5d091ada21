#include "tex.h"
#include "texsymbols.h"

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

struct Tag {
    quint16 bit;
    QStringView open, close;
};
constexpr Tag kTags[] = {
    {TexSuper, u"<sup>", u"</sup>"},
    {TexSub, u"<sub>", u"</sub>"},
    {TexBold, u"<b>", u"</b>"},
    {TexItalic, u"<i>", u"</i>"},
    {TexMonospace, u"<tt>", u"</tt>"},
    {TexUnderline, u"<u>", u"</u>"},
    {TexSmallCaps, u"<span style=\"font-variant:small-caps\">", u"</span>"},
};

void appendEscaped(QString &html, QStringView text)
{
    for (const QChar c : text) {
        switch (c.unicode()) {
        case u'<':
            html += u"&lt;"_s;
            break;
        case u'>':
            html += u"&gt;"_s;
            break;
        case u'&':
            html += u"&amp;"_s;
            break;
        case u'"':
            html += u"&quot;"_s;
            break;
        case u'\n':
            html += u"<br/><br/>"_s;
            break;
        case u'\u2028':
            html += u"<br/>"_s;
            break;
        default:
            html += c;
        }
    }
}

// Appends a script as Unicode characters if all exist, otherwise after ^ or _ (in parentheses if longer than
// one character).
void appendScript(QString &out, QStringView text, bool super)
{
    QString raised;
    for (const QChar c : text) {
        const char16_t mapped = super ? tex::superscript(c.unicode()) : tex::subscript(c.unicode());
        if (mapped == 0) {
            raised.clear();
            break;
        }
        raised += QChar(mapped);
    }
    if (!raised.isEmpty()) {
        out += raised;
    } else {
        const bool one = text.size() == 1 || (text.size() == 2 && text[0].isHighSurrogate());
        out += super ? u'^' : u'_';
        if (one)
            out += text;
        else
            out += u'(' + text.toString() + u')';
    }
}

QString plainOf(const TexText &tex)
{
    QString out;
    out.reserve(tex.text.size());
    for (qsizetype i = 0; i < tex.runs.size(); ++i) {
        const TexRun &run = tex.runs[i];
        const quint16 script = run.format & (TexSub | TexSuper);
        if (!script) {
            out += QStringView(tex.text).mid(run.at, run.length);
            continue;
        }
        // A script may consist of several runs (italic and upright).
        qsizetype end = run.at + run.length;
        while (i + 1 < tex.runs.size() && (tex.runs[i + 1].format & (TexSub | TexSuper)) == script
               && tex.runs[i + 1].formula == run.formula) {
            ++i;
            end = tex.runs[i].at + tex.runs[i].length;
        }
        appendScript(out, QStringView(tex.text).mid(run.at, end - run.at), script & TexSuper);
    }
    for (QChar &c : out)
        if (c == u'\n' || c == QChar::LineSeparator || c == u'\u202f' || c == u'\u2005' || c == u'\u2009'
            || c == u'\u00a0')
            c = u' ';
    return out;
}

} // namespace

QString TexText::copied(qsizetype at, qsizetype length) const
{
    QString out;
    const qsizetype end = std::min(at + length, text.size());
    qsizetype from = std::max<qsizetype>(at, 0);
    for (const TexFormula &formula : formulas) {
        if (formula.at + formula.length <= from || formula.length == 0)
            continue;
        if (formula.at >= end)
            break;
        if (formula.at > from)
            out += QStringView(text).mid(from, formula.at - from);
        out += QStringView(source).mid(formula.sourceAt, formula.sourceLength);
        from = formula.at + formula.length;
    }
    if (from < end)
        out += QStringView(text).mid(from, end - from);
    return out;
}

QString texToHtml(const TexText &tex)
{
    QString html;
    html.reserve(tex.text.size() + tex.text.size() / 8);
    for (const TexRun &run : tex.runs) {
        if (run.link >= 0) {
            html += u"<a href=\""_s;
            appendEscaped(html, tex.links[run.link]);
            html += u"\">"_s;
        }
        for (const Tag &tag : kTags)
            if (run.format & tag.bit)
                html += tag.open;
        appendEscaped(html, QStringView(tex.text).mid(run.at, run.length));
        for (auto tag = std::rbegin(kTags); tag != std::rend(kTags); ++tag)
            if (run.format & tag->bit)
                html += tag->close;
        if (run.link >= 0)
            html += u"</a>"_s;
    }
    return html;
}

QString texToHtml(QStringView source, TexReach reach)
{
    return texToHtml(texToText(source, reach));
}

QString texPlainText(QStringView source)
{
    return plainOf(texToText(source, TexReach::Line));
}

} // namespace lectern
