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
         Messages::tr("Either condition; use brackets to group.")},
        {u"title:, abstract:, note:"_s, u"title:\"diffusion model\""_s,
         Messages::tr("Words in this field only.")},
        {u"highlight:"_s, u"highlight:\"random forest\""_s,
         Messages::tr("Words highlighted in a PDF of the paper, or in your comments on them.")},
        {u"author:"_s, u"author:\"Ada Lovelace\""_s,
         Messages::tr("A word of a name; a full name in quotes finds the person under all spellings. "
                      "Initials and either order are accepted; middle initials can be omitted.")},
        {u"name:"_s, u"name:\"A. Lovelace\""_s, Messages::tr("The name as printed.")},
        {u"cat:"_s, u"cat:LG,cs.CL"_s, Messages::tr("Any of these categories.")},
        {u"venue:"_s, u"venue:icml"_s,
         Messages::tr(
             "Words of the venue or of its abbreviation, in any form; the last one may be a prefix.")},
        {u"affiliation:, keywords:, comment:, link:, page:, key:"_s, u"keywords:vision"_s,
         Messages::tr("Words of other source data: affiliations, keywords, comments, addresses, the author "
                      "whose page lists the paper, the citation key; the last one may be a prefix.")},
        {u"year:, date:"_s, u"year:2023-2025"_s,
         Messages::tr(
             "A year, a month or a day, or a range: year:2024.., date:2026-01..2026-03-15, year:inferred.")},
        {u"added:"_s, u"added:7d"_s,
         Messages::tr("Added within the given days (d), weeks (w), months (m) or years (y), or since a date: "
                      "added:2026-01..")},
        {u"score:, citations:"_s, u"citations:>=100"_s, Messages::tr("A number or a range: score:70..80.")},
        {u"rating:"_s, u"rating:>=4"_s, Messages::tr("Your rating; rating:0 finds unrated papers.")},
        {u"doi:, arxiv:"_s, u"arxiv:1706.03762"_s,
         Messages::tr("The paper with this identifier; identifiers, their URLs and BibTeX entries can also "
                      "be pasted unchanged.")},
        {u"tag:, list:, source:"_s, u"tag:\"to read\",survey"_s,
         Messages::tr(
             "Papers with this tag, in this list, or from this file; separate several with commas.")},
        {u"has:"_s, u"has:code -has:abstract"_s,
         Messages::tr("Known values: code, abstract, note, doi, score, arxiv, citations, date, rating; pdf: "
                      "has an attached file; highlight: has highlights; conflict: has source conflicts.")},
        {u"is:"_s, u"is:unread"_s,
         Messages::tr("bookmarked, read, unread, new since the last visit, trash (in the trash; also "
                      "binned), edited (with your own values), cut (author list ends in “et al.”).")},
        {u"*"_s, u"*"_s, Messages::tr("All papers.")}};
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
