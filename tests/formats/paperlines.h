#pragma once
// Papers as lines of text, for comparisons.
#include "models/core/paper.h"

namespace lectern::test
{

using namespace Qt::StringLiterals;

// A paper on one line: title|authors|year|date|doi|arXiv id|venue|abstract
inline QString line(const Paper &paper)
{
    return QStringList{paper.title,
                       paper.authors.join(u';') + (paper.authorsTruncated ? u"…"_s : QString()),
                       paper.year ? QString::number(*paper.year) : QString(),
                       paper.date.toString(Qt::ISODate),
                       paper.doi,
                       paper.arxivId,
                       paper.venue,
                       paper.abstract}
        .join(u'|');
}

inline QStringList lines(const ParsedSource &source)
{
    QStringList result;
    for (const Paper &paper : source.papers)
        result.append(line(paper));
    return result;
}

} // namespace lectern::test
