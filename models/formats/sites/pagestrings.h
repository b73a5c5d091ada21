#pragma once
// The English words of the two sites' interfaces, all in one place: when a site changes a word, one line of
// pagestrings.cpp changes.
#include <QStringView>

namespace lectern
{

// What the line of a figure is of. The words stand in the order of an author's head.
enum class FigureKind { HIndex, Papers, Citations, Novelty, AiScore };

// A word beside a figure: "h-index9", "3papers". Case does not matter.
struct FigureWord {
    FigureKind kind;
    QStringView word;
    bool isBefore; // the word stands before the figure
};

// The parts of the page of one paper, and the headings above them, in lower case.
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
                                           u" Paper"}; // "3 Papers" above the papers; case matters
constexpr QStringView kNotStated[] = {u"n/a", u"na", u"–", u"—", u"-"}; // in place of a figure
constexpr QStringView kCode = u"Code"; // the badge behind a date
constexpr QStringView kPictureOf = u"Picture for "; // above the name of an author
constexpr QStringView kReader[] = {u"you", u"your"}; // as sites call whom they talk to
constexpr QStringView kAbstractLabel = u"Abstract:"; // in front of an abstract

} // namespace pagestrings

// Whether a whole line is what sites print around their papers: navigation, banners, filters, page numbers,
// footers, adverts, the titles of boxes. Decides by the table alone; white space and case do not matter.
bool isBoilerplate(QStringView line);

// Whether a line is one of arXiv's categories as pages print them: "LG", "cs.LG", "quant-ph".
bool isKnownCategory(QStringView text);

} // namespace lectern
