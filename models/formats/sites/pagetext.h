#pragma once
// A page's text as its lines were before they were copied: without the characters that cannot be seen, and
// with lines joined that were broken at a fixed column. Knows the way back to the bytes.
#include "models/formats/base/encoding.h"

#include <QString>
#include <QStringView>

#include <vector>

namespace lectern
{

class PageText
{
public:
    // Decodes and mends. The bytes are not copied and must outlive this. Time and memory are linear in their
    // number; a page that needs no mending costs one look at each character.
    explicit PageText(QByteArrayView bytes);

    const SourceText &source() const { return m_source; }
    QStringView text() const { return m_isMended ? QStringView(m_text) : m_source.text(); }
    qsizetype lineCount() const { return m_isMended ? qsizetype(m_lines.size()) : m_source.lineCount(); }
    // The line without white space at its ends.
    QStringView line(qsizetype index) const;
    // Whether the source, whose last words these are, seems to end within them: inside a character or a
    // sentence, or at a blank behind one, where the next would begin
    // (none of the other lines ends with a blank).
    bool endsWithin(QStringView lastWords) const;
    // The number (from 1) that the line has, or begins on, in the source.
    qsizetype number(qsizetype index) const { return m_isMended ? m_lines[index].number : index + 1; }
    // The column at which lines were broken and are joined again; 0: they stand as they are.
    qsizetype brokenAt() const { return m_brokenAt; }

    // The positions in source().text() of a part of text(): [first, second).
    std::pair<qsizetype, qsizetype> sourceRange(QStringView part) const;

private:
    struct Line {
        qsizetype number, begin, end;
    };
    void mend();
    bool endsInLoneBlank() const;

    SourceText m_source;
    bool m_isMended = false;
    QString m_text; // mended; not used otherwise
    std::vector<Line> m_lines;
    std::vector<qsizetype> m_positions; // of each character of m_text in the source's text
    qsizetype m_brokenAt = 0;
};

} // namespace lectern
