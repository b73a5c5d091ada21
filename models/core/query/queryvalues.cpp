// Parses field values of queries: dates, numbers, ids.
#include "querysyntax.h"
#include "queryterms.h"

#include <QRegularExpression>

namespace lectern
{

using namespace Qt::StringLiterals;
using Kind = QueryNode::Kind;

namespace
{

// The days of a year, month or day, as written ("2024", "2024-05", "2024-05-17").
struct Span {
    QDate first, last;
};
std::optional<Span> readSpan(QStringView text)
{
    const auto digits = [](QStringView part) {
        for (const QChar c : part)
            if (c < u'0' || c > u'9')
                return -1;
        return part.isEmpty() ? -1 : part.toInt();
    };
    const QList<QStringView> parts = text.split(u'-');
    const int year = parts[0].size() == 4 ? digits(parts[0]) : -1;
    if (year < 1 || parts.size() > 3)
        return {};
    if (parts.size() == 1)
        return Span{QDate(year, 1, 1), QDate(year, 12, 31)};
    const int month = parts[1].size() <= 2 ? digits(parts[1]) : -1;
    const QDate first(year, month, 1);
    if (!first.isValid())
        return {};
    if (parts.size() == 2)
        return Span{first, first.addMonths(1).addDays(-1)};
    const QDate day(year, month, parts[2].size() <= 2 ? digits(parts[2]) : -1);
    return day.isValid() ? std::optional(Span{day, day}) : std::nullopt;
}

std::optional<double> readNumber(QStringView text)
{
    for (const QChar c : text)
        if ((c < u'0' || c > u'9') && c != u'.' && c != u'-')
            return {};
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

std::optional<QueryNode> readDates(QStringView text)
{
    if (text.compare(u"inferred", Qt::CaseInsensitive) == 0)
        return syntax::node(Kind::YearInferred);
    QueryNode dates = syntax::node(Kind::Date);
    const bool from = text.startsWith(u'>'), to = text.startsWith(u'<');
    if (from || to) {
        const bool inclusive = text.mid(1).startsWith(u'=');
        const std::optional<Span> span = readSpan(text.mid(inclusive ? 2 : 1));
        if (!span)
            return {};
        if (from)
            dates.from = inclusive ? span->first : span->last.addDays(1);
        else
            dates.to = inclusive ? span->last : span->first.addDays(-1);
        return dates;
    }
    const qsizetype dots = text.indexOf(u"..");
    // "2020-2023" cannot be a month.
    if (text.size() == 9 && text[4] == u'-' && readSpan(text.left(4)) && readSpan(text.mid(5)))
        return readDates(QString(text.left(4) + u".."_s + text.mid(5)));
    if (dots < 0) {
        const std::optional<Span> span = readSpan(text);
        if (!span)
            return {};
        dates.from = span->first;
        dates.to = span->last;
        return dates;
    }
    const std::optional<Span> first = readSpan(text.left(dots)), last = readSpan(text.mid(dots + 2));
    if ((!first && dots > 0) || (!last && dots + 2 < text.size()))
        return {};
    if (first)
        dates.from = first->first;
    if (last)
        dates.to = last->last;
    if (first && last && first->first > last->last) { // the ends are in the wrong order
        dates.from = last->first;
        dates.to = first->last;
    }
    return dates;
}

std::optional<QueryNode> readNumbers(Kind kind, QStringView text)
{
    QueryNode scores = syntax::node(kind);
    if (text == u"..")
        return scores;
    // "10-60" is a range, as for years; these numbers are never negative.
    if (const qsizetype dash = text.indexOf(u'-'); dash > 0 && text[0].isDigit()) {
        scores.low = readNumber(text.left(dash));
        scores.high = readNumber(text.mid(dash + 1));
        return scores.low && scores.high ? std::optional(scores) : std::nullopt;
    }
    if (const qsizetype dots = text.indexOf(u".."); dots >= 0) {
        if (dots > 0 && !(scores.low = readNumber(text.left(dots))))
            return {};
        if (dots + 2 < text.size() && !(scores.high = readNumber(text.mid(dots + 2))))
            return {};
        return scores;
    }
    // ">60<=80": a sequence of comparisons, each operator at most once.
    qsizetype at = 0;
    while (at < text.size()) {
        const QChar sign = text[at];
        if (sign != u'<' && sign != u'>' && sign != u'=') {
            if (at > 0)
                return {};
            const std::optional<double> value = readNumber(text);
            scores.low = scores.high = value;
            return value ? std::optional(scores) : std::nullopt;
        }
        ++at;
        const bool inclusive = sign == u'=' || (at < text.size() && text[at] == u'=');
        if (sign != u'=' && inclusive)
            ++at;
        qsizetype end = at;
        while (end < text.size() && text[end] != u'<' && text[end] != u'>' && text[end] != u'=')
            ++end;
        const std::optional<double> value = readNumber(text.mid(at, end - at));
        if (!value || (sign != u'<' && scores.low) || (sign != u'>' && scores.high))
            return {};
        if (sign != u'<') {
            scores.low = value;
            scores.lowExcluded = !inclusive;
        }
        if (sign != u'>') {
            scores.high = value;
            scores.highExcluded = !inclusive;
        }
        at = end;
    }
    return text.isEmpty() ? std::nullopt : std::optional(scores);
}

} // namespace

std::optional<QueryNode> syntax::readRange(const QueryTerm &term, QStringView text)
{
    if (term.value == QueryTerm::Value::Numbers)
        return readNumbers(term.kind, text);
    if (term.value == QueryTerm::Value::Period && isSpan(text)) {
        QueryNode span = node(term.kind);
        span.values = {text.toString().toLower()};
        return span;
    }
    std::optional<QueryNode> days = readDates(text);
    if (!days || term.kind == Kind::Date)
        return days;
    if (days->kind != Kind::Date)
        return {};
    days->kind = term.kind;
    return days;
}

QString syntax::idOfEntry(QStringView text)
{
    const QStringView entry = text.trimmed();
    if (!entry.startsWith(u'@') || !entry.contains(u'{') || !entry.contains(u'='))
        return {};
    const auto valueOf = [entry](const QString &field) {
        const QRegularExpression pair(
            u"\\b%1\\s*=\\s*[{\"]\\s*([^\"\\n]*?)\\s*[}\"]\\s*(?:,|\\n|\\}|$)"_s.arg(field),
            QRegularExpression::CaseInsensitiveOption);
        return pair.match(entry).captured(1);
    };
    for (const QString &field : {u"doi"_s, u"eprint"_s})
        if (const QString id = valueOf(field); looksLikeId(id))
            return id;
    QString title = valueOf(u"title"_s);
    return title.remove(u'{').remove(u'}');
}

} // namespace lectern
