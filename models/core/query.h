#pragma once
// A question to the library: an expression tree and an order. A value; the store answers it (design, section
// 5).
#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

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
        Text, // text in a field; words are folded by the store
        Category, // values: any of them ("LG" also matches "cs.LG")
        Date, // from..to, either end may be open (invalid)
        Score, // low..high, either end may be open
        Has, // values[0]: code, abstract, note, doi, score
        Is, // values[0]: bookmarked, unread, read
        Tag,
        List, // values[0]: the name
        Source, // values[0]: part of the file name, or "#12" for the source with that id
        Author, // values[0]: "#12", the author with that id, under any name
        YearInferred,
    };
    enum class Field { Any, Title, Author, Abstract, Note };

    Kind kind = Kind::All;
    QList<QueryNode> children;
    Field field = Field::Any;
    QString text; // as typed, without quotes
    bool phrase = false; // the words in this order, next to each other
    bool prefix = false; // the last word matches as a prefix
    QStringList values;
    QDate from, to;
    std::optional<double> low, high;

    bool operator==(const QueryNode &) const = default;
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
        Unread
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

// Where the typed form could not be read, in UTF-16 units of the text, and what was expected there.
struct QueryRemark {
    qsizetype position = 0;
    qsizetype length = 0;
    QString expected; // one sentence
    bool operator==(const QueryRemark &) const = default;
};

struct ParsedQuery {
    QueryNode root;
    QList<QueryRemark> remarks; // empty: all was understood
};

// Reads the typed form. Never fails: what cannot be read leaves a remark, and the words that could be read
// are searched. typing: the last word matches as a prefix when the text does not end in a space or quote.
ParsedQuery parseQuery(QStringView text, bool typing = false);

// The typed form of an expression; parseQuery gives the same expression back. One element for each condition
// that is ANDed at the top, for the chips of the filter bar.
QStringList queryParts(const QueryNode &root);
QString queryText(const QueryNode &root);

// The folded words a query looks for in the text of papers (not excluded ones), for highlighting; a prefix
// ends in '*'.
QStringList queryWords(const QueryNode &root);

} // namespace lectern
