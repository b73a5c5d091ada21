#pragma once
// The typed form of a query, as a person writes it into the search box: read, written, completed.
#include "query.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace lectern
{

// Where the typed form could not be read, in UTF-16 units of the text, and what was expected there.
struct QueryRemark {
    qsizetype position = 0;
    qsizetype length = 0;
    QString expected; // one sentence, translated
    bool operator==(const QueryRemark &) const = default;
};

struct ParsedQuery {
    QueryNode root;
    QList<QueryRemark> remarks; // empty: all was understood
};

// Reads the typed form. Never fails: what cannot be read leaves a remark, and the words that could be read
// are searched. typing: the last word matches as a prefix when the text does not end in a space or quote;
// an excluded last word does not, or "-s" would empty the list on the way to "-survey".
//
//   word  word*  "a phrase"  "a phra*"  -excluded  *            * alone: every paper
//   *former  trans*er                words with these parts, of three letters at least
//   =word  "word"                    in this spelling only; word also finds its plural and other spellings
//   author: title: abstract: note:   before a word, a phrase or a group in parentheses; author:#12 by id
//   author:"Ada Lovelace"            the person, under all names; name:"Ada Lovelace" as it is printed
//   cat: tag: list: source: venue:   names, several by commas, quoted ("" for a quote inside) where needed
//   year:2024  year:2020..  year:2020-2023  year:<2020  date:2026-01..2026-03-15  year:inferred
//   score:>=80  score:70..80  citations:>=100  added:7d  added:3m  added:2026-01..
//   doi:10.1145/3292500  arxiv:2401.01234  and ids, addresses and BibTeX entries as they are pasted
//   rating:5  rating:>=4  rating:0 (not rated)
//   has:code …  is:unread …
//   a OR b, a AND b, NOT a, (…)      side by side is AND and binds more tightly than OR
//
// Field names and has:/is: values are read in any case; OR, AND, NOT only in capitals. The result is
// normalised. Time is linear in the text; conditions after the first 1,000 and levels of brackets beyond 50
// are left out with a remark.
ParsedQuery parseQuery(QStringView text, bool typing = false);

// Brings a query into its one canonical form: nested ANDs and ORs are flattened, single children lifted, text
// without quotes split into one node a word, ends of ranges put in order, members that the kind does not use
// cleared, and conditions that cannot be searched (no letter or digit, no name) dropped.
QueryNode normalised(const QueryNode &root);

// The question for those of its papers that have this, one of hasValues(); normalised.
QueryNode withHas(const QueryNode &root, const QString &what);

// Writes the typed form of an expression; parseQuery() gives normalised(root) back. Each condition that is
// ANDed at the top is one element, for the chips of the filter bar; joined by spaces they are the whole.
QStringList queryParts(const QueryNode &root);
QString queryText(const QueryNode &root);

// Returns the folded words that a query looks for in the text of papers, for highlighting: each once, in
// order of appearance, without excluded ones. A prefix ends in '*', a pattern has it elsewhere; the words of
// a phrase stand together with spaces between. Behind a word stand its other spellings; words that every text
// is full of are left out where there are others.
QStringList queryWords(const QueryNode &root);

// Whether it looks for words or an expression in the texts of papers, outside exclusions, so that some papers
// match better than others. Names and notes are no texts.
bool seeksWords(const QueryNode &root);

// Returns the expression with every word in the spelling in which it stands there, as if all were in quotes;
// patterns and names stay.
QueryNode inThisSpelling(const QueryNode &root);

// Writes a name as it stands behind "tag:", "list:", "cat:" or "source:", in quotes where it needs them.
QString queryValue(const QString &name);

// What may stand behind "has:" and "is:".
const QStringList &hasValues();
const QStringList &isValues();

// What could stand at the cursor of a search box.
struct QueryCompletion {
    enum class Kind {
        None, // nothing to offer
        Keyword, // options are whole: "author:", "has:code", …
        Category, // the caller looks up names that begin with stem and writes queryValue(name) …
        Author, // … or, for an author, the name in double quotes
        Tag,
        List,
        Source,
    };
    Kind kind = Kind::None;
    qsizetype position = 0, length = 0; // the part of the text that an option replaces
    QString stem; // what is typed of it so far, without quotes
    QStringList options; // for Keyword; empty otherwise
};

// Finds what can stand at the cursor (0 <= cursor <= text.size()): field names for the beginning of a word
// (at least one letter), values behind a field. It knows no library, so the caller looks up names.
QueryCompletion queryCompletion(QStringView text, qsizetype cursor);

} // namespace lectern
