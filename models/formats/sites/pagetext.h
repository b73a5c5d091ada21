#pragma once
// The text of a page with copying artefacts removed: invisible characters are dropped, and lines that were
// wrapped at a fixed column are joined. Maps positions back to the bytes.
#include "models/formats/base/encoding.h"

#include <QString>
#include <QStringView>

#include <vector>

namespace lectern
{

class PageText
{
public:
    // Decodes and repairs the text. The bytes are not copied and must outlive this object. Linear time and
    // memory; a page without artefacts costs one pass over the characters.
    explicit PageText(QByteArrayView bytes);

    const SourceText &source() const { return m_source; }
    QStringView text() const { return m_isRepaired ? QStringView(m_text) : m_source.text(); }
    qsizetype lineCount() const { return m_isRepaired ? qsizetype(m_lines.size()) : m_source.lineCount(); }
    // Returns the line, trimmed.
    QStringView line(qsizetype index) const;
    // Returns whether the source, which ends with lastWords, seems truncated inside them: inside a character
    // or a sentence, or at a space where the next sentence would begin (if no other line ends with a space).
    bool endsWithin(QStringView lastWords) const;
    // Returns the number (from 1) of the first source line of a line.
    qsizetype number(qsizetype index) const { return m_isRepaired ? m_lines[index].number : index + 1; }
    // The column at which lines were wrapped and have been joined; 0: not wrapped.
    qsizetype brokenAt() const { return m_brokenAt; }

    // Returns the positions [first, second) of a part of text() in source().text().
    std::pair<qsizetype, qsizetype> sourceRange(QStringView part) const;

private:
    struct Line {
        qsizetype number, begin, end;
    };
    void repair();
    bool endsInLoneBlank() const;

    SourceText m_source;
    bool m_isRepaired = false;
    QString m_text; // only used if the text was repaired
    std::vector<Line> m_lines;
    std::vector<qsizetype> m_positions; // source position of each character of m_text
    qsizetype m_brokenAt = 0;
};

} // namespace lectern
