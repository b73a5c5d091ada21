#pragma once
// BibTeX and BibLaTeX out.
#include "models/core/paper.h"

#include <QByteArray>
#include <QStringList>

namespace lectern
{

enum class BibDialect { BibTeX, BibLaTeX };

// The citation keys of papers, one each, all different (also without case, as BibTeX compares): the key the
// paper came with, else "winter2021slow" (first author's family name, year, first telling word of the title).
// Of equal ones the second gets "a", then "b" to "z", "aa" …
QStringList citationKeys(const QList<Paper> &papers);

// One entry, ending in a line break.
QString bibEntry(const Paper &paper, const QString &key, BibDialect dialect);

QByteArray writeBibtex(const QList<Paper> &papers, BibDialect dialect);

} // namespace lectern
