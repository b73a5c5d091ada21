// The table of the query terms. Expected values, help and examples of a term are here.
#include "queryterms.h"

#include "models/i18n/messages.h"

#include <QRegularExpression>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using Kind = QueryNode::Kind;
using Field = QueryNode::Field;
using Offer = CompletionKind;
using Value = QueryTerm::Value;

namespace
{

constexpr const char *kExpectedWords =
    QT_TRANSLATE_NOOP("Messages", "Expected a word or a quoted phrase after the colon.");
constexpr const char *kExpectedStated =
    QT_TRANSLATE_NOOP("Messages", "Expected words after the colon, in quotes if there are several.");
constexpr const char *kExpectedId =
    QT_TRANSLATE_NOOP("Messages", "Expected a DOI or an arXiv id after the colon.");

// name, kind, value, field, expected value; completion, its values, its rank; help, example
constexpr QueryTerm kTerms[] = {
    {u"title", Kind::Text, Value::Words, Field::Title, kExpectedWords, Offer::None, u"", 0,
     QT_TRANSLATE_NOOP("Messages", "Words in this field only."), u"title:\"diffusion model\""},
    {u"abstract", Kind::Text, Value::Words, Field::Abstract, kExpectedWords},
    {u"note", Kind::Text, Value::Words, Field::Note, kExpectedWords},
    {u"highlight", Kind::Text, Value::Words, Field::Highlight, kExpectedWords, Offer::None, u"", 0,
     QT_TRANSLATE_NOOP("Messages", "Words highlighted in a PDF of the paper, or in your comments on them."),
     u"highlight:\"random forest\""},
    {u"author", Kind::Text, Value::Words, Field::Author, kExpectedWords, Offer::Author, u"", -1,
     QT_TRANSLATE_NOOP("Messages",
                       "A word of a name; a full name in quotes finds the person under all spellings. "
                       "Initials and either order are accepted; middle initials can be omitted."),
     u"author:\"Ada Lovelace\""},
    {u"name", Kind::Text, Value::Words, Field::Name, kExpectedWords, Offer::Author, u"", 0,
     QT_TRANSLATE_NOOP("Messages", "The name as printed."), u"name:\"A. Lovelace\""},
    {u"cat", Kind::Category, Value::Names, Field::Any,
     QT_TRANSLATE_NOOP("Messages", "Expected a category such as cat:LG or cat:cs.LG,cs.CL."), Offer::Category,
     u"", 0, QT_TRANSLATE_NOOP("Messages", "Any of these categories."), u"cat:LG,cs.CL"},
    {u"venue", Kind::Venue, Value::Names, Field::Any,
     QT_TRANSLATE_NOOP("Messages",
                       "Expected words of a venue after the colon, in quotes if there are several."),
     Offer::None, u"", 0,
     QT_TRANSLATE_NOOP(
         "Messages", "Words of the venue or of its abbreviation, in any form; the last one may be a prefix."),
     u"venue:icml"},
    {u"affiliation", Kind::Stated, Value::Names, Field::Any, kExpectedStated, Offer::None, u"", 2,
     QT_TRANSLATE_NOOP("Messages",
                       "Words of other source data: affiliations, keywords, comments, addresses, the author "
                       "whose page lists the paper, the citation key; the last one may be a prefix."),
     u"keywords:vision"},
    {u"keywords", Kind::Stated, Value::Names, Field::Any, kExpectedStated, Offer::None, u"", 2},
    {u"comment", Kind::Stated, Value::Names, Field::Any, kExpectedStated, Offer::None, u"", 2},
    {u"link", Kind::Stated, Value::Names, Field::Any, kExpectedStated, Offer::None, u"", 2},
    {u"page", Kind::Stated, Value::Names, Field::Any, kExpectedStated, Offer::None, u"", 2},
    {u"key", Kind::Stated, Value::Names, Field::Any, kExpectedStated, Offer::None, u"", 2},
    {u"year", Kind::Date, Value::Dates, Field::Any,
     QT_TRANSLATE_NOOP("Messages", "Expected a year such as year:2024, year:2020..2023 or year:inferred."),
     Offer::Keyword, u"inferred", 0,
     QT_TRANSLATE_NOOP(
         "Messages",
         "A year, a month or a day, or a range: year:2024.., date:2026-01..2026-03-15, year:inferred."),
     u"year:2023-2025"},
    {u"date", Kind::Date, Value::Dates, Field::Any,
     QT_TRANSLATE_NOOP("Messages",
                       "Expected a date such as date:2026-01, date:2026-01-15.. or date:2025..2026-03."),
     Offer::Keyword},
    {u"added", Kind::Added, Value::Period, Field::Any,
     QT_TRANSLATE_NOOP("Messages", "Expected a period such as added:7d, added:3m or added:2026-01.."),
     Offer::Keyword, u"1d 7d 1m 1y", 0,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Added within the given days (d), weeks (w), months (m) or years (y), or since a date: "
         "added:2026-01.."),
     u"added:7d"},
    {u"score", Kind::Score, Value::Numbers, Field::Any,
     QT_TRANSLATE_NOOP("Messages", "Expected a score such as score:>=80 or score:60..80."), Offer::Keyword,
     u">=90 >=80 >=70", 0, QT_TRANSLATE_NOOP("Messages", "A number or a range: score:70..80."),
     u"citations:>=100"},
    {u"citations", Kind::Citations, Value::Numbers, Field::Any,
     QT_TRANSLATE_NOOP("Messages",
                       "Expected a number of citations such as citations:>=100 or citations:10..50."),
     Offer::Keyword, u">=10 >=100 >=1000", 1},
    {u"rating", Kind::Rating, Value::Numbers, Field::Any,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Expected a number of stars such as rating:>=4 or rating:5; rating:0 finds unrated papers."),
     Offer::Keyword, u"5 >=4 >=3 0", 0,
     QT_TRANSLATE_NOOP("Messages", "Your rating; rating:0 finds unrated papers."), u"rating:>=4"},
    {u"doi", Kind::Ids, Value::Ids, Field::Any, kExpectedId, Offer::None, u"", 0,
     QT_TRANSLATE_NOOP("Messages",
                       "The paper with this identifier; identifiers, their URLs and BibTeX entries can also "
                       "be pasted unchanged."),
     u"arxiv:1706.03762"},
    {u"arxiv", Kind::Ids, Value::Ids, Field::Any, kExpectedId},
    {u"tag", Kind::Tag, Value::Names, Field::Any,
     QT_TRANSLATE_NOOP("Messages", "Expected a tag after the colon."), Offer::Tag, u"", 0,
     QT_TRANSLATE_NOOP(
         "Messages", "Papers with this tag, in this list, or from this file; separate several with commas."),
     u"tag:\"to read\",survey"},
    {u"list", Kind::List, Value::Names, Field::Any,
     QT_TRANSLATE_NOOP("Messages",
                       "Expected the name of a list after the colon, in quotes if it contains spaces."),
     Offer::List},
    {u"source", Kind::Source, Value::Names, Field::Any,
     QT_TRANSLATE_NOOP("Messages", "Expected part of a source's file name after the colon."), Offer::Source},
    {u"has", Kind::Has, Value::Choice, Field::Any,
     QT_TRANSLATE_NOOP("Messages", "Expected one of these after has: %1."), Offer::Keyword,
     u"code abstract note doi score arxiv citations date rating conflict pdf highlight", 0,
     QT_TRANSLATE_NOOP("Messages",
                       "Known values: code, abstract, note, doi, score, arxiv, citations, date, rating; pdf: "
                       "has an attached file; highlight: has highlights; conflict: has source conflicts."),
     u"has:code -has:abstract"},
    {u"is", Kind::Is, Value::Choice, Field::Any,
     QT_TRANSLATE_NOOP("Messages", "Expected one of these after is: %1."), Offer::Keyword,
     u"bookmarked unread read new trash edited cut", 0,
     QT_TRANSLATE_NOOP("Messages",
                       "bookmarked, read, unread, new since the last visit, trash (in the trash; also "
                       "binned), edited (with your own values), cut (author list ends in “et al.”)."),
     u"is:unread"},
};

