#pragma once
// TeX set as running text: what tex.h gives.
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

// Characters of TexText::text that share one format.
struct TexRun {
    qsizetype at = 0, length = 0; // in TexText::text
    qsizetype sourceAt = 0,
              sourceLength = 0; // in the source, markup included; for formulas the whole formula
    quint16 format = 0; // TexFormat bits
    int link = -1; // index in TexText::links
    int formula = -1; // index in TexText::formulas
    bool operator==(const TexRun &) const = default;
};

// A span of math: $…$, $$…$$, \(…\), \[…\].
struct TexFormula {
    enum class Outcome {
        Set, // set as text, all of it understood
        SetVerbatim, // set as text, with unknown commands shown as they stand
        Declined, // needs two dimensions or is no valid TeX: the text holds its source, delimiters included
    };
    QString tex; // what stands between the delimiters
    qsizetype at = 0, length = 0; // in TexText::text
    qsizetype sourceAt = 0, sourceLength = 0; // in the source, delimiters included
    bool display = false; // stands alone between line ends, or was written \[…\]
    Outcome outcome = Outcome::Set;
    bool operator==(const TexFormula &) const = default;
};

struct TexText {
    QString source;
    QString text; // paragraphs separated by '\n', forced line breaks U+2028, ties U+00A0; no other control
                  // characters
    QList<TexRun> runs; // in order, without gaps, cover the text
    QList<TexFormula> formulas; // in order
    QStringList links; // http, https and mailto only

    // The source of the part [at, at + length) of the text: formulas it touches come whole, with their
    // delimiters, everything else as shown. What copying puts on the clipboard.
    QString copied(qsizetype at, qsizetype length) const;
};

enum class TexReach {
    Pane, // declines what the second stage sets better: fractions, long roots, stacked scripts
    Line, // no second stage follows: sets on one line whatever stays readable there (a/b, √(a+b))
};

} // namespace lectern
