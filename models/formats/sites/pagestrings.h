#pragma once
// English texts of the two sites' user interfaces. If a site changes a word, change one line of
// pagestrings.cpp.
#include <QStringView>

namespace lectern
{

// Kinds of figures, in the order of an author header.
enum class FigureKind { HIndex, Papers, Citations, Novelty, AiScore };

// The label of a figure: "h-index9", "3papers". Case-insensitive.
struct FigureWord {
    FigureKind kind;
    QStringView word;
    bool isBefore; // the label precedes the figure
};

// Sections of a paper page and their headings, in lower case.
enum class PaperPart { Abstract, Significance, Summary, Analysis, Rest };
struct SectionWord {
    PaperPart part;
    QStringView word;
};

namespace pagestrings
{

constexpr SectionWord kSections[] = {
    {PaperPart::Abstract, u"abstract"},
    {PaperPart::Significance, u"significance"},
    {PaperPart::Significance, u"why it matters"},
    {PaperPart::Summary, u"summary"},
    {PaperPart::Summary, u"ai summary"},
    {PaperPart::Summary, u"tl;dr"},
    {PaperPart::Summary, u"tldr"},
    {PaperPart::Analysis, u"analysis"},
    {PaperPart::Analysis, u"ai analysis"},
    {PaperPart::Analysis, u"key contributions"},
    {PaperPart::Analysis, u"contributions"},
    {PaperPart::Analysis, u"strengths"},
    {PaperPart::Analysis, u"weaknesses"},
    {PaperPart::Analysis, u"limitations"},
    {PaperPart::Analysis, u"methods"},
    {PaperPart::Analysis, u"results"},
    {PaperPart::Analysis, u"novelty"},
    {PaperPart::Rest, u"similar papers"},
    {PaperPart::Rest, u"related papers"},
    {PaperPart::Rest, u"references"},
    {PaperPart::Rest, u"comments"},
};

constexpr FigureWord kFigures[] = {
    {FigureKind::HIndex, u"h-index", true},      {FigureKind::Novelty, u"Novelty", true},
    {FigureKind::AiScore, u"AI Score", true},    {FigureKind::Papers, u"papers", false},
    {FigureKind::Papers, u"paper", false},       {FigureKind::Citations, u"citations", false},
    {FigureKind::Citations, u"citation", false},
};
constexpr QStringView kPapersHeadings[] = {u" Papers",
                                           u" Paper"}; // heading "3 Papers" above the papers; case-sensitive
constexpr QStringView kNotStated[] = {u"n/a", u"na", u"–", u"—", u"-"}; // instead of a figure
constexpr QStringView kCode = u"Code"; // the badge after a date
constexpr QStringView kPictureOf = u"Picture for "; // above an author's name
constexpr QStringView kReader[] = {u"you", u"your"}; // words that address the reader
constexpr QStringView kAbstractLabel = u"Abstract:"; // before an abstract

} // namespace pagestrings

// Returns whether the whole line is boilerplate: navigation, banners, filters, page numbers, footers,
// advertisements, box titles. Uses only the table; ignores white space and case.
bool isBoilerplate(QStringView line);

// Returns whether a line is an arXiv category as pages print it: "LG", "cs.LG", "quant-ph".
bool isKnownCategory(QStringView text);

} // namespace lectern
