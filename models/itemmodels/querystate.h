#pragma once
// What the person asks at the moment: a place in the sidebar, conditions shown as chips, and words being
// typed.
#include "models/core/ids.h"
#include "models/core/marks.h"
#include "models/core/query/query.h"
#include "models/core/query/querytext.h"

#include <QList>
#include <QMetaType>
#include <QString>

#include <memory>

namespace lectern
{

// One chip: a condition that is ANDed with the others.
struct Condition {
    QueryNode node;
    QString label; // what the chip reads; the typed form where empty
    bool operator==(const Condition &) const = default;
    QString text() const;
};

// A value. The query is scope AND conditions AND what is typed.
class QueryState
{
public:
    // The place chosen in the sidebar; nullopt: the whole library.
    std::optional<Condition> scope;
    QList<Condition> conditions;
    QString typed; // what stands in the search box
    SortOrder sort; // where no words are searched
    SortOrder wordSort = kBestMatch; // where they are

    static constexpr SortOrder kBestMatch{SortOrder::Key::Relevance, false};
    // Whether words are typed, or stand in a chip. A place is no search: a saved one is followed by its
    // newest papers.
    bool seeksWords() const;
    // The one of the two orders that holds now.
    const SortOrder &order() const { return seeksWords() ? wordSort : sort; }
    void setOrder(const SortOrder &order) { (seeksWords() ? wordSort : sort) = order; }
    // Takes both orders of another state.
    void takeOrders(const QueryState &other)
    {
        sort = other.sort;
        wordSort = other.wordSort;
    }

    // typing: the last typed word matches as a prefix.
    Query query(bool typing = true) const;
    // What of the typed text could not be read.
    QList<QueryRemark> remarks() const;

    // Puts node in the place of the condition with the same key, or adds it.
    void setCondition(const Condition &condition);
    void clearCondition(const QString &key);
    // The same, without letting in what is left out now: a year stays within the days that are asked for.
    void narrow(const Condition &condition);
    const Condition *condition(const QString &key) const;
    // Everything typed that is more than a plain word becomes a chip; the words stay in the box. Text that
    // could not be read stays as well. True when something moved.
    bool commitTyped();
    // Takes the last condition away, without one the place, for who deletes where nothing is typed. A
    // condition that people can read as it is typed comes back as what is typed, to be changed. True when
    // that is a change.
    bool takeBack();
    // What is typed finds only the spelling in which it is typed from now on. True when that is a change.
    bool typeExactly();
    // Where words are searched: between the best match first and the order of what is not searched. True
    // when they are.
    bool turnBestMatch();
    // No scope, no condition, nothing typed.
    bool isEmpty() const;
    // In words for people: "author Ada Oak · score:>=80"; empty where it is the whole library.
    QString text() const;

    // Two conditions with the same key exclude each other in the filter controls: "category", "date",
    // "score", "rating", "has:code", "is:bookmarked". Other kinds have their typed form as key and stand side
    // by side.
    static QString key(const QueryNode &node);

    // For the settings: lines of text, and back. Unreadable text gives an empty state.
    QStringList toStrings() const;
    static QueryState fromStrings(const QStringList &lines);

    bool operator==(const QueryState &other) const
    {
        return scope == other.scope && conditions == other.conditions && typed == other.typed
            && sort == other.sort && wordSort == other.wordSort;
    }

private:
    // What is typed, as it reads while it is being typed; parsed once for all who ask, copies too.
    const ParsedQuery &parsedTyping() const;
    struct Typing {
        QString typed;
        ParsedQuery parsed;
    };
    mutable std::shared_ptr<const Typing> m_typing;
};

// A question without some of its parts, for one that finds nothing.
struct WiderQuestion {
    QueryState state;
    QString without; // the part, as its chip reads; empty: without all but the words
};
// Returns what the question would be in the whole library without conditions, where there are words, and
// then without its place and without each of its conditions, also those that still stand in the box. Nothing
// for a question of one part, and none of them twice.
QList<WiderQuestion> widerQuestions(const QueryState &state);

// Nodes the window makes itself.
QueryNode isNode(const QString &state); // "bookmarked", "unread", "read"
QueryNode hasNode(const QString &what);
QueryNode authorNode(AuthorId id);
QueryNode sourceNode(SourceId id);
QueryNode categoryNode(const QStringList &categories);
QueryNode tagNode(const QString &name);
QueryNode listNode(ListId id);
// The author a node asks for by number; None for every other node.
AuthorId authorOf(const QueryNode &node);
// The one list a node asks for by number; None for every other node.
ListId listOf(const QueryNode &node);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::QueryState)
