#pragma once
// Parses field values of queries.
#include "querysyntax.h"

#include <QStringView>

#include <optional>

namespace lectern::syntax
{

// Parses the value of a range field: Year, Date, Score, Rating, Citations or Added. Returns nullopt if the
// text is invalid; expectedValue() describes the valid form.
std::optional<QueryNode> readRange(FieldName::Means means, QStringView text);

// Returns a translated sentence that describes the valid values of a field.
QString expectedValue(const FieldName &field);

// Identifies a pasted BibTeX entry: returns its DOI, its arXiv id or the words of its title. Empty for other
// texts.
QString idOfEntry(QStringView text);

} // namespace lectern::syntax
