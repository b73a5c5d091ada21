#pragma once
// A document as read by a screen reader: formulas that plain characters cannot express are read as TeX
// source.
#include <QList>
#include <QString>

class QTextDocument;

namespace lectern
{

// Offsets are in UTF-16 units of text; positions are those of QTextCursor in the document.
struct SpokenText {
    // A range whose spoken text differs from the displayed text.
    struct Formula {
        int position = 0, length = 0; // position and length in the document
        int offset = 0, spoken = 0; // position and length in the spoken text
    };
    QString text;
    QList<Formula> formulas; // in order

    // offsetOf() converts a position of the document to an offset in the text; positionOf() converts back. A
    // place inside a formula gives the start of the formula.
    int offsetOf(int position) const;
    int positionOf(int offset) const;
};

// Formulas shown as a picture, or with superscripts or subscripts, become their source with its delimiters:
// "x2" would not distinguish an index from a power. All others are read as displayed. The document must be
// managed by Formulas.
SpokenText spokenText(const QTextDocument &document);

} // namespace lectern
