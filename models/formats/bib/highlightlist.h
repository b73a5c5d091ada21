#pragma once
// Writes highlights as Markdown for reading, and as JSON lines for programs.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/papermarks.h"

#include <QByteArray>
#include <QList>

namespace lectern
{

// A paper with its highlights in document order.
struct HighlightedPaper {
    PaperId id = PaperId::None;
    Paper paper; // shown values
    QList<Highlight> highlights;
    QList<PaperMarks::File> files; // currently attached; highlights may belong to a detached file
};

// Returns the file to open for a highlight: the one it was made in, otherwise the first; null if there is
// none.
const PaperMarks::File *fileToRead(const HighlightedPaper &paper, const Highlight &highlight);

// One section per paper: quotes, each with its comment and a link to the page.
QByteArray highlightsMarkdown(const QList<HighlightedPaper> &papers);
// One object per highlight: title, authors, arxiv_id, doi, page (from 1), quote, before, after, remark,
// colour, made, id, sha256, and file and path if attached.
QByteArray highlightsJsonLines(const QList<HighlightedPaper> &papers);

} // namespace lectern
