// Writes the canonical form and the text form of an expression. Counterpart of queryparser.cpp.
#include "querytext.h"

#include "models/core/fold.h"
#include "models/core/wordforms.h"
#include "querysyntax.h"
#include "queryterms.h"
#include "textexpression.h"
#include "wordpattern.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;
using Kind = QueryNode::Kind;
using Field = QueryNode::Field;
using Value = QueryTerm::Value;

namespace
{

// Returns a word of an unquoted text as the text form can write it, or an empty string if it has no
// searchable characters.
QString plainWord(QStringView word, Field field)
{
    // "author:#7" is an id, so the "#" is removed from a word of a name.
    while (word.startsWith(u'-') || word.startsWith(u'=') || word.startsWith(u'/')
           || (field == Field::Author && word.startsWith(u'#')))
        word = word.mid(1);
    while (word.endsWith(u'*') || word.endsWith(u'\\'))
        word.chop(1);
    if (!syntax::hasLetterOrDigit(word))
        return {};
    const QString text = word.toString();
    // Ordinary words that must not be parsed as operators.
    return text == "OR"_L1 || text == "AND"_L1 || text == "NOT"_L1 ? text.toLower() : text;
}

QueryNode normalisedWords(const QueryNode &from)
{
    QueryNode all = syntax::node(Kind::And);
    const QStringView text = from.text;
    qsizetype begin = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && !syntax::endsWord(text, i) && text[i] != u':')
            continue;
        if (const QString word = plainWord(text.mid(begin, i - begin), from.field); !word.isEmpty()) {
            QueryNode child = syntax::node(Kind::Text);
            child.field = from.field;
            child.text = word;
            if (!WordPattern::of(child)) // a star in it has no effect
                child.text = plainWord(QString(word).remove(u'*'), from.field);
            all.children.append(child);
        }
        begin = i + 1;
    }
    if (all.children.isEmpty())
        return syntax::node(Kind::All);
    all.children.last().prefix = from.prefix;
    return all.children.size() == 1 ? all.children.first() : all;
}

QueryNode normalisedPhrase(const QueryNode &from)
{
    QueryNode phrase = syntax::node(Kind::Text);
    phrase.field = from.field;
    phrase.phrase = true;
    phrase.prefix = from.prefix;
    phrase.text = from.text;
    for (qsizetype i = 0; i < phrase.text.size(); ++i)
        if (syntax::isQuoteAt(phrase.text, i))
            phrase.text[i] = u' ';
    phrase.text = phrase.text.simplified();
    while (phrase.text.endsWith(u'\\') || phrase.text.endsWith(u'*') || phrase.text.endsWith(u' '))
        phrase.text.chop(1);
    return syntax::hasLetterOrDigit(phrase.text) ? phrase : syntax::node(Kind::All);
}

QueryNode normalisedExpression(const QueryNode &from)
{
    QueryNode expression = syntax::node(Kind::Expression);
    expression.field = from.field == Field::Name ? Field::Author : from.field;
    expression.text = syntax::withSlashesEscaped(from.text);
    return expression.text.isEmpty() || expression.text.size() > TextExpression::kMaxLength
            || !TextExpression::of(expression.text)
        ? syntax::node(Kind::All)
        : expression;
}

QueryNode normalisedGroup(const QueryNode &from)
{
    QueryNode group = syntax::node(from.kind);
    for (const QueryNode &child : from.children) {
        const QueryNode plain = normalised(child);
        if (plain.kind == from.kind)
            group.children += plain.children;
        else if (from.kind == Kind::Or || plain.kind != Kind::All)
            group.children.append(plain);
    }
    if (group.children.isEmpty())
        return syntax::node(Kind::All);
    return group.children.size() == 1 ? group.children.first() : group;
}

QueryNode normalisedNames(const QueryNode &from)
{
    QueryNode names = syntax::node(from.kind);
    if (from.kind == Kind::Stated)
        names.text = from.text;
    for (const QString &value : from.values)
        if (const QString name = value.simplified(); !name.isEmpty())
            names.values.append(name);
    return names.values.isEmpty() ? syntax::node(Kind::All) : names;
}

QueryNode normalisedChoice(const QueryTerm &term, const QueryNode &from)
{
    QueryNode choice = normalisedNames(from);
    if (choice.kind == Kind::All)
        return choice;
    choice.values = {choiceOf(term, choice.values[0])};
    return choice.values[0].isEmpty() ? syntax::node(Kind::All) : choice;
}

// Normalises the id of an author.
QueryNode normalisedAuthor(const QueryNode &from)
{
    QueryNode author = normalisedNames(from);
    author.values = author.values.mid(0, 1);
    static const QRegularExpression id(u"^#[0-9]+$"_s);
    return id.match(author.values.value(0)).hasMatch() ? author : syntax::node(Kind::All);
}

