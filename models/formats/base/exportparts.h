#pragma once
#include "models/core/paper.h"

#include <QSet>
#include <QStringView>

namespace lectern
{

// Citation key form for papers without a key: "winter2021slow" (Lectern), or "winterSlowCamerasObserve2021"
// (the default of Better BibTeX).
enum class KeyForm { Lectern, BetterBibtex };

// Content of an exported bibliography entry.
enum class ExportContent {
    Citing, // only what a reference needs: no abstract, no user data, no file paths
    Everything, // for import into another Lectern library
};

// Optional parts of an exported file.
struct ExportParts {
    bool abstracts = true; // always included in Lectern's own format
    bool marks = true; // tags, lists, ratings, bookmarks, read marks and own values
    bool notes = true; // notes, and highlights with their comments
    KeyForm keys = KeyForm::Lectern;
    // For formats with Format::cites. Citing excludes all of the parts above.
    ExportContent content = ExportContent::Citing;
    bool operator==(const ExportParts &) const = default;
};

// Returns the words of a list that is separated by spaces.
QSet<QString> wordSet(QStringView words);

// Bibliography fields that a reference may need. Exports for citing omit all other fields, which may be
// abstracts, keywords, notes, paths or private data of other programs.

// Returns whether a reference may need a field of BibTeX or BibLaTeX. Its name must be in lower case.
bool isBibFieldForCiting(const ExtraField &field);
// Returns whether a reference may need a RIS field. The field name is the tag.
bool isRisTagForCiting(const ExtraField &field);

} // namespace lectern
