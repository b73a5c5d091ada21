#pragma once
// The fields of a source that names them by itself, a table or JSON of any kind, and what a person said such
// names mean.
#include "columns.h"
#include "models/formats/base/format.h"

#include <QList>
#include <QStringList>

namespace lectern
{

// A column of a table, or a key of the objects in JSON.
struct SourceField {
    QString name; // as it stands there; "column 3" where a column has none
    QStringList samples; // its first values, cut, at most kSamples
    CsvColumn guess = CsvColumn::Unknown; // what it is read as unless a person says otherwise
    static constexpr qsizetype kSamples = 3;
    // Adds a value to the samples, unless there are enough or it is empty or among them.
    void addSample(const QString &value);
    bool operator==(const SourceField &) const = default;
};

// The fields that the beginning of a source shows.
struct SourceFields {
    QString format; // "csv", "json" or "json-lines"; empty where it is no such source
    QList<SourceField> fields; // in the order of the source, the first kMost
    static constexpr qsizetype kMost = 200;
    QStringList names() const;
    // What each of these fields is read as where these choices count.
    FieldChoices meanings(const FieldChoices &choices) const;
    bool operator==(const SourceFields &) const = default;
};

// The layout of a source, its set of names, with what a person said of it.
struct FieldLayout {
    QStringList names; // sorted, each once
    FieldChoices choices; // of some of them
    bool operator==(const FieldLayout &) const = default;
};

// Why such a source cannot be read as it is, a sentence that names some of its fields.
QString whyNoTitle(const SourceFields &source);

// Returns the layout of fields with these names and these choices, without those that say what is guessed
// anyway.
FieldLayout layoutOf(const SourceFields &source, const FieldChoices &choices);

// Returns what was said of the layout with these names: of the one that has just these; else of the likest,
// for the objects of a dump need not have all keys. It must have three quarters of all names in common and
// every name that something was said of. Empty where there is none.
FieldChoices keptChoices(const QList<FieldLayout> &layouts, const QStringList &names);

} // namespace lectern
