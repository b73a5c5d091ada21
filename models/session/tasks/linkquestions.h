#pragma once
// What connects papers and authors, asked of the open library: each function runs on the thread of Questions.
#include "models/core/cancelled.h"
#include "models/core/coauthorgraph.h"
#include "models/core/relatedpapers.h"
#include "models/store/identity/mergechoice.h"
#include "models/store/library.h"
#include "models/store/queries/joinedreader.h"
#include "models/store/types/paperrow.h"

#include <QStringList>

namespace lectern
{

// A related paper as a row of a list.
struct RelatedRow {
    PaperRow row;
    QList<RelatedReason> reasons; // strongest first
    int level = 1; // RelatedPaper::level
};

// A paper with what a person made of it, to be held beside another.
struct ComparedPaper {
    PaperDetail detail;
    QStringList tags;
    QString note; // Markdown
};

// Two papers beside each other, and what becomes of each field where both become one.
struct PaperComparison {
    QList<ComparedPaper> papers; // the two
    QList<MergeLine> lines;
};

// At most `limit`, the nearest first, without those that a person said are not related.
Result<QList<RelatedRow>> relatedRows(Library &library, PaperId id, int limit, const Cancelled &overtaken);
// The graph around an author, with the places of all nodes; at most `most` people.
Result<CoauthorGraph> coauthorGraph(Library &library, AuthorId id, int most, const YearSpan &years,
                                    const Cancelled &overtaken);
// The papers of these years that both wrote, the newest first.
Result<QList<PaperRow>> jointPapers(Library &library, AuthorId one, AuthorId other, const YearSpan &years);
// The two, in this order.
Result<PaperComparison> comparedPapers(Library &library, PaperId first, PaperId second);
// The other versions of the work this paper is one of.
Result<QList<PaperRow>> versionRows(Library &library, PaperId id);
// The papers whose sources disagree on title or authors, at most `limit`.
Result<QList<JoinedPaper>> joinedPapers(Library &library, int limit, const Cancelled &overtaken);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::RelatedRow)
Q_DECLARE_METATYPE(lectern::PaperComparison)
Q_DECLARE_METATYPE(lectern::CoauthorGraph)
