#pragma once
// What is different between two saves of one author's page.
#include "ids.h"
#include "paper.h"

#include <QList>
#include <QString>

#include <optional>

namespace lectern
{

// A paper as one save has it. Papers with ids are the same when the library's identity says so; papers
// without ids are matched by their texts (arXiv id, DOI, abstract, title, in this order).
struct SavedPaper {
    PaperId id = PaperId::None;
    Paper paper;
};
struct SavedPage {
    std::optional<AuthorFigures> figures;
    QList<SavedPaper> papers;
};

// A value that both saves have, or only one of them. Empty text: the save does not have it.
struct ValueChange {
    QString
        field; // "score", "category", "date", "code", "title", "authors", "abstract", "affiliation",
               // "citations"; of figures "h-index", "papers", "citations", "novelty", "ai score", "category"
    QString before, after;
    std::optional<double> growth; // after - before, where both are numbers
    bool operator==(const ValueChange &) const = default;
};
struct PaperChange {
    SavedPaper before, after;
    QList<ValueChange> values;
};

struct SaveDifference {
    QList<SavedPaper> appeared; // in the order of the newer page
    QList<SavedPaper> vanished; // in the order of the older page
    QList<PaperChange> changed; // on both, with other values; in the order of the newer page
    QList<ValueChange> figures;
    bool isEmpty() const
    {
        return appeared.isEmpty() && vanished.isEmpty() && changed.isEmpty() && figures.isEmpty();
    }
};

// Compares two saves. A date with an inferred year that agrees in month and day has not changed, nor has a
// text that differs in white space only.
SaveDifference compareSaves(const SavedPage &older, const SavedPage &newer);

// Writes a number as a person reads it: "84.7", "15", never in scientific form.
QString figureText(double value);

} // namespace lectern
