#pragma once
// Writes BibTeX and BibLaTeX.
#include "models/formats/base/format.h"

#include <QHash>
#include <QSet>

namespace lectern
{

enum class BibDialect { BibTeX, BibLaTeX };

// Assigns citation keys that are unique, also ignoring case as in BibTeX. The key is the one stated by a
// source, otherwise "winter2021slow" (first author's family name, year, first significant word of the title)
// or "winterSlowCamerasObserve2021" (family name, three significant words, year). The second of equal keys
// gets the suffix "a", the next ones "b" to "z", "aa" …
class CitationKeys
{
public:
    explicit CitationKeys(KeyForm form = KeyForm::Lectern) : m_form(form) { }
    QString next(const Paper &paper);

private:
    KeyForm m_form;
    QSet<QString> m_taken; // lower case
    QHash<QString, int> m_next; // next suffix per key, so that thousands of equal keys remain cheap
};

// Writes one entry with its user data, ending in a line break. For citing it omits user data, abstract,
// keywords and everything that is not part of a reference (base/citingfields.h), and uses the full venue
// name. An inferred year is marked: "year = {[2025]}" in BibTeX, "date = {2025-06-23?}" in BibLaTeX.
QString bibEntry(const Paper &paper, const QString &key, BibDialect dialect, const PaperMarks &marks = {},
                 ExportContent content = ExportContent::Everything);

// Entries separated by blank lines.
std::unique_ptr<PaperStream> bibStream(BibDialect dialect);

} // namespace lectern
