#pragma once
// A query: an expression tree and a sort order. A value type, evaluated by the store.
#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace lectern
{

// A node of the expression. The kind determines which members are used.
struct QueryNode {
    enum class Kind {
        All, // every paper
        And,
        Or,
        Not, // children; Not has one
        Text, // all folded words of text occur in the field, in any order or as a phrase; the store folds
              // them
        Category, // values: any of them ("LG" also matches "cs.LG")
        Date, // from..to; an invalid date leaves that end open. If only the year is known, a paper counts at
              // the first day of the year. Papers without date and year never match, even if both ends are
              // open.
        Score, // low..high, either end may be open; papers without a score never match
        Rating, // low..high stars. Unrated papers have 0 stars and match only if the low end is explicitly 0,
                // so "rating:<=2" finds only rated papers
        Has, // values[0]: one of the values of its term (queryterms.cpp)
        Is, // values[0]: as for Has
        Tag, // values: any of these tags
        List, // values: in any of the lists with these names, or "#12" for the list with that id
        Source, // values: any of: part of the file name, or "#12" for the source with that id
        Author, // values[0]: "#12", the author with that id under all names
        YearInferred,
        Citations, // low..high, either end may be open; papers without a stated citation count never match
        Added, // from..to: the days of the first import, either end may be open; or values[0]: a span of
               // days, weeks, months or years up to now: "7d", "2w", "3m", "1y"
        Ids, // values: any of these arXiv ids, DOIs or their URLs
        Expression, // text: a regular expression (TextExpression) that a text of the field matches
        Venue, // values: venues; the words of at least one occur in the paper's venue
        Stated, // text: "affiliation", "keywords", "comment", "link", "page" or "key"; values: the words of
                // at least one occur in that field
    };
    // Author: also matches the author's other names if a full name is given in quotes. Name: the name as
    // printed. Highlight: the words and the comment of one highlight.
    enum class Field { Any, Title, Author, Abstract, Note, Name, Highlight };

    Kind kind = Kind::All;
    QList<QueryNode> children;
    Field field = Field::Any;
    QString text; // as typed, without quotes
    bool phrase = false; // the words are adjacent, in this order and exact spelling
    bool prefix = false; // the last word matches as a prefix
    QStringList values;
    QDate from, to;
    std::optional<double> low, high;
    bool lowExcluded = false, highExcluded = false; // Score, Rating: > instead of >=, < instead of <=

    // Defined out of line, because QueryNode contains a list of QueryNode and is incomplete here.
    bool operator==(const QueryNode &) const;
    bool operator!=(const QueryNode &other) const { return !(*this == other); }
};

struct SortOrder {
    enum class Key {
        Newest,
        Oldest,
        Relevance,
        Score,
        Title,
        Authors,
        Category,
        Citations,
        Added,
        Code,
        Bookmarked,
        Unread,
        Rating, // most stars first
        ListOrder, // the user's order of the list that the query names; Newest if it names none
        Opened, // last read PDF first, then papers without a read PDF, newest first
        Venue, // by short name
        Last = Venue // stored by number: append, never reorder
    };
    Key key = Key::Newest;
    bool reversed = false; // Newest reversed equals Oldest; the flag is separate so that a click on a column
                           // header can reverse any order
    bool operator==(const SortOrder &) const = default;
};

struct Query {
    QueryNode root; // Kind::All: no condition
    SortOrder sort;
    bool operator==(const Query &) const = default;
};

} // namespace lectern
