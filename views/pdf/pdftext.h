#pragma once
// The words of a page as people copy and find them.
#include "models/pdf/pdfvalues.h"

#include <QList>
#include <QString>

#include <utility>

namespace lectern
{

// The words from the first to the last, both included, as one text: a hyphen at the end of a line is joined
// where the word goes on, ligatures are letters, lines are one paragraph until there is a gap.
QString copiedPdfText(const PdfPageText &text, int first, int last);

// The boxes of the words from the first to the last, both included: one for each run of a line, with the gaps
// between its words.
QList<QRectF> lineBoxes(const PdfPageText &text, int first, int last);

// The words that this one is a part of: the one at the end of a line goes on in the next line. First and
// last.
std::pair<int, int> wholePdfWord(const PdfPageText &text, int word);

// The page with the first of these words without the punctuation before it, and the last one without what
// stands behind it; hyphens, apostrophes and brackets within a word stay, and so does what is nothing else.
PdfPageText withBareWords(PdfPageText text, int first, int last);

// A place where what is looked for stands.
struct PdfHit {
    int page = 0;
    QList<QRectF> boxes; // in points
    QString around; // the words around it, for a list
};

// Where it stands on the page, without regard to case and accents, over the ends of lines too.
QList<PdfHit> pdfHits(int page, const PdfPageText &text, const QString &wanted);

// The word nearest to a place of the page; -1 where there is none.
int nearestPdfWord(const PdfPageText &text, const QPointF &place);

} // namespace lectern
