#pragma once
// The words of a file's first pages as they are compared with what a library knows: folded, with the lines
// they stand in and the size of their letters. Pure.
#include "models/pdf/firstpages.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace lectern
{

// One folded word (models/core/fold.h).
struct PageWord {
    QString text;
    float size = 0; // of its letters, in points
    bool beginsLine = false, endsLine = false;
    bool endsPart = false; // a colon, full stop or dash follows, as between title and subtitle
};

// Words next to each other: first, and one behind the last.
struct WordRun {
    qsizetype begin = 0, end = 0;
    bool operator==(const WordRun &) const = default;
};

// What is done with a word that a line ends in the middle of: "self-" at the end of a line and "supervised"
// on the next are either one word or two.
enum class LineHyphens { Join, Split };

class PageWords
{
public:
    // At most so many words of each page count: what a paper is called stands at its beginning.
    static constexpr qsizetype kMost = 700;

    PageWords(const PdfFirstPages &pages, LineHyphens hyphens);

    const std::vector<PageWord> &words() const { return m_words; }
    // Where a title may begin: at a line, or where letters change their size or a part of a heading ends.
    std::vector<qsizetype> beginnings(qsizetype most) const;
    // Where one that begins there may end, at most `longest` words on.
    std::vector<qsizetype> ends(qsizetype begin, qsizetype longest) const;
    // The words joined by single spaces, as foldTitle() gives them.
    QString text(const WordRun &run) const;

    // The longest run of the largest letters near the top of the first page; empty where all are the same.
    WordRun likelyTitle() const;
    // The words behind a word "abstract", or behind the run; at most so many.
    QStringList wordsOfAbstract(qsizetype behind, qsizetype most) const;
    // How many of these names have their last word in the next `within` words behind a place.
    int namesBehind(const QStringList &names, qsizetype place, qsizetype within) const;
    // The share of a text's sequences of four words that stand here; of 0 for a text of fewer words.
    double shareOf(const QStringList &text) const;
    // The share of these words that stand among the first `within`.
    double wordsAmong(const QStringList &wanted, qsizetype within) const;

private:
    float bodySize() const;

    std::vector<PageWord> m_words;
    QSet<size_t> m_sequences; // hashes of four words in a row
    float m_body = 0; // size of most letters
};

} // namespace lectern
