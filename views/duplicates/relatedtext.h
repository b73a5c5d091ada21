#pragma once
// Texts for related papers.
#include "linelist.h"
#include "models/session/linkcontroller.h"
#include "views/style/colors.h"

namespace lectern
{

// "both say “x”; A. Writer wrote both"
QString reasonsText(const QList<RelatedReason> &reasons);
LineItem relatedLine(const RelatedRow &related);
// Returns HTML with links to the paper's other versions, for the paper pane; links "paper:12" and
// "unlink:12".
QString versionsHtml(const QList<PaperRow> &versions, const Colors &colors);
// Returns HTML with the first `most` related papers, for the end of the paper pane; links "paper:12" and
// "related:all".
QString relatedHtml(const QList<RelatedRow> &rows, int most, const Colors &colors);

} // namespace lectern
