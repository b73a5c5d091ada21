#pragma once
// Tells the lines of an abstract from what stands in its place or behind it, by what the papers of a page
// have in common.
#include "paperblocks.h"

#include <vector>

namespace lectern
{

class AbstractLines
{
public:
    // The lines must outlive this.
    AbstractLines(const PageLines &lines, const std::vector<PaperBlock> &records);

    static constexpr qsizetype kParagraph = 150; // characters that are one

    // How many papers have nothing below their names.
    int missing() const { return m_missing; }
    // Whether the line in an abstract's place is none: where all others are paragraphs, or there are no
    // others.
    bool isNone(const PaperBlock &record, size_t index) const;
    // Whether a line in an abstract's place that is not none may be an advert: it looks like one, or other
    // papers have none or such lines there.
    bool isDoubtful(const PaperBlock &record, QStringView line) const;
    // Whether a line behind an abstract is none of its paragraphs: a button, a link, an advert, the cut-off
    // date line of the next paper.
    bool isStray(const PaperBlock &record, size_t index, const QString &abstract) const;
    // Whether a line goes on where the text above it stopped inside a sentence, or says where the code is.
    static bool isCertainlyMore(QStringView line, const QString &abstract);

private:
    static bool goesOn(QStringView line, const QString &abstract); // it may be a few small words

    const PageLines &m_lines;
    int m_missing = 0, m_adverts = 0; // papers without, or with what looks like an advert
    bool m_hasLongAbstracts = false, m_hasNoAbstracts = false; // most papers of the page
    bool m_hasSomeAbstracts = false; // one at least, a long one
};

} // namespace lectern
