#pragma once
// The words of a PDF page for copying and searching.
#include "models/pdf/pdfvalues.h"

#include <QList>
#include <QString>

#include <utility>

namespace lectern
{

// Returns the words from the first to the last, inclusive, as one text. Words hyphenated at a line end are
// joined, ligatures are resolved, and lines form one paragraph up to the next gap.
QString copiedPdfText(const PdfPageText &text, int first, int last);

// Returns the boxes of the words from the first to the last, inclusive. Each run of a line has one box, which
// includes the gaps between its words.
QList<QRectF> lineBoxes(const PdfPageText &text, int first, int last);

// Returns the first and the last part of a word that is hyphenated across two lines.
std::pair<int, int> wholePdfWord(const PdfPageText &text, int word);

// Returns the page without the punctuation before the first and after the last of these words. Hyphens,
// apostrophes and brackets inside a word are kept, as is a word of punctuation only.
PdfPageText withBareWords(PdfPageText text, int first, int last);

// A search hit.
struct PdfHit {
    int page = 0;
    QList<QRectF> boxes; // in points
    QString around; // surrounding words, for a list
    int begin = 0, length = 0; // the words of the hit in around
};

// Returns the hits on the page, ignoring case and accents, also across line ends.
QList<PdfHit> pdfHits(int page, const PdfPageText &text, const QString &wanted);

// Returns the word nearest to a position of the page; -1 if there is none.
int nearestPdfWord(const PdfPageText &text, const QPointF &place);

} // namespace lectern
