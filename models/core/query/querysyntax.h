#pragma once
// What the reader, the writer and the completion of the typed query form share.
#include "query.h"

#include <array>

namespace lectern::syntax
{

// A node of this kind that asks for nothing yet.
inline QueryNode node(QueryNode::Kind kind)
{
    QueryNode made;
    made.kind = kind;
    return made;
}

inline bool isQuote(QChar c)
{
    return c == u'"' || c == u'\u201c' || c == u'\u201d' || c == u'\u201e';
}

// TeX writes an accent as \"o, so a quote behind a backslash belongs to its word.
inline bool isQuoteAt(QStringView text, qsizetype at)
{
    return isQuote(text[at]) && !(text[at] == u'"' && at > 0 && text[at - 1] == u'\\');
}

// Whether a word ends before this place of the text.
inline bool endsWord(QStringView text, qsizetype at)
{
    return text[at].isSpace() || text[at] == u'(' || text[at] == u')' || isQuoteAt(text, at);
}

struct FieldName {
    QStringView name;
    enum class Means {
        Text,
        Category,
        Year,
        Date,
        Score,
        Rating,
        Has,
        Is,
        Tag,
        List,
        Source,
        Venue,
        Stated,
        Citations,
        Added,
        Ids
    } means;
    QueryNode::Field field = QueryNode::Field::Any;
};

// In the order in which completion offers them.
inline constexpr std::array<FieldName, 27> fieldNames{{
    {u"author", FieldName::Means::Text, QueryNode::Field::Author},
    {u"title", FieldName::Means::Text, QueryNode::Field::Title},
    {u"abstract", FieldName::Means::Text, QueryNode::Field::Abstract},
    {u"note", FieldName::Means::Text, QueryNode::Field::Note},
    {u"highlight", FieldName::Means::Text, QueryNode::Field::Highlight},
    {u"cat", FieldName::Means::Category},
    {u"year", FieldName::Means::Year},
    {u"date", FieldName::Means::Date},
    {u"score", FieldName::Means::Score},
    {u"rating", FieldName::Means::Rating},
    {u"has", FieldName::Means::Has},
    {u"is", FieldName::Means::Is},
    {u"tag", FieldName::Means::Tag},
    {u"list", FieldName::Means::List},
    {u"source", FieldName::Means::Source},
    {u"venue", FieldName::Means::Venue},
    {u"citations", FieldName::Means::Citations},
    {u"added", FieldName::Means::Added},
    {u"doi", FieldName::Means::Ids},
    {u"arxiv", FieldName::Means::Ids},
    {u"name", FieldName::Means::Text, QueryNode::Field::Name},
    {u"affiliation", FieldName::Means::Stated},
    {u"keywords", FieldName::Means::Stated},
    {u"comment", FieldName::Means::Stated},
    {u"link", FieldName::Means::Stated},
    {u"page", FieldName::Means::Stated},
    {u"key", FieldName::Means::Stated},
}};

// The field with this name in any case; null when there is none.
inline const FieldName *fieldNamed(QStringView name)
{
    for (const FieldName &field : fieldNames)
        if (field.name.compare(name, Qt::CaseInsensitive) == 0)
            return &field;
    return nullptr;
}

bool hasLetterOrDigit(QStringView text);

// Returns how many characters a regular expression between slashes takes that begins here, the slashes too; 0
// where none does. It ends in a slash without a backslash before it, behind which a word ends.
qsizetype expressionLength(QStringView text, qsizetype at);
// Returns a regular expression as it stands between slashes.
QString withSlashesEscaped(const QString &expression);

// Whether a text without quotes that holds so many folded words is one hyphenated word, which is also found
// as one.
bool isHyphenated(const QueryNode &text, qsizetype words);

// Whether the words of a text must stand next to each other: those of a phrase, and those of a script without
// spaces, in which a person types a word as several.
bool standsTogether(const QueryNode &text);

// Whether the text looks like a DOI, an arXiv id or an address of one, as it is copied from somewhere.
bool looksLikeId(QStringView text);
inline constexpr qsizetype kLongestId = 300; // characters; a DOI has 256 at most

// Whether this is a span of time up to now: "7d", "2w", "3m", "1y".
bool isSpan(QStringView text);
// The first day of such a span that ends today; an invalid date for what is none.
QDate spanBegin(QStringView text, QDate today);

} // namespace lectern::syntax
