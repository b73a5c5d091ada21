#pragma once
// Folded words of a file's first pages with their lines and font sizes, for comparison with library data.
// Pure function.
#include "models/pdf/firstpages.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace lectern
{

// A folded word (models/core/fold.h).
struct PageWord {
    QString text;
    float size = 0; // font size in points
    bool beginsLine = false, endsLine = false;
    bool endsPart = false; // followed by a colon, full stop or dash, as between title and subtitle
};

// A word range: first, and one past the last.
struct WordRun {
    qsizetype begin = 0, end = 0;
    bool operator==(const WordRun &) const = default;
};

// How to handle hyphenation at line ends: "self-" and "supervised" are joined to one word, or kept as two.
enum class LineHyphens { Join, Split };

class PageWords
{
public:
    // Maximum number of words per page; the title is at the beginning.
    static constexpr qsizetype kMax = 700;

    PageWords(const PdfFirstPages &pages, LineHyphens hyphens);

    const std::vector<PageWord> &words() const { return m_words; }
    // Returns possible title starts: line starts, and places where the font size changes or a part of a
    // heading ends.
    std::vector<qsizetype> beginnings(qsizetype most) const;
    // Returns possible ends of a title that begins there, at most `longest` words long.
    std::vector<qsizetype> ends(qsizetype begin, qsizetype longest) const;
    // Returns the words joined by single spaces, as foldTitle() does.
    QString text(const WordRun &run) const;

    // Returns the longest run with the largest font size near the top of the first page; empty if all sizes
    // are equal.
    WordRun likelyTitle() const;
    // Returns at most `most` words after the word "abstract", otherwise after the run.
    QStringList wordsOfAbstract(qsizetype after, qsizetype most) const;
    // Returns how many of these names have their last word within the next `within` words.
    int namesAfter(const QStringList &names, qsizetype place, qsizetype within) const;
    // Returns the share of the text's four-word sequences that occur here; 0 if it has fewer than four words.
    double shareOf(const QStringList &text) const;
    // Returns the share of these words among the first `within` words.
    double wordsAmong(const QStringList &wanted, qsizetype within) const;

private:
    float bodySize() const;

    std::vector<PageWord> m_words;
    QSet<size_t> m_sequences; // hashes of four-word sequences
    float m_body = 0; // most frequent font size
};

} // namespace lectern
