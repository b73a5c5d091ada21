#include "querylanguage.h"

#include "queryterms.h"

#include "models/i18n/messages.h"

namespace lectern
{

using namespace Qt::StringLiterals;

static QList<QueryForm> allForms()
{
    QList<QueryForm> forms{
        {u"words"_s, u"graph networks"_s,
         Messages::tr("Papers with all these words in the title, names, abstract, your notes and tags, or "
                      "the abbreviated venue, in any order; matches singular and plural, British and "
                      "American spelling, hyphenated and joined forms. The last word may be a prefix.")},
        {u"word*"_s, u"transform*"_s, Messages::tr("Any word with this beginning.")},
        {u"*part, be*end"_s, u"*former"_s,
         Messages::tr("Any word with these parts, of at least three letters; the star matches any letters.")},
        {u"/expression/"_s, u"/gans?\\b/"_s,
         Messages::tr("Texts that match a regular expression (RE2), ignoring case; expressions that span "
                      "several words search abstracts only if other words narrow the result.")},
        {u"\"phrase\""_s, u"\"attention is all you need\""_s,
         Messages::tr("These words in sequence, in this spelling.")},
        {u"=word"_s, u"=network"_s, Messages::tr("The word in this spelling only.")},
        {u"-word"_s, u"transformer -vision"_s,
         Messages::tr("Excludes papers with this word; works before any condition.")},
        {u"OR, ( )"_s, u"(lora OR adapter) tuning"_s,
         Messages::tr("Either condition; use brackets to group.")}};
    for (const QueryTerm &term : queryTerms()) {
        const QString name = term.name + u':';
        if (term.help)
            forms.append({name, term.example.toString(), Messages::tr(term.help)});
        else
            forms.last().form += u", "_s + name;
    }
    forms.append({u"*"_s, u"*"_s, Messages::tr("All papers.")});
    return forms;
}

const QList<QueryForm> &queryForms()
{
    static const QList<QueryForm> forms = allForms();
    return forms;
}

QString orHint(const QueryNode &root)
{
    constexpr qsizetype kMaxWords = 5;
    const QList<QueryNode> &all = root.children;
    if (root.kind != QueryNode::Kind::And || all.size() > kMaxWords)
        return {};
    for (qsizetype i = 1; i + 1 < all.size(); ++i)
        if (all[i].kind == QueryNode::Kind::Text && !all[i].phrase && all[i].text == u"or")
            return Messages::tr("“or” is searched as a word; use OR in capitals for either condition");
    return {};
}

} // namespace lectern
