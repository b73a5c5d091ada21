#pragma once
// TeX in titles and abstracts, first stage: everything that can be set as running text.
//
// texToText() turns the TeX of an abstract into Unicode text with formats (italic, sub- and superscript,
// links …) and tells which formulas it could not set; those stay in the text as their source, and the window
// may replace them by a picture (second stage). The rules that matter:
//  * No character vanishes. What is not understood (an unknown command, a lone dollar, an unbalanced brace)
//  is
//    shown as it stands; only markup that has taken effect (\emph{…}, $…$) is not shown.
//  * Time is linear in the length, nesting costs heap and never the stack, and no input is refused.
//  * The text is safe to show: control characters and bidirectional overrides are made visible. It is not
//  HTML:
//    texToHtml() escapes.
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
    Pane, // decline what the second stage sets better: fractions, long roots, scripts above each other
    Line, // nothing comes after: set on one line whatever stays readable there (a/b, √(a+b))
};

// Never fails; see above. reach: who shows it.
TexText texToText(QStringView source, TexReach reach = TexReach::Pane);

// The text with its formats as the subset of HTML that QTextDocument reads (i, b, tt, u, sub, sup, small, a,
// br), escaped. Paragraphs are separated by two <br/>. Formulas that were declined stand as their source.
QString texToHtml(const TexText &text);
QString texToHtml(QStringView source, TexReach reach = TexReach::Line);

// The text alone, for accessible names, tooltips, file names: scripts as Unicode where it has them (x²,
// 10⁻³), else with ^ and _; always one line.
QString texPlainText(QStringView source);

// The target a link may open: the address itself for http, https and mailto, with "https://" before a bare
// host name ("github.com/x"); empty for everything else.
QString texLinkTarget(QStringView address);

} // namespace lectern
