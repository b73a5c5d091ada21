#pragma once
// A document as it is read aloud: formulas that characters alone do not say are their TeX source.
#include <QList>
#include <QString>

class QTextDocument;

namespace lectern
{

// Places in it are counted in UTF-16 units of text, places in the document as QTextCursor counts them.
struct SpokenText {
    // A stretch that reads otherwise than it stands.
    struct Formula {
        int position = 0, length = 0; // in the document
        int offset = 0, spoken = 0; // in the text
    };
    QString text;
    QList<Formula> formulas; // in order

    // Where a place of the document stands in the text, and back. Inside of a formula: its beginning.
    int offsetOf(int position) const;
    int positionOf(int offset) const;
};

// Formulas shown as a picture, or set with raised or lowered characters, become their source with its
// delimiters: "x2" would not say whether two is an index or a power. All others read as they stand. The
// document is one that Formulas looks after.
SpokenText spokenText(const QTextDocument &document);

} // namespace lectern
