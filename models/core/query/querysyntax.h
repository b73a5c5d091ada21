#pragma once
// Shared by the parser, the writer and the completion of queries.
#include "query.h"

#include <array>

namespace lectern::syntax
{

// Returns an empty node of this kind.
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

// TeX writes an accent as \"o, so a quote after a backslash belongs to its word.
inline bool isQuoteAt(QStringView text, qsizetype at)
{
    return isQuote(text[at]) && !(text[at] == u'"' && at > 0 && text[at - 1] == u'\\');
}

// Returns whether a word ends at this position of the text.
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

// Field names in completion order.
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

// Finds a field by name, ignoring case. Returns null if there is none.
inline const FieldName *fieldNamed(QStringView name)
{
    for (const FieldName &field : fieldNames)
        if (field.name.compare(name, Qt::CaseInsensitive) == 0)
            return &field;
    return nullptr;
}

bool hasLetterOrDigit(QStringView text);

// Returns the length of the regular expression that starts at `at`, including its slashes, or 0 if there is
// none. It ends at a slash that has no backslash before it and is followed by the end of a word.
qsizetype expressionLength(QStringView text, qsizetype at);
QString withSlashesEscaped(const QString &expression);

// Returns whether an unquoted text with `words` folded words is one hyphenated word, which is also found as
// one word.
bool isHyphenated(const QueryNode &text, qsizetype words);

// Returns whether the words must be adjacent: in phrases, and in scripts without spaces, where each character
// is a word.
bool isTogether(const QueryNode &text);

// Returns whether the text looks like a DOI, an arXiv id or the URL of one.
bool looksLikeId(QStringView text);
inline constexpr qsizetype kMaxIdLength = 300; // in characters; DOIs have at most 256

// Returns whether this is a time span up to now: "7d", "2w", "3m", "1y".
bool isSpan(QStringView text);
// Returns the first day of such a span that ends today. Invalid if the text is not a span.
QDate spanBegin(QStringView text, QDate today);

} // namespace lectern::syntax
