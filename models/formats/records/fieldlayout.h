#pragma once
// The fields of a self-describing source (a table or JSON), and the user's mapping of their names.
#include "columns.h"
#include "models/formats/base/format.h"

#include <QList>
#include <QStringList>

namespace lectern
{

// A table column, or a key of JSON objects.
struct SourceField {
    QString name; // name in the source; "column 3" if a column has none
    QStringList samples; // the first values, shortened, at most kSamples
    CsvColumn guess = CsvColumn::Unknown; // interpretation without a user mapping
    static constexpr qsizetype kSamples = 3;
    // Adds a value to the samples unless it is empty, a duplicate, or there are enough samples.
    void addSample(const QString &value);
    bool operator==(const SourceField &) const = default;
};

// The fields found in the beginning of a source.
struct SourceFields {
    QString format; // format that reads them under a mapping; empty for other sources
    bool isTable = false; // columns instead of keys
    QList<SourceField> fields; // in source order, at most kMax
    static constexpr qsizetype kMax = 200;
    QStringList names() const;
    // Returns the meaning of each field under these choices.
    FieldChoices meanings(const FieldChoices &choices) const;
    bool operator==(const SourceFields &) const = default;
};

// A set of field names with the user's mapping.
struct FieldLayout {
    QStringList names; // sorted, without duplicates
    FieldChoices choices; // mapping of some names
    bool operator==(const FieldLayout &) const = default;
};

// Returns a sentence that explains why such a source needs a mapping; it names some of the fields.
QString noTitleError(const SourceFields &source);

// Returns the layout of the source with these choices, without those that equal the guess.
FieldLayout layoutOf(const SourceFields &source, const FieldChoices &choices);

// Returns the saved choices for a set of names: those of the identical layout, otherwise of the most similar
// one, because objects of a dump may lack some keys. A similar layout must share three quarters of all names
// and contain every mapped name. Empty if there is none.
FieldChoices savedChoices(const QList<FieldLayout> &layouts, const QStringList &names);

} // namespace lectern
