#pragma once
// Classification of single lines, without context.
#include "dateline.h"
#include "pagetext.h"

#include <optional>
#include <vector>

namespace lectern
{

enum class LineKind : quint8 {
    Blank,
    Date, // date line of a paper
    Figure, // figure of an author
    Heading, // "3 Papers"
    Label, // begins with "Abstract:"
    Text // anything else
};

class PageLines
{
public:
    // text must outlive this object.
    explicit PageLines(const PageText &text);

    qsizetype count() const { return qsizetype(m_kinds.size()); }
    LineKind kind(qsizetype line) const { return m_kinds[line]; }
    QStringView text(qsizetype line) const { return m_text.line(line); }
    qsizetype number(qsizetype line) const { return m_text.number(line); }
    // The parsed Date line, and the parsed Figure or Heading line.
    const DateLine &date(qsizetype line) const { return m_dates[m_index[line]]; }
    const HeadLine &head(qsizetype line) const { return m_heads[m_index[line]]; }
    // Returns the first non-blank line from this one on; count() if there is none.
    qsizetype filled(qsizetype line) const;

private:
    const PageText &m_text;
    std::vector<LineKind> m_kinds;
    std::vector<quint32> m_index; // index into the lists above
    std::vector<DateLine> m_dates;
    std::vector<HeadLine> m_heads;
};

// Returns whether a line is prose: long, or a sentence of several words.
bool isProse(QStringView line);

// Returns whether a date line belongs to a paper without further evidence, because it has a score or an arXiv
// category.
bool isPaperDate(const DateLine &date);

} // namespace lectern
