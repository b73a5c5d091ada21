#pragma once
// Shared by the parser, the writer and the completion of queries.
#include "queryterms.h"

#include <QStringView>

#include <optional>

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

bool hasLetterOrDigit(QStringView text);

// Returns the length of the regular expression that starts at `at`, including its slashes, or 0 if there is
// none. It ends at a slash that has no backslash before it and is followed by the end of a word.
qsizetype expressionLength(QStringView text, qsizetype at);
QString withSlashesEscaped(const QString &expression);

// Returns whether an unquoted text with `words` folded words is one hyphenated word, which is also found as
// one word.
bool isHyphenated(const QueryNode &text, qsizetype words);

// Returns the text without English possessive endings: "bernstein's" is searched as "bernstein", whose other
// forms include "bernsteins", as the index has the possessive.
QString withoutPossessives(QStringView text);

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

// Parses a value of Numbers, Dates or Period. Returns nullopt if the text is invalid.
std::optional<QueryNode> readRange(const QueryTerm &term, QStringView text);
// Identifies a pasted BibTeX entry: returns its DOI, its arXiv id or the words of its title. Empty for other
// texts.
QString idOfEntry(QStringView text);

} // namespace lectern::syntax
