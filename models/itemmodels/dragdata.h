#pragma once
// Drag data inside the window: papers and sidebar entries. Ids are valid only within one process; other
// programs receive papers as text.
#include "models/core/ids.h"

#include <QList>
#include <QString>

class QMimeData;

namespace lectern
{

inline constexpr auto papersMimeType = "application/x-lectern-papers";
inline constexpr auto bibtexMimeType = "text/x-bibtex"; // for other programs
inline constexpr auto placeMimeType = "application/x-lectern-place";

// The caller owns the data.
QMimeData *papersMime(const QList<PaperId> &papers);
// Returns the dragged papers. Empty if the data has no papers or belongs to another process.
QList<PaperId> papersIn(const QMimeData &data);
// Sets the data for other programs: citations as plain text, and BibTeX.
void setPapersText(QMimeData &data, const QString &citations, const QString &bibtex);
// Returns the dropped text, preferring BibTeX. Empty for papers of this process.
QString textIn(const QMimeData &data);
// key: key of a sidebar entry.
QMimeData *placeMime(const QString &key);
QString placeIn(const QMimeData &data);

} // namespace lectern
