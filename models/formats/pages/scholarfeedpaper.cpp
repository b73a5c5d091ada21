#include "scholarfeedpaper.h"

#include "models/formats/pages/evidence/pagesplit.h"
#include "pageparts.h"

#include <QRegularExpression>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kLargestPage = 1024 * 1024;
constexpr qsizetype kLongestTitle = 300;
constexpr qsizetype kShortestAbstract = 150;
constexpr qsizetype kLongestSignificance = 600;
constexpr size_t kLines = 4;

// The lines that are not blank.
std::vector<qsizetype> filledLines(const SourceText &source, size_t most)
{
    std::vector<qsizetype> lines;
    for (qsizetype i = 0; i < source.lineCount() && lines.size() < most; ++i)
        if (!isBlankText(source.lineText(i)))
            lines.push_back(i);
    return lines;
}

// The page can be known only by its shape: a title, then three paragraphs of sentences. So it is recognised
// only where all of that is there, and with less certainty than any other format.
int recognise(QByteArrayView head)
{
    const SourceText source(head);
    const auto lines = filledLines(source, kLines + 1);
    if (lines.size() != kLines)
        return 0;
    const auto text = [&](size_t i) { return tidySpace(source.lineText(lines[i])); };
    const QString title = text(0);
    if (title.size() > kLongestTitle || !title.contains(u' ') || title.endsWith(u'.') || title.endsWith(u':')
        || !(title.front().isUpper() || title.front().isDigit() || !title.front().isLetter()))
        return 0;
    // The last line may be cut off; the two before it are whole.
    if (!endsSentence(text(1)) || !endsSentence(text(2)) || text(1).size() > kLongestSignificance)
        return 0;
    if (text(1).count(u' ') < 4 || text(2).size() < kShortestAbstract / 2
        || text(3).size() < kShortestAbstract)
        return 0;
    return 30;
}

// Finds the id in a file's name such as "…2409.10353v3…".
void readArxivId(const QString &fileName, Paper *paper)
{
    static const QRegularExpression id(u"(?<![0-9.])([0-9]{4}\\.[0-9]{4,5})(?:v([0-9]{1,3}))?(?![0-9])"_s);
    const QRegularExpressionMatch match = id.match(fileName);
    if (!match.hasMatch())
        return;
    paper->arxivId = match.captured(1);
    if (match.hasCaptured(2))
        paper->extra.append({u"arxiv_version"_s, match.captured(2)});
}

ParsedSource readPage(QByteArrayView bytes, const ParseContext &context)
{
    const SourceText source(bytes);
    ByteCover cover(source);
    Remarks remarks;
    ParsedSource result;
    result.format = u"scholarfeed-paper"_s;
    const auto lines = filledLines(source, size_t(source.lineCount()));
    if (lines.empty()) {
        remarks.error(0, u"The page holds nothing but white space."_s);
    } else {
        Paper paper;
        paper.line = lines[0] + 1;
        readArxivId(context.fileName, &paper);
        for (size_t i = 0; i < lines.size(); ++i) {
            const QStringView line = source.lineText(lines[i]).trimmed();
            cover.field(line);
            if (i == 0) {
                paper.title = tidySpace(line);
            } else if (i == 1) {
                paper.extra.append({u"significance"_s, abstractText(line)});
            } else if (i == 2) {
                paper.extra.append({u"summary"_s, abstractText(line)});
            } else {
                if (!paper.abstract.isEmpty())
                    paper.abstract += u'\n';
                paper.abstract += abstractText(line);
            }
        }
        const bool cutCharacter = !source.damaged().isEmpty() && source.damaged().last().end == bytes.size();
        paper.abstractTruncated = cutCharacter || lines.size() < kLines || !endsSentence(paper.abstract);
        if (paper.abstractTruncated)
            remarks.warn(lines.back() + 1,
                         lines.size() < kLines ? u"The source ends before the abstract."_s
                                               : u"The source ends inside this abstract."_s);
        result.papers.append(paper);
    }
    result.diagnostics = source.diagnostics() + remarks.sorted();
    result.ranges = cover.ranges();
    return result;
}

} // namespace

Format scholarfeedPaperFormat()
{
    Format format;
    format.id = u"scholarfeed-paper"_s;
    format.name = u"Scholar Feed paper page"_s;
    format.extensions = {u"txt"_s};
    format.largest = kLargestPage;
    format.split = splitPages;
    format.recognise = recognise;
    format.read = readPage;
    return format;
}

} // namespace lectern
