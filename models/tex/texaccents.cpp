#include "texaccents.h"

#include "texcharacters.h"

#include <algorithm>
#include <array>

namespace lectern
{

namespace
{

using tex::isAsciiLetter;

constexpr int kMaxNesting = 4; // as in \~{\^{\.{e}}}; deeper nesting does not occur

// Returns the length in UTF-16 units of the letter at the start of text with its combining marks; 0 if there
// is none.
qsizetype clusterLength(QStringView text)
{
    if (text.isEmpty())
        return 0;
    qsizetype length = 1;
    if (text[0].isHighSurrogate()) {
        if (text.size() < 2 || !QChar::isLetterOrNumber(QChar::surrogateToUcs4(text[0], text[1])))
            return 0;
        length = 2;
    } else if (!text[0].isLetterOrNumber()) {
        return 0;
    }
    while (length < text.size() && text[length].isMark())
        ++length;
    return length;
}

QString composed(QStringView base, char16_t mark)
{
    // A dotless letter with an accent above becomes the ordinary letter.
    QString text = base.toString();
    if (mark != 0x0323 && mark != 0x0327 && mark != 0x0328 && mark != 0x0331) {
        if (text.startsWith(u'ı'))
            text[0] = u'i';
        else if (text.startsWith(u'ȷ'))
            text[0] = u'j';
    }
    if (mark == 0x0361) { // a tie is placed between two letters
        const qsizetype first = clusterLength(text);
        return text.left(first) + QChar(mark) + text.mid(first);
    }
    qsizetype first = clusterLength(text);
    const QString letter = text.left(first) + QChar(mark);
    return letter.normalized(QString::NormalizationForm_C) + text.mid(first);
}

qsizetype readLetter(QStringView text, qsizetype at, QString &out, int depth);

// Parses the argument of an accent at text[at]: a letter, a letter or accent command, or either in braces.
// Appends the letters and returns the consumed length, or 0 if there is none.
qsizetype readArgument(QStringView text, qsizetype at, QString &out, int depth)
{
    qsizetype i = at;
    while (i < text.size() && text[i] == u' ')
        ++i;
    if (i >= text.size())
        return 0;
    if (text[i] == u'\\') {
        const qsizetype length = readLetter(text, i, out, depth + 1);
        return length ? i + length - at : 0;
    }
    if (text[i] != u'{') {
        const qsizetype length = clusterLength(text.mid(i));
        out += text.mid(i, length);
        return length ? i + length - at : 0;
    }
    ++i;
    const qsizetype start = out.size();
    while (i < text.size() && text[i] == u' ')
        ++i;
    while (i < text.size() && text[i] != u'}') {
        qsizetype length = 0;
        if (text[i] == u'\\' || text[i] == u'{')
            length = readArgument(text, i, out, depth + 1);
        else if ((length = clusterLength(text.mid(i))))
            out += text.mid(i, length);
        if (!length || out.size() - start > 8) { // a group this long is not a letter
            out.truncate(start);
            return 0;
        }
        i += length;
    }
    if (i >= text.size() || out.size() == start) {
        out.truncate(start);
        return 0;
    }
    return i + 1 - at;
}

qsizetype readLetter(QStringView text, qsizetype at, QString &out, int depth)
{
    if (depth > kMaxNesting || at + 1 >= text.size() || text[at] != u'\\')
        return 0;
    const QChar first = text[at + 1];
    if (!isAsciiLetter(first)) {
        const char16_t mark = tex::textAccent(text.mid(at + 1, 1));
        QString base;
        const qsizetype length = mark ? readArgument(text, at + 2, base, depth) : 0;
        if (!length)
            return 0;
        out += composed(base, mark);
        return 2 + length;
    }
    qsizetype end = at + 1;
    while (end < text.size() && isAsciiLetter(text[end]))
        ++end;
    const QStringView name = text.mid(at + 1, end - at - 1);
    if (const char16_t letter = tex::letter(name)) {
        out += QChar(letter);
        if (text.mid(end).startsWith(u"{}"))
            return end + 2 - at;
        while (end < text.size() && (text[end] == u' ' || text[end] == u'\n'))
            ++end;
        return end - at;
    }
    if (const char16_t mark = tex::textAccent(name)) {
        QString base;
        if (const qsizetype length = readArgument(text, end, base, depth)) {
            out += composed(base, mark);
            return end + length - at;
        }
    }
    return 0;
}

} // namespace

qsizetype readTexLetter(QStringView text, qsizetype at, QString &out)
{
    return readLetter(text, at, out, 0);
}

qsizetype endOfMath(QStringView text, qsizetype at)
{
    constexpr qsizetype kMaxLength = 2000;
    QStringView close;
    qsizetype i = at;
    if (text[at] == u'$') {
        close = text.mid(at).startsWith(u"$$") ? u"$$" : u"$";
        i += close.size();
    } else if (text[at] == u'\\' && at + 1 < text.size() && (text[at + 1] == u'(' || text[at + 1] == u'[')) {
        close = text[at + 1] == u'(' ? u"\\)" : u"\\]";
        i += 2;
    } else {
        return at;
    }
    const qsizetype limit = std::min(text.size(), at + kMaxLength);
    for (const qsizetype body = i; i < limit; ++i) {
        if (text.mid(i).startsWith(close))
            return i == body ? at : i + close.size();
        if (text[i] == u'\\')
            ++i; // \$ and \\ do not end the formula
    }
    return at;
}

QString decodeTexAccents(const QString &text)
{
    if (!text.contains(u'\\'))
        return text;
    QString out;
    out.reserve(text.size());
    const QStringView view(text);
    for (qsizetype i = 0; i < view.size();) {
        if (const qsizetype end = endOfMath(view, i); end > i) {
            out += view.mid(i, end - i);
            i = end;
        } else if (view[i] == u'\\') {
            if (const qsizetype length = readTexLetter(view, i, out)) {
                i += length;
            } else { // an escaped character starts no command: \\'a, \$
                out += view.mid(i, 2);
                i += 2;
            }
        } else if (view[i] == u'{' && i + 1 < view.size() && view[i + 1] == u'\\') {
            const qsizetype before = out.size();
            const qsizetype length = readTexLetter(view, i + 1, out);
            if (length && i + 1 + length < view.size() && view[i + 1 + length] == u'}') {
                i += length + 2;
            } else {
                out.truncate(before);
                out += view[i++];
            }
        } else {
            out += view[i++];
        }
    }
    return out;
}

} // namespace lectern
