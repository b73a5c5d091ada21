#pragma once
// What stands behind the fields of a typed query, for its parser.
#include "querysyntax.h"

#include <QStringView>

#include <optional>

namespace lectern::syntax
{

// Reads the days or numbers behind a field that takes a range: Year, Date, Score, Rating, Citations or Added.
// nullopt when the text is none; expectedValue() says what is expected then.
std::optional<QueryNode> readRange(FieldName::Means means, QStringView text);

// What stands behind a field, as a sentence, translated.
QString expectedValue(const FieldName &field);

// What a pasted BibTeX entry is known by: its DOI, its arXiv id, or the words of its title. Empty for other
// texts.
QString idOfEntry(QStringView text);

} // namespace lectern::syntax
