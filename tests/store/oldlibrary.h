#pragma once
// The invented papers in the files format-N.lectern.zlib in tests/data. These are libraries as Lectern wrote
// them when the schema had N steps.
#include "models/core/paper.h"
#include "models/store/types/sourcerow.h"
#include "storefixtures.h"

namespace lectern::test
{

inline QList<Paper> oldPapers(int source)
{
    QList<Paper> papers;
    for (int i = 0; i < 6; ++i) {
        // The last three papers of the first source are the first three of the second.
        const int number = source * 3 + i;
        Paper p = paper(u"An old paper, number %1"_s.arg(number),
                        {u"Ada Wave"_s, u"Author %1 Tide"_s.arg(number)}, longAbstract(number));
        p.category = number % 2 ? u"LG"_s : u"CL"_s;
        p.score = 70 + number + 0.5 * source;
        p.date = QDate(2024, 1 + number, 15);
        papers.append(p);
    }
    return papers;
}

inline SourceFacts oldFacts(int source)
{
    return facts(u"old-%1.txt"_s.arg(source), QDate(2026, 1 + source, 10));
}

inline ParsedSource oldPage(int source)
{
    return page(oldPapers(source), source ? QString() : u"Ada Wave"_s);
}

} // namespace lectern::test
