#pragma once
// TeX rendered as running text; the result of tex.h.
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace lectern
{

// Format bits of a run; zero is plain text.
enum TexFormat : quint16 {
    TexItalic = 1,
    TexBold = 2,
    TexMonospace = 4,
    TexSmallCaps = 8,
    TexUnderline = 16,
    TexSub = 32,
    TexSuper = 64,
};

// Characters of TexText::text with the same format.
struct TexRun {
    qsizetype at = 0, length = 0; // position and length in TexText::text
    qsizetype sourceAt = 0,
              sourceLength =
                  0; // position and length in the source, including markup; for formulas the whole formula
    quint16 format = 0; // TexFormat bits
    int link = -1; // index in TexText::links
    int formula = -1; // index in TexText::formulas
    bool operator==(const TexRun &) const = default;
};

// A math span: $…$, $$…$$, \(…\), \[…\].
struct TexFormula {
    enum class Outcome {
        Set, // rendered completely as text
        SetVerbatim, // rendered as text, with unknown commands shown verbatim
        Declined, // requires two-dimensional layout or is invalid TeX: the text contains its source,
                  // including delimiters
    };
    QString tex; // the text between the delimiters
    qsizetype at = 0, length = 0; // position and length in TexText::text
    qsizetype sourceAt = 0, sourceLength = 0; // position and length in the source, delimiters included
    bool display = false; // alone between line ends, or written as \[…\]
    Outcome outcome = Outcome::Set;
    bool operator==(const TexFormula &) const = default;
};

struct TexText {
    QString source;
    QString text; // paragraphs separated by '\n', forced line breaks U+2028, ties U+00A0; no other control
                  // characters
    QList<TexRun> runs; // sorted, contiguous, cover the text
    QList<TexFormula> formulas; // in order
    QStringList links; // http, https and mailto only

    // Returns the source for the part [at, at + length) of the text: partly included formulas are returned
    // completely with their delimiters, everything else as shown. Used for copying to the clipboard.
    QString copied(qsizetype at, qsizetype length) const;
};

enum class TexReach {
    Pane, // declines what the second stage renders better: fractions, long roots, stacked scripts
    Line, // without a second stage: renders everything that remains readable on one line (a/b, √(a+b))
};

} // namespace lectern
