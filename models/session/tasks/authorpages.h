#pragma once
// The pages of one author: a person who was two has two, each with its saves.
#include "models/store/types/authorrow.h"

#include <QByteArray>

namespace lectern
{

// One page of an author over its saves.
struct AuthorPage {
    QString name; // the author's, as the page states it
    QList<AuthorObservation> saves; // the latest first; at least one
};

// Sorts saves, the latest first, by the page they are saves of, which is known by the name it states. First
// the page whose latest save states most papers, for it is the one that the figures of the author are.
QList<AuthorPage> pagesOf(const QList<AuthorObservation> &saves);

// All figures of all saves, the oldest first, as CSV with a head; for programs, in whatever language the
// window is.
QByteArray figuresCsv(const QList<AuthorObservation> &saves);

} // namespace lectern
