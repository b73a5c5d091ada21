// Presentation MathML in titles and abstracts.
#include "inlinemarkup.h"

#include "refusal.h"

#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxDepth = 64;
constexpr qsizetype kMaxLength = 100'000; // of one formula
constexpr QChar kBefore = u'\x1'; // means mprescripts: the following indices are before the base

class MathEntities : public QXmlStreamEntityResolver
{
public:
    QString resolveUndeclaredEntity(const QString &name) override { return htmlCharacter(name); }
};

// clang-format off
// Elements with indices, and the signs of the indices.
constexpr std::pair<QStringView, QStringView> kIndexed[] = {
    {u"msup", u"^"}, {u"mover", u"^"}, {u"msub", u"_"}, {u"munder", u"_"}, {u"msubsup", u"_^"}, {u"munderover", u"_^"}};
// What TeX writes before, between and after the children of an element.
constexpr std::array<QStringView, 4> kFrames[] = {
    {u"mfrac", u"\\frac{", u"}{", u"}"}, {u"msqrt", u"\\sqrt{", u"", u"}"}, {u"mtr", u"", u" & ", u""},
    {u"mtable", u"\\begin{matrix}", u" \\\\ ", u"\\end{matrix}"}};
constexpr std::pair<QStringView, QStringView> kAccents[] = {
    {u"bar", u"\u00af\u203e\u0304_-"}, {u"hat", u"^\u02c6\u0302"}, {u"tilde", u"~\u02dc\u0303"}, {u"check", u"\u02c7"},
    {u"vec", u"\u2192\u20d7"}, {u"dot", u".\u02d9\u0307"}, {u"ddot", u"\u00a8"}};
// clang-format on

QString texEscaped(const QString &text)
{
    QString out;
    for (const QChar c : text) {
        if (QStringView(u"#$%&_{}").contains(c))
            out += u'\\';
        if (c == u'\\')
            out += "\\backslash "_L1;
        else if (c < u'\u2061' || c > u'\u2063') // invisible operators
            out += c;
    }
    return out;
}

QString texToken(const QString &name, const QString &stated)
{
    const QString text = stated.simplified();
    if (text.isEmpty())
        return name == "mspace"_L1 ? u" "_s : QString();
    if (name == "mtext"_L1 || name == "ms"_L1)
        return "\\text{"_L1 + texEscaped(stated) + u'}';
    const bool isWord = text.size() > 1
        && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isLetter() && c < u'\u0250'; });
    return name == "mi"_L1 && isWord ? "\\mathrm{"_L1 + text + u'}' : texEscaped(text);
}

// Returns a base with its indices, which begin at this child.
QString texIndexed(const QString &base, const QStringList &children, qsizetype at, QStringView signs)
{
    const bool isIndexed = base.size() > 1 && (base.contains(u'^') || base.contains(u'_'));
    QString tex = isIndexed ? u'{' + base + u'}' : base;
    for (const QChar sign : signs)
        if (const QString index = children.value(at++); !index.isEmpty())
            tex += sign + (u'{' + index + u'}');
    return tex;
}

// mmultiscripts: a base, pairs of indices, mprescripts, and pairs of indices before the base.
QString texMultiscripts(const QStringList &children)
{
    const qsizetype before = children.indexOf(kBefore), end = before < 0 ? children.size() : before;
    QString tex;
    for (qsizetype i = end + 1; i + 1 < children.size(); i += 2)
        tex += texIndexed(u"{}"_s, children, i, u"_^");
    tex += children.value(0);
    for (qsizetype i = 1; i + 1 < end; i += 2)
        tex += texIndexed({}, children, i, u"_^");
    return tex;
}

