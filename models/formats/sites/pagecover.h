#pragma once
// Takes down what each part of a page was read as: the byte ranges of the source, and on demand the reasons.
#include "models/core/paper.h"
#include "pagetext.h"

#include <QStringView>

#include <vector>

namespace lectern
{

class PageCover
{
public:
    using Role = UnderstoodPart::Role;

    // The text must outlive this. explains: keep the reasons for parts().
    PageCover(const PageText &text, bool explains)
        : m_text(text), m_cover(text.source()), m_explains(explains)
    {
    }

    // Says what a part of text.text() was read as. weight: of the evidence, 0 to 100. Where two parts
    // overlap, the one that begins earlier keeps its bytes.
    void take(Role role, QStringView part, int weight, QStringView evidence);

    // Gives all that was said to a source: its ranges and, where asked for, its parts. Both cover every byte.
    void giveTo(ParsedSource &source) const;

private:
    struct Reason {
        qsizetype begin, end; // in source().text()
        Role role;
        int weight;
        QStringView evidence; // a literal
    };
    const PageText &m_text;
    ByteCover m_cover;
    bool m_explains;
    std::vector<Reason> m_reasons;
};

} // namespace lectern
