#pragma once
// What a document calls itself on its first page, by the place and the size of letters and by what stands
// above it; a title that stands elsewhere is one that is quoted. Pure.
#include "models/pdf/firstpages.h"
#include "statedlines.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace lectern
{

// How a title and the whole heading agree.
enum class HeadingFit {
    Near, // both begin and end alike, and differ by little between; the digits are the same
    LostLetters, // the heading has fewer letters: old fonts do not say what their ligatures are
    Longer, // the heading has a subtitle more
    Shorter, // and one less
    Same, // the same letters
};

// A title that is the heading, and the words between it and the abstract, where the authors stand.
struct TitledHeading {
    HeadingFit fit = HeadingFit::Near;
    PdfPageText byline;
    QStringList people; // on the first line below it, if that is of names alone
};

// What is known of a paper that may be the document.
struct HeadingWanted {
    QString title; // as printed
    QString venue; // may stand in large letters above the title
    QString abstractLetters; // lettersOf()
};

class DocumentHeading
{
public:
    explicit DocumentHeading(const PdfFirstPages &pages);

    // As it is printed, in one line; empty where none is seen, or where its font does not say what its
    // letters are.
    QString title() const { return m_title; }
    // Where the title is the heading of the document; nullopt where it is not. Text that is not a running
    // head must not stand above it, unless it is short, in smaller letters, not the beginning of the title,
    // and what follows has the sections of a paper. The second page counts where the first is a cover without
    // a heading of its own.
    std::optional<TitledHeading> find(const HeadingWanted &wanted) const;

private:
    struct Page {
        const PdfPageText *text = nullptr;
        std::vector<StatedLine> lines;
        QStringList letters; // of each line, those of marks too
        double headsAbove = -1; // running heads end above this place
    };
    struct Run { // of lines; the last one counts
        size_t first = 0, last = 0;
    };
    static double runningHeadsOf(const PdfPageText &page, const std::vector<StatedLine> &lines);
    bool isLarge(const StatedLine &line) const;
    std::optional<Run> largestOf(const Page &page) const;
    std::optional<Run> plainTitleOf(const Page &page) const;
    QString textOf(const Page &page, const Run &run) const;
    QString titleOf() const;
    bool isCover(const Page &page) const;
    std::optional<HeadingFit> fitOf(const Page &page, const Run &run, const QString &title,
                                    const QString &titleLetters) const;
    bool isHeading(const Page &page, const Run &run, const HeadingWanted &wanted) const;
    bool hasBodyBelow(const Page &page, const Run &run) const;
    bool isFollowedByAnother(size_t page, const Run &run, const HeadingWanted &wanted) const;
    TitledHeading titled(const Page &page, const Run &run, HeadingFit fit, const HeadingWanted &wanted) const;

    std::vector<Page> m_pages;
    QSet<QString> m_hyphenated;
    double m_body = 0; // size of most letters
    QString m_title;
};

} // namespace lectern
