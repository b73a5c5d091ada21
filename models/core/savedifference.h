#pragma once
// Differences between two saved versions of an author page.
#include "ids.h"
#include "paper.h"

#include <QList>
#include <QString>

#include <optional>

namespace lectern
{

// A paper of one saved page. Papers with ids are matched by the library's identity rules. Papers without ids
// are matched by arXiv id, DOI, abstract and title, in this order.
struct SavedPaper {
    PaperId id = PaperId::None;
    Paper paper;
};
struct SavedPage {
    std::optional<AuthorFigures> figures;
    QList<SavedPaper> papers;
};

// A value that differs between two saved pages. An empty text means that the page does not state the value.
struct ValueChange {
    QString
        field; // "score", "category", "date", "code", "title", "authors", "abstract", "affiliation",
               // "citations"; for figures "h-index", "papers", "citations", "novelty", "ai score", "category"
    QString before, after;
    std::optional<double> growth; // after - before, if both are numbers
    bool operator==(const ValueChange &) const = default;
};
struct PaperChange {
    SavedPaper before, after;
    QList<ValueChange> values;
};

struct SaveDifference {
    QList<SavedPaper> appeared; // in the order of the newer page
    QList<SavedPaper> vanished; // in the order of the older page
    QList<PaperChange> changed; // on both pages with different values; in the order of the newer page
    QList<ValueChange> figures;
    bool isEmpty() const
    {
        return appeared.isEmpty() && vanished.isEmpty() && changed.isEmpty() && figures.isEmpty();
    }
};

// Compares two saved pages. Dates are equal if one year is inferred and month and day agree. Texts are equal
// if they differ only in white space.
SaveDifference compareSaves(const SavedPage &older, const SavedPage &newer);

// Formats a number for display: "84.7", "15", never in scientific notation.
QString figureText(double value);

} // namespace lectern
