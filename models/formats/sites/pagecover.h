#pragma once
// Records the interpretation of each part of a page: the byte ranges of the source and, on request, the
// evidence.
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

    // text must outlive this object. explains: record the evidence for parts().
    PageCover(const PageText &text, bool explains)
        : m_text(text), m_cover(text.source()), m_explains(explains)
    {
    }

    // Records the interpretation of a part of text.text(). weight: of the evidence, 0 to 100. If parts
    // overlap, the one that begins earlier keeps its bytes.
    void take(Role role, QStringView part, int weight, QStringView evidence);

    // Writes the ranges and, on request, the parts to a source. Both cover every byte.
    void writeTo(ParsedSource &source) const;

private:
    struct Reason {
        qsizetype begin, end; // positions in source().text()
        Role role;
        int weight;
        QStringView evidence; // string literal
    };
    const PageText &m_text;
    ByteCover m_cover;
    bool m_explains;
    std::vector<Reason> m_reasons;
};

} // namespace lectern
