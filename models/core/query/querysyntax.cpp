#include "querysyntax.h"

#include "models/core/fold.h"
#include "models/core/wordforms.h"
#include "textexpression.h"

#include <QRegularExpression>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

bool syntax::isHyphenated(const QueryNode &text, qsizetype words)
{
    return !text.phrase && words > 1 && words <= qsizetype(kMaxJoined)
        && std::any_of(text.text.cbegin(), text.text.cend(),
                       [](QChar c) { return c == u'-' || c == u'_' || c == u'\u2010' || c == u'\u2011'; });
}

QString syntax::withoutPossessives(QStringView text)
{
    QString words;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPossessive = (text[i] == u'\'' || text[i] == u'’') && i > 0
            && text[i - 1].isLetterOrNumber() && text.mid(i + 1, 1).compare(u"s", Qt::CaseInsensitive) == 0
            && (i + 2 == text.size() || !text[i + 2].isLetterOrNumber());
        if (isPossessive)
            ++i;
        else
            words += text[i];
    }
    return words;
}

bool syntax::isTogether(const QueryNode &text)
{
    if (text.phrase)
        return true;
    for (const uint letter : text.text.toUcs4())
        if (isUnspaced(letter))
            return true;
    return false;
}

bool syntax::looksLikeId(QStringView text)
{
    static const QRegularExpression id(u"^(?:(?:doi:)?10\\.\\d{4,9}/\\S+"
                                       "|https?://(?:dx\\.)?doi\\.org/10\\.\\S+"
                                       "|https?://(?:[a-z]+\\.)?arxiv\\.org/(?:abs|pdf)/\\S+"
                                       "|\\d{4}\\.\\d{4,5}(?:v\\d+)?"
                                       "|[a-z-]+(?:\\.[A-Z]{2})?/\\d{7}(?:v\\d+)?)$"_s,
                                       QRegularExpression::CaseInsensitiveOption);
    return text.size() <= kMaxIdLength && id.match(text).hasMatch();
}

QDate syntax::spanBegin(QStringView text, QDate today)
{
    constexpr qsizetype mostDigits = 4;
    if (text.size() < 2 || text.size() > mostDigits + 1)
        return {};
    for (const QChar c : text.chopped(1))
        if (c < u'0' || c > u'9')
            return {};
    const int number = text.chopped(1).toInt();
    switch (text.back().toLower().unicode()) {
    case u'd':
        return today.addDays(-number);
    case u'w':
        return today.addDays(-7 * number);
    case u'm':
        return today.addMonths(-number);
    case u'y':
        return today.addYears(-number);
    }
    return {};
}

bool syntax::isSpan(QStringView text)
{
    return spanBegin(text, QDate(2000, 1, 1)).isValid();
}

qsizetype syntax::expressionLength(QStringView text, qsizetype at)
{
    if (at >= text.size() || text[at] != u'/')
        return 0;
    for (qsizetype i = at + 1; i < text.size() && i - at <= TextExpression::kMaxLength + 1; ++i) {
        if (text[i] == u'\\')
            ++i;
        else if (text[i] == u'/')
            return i > at + 1 && (i + 1 == text.size() || text[i + 1].isSpace() || text[i + 1] == u')')
                ? i + 1 - at
                : 0;
    }
    return 0;
}

QString syntax::withSlashesEscaped(const QString &expression)
{
    QString escaped;
    for (qsizetype i = 0; i < expression.size(); ++i) {
        if (expression[i] == u'\\' && i + 1 < expression.size())
            escaped += expression[i++];
        else if (expression[i] == u'/')
            escaped += u'\\';
        escaped += expression[i];
    }
    return escaped;
}

bool syntax::hasLetterOrDigit(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool paired = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (QChar::isLetterOrNumber(paired ? QChar::surrogateToUcs4(text[i], text[i + 1])
                                           : text[i].unicode()))
            return true;
        if (paired)
            ++i;
    }
    return false;
}

} // namespace lectern
