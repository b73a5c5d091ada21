#pragma once
// PDFs for tests: made by Qt, and by hand where Qt lacks support (outline, links).
#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace lectern::test
{

// One page per text, one line of text per line, in DejaVu as Qt embeds it. Returns the bytes.
QByteArray paintedPdf(const QStringList &pages);

// A hand-written PDF in Helvetica, which is not embedded. Each page of 612 × 792 points has its lines from 72
// points below the upper edge, 20 points apart, and an outline entry ("Part 1" …). On the first page the
// first line links to the last page and the second one to https://example.org/.
QByteArray writtenPdf(const QList<QStringList> &pages, const QByteArray &title = "A title");

// Changes one page (counted from 0) of the result of writtenPdf() to 792 × 612 points.
QByteArray withWidePage(QByteArray pdf, int page);

} // namespace lectern::test
