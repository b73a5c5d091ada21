#pragma once
// Writes BibTeX and BibLaTeX.
#include "models/formats/base/format.h"

#include <QHash>
#include <QSet>

namespace lectern
{

enum class BibDialect { BibTeX, BibLaTeX };

// Gives papers their citation keys, all different (also without case, as BibTeX compares): the key that the
// paper came with, else "winter2021slow" (first author's family name, year, first telling word of the title)
// or "winterSlowCamerasObserve2021" (family name, three telling words, year). If keys are equal, the second
// one gets "a" behind it, the next ones "b" to "z", "aa" …
class CitationKeys
{
public:
    explicit CitationKeys(KeyForm form = KeyForm::Lectern) : m_form(form) { }
    QString next(const Paper &paper);

private:
    KeyForm m_form;
    QSet<QString> m_taken; // lower case
    QHash<QString, int> m_next; // the suffix to try first: thousands of equal proposals stay cheap
};

// One entry, ending in a line break, with what a person made of the paper; for citing without that, and
// without abstract, keywords and all that is no part of a reference (base/citingfields.h). There the venue
// has its full name. An inferred year is written as such: BibTeX has "year = {[2025]}", BibLaTeX "date =
// {2025-06-23?}".
QString bibEntry(const Paper &paper, const QString &key, BibDialect dialect, const PaperMarks &marks = {},
                 ExportContent content = ExportContent::Everything);

// A file of entries with a blank line between them.
std::unique_ptr<PaperStream> bibStream(BibDialect dialect);

} // namespace lectern
