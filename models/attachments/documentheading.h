#pragma once
// Finds the title on the first page by position, font size and the text above it. A title elsewhere on the
// page is a quotation. Pure function.
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

// How a title matches the complete heading.
enum class HeadingFit {
    Near, // same beginning and end, small differences in between; the digits are equal
    LostLetters, // the heading lacks letters, because old fonts do not map their ligatures
    Longer, // the heading has an additional subtitle
    Shorter, // the heading lacks a subtitle
    Same, // the same letters
};

// A title that matches the heading, with the words between it and the abstract, which contain the authors.
struct TitledHeading {
    HeadingFit fit = HeadingFit::Near;
    PdfPageText byline;
    QStringList people; // from the first line below the heading, if it contains only names
};

// The known values of a paper that may be the document.
struct HeadingWanted {
    QString title; // as printed
    QString venue; // may be in large letters above the title
    QString abstractLetters; // lettersOf()
};

class DocumentHeading
{
public:
    explicit DocumentHeading(const PdfFirstPages &pages);

    // Returns the heading as printed, on one line; empty if there is none or its font has no Unicode map.
    QString title() const { return m_title; }
    // Returns the heading if it matches the title, otherwise nullopt. Text above it must be a running head,
    // or it must be short, in smaller letters and not the beginning of the title, and the text below must
    // have the sections of a paper. If the first page is a cover without a heading, the second page is
    // searched.
    std::optional<TitledHeading> find(const HeadingWanted &wanted) const;

private:
    struct Page {
        const PdfPageText *text = nullptr;
        std::vector<StatedLine> lines;
        QStringList letters; // letters of each line, including marks
        double headsAbove = -1; // lower edge of the running heads
    };
    struct Run { // a range of lines, both ends included
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
    double m_body = 0; // most frequent font size
    QString m_title;
};

} // namespace lectern
