#pragma once
// PDFs made for tests: by Qt, and by hand where Qt cannot (an outline, links).
#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace lectern::test
{

// A page of its own for each text, lines apart, in DejaVu as Qt sets it. Returns the bytes.
QByteArray paintedPdf(const QStringList &pages);

// A PDF written by hand, in Helvetica, which is not in the file: each page has its lines from 72 points below
// the upper edge of 612 × 792 points, 20 points apart; an outline entry a page ("Part 1" …) and on the first
// page a link in its first line to the last page and one in its second to https://example.org/.
QByteArray writtenPdf(const QList<QStringList> &pages, const QByteArray &title = "A title");

// The same as writtenPdf() gave, with one page, counted from 0, of 792 × 612 points.
QByteArray withWidePage(QByteArray pdf, int page);

} // namespace lectern::test
