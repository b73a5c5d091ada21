#pragma once
// A question to the library: an expression tree and an order. A value; the store answers it.
#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace lectern
{

// One node of the expression. Which members mean something depends on the kind.
struct QueryNode {
    enum class Kind {
        All, // every paper
        And,
        Or,
        Not, // children; Not has one
        Text, // all folded words of text stand in the field, anywhere, or as the phrase; the store folds them
        Category, // values: any of them ("LG" also matches "cs.LG")
        Date, // from..to, either end may be open (invalid); a paper of which only the year is known stands
              // at its first day; a paper without either never matches, not even with both ends open
        Score, // low..high, either end may be open; a paper without a score never matches
        Rating, // low..high stars; a paper without a rating has 0 stars, which only a stated low end of 0
                // includes: "rating:<=2" means rated papers
        Has, // values[0]: one of hasValues()
        Is, // values[0]: one of isValues()
        Tag, // values: any of these tags
        List, // values: in any of the lists with these names, or "#12" for the list with that id
        Source, // values: any of: part of the file name, or "#12" for the source with that id
        Author, // values[0]: "#12", the author with that id, under any name
        YearInferred,
        Citations, // low..high, either end may be open; a paper whose citations nobody states never matches
        Added, // from..to, the days on which the paper first came in, either end may be open; or values[0]:
               // in so many days, weeks, months or years up to now: "7d", "2w", "3m", "1y"
        Ids, // values: any of these arXiv ids, DOIs or addresses of one
        Expression, // text: a regular expression (TextExpression) that a text of the field matches
        Venue, // values: the words of any of these stand in the venue
        Stated, // text: "affiliation", "keywords", "comment", "link", "page" or "key"; values: the words of
                // any of these stand in it
    };
    // Author: also the person, where a whole name is asked for in quotes; Name: the name as it is printed.
    // Highlight: the words of one highlight in a file of the paper, and its remark.
    enum class Field { Any, Title, Author, Abstract, Note, Name, Highlight };

    Kind kind = Kind::All;
    QList<QueryNode> children;
    Field field = Field::Any;
    QString text; // as typed, without quotes
    bool phrase = false; // the words in this order, next to each other, and in this spelling
    bool prefix = false; // the last word matches as a prefix
    QStringList values;
    QDate from, to;
    std::optional<double> low, high;
    bool lowExcluded = false, highExcluded = false; // Score, Rating: > instead of >=, < instead of <=

    // Defined out of line, where the type is complete: it has a list of children of its own type.
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
        ListOrder, // as the person put the papers of the list the query asks for; Newest where it asks for
                   // none
        Opened, // whose file was read last, then those of which none was, newest first
        Last = Opened // stored by number: append, never reorder
    };
    Key key = Key::Newest;
    bool reversed =
        false; // Newest reversed is Oldest; kept apart so that a column click can turn any order round
    bool operator==(const SortOrder &) const = default;
};

struct Query {
    QueryNode root; // Kind::All: no condition
    SortOrder sort;
    bool operator==(const Query &) const = default;
};

} // namespace lectern
