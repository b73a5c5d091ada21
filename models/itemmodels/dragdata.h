#pragma once
// What is dragged inside the window: papers, and places of the sidebar. Only within one program: numbers mean
// nothing in another library. Other programs take papers as text.
#include "models/core/ids.h"

#include <QList>
#include <QString>

class QMimeData;

namespace lectern
{

inline constexpr auto papersMimeType = "application/x-lectern-papers";
inline constexpr auto bibtexMimeType = "text/x-bibtex"; // what other programs may take
inline constexpr auto placeMimeType = "application/x-lectern-place";

// The caller owns the data.
QMimeData *papersMime(const QList<PaperId> &papers);
// Empty when there are none in it, or those of another program.
QList<PaperId> papersIn(const QMimeData &data);
// Sets what other programs get of papers: the citations as plain text, and BibTeX.
void setPapersText(QMimeData &data, const QString &citations, const QString &bibtex);
// The text among what is dropped, BibTeX before others; empty for papers of this program, which are no text
// to it.
QString textIn(const QMimeData &data);
// key: of an entry of the sidebar.
QMimeData *placeMime(const QString &key);
QString placeIn(const QMimeData &data);

} // namespace lectern
