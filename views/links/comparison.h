#pragma once
// Two papers side by side, field by field, with what differs marked.
#include "models/items/links/linkcontroller.h"
#include "views/look/colors.h"

namespace lectern
{

// Which words of one text have no counterpart in the other: for each word (split at white space) of each.
struct WordMarks {
    QList<bool> first, second; // true: differs
};
WordMarks differingWords(const QStringList &first, const QStringList &second);

// Rich text: a table of the fields either paper has. Fields whose values differ are marked, and in them the
// words.
QString comparisonHtml(const ComparedPaper &first, const ComparedPaper &second, const Colors &colors);

} // namespace lectern