static_assert(std::ranges::all_of(kTerms,
                                  [](const QueryTerm &term) { return term.name.size() <= kMaxTermName; }));

} // namespace

std::span<const QueryTerm> queryTerms()
{
    return kTerms;
}

const QueryTerm *termNamed(QStringView name)
{
    for (const QueryTerm &term : kTerms)
        if (term.name.compare(name, Qt::CaseInsensitive) == 0)
            return &term;
    return nullptr;
}

const QueryTerm *termOf(Kind kind)
{
    for (const QueryTerm &term : kTerms)
        if (term.kind == kind)
            return &term;
    return nullptr;
}

QStringView nameOf(Field field)
{
    for (const QueryTerm &term : kTerms)
        if (term.value == Value::Words && term.field == field)
            return term.name;
    return {};
}

QStringList valuesOf(const QueryTerm &term)
{
    return term.values.toString().split(u' ', Qt::SkipEmptyParts);
}

QString choiceOf(const QueryTerm &term, const QString &value)
{
    if (term.kind == Kind::Is && value == "binned"_L1)
        return u"trash"_s; // the name of earlier versions
    return valuesOf(term).contains(value) || (term.kind == Kind::Is && newSince(value)) ? value : QString();
}

QString expectedValue(const QueryTerm &term)
{
    const QString expected = Messages::tr(term.expected);
    return term.value == Value::Choice ? expected.arg(valuesOf(term).join(u", "_s)) : expected;
}

std::optional<qint64> newSince(const QString &value)
{
    static const QRegularExpression since(u"^new#([0-9]{1,18})$"_s);
    const auto found = since.match(value);
    return found.hasMatch() ? std::optional(found.captured(1).toLongLong()) : std::nullopt;
}

QueryNode newSinceNode(PaperId seen)
{
    QueryNode node;
    node.kind = QueryNode::Kind::Is;
    node.values = {u"new#%1"_s.arg(qint64(seen))};
    return node;
}

} // namespace lectern
