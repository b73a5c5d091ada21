// Completion in the search box.
#include "querysyntax.h"
#include "querytext.h"

namespace lectern
{

using namespace Qt::StringLiterals;
using Means = syntax::FieldName::Means;
using Offer = QueryCompletion::Kind;

namespace
{

// Returns the start of the word at the cursor: after the last space or bracket outside quotes.
qsizetype wordBegin(QStringView text, qsizetype cursor)
{
    qsizetype begin = 0;
    bool quoted = false;
    for (qsizetype i = 0; i < cursor; ++i) {
        if (syntax::isQuoteAt(text, i))
            quoted = !quoted;
        else if (!quoted && syntax::endsWord(text, i))
            begin = i + 1;
    }
    return begin;
}

Offer offerOf(const syntax::FieldName &field)
{
    switch (field.means) {
    case Means::Text:
        return field.field == QueryNode::Field::Author || field.field == QueryNode::Field::Name
            ? Offer::Author
            : Offer::None;
    case Means::Category:
        return Offer::Category;
    case Means::Tag:
        return Offer::Tag;
    case Means::List:
        return Offer::List;
    case Means::Source:
        return Offer::Source;
    case Means::Venue:
    case Means::Stated:
    case Means::Ids:
        return Offer::None;
    case Means::Year:
    case Means::Date:
    case Means::Score:
    case Means::Rating:
    case Means::Citations:
    case Means::Added:
    case Means::Has:
    case Means::Is:
        break;
    }
    return Offer::Keyword;
}

// Returns the values of fields with a fixed set of values; for numeric fields, typical beginnings.
QStringList fixedValues(const syntax::FieldName &field)
{
    QStringList values;
    if (field.means == Means::Has)
        values = hasValues();
    else if (field.means == Means::Is)
        values = isValues();
    else if (field.means == Means::Year)
        values = QStringList{u"inferred"_s};
    else if (field.means == Means::Score)
        values = QStringList{u">=90"_s, u">=80"_s, u">=70"_s};
    else if (field.means == Means::Citations)
        values = QStringList{u">=10"_s, u">=100"_s, u">=1000"_s};
    else if (field.means == Means::Added)
        values = QStringList{u"1d"_s, u"7d"_s, u"1m"_s, u"1y"_s};
    else if (field.means == Means::Rating)
        values = QStringList{u"5"_s, u">=4"_s, u">=3"_s, u"0"_s};
    for (QString &value : values)
        value.prepend(field.name.toString() + u':');
    return values;
}

QStringList beginningWith(const QStringList &options, QStringView stem)
{
    QStringList fitting;
    for (const QString &option : options)
        if (option.startsWith(stem, Qt::CaseInsensitive) && option.size() > stem.size())
            fitting.append(option);
    return fitting;
}

} // namespace

QueryCompletion queryCompletion(QStringView text, qsizetype cursor)
{
    QueryCompletion offer;
    cursor = std::clamp<qsizetype>(cursor, 0, text.size());
    qsizetype begin = wordBegin(text, cursor);
    while (begin < cursor && text[begin] == u'-')
        ++begin;
    offer.position = begin;
    offer.length = cursor - begin;
    const QStringView word = text.mid(begin, offer.length);
    offer.stem = word.toString();
    const qsizetype colon = word.indexOf(u':');
    if (colon < 0) {
        if (word.isEmpty() || syntax::isQuote(word[0]))
            return offer;
        QStringList options;
        for (const syntax::FieldName &field : syntax::fieldNames)
            options.append(field.name.toString() + u':');
        for (const syntax::FieldName &field : syntax::fieldNames)
            options += fixedValues(field);
        // "unr" also completes to is:unread.
        offer.options = beginningWith(options, word);
        for (const QString &option : std::as_const(options))
            if (const qsizetype at = option.indexOf(u':') + 1; at < option.size()
                && QStringView(option).mid(at).startsWith(word, Qt::CaseInsensitive)
                && !offer.options.contains(option))
                offer.options.append(option);
        offer.kind = offer.options.isEmpty() ? Offer::None : Offer::Keyword;
        return offer;
    }
    const syntax::FieldName *field = syntax::fieldNamed(word.left(colon));
    if (!field)
        return offer;
    offer.kind = offerOf(*field);
    if (offer.kind == Offer::Keyword) {
        offer.options = beginningWith(fixedValues(*field), word);
        if (offer.options.isEmpty())
            offer.kind = Offer::None;
        return offer;
    }
    // Complete only the last name of a list of names.
    qsizetype value = colon + 1;
    bool quoted = false;
    for (qsizetype i = value; i < word.size(); ++i) {
        if (syntax::isQuote(word[i]))
            quoted = !quoted;
        else if (!quoted && word[i] == u',' && offer.kind != Offer::Author)
            value = i + 1;
    }
    offer.position = begin + value;
    offer.length = word.size() - value;
    offer.stem = word.mid(value).toString();
    if (!offer.stem.isEmpty() && syntax::isQuote(offer.stem[0]))
        offer.stem.remove(0, 1);
    return offer;
}

} // namespace lectern
