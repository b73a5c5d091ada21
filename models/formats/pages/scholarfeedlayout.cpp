#include "scholarfeedlayout.h"

#include "dateline.h"
#include "pageparts.h"

#include <vector>

namespace lectern
{

LayoutVotes voteLayout(QByteArrayView head)
{
    LayoutVotes votes;
    const SourceText source(head);
    std::vector<qsizetype> lines; // not blank, of the record at hand
    const auto close = [&] {
        if (lines.empty())
            return;
        ++votes.titled;
        const bool firstEtAl = takeNameLine(source.lineText(lines[0])).etAl;
        const bool secondNames = (lines.size() > 1 && looksLikeNames(source.lineText(lines[1])))
            || (lines.size() > 2 && takeNameLine(source.lineText(lines[2])).etAl);
        // Lists have no blank lines inside a record.
        const bool apart = lines.size() > 1 && lines[1] > lines[0] + 1;
        if ((secondNames || apart) && !firstEtAl)
            ++votes.separate;
        else if (firstEtAl || lines.size() == 2)
            ++votes.glued;
        lines.clear();
    };
    for (qsizetype i = 0; i < source.lineCount(); ++i) {
        const QStringView line = source.lineText(i);
        if (const auto date = parseDateLine(line)) {
            close();
            ++votes.dates;
            votes.categories += !date->category.isEmpty();
        } else if (votes.dates) {
            if (!line.trimmed().isEmpty() && lines.size() < 3)
                lines.push_back(i);
        } else if (const auto figure = parseHeadLine(line);
                   figure && figure->kind != HeadLine::Kind::Category) {
            ++votes.headLines;
        }
    }
    close();
    // A lone "May 2" stands in diaries as well, and a date line without a paper makes no page.
    if ((!votes.categories || !votes.titled) && votes.headLines < 2)
        return {};
    return votes;
}

} // namespace lectern
