#pragma once
// Where the words of a query stand in a text.
#include "models/core/query/query.h"
#include "models/core/resultset.h"

#include <QList>
#include <QStringList>
#include <QStringView>

namespace lectern
{

struct TextSpan {
    qsizetype begin = 0, length = 0; // UTF-16 units
    bool operator==(const TextSpan &) const = default;
};

// The words to be marked in the papers of a result: those of the query (queryWords), and those that were
// searched in place of them. result: the answer to the query; null while it is not there.
QStringList wordsToMark(const QueryNode &root, const ResultSet *result);

// The words of text that a query with these folded words (a prefix ends in '*', see queryWords) matches, in
// order. A hyphenated word is matched part by part, and as one ("self-supervised" by "selfsupervised"). Of a
// phrase the whole run is marked, and its words nowhere else. For a prefix only the matching
// beginning of the word is marked, where folding keeps lengths.
QList<TextSpan> matchSpans(QStringView text, const QStringList &wanted);

} // namespace lectern
