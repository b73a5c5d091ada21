#pragma once
// How a related paper reads.
#include "linelist.h"
#include "models/session/linkcontroller.h"
#include "views/style/colors.h"

namespace lectern
{

// "both say “x”; A. Writer wrote both"
QString reasonsText(const QList<RelatedReason> &reasons);
LineItem relatedLine(const RelatedRow &related);
// Where the paper's other versions are, for the abstract pane; links "paper:12" and "unlink:12".
QString versionsHtml(const QList<PaperRow> &versions, const Colors &colors);
// The first `most` of them as the end of the abstract pane's document; links "paper:12" and "related:all".
QString relatedHtml(const QList<RelatedRow> &rows, int most, const Colors &colors);

} // namespace lectern
