#pragma once
// The current query of the window: a sidebar entry, conditions shown as chips, and typed text.
#include "models/core/ids.h"
#include "models/core/marks.h"
#include "models/core/query/query.h"
#include "models/core/query/querytext.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <memory>
#include <optional>

namespace lectern
{

// A filter chip: a condition that is ANDed with the others.
struct Condition {
    QueryNode node;
    QString label; // text of the chip; if empty, the text form of node
    bool operator==(const Condition &) const = default;
    QString text() const;
};

// A value type. The query is scope AND conditions AND typed text.
class QueryState
{
public:
    // The selected sidebar entry; nullopt: the whole library.
    std::optional<Condition> scope;
    QList<Condition> conditions;
    QString typed; // text of the search box
    SortOrder sort; // sort order of queries without words
    SortOrder wordSort = kBestMatch; // sort order of queries with words

    static constexpr SortOrder kBestMatch{SortOrder::Key::Relevance, false};
    // Returns whether the typed text or a chip searches words. The scope does not count: a saved search shows
    // its newest papers first.
    bool hasWords() const;
    // Returns the sort order in effect.
    const SortOrder &order() const { return hasWords() ? wordSort : sort; }
    void setOrder(const SortOrder &order) { (hasWords() ? wordSort : sort) = order; }
    // Copies both sort orders.
    void adoptOrders(const QueryState &other)
    {
        sort = other.sort;
        wordSort = other.wordSort;
    }

    // typing: the last typed word matches as a prefix.
    Query query(bool typing = true) const;
    // Returns the parse errors of the typed text.
    QList<QueryDiagnostic> diagnostics() const { return parsedTyping().diagnostics; }

    // Replaces the condition with the same key, or adds the condition.
    void setCondition(const Condition &condition);
    void clearCondition(const QString &key);
    // Same as setCondition(), but only narrows the result: a year is restricted to the dates already
    // selected.
    void narrow(const Condition &condition);
    const Condition *condition(const QString &key) const;
    // Converts typed conditions other than plain words to chips; the words remain in the box. Does nothing if
    // the text has parse errors. Returns whether anything changed.
    bool commitTyped();
    // Removes the last condition, or the scope if there is none; for Backspace in an empty box. A condition
    // without a label returns to the box as text. Returns whether anything changed.
    bool stepBack();
    // Restricts the typed words to their exact spelling. Returns whether anything changed.
    bool setExactSpelling();
    // Toggles the sort order of a word search between best match and the order of other queries. Returns
    // false if no words are searched.
    bool toggleBestMatch();
    // Returns whether there is no scope, condition or typed text.
    bool isEmpty() const { return !scope && conditions.isEmpty() && typed.trimmed().isEmpty(); }
    // Returns a description for display: "author Ada Oak · score:>=80"; empty for the whole library.
    QString text() const;

    // Returns the key of a condition. In the filter controls a new condition replaces the one with the same
    // key: "category", "date", "score", "rating", "has:code", "is:bookmarked". The key of other kinds is
    // their text form, so several can coexist.
    static QString key(const QueryNode &node);

    // Serialisation for the settings, as lines of text. Invalid text gives an empty state.
    QStringList toStrings() const;
    static QueryState fromStrings(const QStringList &lines);

    bool operator==(const QueryState &other) const
    {
        return scope == other.scope && conditions == other.conditions && typed == other.typed
            && sort == other.sort && wordSort == other.wordSort;
    }

private:
    // Returns the parsed typed text. Parsed once and shared with copies.
    const ParsedQuery &parsedTyping() const;
    struct Typing {
        QString typed;
        ParsedQuery parsed;
    };
    mutable std::shared_ptr<const Typing> m_typing;
};

// A query with some of its parts removed, suggested when the query has no results.
struct RelaxedQuery {
    QueryState state;
    QString without; // chip text of the removed part; empty: everything but the words was removed
};
// Returns the words in the whole library without conditions, then the query without its scope and without
// each of its conditions, including those still in the box. Returns nothing for a query of one part, and no
// duplicates.
QList<RelaxedQuery> relaxedQueries(const QueryState &state);

// Nodes created by the window.
QueryNode isNode(const QString &state); // "bookmarked", "unread", "read"
QueryNode hasNode(const QString &what);
QueryNode authorNode(AuthorId id);
QueryNode sourceNode(SourceId id);
QueryNode categoryNode(const QStringList &categories);
QueryNode tagNode(const QString &name);
QueryNode listNode(ListId id);
// Returns the author id of an author:#id node, otherwise None.
AuthorId authorOf(const QueryNode &node);
// Returns the list id of a node with a single list:#id, otherwise None.
ListId listOf(const QueryNode &node);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::QueryState)

namespace lectern
{

// Stores the last shown paper and the sort order per sidebar entry. Limited to the most recently left
// entries.
class PlacePositions
{
public:
    struct Position {
        QString place;
        PaperId paper = PaperId::None;
        std::optional<SortOrder> sort; // of queries without words; nullopt: the default of the place
    };

    // Returns the key of the entry that the query belongs to: the text form of the entry's query, empty for
    // the whole library.
    static QString placeOf(const QueryState &query);

    void keep(const QString &place, PaperId paper, const SortOrder &sort);
    const Position *find(const QString &place) const; // nullptr if there is no position
    const QList<Position> &all() const { return m_all; } // least recently left first
    void setAll(const QList<Position> &positions) { m_all = positions; }

private:
    QList<Position> m_all; // no duplicates
};

} // namespace lectern
