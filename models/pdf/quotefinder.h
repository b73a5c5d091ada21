#pragma once
// Finds a quote in the text of a file, which may be another version of the original: with other lines and
// columns, other hyphenation, and changed, inserted or missing words.
#include "pdfvalues.h"

#include <QList>
#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lectern
{

// A quote with its original context.
struct SearchedQuote {
    QString quote, before, after;
    int page = 0; // original page; of two equal matches, the one nearer to this page is used
};

// First and last word, both included; may span two pages.
struct QuotePlace {
    int page = 0, word = 0, lastPage = 0, lastWord = 0;
    double likeness = 1; // 1: identical
};

// Compares only folded letters and digits, so line ends, hyphens, ligatures, case and accents do not matter.
// Costs about 10 ms per quote in a file of 300 pages; use it on a worker thread.
class QuoteFinder
{
public:
    // Adds a page; pages may be added in any order and repeatedly.
    void add(int page, const PdfPageText &text);
    int pages() const { return int(m_pages.size()); }
    // Finds the quote in the added pages; nullopt if no match is similar enough.
    std::optional<QuotePlace> find(const SearchedQuote &searched);

private:
    struct PageLetters {
        std::u16string letters;
        std::vector<int> words; // index of the word of each letter
    };
    struct Begin { // start of a page in the combined text
        size_t at;
        int page;
    };
    struct Range {
        size_t begin, end;
        double likeness;
    };
    void join();
    const Begin &beginOf(size_t place) const; // page of the letter
    int pageAt(size_t place) const { return beginOf(place).page; }
    QuotePlace placeOf(const Range &range) const;
    double around(const std::u16string &before, const std::u16string &after, size_t begin, size_t end) const;
    std::optional<Range> exact(const std::u16string &quote, const std::u16string &before,
                               const std::u16string &after, int page) const;
    std::optional<Range> findShort(const std::u16string &quote, const std::u16string &before,
                                   const std::u16string &after, int page) const;
    std::optional<Range> alike(const std::u16string &quote, const std::u16string &before,
                               const std::u16string &after, int page) const;

    std::map<int, PageLetters> m_pages;
    std::u16string m_text, m_reversed; // letters of all pages
    std::vector<Begin> m_begins;
    bool m_joined = false;
};

// The words around the range from the first to the last word, about 32 characters on each side, as stored in
// a highlight.
struct QuoteContext {
    QString before, after;
};
QuoteContext contextOf(const PdfPageText &text, int first, int last);

} // namespace lectern
