#pragma once
// Distinguishes abstract lines from other text at or after the same position, by what the papers of a page
// have in common.
#include "paperblocks.h"

#include <vector>

namespace lectern
{

class AbstractLines
{
public:
    // lines and records must outlive this object.
    AbstractLines(const PageLines &lines, const std::vector<PaperBlock> &records);

    static constexpr qsizetype kParagraph = 150; // minimum length of a paragraph in characters

    // Number of papers without text below their names.
    int missing() const { return m_missing; }
    // Returns whether the line at the position of the abstract is not an abstract. This is the case for a
    // short line if the other abstracts of the page are paragraphs, or if no other paper has an abstract.
    bool isNone(const PaperBlock &record, size_t index) const;
    // Returns whether a line accepted as an abstract may be an advertisement: it looks like one, or other
    // papers have no abstract or similar lines there.
    bool isUnclear(const PaperBlock &record, QStringView line) const;
    // Returns whether a line after an abstract does not belong to it: a button, a link, an advertisement, or
    // the truncated date line of the next paper.
    bool isStray(const PaperBlock &record, size_t index, const QString &abstract) const;
    // Returns whether a line continues an incomplete sentence of the text above, or states where the code is.
    static bool continuesAbstract(QStringView line, const QString &abstract);

private:
    static bool continues(QStringView line, const QString &abstract); // also true for a few lower-case words

    const PageLines &m_lines;
    int m_missing = 0, m_adverts = 0; // papers without an abstract, or with a likely advertisement
    bool m_hasLongAbstracts = false, m_hasNoAbstracts = false; // true for most papers of the page
    bool m_hasSomeAbstracts = false; // at least one long abstract
};

} // namespace lectern
