#pragma once
// Finds the words of a query in a text.
#include "models/core/query/query.h"
#include "models/core/resultset.h"

#include <QList>
#include <QStringList>
#include <QStringView>

namespace lectern
{

struct TextSpan {
    qsizetype begin = 0, length = 0; // in UTF-16 units
    bool operator==(const TextSpan &) const = default;
};

// Returns the words to highlight in the papers of a result: those of the query (queryWords) and their
// substitutes. result: null while the query runs.
QStringList wordsToMark(const QueryNode &root, const ResultSet *result);

// Returns the matches of these folded words (a prefix ends in '*', see queryWords) in the text, in order. A
// hyphenated word is matched by its parts and as a whole ("self-supervised" by "selfsupervised"). The words
// of a phrase are marked only as a complete run. For a prefix only the matching beginning is marked, if
// folding keeps the length.
QList<TextSpan> matchSpans(QStringView text, const QStringList &wanted);

} // namespace lectern
