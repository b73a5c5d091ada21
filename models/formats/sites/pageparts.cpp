#include "pageparts.h"

#include <algorithm>
#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxAffiliationLength = 80;
constexpr qsizetype kMaxNameLineLength = 600;
constexpr qsizetype kMaxAuthorNameLength = 80;
constexpr int kMaxWordsOfName = 7;

// Removes a word and the white space before it from the end. Returns false if the text ends differently.
bool chopWord(QStringView *text, QStringView word)
{
    if (!text->endsWith(word))
        return false;
    const QStringView rest = text->chopped(word.size());
    if (rest.isEmpty() || !rest.back().isSpace())
        return false;
    *text = rest.trimmed().isEmpty()
        ? QStringView()
        : rest.first(rest.trimmed().data() + rest.trimmed().size() - rest.data());
    return true;
}

QStringView trimEnd(QStringView text)
{
    while (!text.isEmpty() && text.back().isSpace())
        text.chop(1);
    return text;
}

// Removes "et al." or "et al" from the end. Returns false if there is none.
bool chopEtAl(QStringView *text)
{
    QStringView rest = trimEnd(*text);
    if (!chopWord(&rest, u"al.") && !chopWord(&rest, u"al"))
        return false;
    if (!chopWord(&rest, u"et") && !chopWord(&rest, u"Et"))
        return false;
    *text = rest;
    return true;
}

} // namespace

NameLine parseNameLine(QStringView line)
{
    NameLine result;
    line = line.trimmed();
    QStringView names = line;
    // The affiliation follows a separate "·". After "et al." this is certain; otherwise it must look like a
    // badge.
    for (qsizetype dot = line.lastIndexOf(u'·'); dot > 0; dot = line.first(dot).lastIndexOf(u'·')) {
        const QStringView before = line.first(dot), after = line.sliced(dot + 1);
        if (!before.back().isSpace() || (!after.isEmpty() && !after.front().isSpace()))
            continue;
        QStringView listed = before;
        const bool etAl = chopEtAl(&listed);
        if (!etAl && (after.size() > kMaxAffiliationLength || after.contains(u", ")))
            continue;
        names = trimEnd(before);
        result.affiliation = after.trimmed();
        if (etAl)
            break;
    }
    result.namesAndEtAl = names;
    result.names = names;
    result.etAl = chopEtAl(&result.names);
    while (result.etAl && result.names.endsWith(u','))
        result.names = trimEnd(result.names.chopped(1));
    return result;
}

QStringList splitNames(QStringView names)
{
    static constexpr std::array<QStringView, 7> suffixes{u"Jr.", u"Jr", u"Sr.", u"Sr", u"II", u"III", u"IV"};
    QStringList list;
    for (const QStringView part : names.split(u',')) {
        const QString name = tidySpace(part);
        if (name.isEmpty())
            continue;
        if (!list.isEmpty()
            && std::find(suffixes.begin(), suffixes.end(), QStringView(name)) != suffixes.end())
            list.last() += u", "_s + name;
        else
            list += name;
    }
    return list;
}

bool looksLikeNames(QStringView line)
{
    if (line.size() > kMaxNameLineLength)
        return false;
    const NameLine parts = parseNameLine(line);
    const QStringList names = splitNames(parts.names);
    if (names.isEmpty())
        return false;
    for (const QString &name : names) {
        const QStringList words = name.split(u' ');
        if (words.size() > kMaxWordsOfName || name.size() > kMaxAuthorNameLength)
            return false;
        if (parts.etAl)
            continue;
        qsizetype small = 0;
        for (const QString &word : words) {
            small += word.front().isLower();
            for (const QChar c : word)
                if (c.isDigit() || QStringView(u":;?!()[]{}$\\/=<>").contains(c))
                    return false;
        }
        if (small > 1 && small * 2 > words.size())
            return false;
        if (words.last().size() > 3 && words.last().endsWith(u'.') && words.last() != u"Jr."_s)
            return false;
    }
    return true;
}

const LineCorrection *correctionOf(const PageCorrections &corrections, QStringView line,
                                   LineCorrection::Kind kind)
{
    if (corrections.isEmpty())
        return nullptr;
    const auto found = corrections.constFind(tidySpace(line));
    return found != corrections.cend() && found->kind == kind ? &*found : nullptr;
}

bool endsSentence(QStringView text)
{
    text = text.trimmed();
    while (!text.isEmpty() && QStringView(u"\"'”’»)]}$*").contains(text.back()))
        text.chop(1);
    return !text.isEmpty() && QStringView(u".!?…。！？").contains(text.back());
}

QString abstractText(QStringView text)
{
    QString result = text.trimmed().toString();
    constexpr char16_t kNoBreakSpace = 0xa0; // the first character to replace; rarely present in abstracts
    for (qsizetype at = runBelow(result, kNoBreakSpace); at < result.size();
         at += 1 + runBelow(QStringView(result).sliced(at + 1), kNoBreakSpace))
        if (const QChar c = result[at]; c == kNoBreakSpace || c == u'\u202f' || c == u'\u2007')
            result[at] = u' ';
    return result;
}

void Diagnostics::add(Diagnostic::Severity severity, qsizetype line, const QString &message)
{
    if (m_list.size() < kMaxDiagnostics)
        m_list.append({severity, line, message});
    else if (!std::exchange(m_full, true))
        m_list.append({Diagnostic::Severity::Warning, 0, u"Too many diagnostics; the rest was dropped."_s});
}

QList<Diagnostic> Diagnostics::sorted() const
{
    QList<Diagnostic> list = m_list;
    std::stable_sort(list.begin(), list.end(),
                     [](const Diagnostic &a, const Diagnostic &b) { return a.line < b.line; });
    return list;
}

QString quoted(QStringView line)
{
    constexpr qsizetype most = 60;
    const QString text = tidySpace(line.first(std::min(line.size(), most * 2)));
    return u'“' + (text.size() > most ? text.first(most) + u'…' : text) + u'”';
}

} // namespace lectern
