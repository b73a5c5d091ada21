#pragma once
// What each line of a page looks like by itself, before anything is known about its neighbours.
#include "dateline.h"
#include "pagetext.h"

#include <optional>
#include <vector>

namespace lectern
{

enum class LineKind : quint8 {
    Blank,
    Date, // of a paper
    Figure, // of an author
    Heading, // "3 Papers"
    Label, // begins with "Abstract:"
    Text // anything else
};

class PageLines
{
public:
    // The text must outlive this.
    explicit PageLines(const PageText &text);

    qsizetype count() const { return qsizetype(m_kinds.size()); }
    LineKind kind(qsizetype line) const { return m_kinds[line]; }
    QStringView text(qsizetype line) const { return m_text.line(line); }
    qsizetype number(qsizetype line) const { return m_text.number(line); }
    // What a Date, and what a Figure or Heading says.
    const DateLine &date(qsizetype line) const { return m_dates[m_index[line]]; }
    const HeadLine &head(qsizetype line) const { return m_heads[m_index[line]]; }
    // Returns the next line from here on that is not blank; count() when there is none.
    qsizetype filled(qsizetype line) const;

private:
    const PageText &m_text;
    std::vector<LineKind> m_kinds;
    std::vector<quint32> m_index; // into one of these
    std::vector<DateLine> m_dates;
    std::vector<HeadLine> m_heads;
};

// Whether a line is a paragraph: long, or a sentence of some words.
bool isProse(QStringView line);

// Whether a date line is a paper's by itself, because it has a score or a category of arXiv.
bool isPaperDate(const DateLine &date);

} // namespace lectern
