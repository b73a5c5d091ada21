#pragma once
// The terms "name:value" of queries. The parser, the writer, the completion and the help take what they know
// about a term from its row in queryterms.cpp.
#include "models/core/ids.h"
#include "query.h"

#include <QStringList>
#include <QStringView>

#include <optional>
#include <span>

namespace lectern
{

enum class CompletionKind {
    None, // no completion
    Keyword, // options are complete: "author:", "has:code", …
    Category, // the caller finds names that begin with the typed part and inserts queryValue(name)
    Author, // as Category, but inserts the name in double quotes
    Tag,
    List,
    Source,
};

struct QueryTerm {
    // How a value is read, normalised and written.
    enum class Value {
        Words, // words, phrases or expressions in a field, or a group of them
        Names, // names separated by commas
        Ids, // an id, or ids in quotes separated by commas
        Choice, // one of `values`
        Numbers, // a number or a range
        Dates, // a year, a month or a day, or a range
        Period // a time span up to now, or as Dates
    };
    QStringView name;
    QueryNode::Kind kind;
    Value value;
    QueryNode::Field field; // of Words; otherwise Any
    const char *expected; // the valid values, one sentence; %1: the choices
    CompletionKind completion = CompletionKind::None;
    QStringView values = {}; // the choices or typical values, separated by spaces
    int rank = 0; // completions are in the order of the ranks, and then of the table
    const char *help = nullptr; // null: the help of a row above includes this term
    QStringView example = {}; // a complete query
};

inline bool isRange(QueryTerm::Value value)
{
    return value == QueryTerm::Value::Numbers || value == QueryTerm::Value::Dates
        || value == QueryTerm::Value::Period;
}

// The terms in the order of the help.
std::span<const QueryTerm> queryTerms();

inline constexpr qsizetype kMaxTermName = 16; // in characters

// Finds a term by name, ignoring case. Returns null if there is none.
const QueryTerm *termNamed(QStringView name);
// Returns the first term of this kind, or null.
const QueryTerm *termOf(QueryNode::Kind kind);
// Returns the name of the term that searches words in this field; empty for Field::Any.
QStringView nameOf(QueryNode::Field field);

QStringList valuesOf(const QueryTerm &term);
// Returns the choice in its present spelling. Empty if the term does not have it.
QString choiceOf(const QueryTerm &term, const QString &value);
// Returns a translated sentence that describes the valid values.
QString expectedValue(const QueryTerm &term);

// Returns the id in the value "new#12" of a condition of Kind::Is, which finds the papers imported after the
// paper with this id; nullopt for all other values.
std::optional<qint64> newSince(const QString &value);
// Returns the condition for papers imported after this one.
QueryNode newSinceNode(PaperId seen);

} // namespace lectern
