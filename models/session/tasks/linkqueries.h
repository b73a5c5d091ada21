#pragma once
// Queries about connections between papers and authors. Each function runs on the thread of LibraryReader.
#include "models/core/coauthorgraph.h"
#include "models/core/relatedpapers.h"
#include "models/core/result.h"
#include "models/store/identity/mergechoice.h"
#include "models/store/library.h"
#include "models/store/queries/sourceconflictreader.h"
#include "models/store/types/paperrow.h"

#include <QStringList>

namespace lectern
{

struct RelatedRow {
    PaperRow row;
    QList<RelatedReason> reasons; // strongest first
    int level = 1; // RelatedPaper::level
};

// A paper with its user data, for comparison with another.
struct ComparedPaper {
    PaperDetail detail;
    QStringList tags;
    QString note; // Markdown
};

// Two papers side by side, and the value of each field if they were merged.
struct PaperComparison {
    QList<ComparedPaper> papers; // always two
    QList<MergeLine> lines;
};

// Returns at most `limit` related papers, strongest first, without those that the user marked as unrelated.
Result<QList<RelatedRow>> relatedRows(Library &library, PaperId id, int limit, const Cancelled &cancelled);
// Returns the graph around an author with all node positions; at most `most` authors.
Result<CoauthorGraph> coauthorGraph(Library &library, AuthorId id, int most, const YearSpan &years,
                                    const Cancelled &cancelled);
// Returns the joint papers of two authors in these years, newest first.
Result<QList<PaperRow>> jointPapers(Library &library, AuthorId one, AuthorId other, const YearSpan &years);
// Compares two papers, in the given order.
Result<PaperComparison> comparedPapers(Library &library, PaperId first, PaperId second);
// Returns the other versions of the paper's work.
Result<QList<PaperRow>> versionRows(Library &library, PaperId id);
// Returns at most `limit` papers whose sources disagree on title or authors.
Result<QList<JoinedPaper>> joinedPapers(Library &library, int limit, const Cancelled &cancelled);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::RelatedRow)
Q_DECLARE_METATYPE(lectern::PaperComparison)
Q_DECLARE_METATYPE(lectern::CoauthorGraph)