// Returns an element as TeX (MathML 3, chapter 3). Elements for layout only are read as their content.
QString texOf(const QString &name, const QXmlStreamAttributes &attributes, const QString &text,
              const QStringList &children)
{
    const QString first = children.value(0), second = children.value(1);
    if (name == "annotation"_L1 || name == "annotation-xml"_L1 || name == "mphantom"_L1)
        return {};
    if (name == "mprescripts"_L1)
        return kBefore;
    if (children.isEmpty() || !text.trimmed().isEmpty())
        return texToken(name, text);
    if (name == "semantics"_L1) // the other children say the same in other languages
        return first;
    if (name == "mroot"_L1)
        return "\\sqrt["_L1 + second + "]{"_L1 + first + u'}';
    if (name == "mmultiscripts"_L1)
        return texMultiscripts(children);
    if (name == "mfenced"_L1) {
        const auto value = [&attributes](const QString &key, const QString &otherwise) {
            return attributes.hasAttribute(key) ? texEscaped(attributes.value(key).trimmed().toString())
                                                : otherwise;
        };
        return value(u"open"_s, u"("_s) + children.join(value(u"separators"_s, u","_s).left(1))
            + value(u"close"_s, u")"_s);
    }
    const QStringView accent = QStringView(second).mid(second.startsWith(u'\\'));
    if (name == "mover"_L1 && accent.size() == 1)
        for (const auto &[command, signs] : kAccents)
            if (signs.contains(accent))
                return u'\\' + command + u'{' + first + u'}';
    for (const auto &[indexed, signs] : kIndexed)
        if (name == indexed)
            return texIndexed(first, children, 1, signs);
    for (const auto &[framed, before, between, after] : kFrames)
        if (name == framed)
            return before + children.join(between) + after;
    return children.join(QString());
}

// Returns the element that the reader has begun as TeX. An error is stated by the reader.
QString readMath(QXmlStreamReader &reader, int depth)
{
    const QString name = reader.qualifiedName().toString().section(u':', -1);
    const QXmlStreamAttributes attributes = reader.attributes();
    QString text;
    QStringList children;
    if (depth > kMaxDepth)
        reader.raiseError(name);
    while (!reader.atEnd() && reader.readNext() != QXmlStreamReader::EndElement) {
        if (reader.isStartElement())
            children.append(readMath(reader, depth + 1));
        else if (reader.isCharacters() || reader.isEntityReference())
            text += reader.text();
    }
    return texOf(name, attributes, text, children);
}

// Returns a formula as TeX; nullopt if it is not well formed.
std::optional<QString> texOfFormula(QStringView xml)
{
    if (xml.size() > kMaxLength || hasTooManyXmlAttributes(xml))
        return {};
    QXmlStreamReader reader(xml.toString());
    MathEntities resolver;
    reader.setEntityResolver(&resolver);
    reader.setNamespaceProcessing(false); // prefixes may be declared outside of the text
    QString tex;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement)
            tex = readMath(reader, 1);
    return reader.hasError() ? std::nullopt : std::optional(tex.simplified().remove(kBefore));
}

// Returns a formula with its dollars; as plain text if it is one letter, number or word.
QString withDollars(const QString &tex)
{
    static const QRegularExpression plain(
        u"\\A(?:([0-9.,]+|\\p{L})|\\\\mathrm\\{(\\p{L}*)\\}|\\\\text\\{([^{}\\\\$]*)\\})\\z"_s);
    const auto match = plain.match(tex);
    return match.hasMatch() ? match.captured(match.lastCapturedIndex()) : u'$' + tex + u'$';
}

} // namespace

QString withTexFormulas(const QString &text)
{
    if (!text.contains("math"_L1, Qt::CaseInsensitive))
        return text;
    // JATS states a formula in TeX and in MathML, one after the other.
    static const QRegularExpression twice(
        u"<((?:jats:)?tex-math)(?:\\s[^<>]*)?>[^<]*</\\1>\\s*(?=<(?:[a-z]+:)?math[\\s>])"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (text.contains("tex-math"_L1) && text.contains(twice))
        return withTexFormulas(QString(text).remove(twice));
    static const QRegularExpression start(u"<((?:[a-z]+:)?math)(?:\\s[^<>]*)?>"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    QString out;
    qsizetype last = 0;
    for (auto match = start.match(text); match.hasMatch();) {
        const qsizetype begin = match.capturedStart();
        const QString endTag = "</"_L1 + match.captured(1) + u'>';
        const qsizetype end = text.indexOf(endTag, match.capturedEnd(), Qt::CaseInsensitive) + endTag.size();
        if (end < endTag.size())
            break;
        match = start.match(text, end);
        const auto tex = texOfFormula(QStringView(text).mid(begin, end - begin));
        if (!tex)
            continue;
        out += QStringView(text).mid(last, begin - last);
        last = end;
        const bool isApart = !tex->isEmpty() && !tex->startsWith(u'^') && !tex->startsWith(u'_');
        if (isApart && !out.isEmpty()
            && (out.back().isLetterOrNumber() || out.back() == u',' || out.back() == u';'))
            out += u' ';
        if (!tex->isEmpty())
            out += withDollars(*tex);
        if (isApart && last < text.size() && text[last].isLetterOrNumber())
            out += u' ';
    }
    return last == 0 ? text : out + QStringView(text).mid(last);
}

} // namespace lectern
