#pragma once
// The text form of a query, as in the search box: parsing, writing and completion.
#include "query.h"
#include "queryterms.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace lectern
{

// A parse error: its position in UTF-16 units of the text, and what the parser expected there.
struct QueryDiagnostic {
    qsizetype position = 0;
    qsizetype length = 0;
    QString expected; // one sentence, translated
    bool operator==(const QueryDiagnostic &) const = default;
};

struct ParsedQuery {
    QueryNode root;
    QList<QueryDiagnostic> diagnostics; // empty: no errors
};

// Parses the text form. Never fails: an unreadable part adds a diagnostic, and the remaining words are
// searched. typing: the last word matches as a prefix if the text does not end in a space or quote. An
// excluded last word does not, because "-s" would empty the list before "-survey" is complete.
//
//   word  word*  "a phrase"  "a phra*"  -excluded  *            * alone: every paper
//   *former  trans*er                words with these parts, each of three letters at least
//   =word  "word"                    exact spelling; word also finds plural and other spellings
//   term:value                       the terms of queryterms.cpp; names, numbers and dates may be several,
//                                    separated by commas; quoted ("" for a quote inside) if needed
//   title:(a OR b)  author:#12       words, a phrase or a group in a field; an author by id
//   10.1145/3292500                  ids, their URLs and BibTeX entries may be pasted
//   a OR b, a AND b, NOT a, (…)      adjacent conditions are ANDed; AND binds more tightly than OR
//
// Field names and has:/is: values ignore case; OR, AND, NOT must be in capitals. The result is normalised.
// Runs in linear time. Conditions after the first 1,000 and brackets nested deeper than 50 levels are dropped
// with a diagnostic.
ParsedQuery parseQuery(QStringView text, bool typing = false);

// Returns the canonical form: nested ANDs and ORs are flattened, single children lifted, unquoted text split
// into one node per word, range ends sorted, and unused members cleared. Conditions that cannot be searched
// (no letter or digit, no name) are dropped.
QueryNode normalised(const QueryNode &root);

// Restricts a query to papers that have `what`, one of the values of "has:". The result is normalised.
QueryNode withHas(const QueryNode &root, const QString &what);

// Writes the text form of an expression; parseQuery() of it gives normalised(root). queryParts() returns one
// element per top-level ANDed condition, for the filter chips; joined by spaces they equal queryText().
QStringList queryParts(const QueryNode &root);
QString queryText(const QueryNode &root);

// Returns the folded words that a query searches in paper texts, for highlighting: each once, in order of
// appearance, without excluded ones. A prefix ends in '*', a pattern has '*' elsewhere, and the words of a
// phrase are joined by spaces. Each word is followed by its other spellings. Stop words are omitted if other
// words exist.
QStringList queryWords(const QueryNode &root);

// Returns whether the query searches words or expressions in paper texts outside exclusions, so that
// relevance applies. Names and notes do not count.
bool hasWords(const QueryNode &root);

// Returns the expression with exact spelling for every word, as if all were quoted. Patterns and names are
// unchanged.
QueryNode withExactSpelling(const QueryNode &root);

// Writes a name as a value of "tag:", "list:", "cat:" or "source:", quoted if necessary.
QString queryValue(const QString &name);

// Completions at the cursor of the search box.
struct QueryCompletion {
    using Kind = CompletionKind;
    Kind kind = Kind::None;
    qsizetype position = 0, length = 0; // the range of the text that an option replaces
    QString stem; // the typed part, without quotes
    QStringList options; // only for Keyword
};

// Finds completions at the cursor (0 <= cursor <= text.size()): field names for the beginning of a word (at
// least one letter), values after a field. Independent of a library, so the caller looks up names.
QueryCompletion queryCompletion(QStringView text, qsizetype cursor);

} // namespace lectern
