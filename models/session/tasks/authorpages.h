#pragma once
// The pages of one author. An author merged from two has two pages, each with its saved versions.
#include "models/store/types/authorrow.h"

#include <QByteArray>

namespace lectern
{

// One author page with all its saved versions.
struct AuthorPage {
    QString name; // the author's name as stated on the page
    QList<AuthorObservation> saves; // newest first; never empty
};

// Groups saved versions by page, newest first. The stated name identifies the page. The first page is the one
// whose newest version states the most papers; its figures are shown as the author's.
QList<AuthorPage> pagesOf(const QList<AuthorObservation> &saves);

// Returns the figures of all saved versions as CSV with a header, oldest first. The header is English in
// every UI language, for other programs.
QByteArray figuresCsv(const QList<AuthorObservation> &saves);

} // namespace lectern