// Normalises the ranges of publication and import dates.
QueryNode normalisedDates(const QueryNode &from)
{
    QueryNode dates = syntax::node(from.kind);
    if (from.kind != Kind::Date && syntax::isSpan(from.values.value(0))) {
        dates.values = {from.values[0].toLower()};
        return dates;
    }
    // A year of more than four digits has no text form and matches nothing, so the end is open.
    const auto known = [](QDate date) {
        return date.isValid() && date.year() >= 1 && date.year() <= 9999 ? date : QDate();
    };
    dates.from = known(from.from);
    dates.to = known(from.to);
    if (dates.from.isValid() && dates.to.isValid() && dates.from > dates.to)
        std::swap(dates.from, dates.to);
    return dates;
}

QueryNode normalisedNumbers(const QueryNode &from)
{
    QueryNode scores = syntax::node(from.kind);
    const auto known = [](std::optional<double> value) {
        return value && std::isfinite(*value) ? std::optional<double>(*value + 0.0) : std::nullopt;
    };
    scores.low = known(from.low);
    scores.high = known(from.high);
    scores.lowExcluded = scores.low && from.lowExcluded;
    scores.highExcluded = scores.high && from.highExcluded;
    if (scores.low && scores.high && *scores.low > *scores.high) {
        std::swap(scores.low, scores.high);
        std::swap(scores.lowExcluded, scores.highExcluded);
    }
    return scores;
}

QString number(double value)
{
    return QString::number(value, 'f', QLocale::FloatingPointShortest);
}

QString dateText(const QueryTerm &term, const QueryNode &dates)
{
    if (!dates.values.isEmpty())
        return term.name + u':' + dates.values[0];
    const QDate &first = dates.from, &last = dates.to;
    const bool months =
        (!first.isValid() || first.day() == 1) && (!last.isValid() || last.day() == last.daysInMonth());
    const bool years = months && (first.isValid() || last.isValid())
        && (!first.isValid() || first.month() == 1) && (!last.isValid() || last.month() == 12);
    const qsizetype length = years ? 4 : months ? 7 : 10;
    const QString from = first.toString(Qt::ISODate).left(length),
                  to = last.toString(Qt::ISODate).left(length);
    return (dates.kind != Kind::Date ? term.name + u':'
                : years              ? u"year:"_s
                                     : u"date:"_s)
        + (from == to && !from.isEmpty() ? from : from + u".."_s + to);
}

QString numbersText(const QueryTerm &term, const QueryNode &scores)
{
    QString text = term.name + u':';
    if (scores.low && scores.high && !scores.lowExcluded && !scores.highExcluded)
        return text + number(*scores.low)
            + (*scores.low == *scores.high ? QString() : u".."_s + number(*scores.high));
    if (scores.low)
        text += (scores.lowExcluded ? u">"_s : u">="_s) + number(*scores.low);
    if (scores.high)
        text += (scores.highExcluded ? u"<"_s : u"<="_s) + number(*scores.high);
    return scores.low || scores.high ? text : text + u".."_s;
}

QString fieldPrefix(Field field)
{
    return field == Field::Any ? QString() : nameOf(field) + u':';
}

QString quotedValue(const QString &name)
{
    return u'"' + QString(name).replace(u"\""_s, u"\"\""_s) + u'"';
}

QString namesText(QStringView field, const QStringList &values)
{
    QStringList names;
    for (const QString &value : values)
        names.append(queryValue(value));
    return field + u':' + names.join(u',');
}

QString idsText(const QStringList &ids)
{
    QStringList texts; // outside quotes a comma is part of an id
    for (const QString &id : ids)
        texts.append(ids.size() == 1 ? queryValue(id) : quotedValue(id));
    return (ids.value(0).contains(u"10."_s) ? u"doi:"_s : u"arxiv:"_s) + texts.join(u',');
}

QString termText(const QueryTerm &term, const QueryNode &part)
{
    if (term.value == Value::Numbers)
        return numbersText(term, part);
    if (isRange(term.value))
        return dateText(term, part);
    if (term.value == Value::Ids)
        return idsText(part.values);
    return namesText(part.kind == Kind::Stated ? QStringView(part.text) : term.name, part.values);
}

// Returns the text form of a normalised node. It remains one condition in any context.
QString partText(const QueryNode &part)
{
    switch (part.kind) {
    case Kind::All:
        return u"*"_s;
    case Kind::And:
    case Kind::Or: {
        QStringList texts;
        for (const QueryNode &child : part.children)
            texts.append(partText(child));
        return u'(' + texts.join(part.kind == Kind::Or ? u" OR "_s : u" "_s) + u')';
    }
    case Kind::Not: {
        const QueryNode &child = part.children.first();
        return u'-' + (child.kind == Kind::Not ? u'(' + partText(child) + u')' : partText(child));
    }
    case Kind::Text: {
        const QString words = part.text + (part.prefix ? u"*"_s : QString());
        return fieldPrefix(part.field) + (part.phrase ? u'"' + words + u'"' : words);
    }
    case Kind::Expression:
        return fieldPrefix(part.field) + u'/' + part.text + u'/';
    case Kind::Author:
        return namesText(nameOf(Field::Author), part.values);
    case Kind::YearInferred:
        return u"year:inferred"_s;
    default:
        break;
    }
    const QueryTerm *term = termOf(part.kind);
    return term ? termText(*term, part) : QString();
}

