#include "catalyzex.h"

#include "pageparts.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr QStringView kLabel = u"Abstract:";
constexpr qsizetype kLargestPage = 64 * 1024 * 1024;
constexpr qsizetype kLongestAbstract = 100'000;
constexpr int kWordsOfParagraph =
    12; // a line with fewer is a link or a button, not a paragraph of an abstract

bool isParagraph(QStringView line)
{
    int words = 0;
    for (qsizetype i = 0; i < line.size(); ++i)
        words += !line[i].isSpace() && (i == 0 || line[i - 1].isSpace());
    return words >= kWordsOfParagraph;
}

ParsedSource readPage(QByteArrayView bytes, const ParseContext &)
{
    const SourceText source(bytes);
    ByteCover cover(source);
    Remarks remarks;
    ParsedSource result;
    result.format = u"catalyzex-author"_s;
    qsizetype lastLine = -1; // that belongs to the last paper
    for (qsizetype i = 0; i < source.lineCount(); ++i) {
        const QStringView line = source.lineText(i).trimmed();
        const qsizetype begin = line.data() - source.text().data();
        if (isBlankText(line))
            continue;
        if (line.size() > kLongestAbstract) {
            remarks.error(i + 1, u"This line is too long to be an abstract."_s);
            cover.notUnderstood(begin, begin + line.size());
        } else if (line.startsWith(kLabel)) {
            const QStringView abstract = line.sliced(kLabel.size()).trimmed();
            if (abstract.isEmpty()) {
                remarks.error(i + 1, u"An abstract without text."_s);
                cover.notUnderstood(begin, begin + line.size());
                continue;
            }
            Paper paper;
            paper.line = i + 1;
            paper.abstract = abstractText(abstract);
            cover.separator(begin, begin + kLabel.size());
            cover.field(abstract);
            result.papers.append(paper);
            lastLine = i;
        } else if (!result.papers.isEmpty() && isParagraph(line)) {
            result.papers.last().abstract += u'\n' + abstractText(line);
            cover.field(line);
            lastLine = i;
        } else {
            remarks.warn(i + 1, u"This line is no part of an abstract: %1"_s.arg(quoted(line)));
            cover.notUnderstood(begin, begin + line.size());
        }
    }
    if (!result.papers.isEmpty()) {
        // The end of the file can only lie inside the last abstract when nothing follows it.
        Paper &last = result.papers.last();
        bool behind = false;
        for (qsizetype i = lastLine + 1; i < source.lineCount(); ++i)
            behind = behind || !source.lineText(i).trimmed().isEmpty();
        const bool cutCharacter = !source.damaged().isEmpty() && source.damaged().last().end == bytes.size();
        last.abstractTruncated = !behind && (cutCharacter || !endsSentence(last.abstract));
        if (last.abstractTruncated)
            remarks.warn(lastLine + 1, u"The source ends inside this abstract."_s);
    }
    result.diagnostics = source.diagnostics() + remarks.sorted();
    result.ranges = cover.ranges();
    return result;
}

int recognise(QByteArrayView head)
{
    const SourceText source(head);
    for (qsizetype i = 0; i < source.lineCount(); ++i) {
        const QStringView line = source.lineText(i).trimmed();
        if (line.startsWith(kLabel) && line.size() > kLabel.size())
            return i == 0 ? 90 : 70;
    }
    return 0;
}

} // namespace

Format catalyzexAuthorFormat()
{
    Format format;
    format.id = u"catalyzex-author"_s;
    format.name = u"CatalyzeX author page"_s;
    format.extensions = {u"txt"_s};
    format.largest = kLargestPage;
    format.recognise = recognise;
    format.read = readPage;
    return format;
}

} // namespace lectern
