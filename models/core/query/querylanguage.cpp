#include "querylanguage.h"

#include "queryvalues.h"

#include "models/i18n/messages.h"

namespace lectern
{

using namespace Qt::StringLiterals;

const QList<QueryForm> &queryForms()
{
    static const QList<QueryForm> forms{
        {u"words"_s, u"graph networks"_s,
         Messages::tr(
             "Papers with all the words in title, names, abstract, your notes and tags, or the short name of "
             "the venue, in any order, also in singular or plural, in British or American spelling, "
             "hyphenated or joined; the last word may be a beginning.")},
        {u"word*"_s, u"transform*"_s, Messages::tr("Any word that begins so.")},
        {u"*part, be*end"_s, u"*former"_s,
         Messages::tr(
             "Any word with these parts, of three letters at least; a star stands for what is between.")},
        {u"/expression/"_s, u"/gans?\\b/"_s,
         Messages::tr(
             "Texts that a regular expression (RE2) is found in, in any case of letters; one of more than "
             "single words looks through abstracts where other words leave few papers.")},
        {u"\"phrase\""_s, u"\"attention is all you need\""_s,
         Messages::tr("These words next to each other, in this spelling.")},
        {u"=word"_s, u"=network"_s, Messages::tr("The word in this spelling only.")},
        {u"-word"_s, u"transformer -vision"_s,
         Messages::tr("Leaves out what has the word; works before anything.")},
        {u"OR, ( )"_s, u"(lora OR adapter) tuning"_s, Messages::tr("One or the other; brackets group.")},
        {u"title:, abstract:, note:"_s, u"title:\"diffusion model\""_s,
         Messages::tr("Words of this part only.")},
        {u"highlight:"_s, u"highlight:\"random forest\""_s,
         Messages::tr("Words that you highlighted in a PDF of the paper, or wrote about them.")},
        {u"author:"_s, u"author:\"Ada Lovelace\""_s,
         Messages::tr(
             "A word of a name; a whole name in quotes is the person, under all spellings; initials and "
             "either order will do, and initials in the middle may be left out.")},
        {u"name:"_s, u"name:\"A. Lovelace\""_s, Messages::tr("The name as it is printed.")},
        {u"cat:"_s, u"cat:LG,cs.CL"_s, Messages::tr("Any of these categories.")},
        {u"venue:"_s, u"venue:icml"_s,
         Messages::tr("Words of the venue or of its short name, however it is printed; the last one may be a "
                      "beginning.")},
        {u"affiliation:, keywords:, comment:, link:, page:, key:"_s, u"keywords:vision"_s,
         Messages::tr(
             "Words of what else the sources state: where the authors work, keywords, comments, addresses, "
             "the author whose page the paper stands on, the key it is cited by; the last one may be a "
             "beginning.")},
        {u"year:, date:"_s, u"year:2023-2025"_s,
         Messages::tr(
             "A year, a month or a day, or a range: year:2024.., date:2026-01..2026-03-15, year:inferred.")},
        {u"added:"_s, u"added:7d"_s,
         Messages::tr("Came in within so many days (d), weeks (w), months (m) or years (y), or since "
                      "a day: added:2026-01..")},
        {u"score:, citations:"_s, u"citations:>=100"_s, Messages::tr("A number or a range: score:70..80.")},
        {u"rating:"_s, u"rating:>=4"_s, Messages::tr("Your stars; rating:0 is not rated.")},
        {u"doi:, arxiv:"_s, u"arxiv:1706.03762"_s,
         Messages::tr(
             "The paper with this id; ids, their addresses and BibTeX entries can also be pasted as they "
             "are.")},
        {u"tag:, list:, source:"_s, u"tag:\"to read\",survey"_s,
         Messages::tr("What you tagged, put into a list, or took from a file; several by commas.")},
        {u"has:"_s, u"has:code -has:abstract"_s,
         Messages::tr("What is known: code, abstract, note, doi, score, arxiv, citations, date, rating; pdf: "
                      "a file is attached; highlight: something in it is highlighted; conflict: its sources "
                      "disagree.")},
        {u"is:"_s, u"is:unread"_s,
         Messages::tr(
             "bookmarked, read, unread, new since the last visit, binned, edited (with values of your own), "
             "cut (its list of authors ends in “et al.”).")},
        {u"*"_s, u"*"_s, Messages::tr("Every paper.")}};
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
            return Messages::tr("“or” is searched as a word; OR in capitals finds one or the other");
    return {};
}

} // namespace lectern
