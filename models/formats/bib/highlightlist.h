#pragma once
// Writes the highlights of papers for people, as Markdown, and for programs, as JSON lines.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/papermarks.h"

#include <QByteArray>
#include <QList>

namespace lectern
{

// A paper with what was marked in its files, in the order in which it stands there.
struct HighlightedPaper {
    PaperId id = PaperId::None;
    Paper paper; // shown values
    QList<Highlight> highlights;
    QList<PaperMarks::File> files; // attached now; a highlight may be of one that is not
};

// The file of the paper to read the highlight in: the one it was made in, else the first; null: there is
// none.
const PaperMarks::File *fileToRead(const HighlightedPaper &paper, const Highlight &highlight);

// A section for each paper: its quotes, each with its remark and a link to its page of the file.
QByteArray highlightsMarkdown(const QList<HighlightedPaper> &papers);
// An object for each highlight: title, authors, arxiv_id, doi, page (from 1), quote, before, after, remark,
// colour, made, id, sha256, and file and path where it is attached.
QByteArray highlightsJsonLines(const QList<HighlightedPaper> &papers);

} // namespace lectern
