#pragma once
// Finds quoted words in the text of a file that may be another version of the one they were quoted from: set
// in other lines and columns, hyphenated elsewhere, with words changed, put in and left out.
#include "pdfvalues.h"

#include <QList>
#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lectern
{

// What is looked for, with what stood around it when it was quoted.
struct SoughtQuote {
    QString quote, before, after;
    int page = 0; // where it stood: of two places that are alike the nearer one is taken
};

// From the first to the last word, both included; they may stand on two pages.
struct QuotePlace {
    int page = 0, word = 0, lastPage = 0, lastWord = 0;
    double likeness = 1; // 1: letter by letter
};

// Compares letters and digits alone, folded: neither the ends of lines nor hyphens, ligatures, case and
// accents matter. Costs about 10 ms a quote in a file of 300 pages, so it belongs on a thread.
class QuoteFinder
{
public:
    // Pages may come in any order, and once more.
    void add(int page, const PdfPageText &text);
    int pages() const { return int(m_pages.size()); }
    // The place of the quote among the pages that were added; nullopt where nothing is like enough.
    std::optional<QuotePlace> find(const SoughtQuote &sought);

private:
    struct PageLetters {
        std::u16string letters;
        std::vector<int> words; // of which word each of them is
    };
    struct Begin { // of a page in the text of all
        size_t at;
        int page;
    };
    struct Range {
        size_t begin, end;
        double likeness;
    };
    void join();
    const Begin &beginOf(size_t place) const; // of the page that the letter stands on
    int pageAt(size_t place) const;
    QuotePlace placeOf(const Range &range) const;
    double around(const std::u16string &before, const std::u16string &after, size_t begin, size_t end) const;
    std::optional<Range> exact(const std::u16string &quote, const std::u16string &before,
                               const std::u16string &after, int page) const;
    std::optional<Range> shortAlike(const std::u16string &quote, const std::u16string &before,
                                    const std::u16string &after, int page) const;
    std::optional<Range> alike(const std::u16string &quote, const std::u16string &before,
                               const std::u16string &after, int page) const;

    std::map<int, PageLetters> m_pages;
    std::u16string m_text, m_reversed; // of all pages
    std::vector<Begin> m_begins;
    bool m_joined = false;
};

// The words of a page around those from the first to the last, about 32 characters each way, as a highlight
// keeps them.
struct QuoteContext {
    QString before, after;
};
QuoteContext contextOf(const PdfPageText &text, int first, int last);

} // namespace lectern