bool isStopped(const QString &word)
{
    return isStopWord(word.toStdString());
}

// Returns the other spellings searched for the words of an unquoted text.
QStringList otherSpellings(const QStringList &typed, const QueryNode &from)
{
    QStringList all = typed, others;
    if (syntax::isHyphenated(from, typed.size()))
        others.append(all.emplace_back(typed.join(QString())) + (from.prefix ? u"*"_s : QString()));
    for (const QString &word : std::as_const(all))
        for (const std::string &form : otherForms(word.toStdString()))
            others.append(QString::fromStdString(form));
    return others;
}

void collectWords(const QueryNode &from, bool wanted, QStringList *words)
{
    for (const QueryNode &child : from.children)
        collectWords(child, from.kind == Kind::Not ? !wanted : wanted, words);
    if (from.kind != Kind::Text || !wanted)
        return;
    if (const auto pattern = WordPattern::of(from)) {
        if (!words->contains(pattern->text()))
            words->append(pattern->text());
        return;
    }
    QStringList found = foldedWords(from.text);
    const QStringList typed = found;
    if (from.prefix && !found.isEmpty())
        found.last() += u'*';
    if (syntax::isTogether(from))
        found = {found.join(u' ')};
    else if (from.field != Field::Author && from.field != Field::Name)
        found += otherSpellings(typed, from);
    for (const QString &word : std::as_const(found))
        if (!word.isEmpty() && !words->contains(word))
            words->append(word);
}

} // namespace

QueryNode withHas(const QueryNode &root, const QString &what)
{
    QueryNode has = syntax::node(Kind::Has), both = syntax::node(Kind::And);
    has.values = {what};
    both.children = {root, has};
    return normalised(both);
}

QueryNode normalised(const QueryNode &root)
{
    switch (root.kind) {
    case Kind::All:
    case Kind::YearInferred:
        return syntax::node(root.kind);
    case Kind::Expression:
        return normalisedExpression(root);
    case Kind::And:
    case Kind::Or:
        return normalisedGroup(root);
    case Kind::Not: {
        if (root.children.isEmpty())
            return syntax::node(Kind::All);
        QueryNode without = syntax::node(Kind::Not);
        without.children.append(normalised(root.children.first()));
        return without;
    }
    case Kind::Text:
        return root.phrase ? normalisedPhrase(root) : normalisedWords(root);
    case Kind::Author:
        return normalisedAuthor(root);
    default:
        break;
    }
    const QueryTerm *term = termOf(root.kind);
    if (!term)
        return root;
    if (isRange(term->value))
        return term->value == Value::Numbers ? normalisedNumbers(root) : normalisedDates(root);
    return term->value == Value::Choice ? normalisedChoice(*term, root) : normalisedNames(root);
}

QString queryValue(const QString &name)
{
    bool plain = !name.isEmpty();
    for (const QChar c : name)
        plain = plain && !c.isSpace() && !syntax::isQuote(c) && c != u',' && c != u'(' && c != u')';
    return plain ? name : quotedValue(name);
}

QStringList queryParts(const QueryNode &root)
{
    const QueryNode plain = normalised(root);
    QStringList parts;
    if (plain.kind == Kind::And)
        for (const QueryNode &child : plain.children)
            parts.append(partText(child));
    else if (plain.kind != Kind::All)
        parts.append(partText(plain));
    return parts;
}

QString queryText(const QueryNode &root)
{
    return queryParts(root).join(u' ');
}

QueryNode withExactSpelling(const QueryNode &root)
{
    QueryNode exact = root;
    for (QueryNode &child : exact.children)
        child = withExactSpelling(child);
    if (exact.kind == Kind::Text && exact.field != Field::Author && exact.field != Field::Name
        && !WordPattern::of(exact))
        exact.phrase = true;
    return exact;
}

bool hasWords(const QueryNode &root)
{
    if (root.kind == Kind::Text || root.kind == Kind::Expression)
        return root.field == Field::Any || root.field == Field::Title || root.field == Field::Abstract;
    return root.kind != Kind::Not && std::any_of(root.children.cbegin(), root.children.cend(), hasWords);
}

QStringList queryWords(const QueryNode &root)
{
    QStringList words;
    collectWords(root, true, &words);
    if (!std::all_of(words.cbegin(), words.cend(), isStopped))
        words.removeIf(isStopped);
    return words;
}

} // namespace lectern
