// Completion in the search box.
#include "querysyntax.h"
#include "queryterms.h"
#include "querytext.h"

#include <algorithm>
#include <vector>

namespace lectern
{

using namespace Qt::StringLiterals;
using Offer = CompletionKind;

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

// Returns the choices or typical values, with the name.
QStringList fixedValues(const QueryTerm &term)
{
    QStringList values = valuesOf(term);
    for (QString &value : values)
        value.prepend(term.name + u':');
    return values;
}

// Returns all names, followed by all fixed values.
QStringList namesAndValues()
{
    std::vector<QueryTerm> terms(queryTerms().begin(), queryTerms().end());
    std::ranges::stable_sort(terms, {}, &QueryTerm::rank);
    QStringList options;
    for (const QueryTerm &term : terms)
        options.append(term.name + u':');
    for (const QueryTerm &term : terms)
        options += fixedValues(term);
    return options;
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
        static const QStringList options = namesAndValues();
        // "unr" also completes to is:unread.
        offer.options = beginningWith(options, word);
        for (const QString &option : options)
            if (const qsizetype at = option.indexOf(u':') + 1; at < option.size()
                && QStringView(option).mid(at).startsWith(word, Qt::CaseInsensitive)
                && !offer.options.contains(option))
                offer.options.append(option);
        offer.kind = offer.options.isEmpty() ? Offer::None : Offer::Keyword;
        return offer;
    }
    const QueryTerm *term = termNamed(word.left(colon));
    if (!term)
        return offer;
    offer.kind = term->completion;
    if (offer.kind == Offer::Keyword) {
        offer.options = beginningWith(fixedValues(*term), word);
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
