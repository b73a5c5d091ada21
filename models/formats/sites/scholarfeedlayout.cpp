#include "scholarfeed.h"

#include "pagelines.h"
#include "pageparts.h"
#include "pagestrings.h"

#include <vector>

namespace lectern
{

LayoutVotes voteLayout(QByteArrayView head)
{
    LayoutVotes votes;
    const PageText page(head);
    const PageLines source(page);
    std::vector<qsizetype> lines; // non-blank lines of the current record
    const auto close = [&] {
        if (lines.empty())
            return;
        ++votes.titled;
        const bool firstEtAl = parseNameLine(source.text(lines[0])).etAl;
        const bool secondNames = (lines.size() > 1 && looksLikeNames(source.text(lines[1])))
            || (lines.size() > 2 && parseNameLine(source.text(lines[2])).etAl);
        // Lists have no blank lines inside a record.
        const bool apart = lines.size() > 1 && lines[1] > lines[0] + 1;
        if ((secondNames || apart) && !firstEtAl)
            ++votes.separate;
        else if (firstEtAl || lines.size() == 2)
            ++votes.glued;
        lines.clear();
    };
    for (qsizetype i = 0; i < source.count(); ++i) {
        if (source.kind(i) == LineKind::Date) {
            close();
            ++votes.dates;
            votes.categories += !source.date(i).category.isEmpty();
        } else if (votes.dates) {
            if (source.kind(i) != LineKind::Blank && lines.size() < 3 && !isBoilerplate(source.text(i)))
                lines.push_back(i);
        } else if (source.kind(i) == LineKind::Figure || source.kind(i) == LineKind::Heading) {
            ++votes.headLines;
        }
    }
    close();
    // A lone "May 2" also occurs in diaries, and a date line without a paper is not sufficient.
    if ((!votes.categories || !votes.titled) && votes.headLines < 2)
        return {};
    return votes;
}

} // namespace lectern
