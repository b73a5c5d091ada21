#include "webformats.h"

#include "decodedfile.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "webtext.h"

#include <QRegularExpression>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kLargestClip = 16 * 1024 * 1024;

// Returns the paper that the front matter describes; without a title if it describes none.
Paper paperOf(const FrontMatter &matter)
{
    Paper paper;
    const QString source = matter.value({"source"_L1, "url"_L1, "link"_L1});
    paper.arxivId = arxivIdOf(matter.value({"arxiv"_L1, "arxiv_id"_L1, "arxivid"_L1}));
    if (paper.arxivId.isEmpty())
        paper.arxivId = arxivIdOf(source);
    paper.doi = doiOf(matter.value({"doi"_L1}));
    if (paper.doi.isEmpty())
        paper.doi = doiOf(source);
    if (paper.arxivId.isEmpty() && paper.doi.isEmpty())
        return {};
    static const QRegularExpression number(
        u"^\\[[0-9a-z./-]+\\] *"_s); // "[2606.01234] Title": title of an arXiv page
    paper.title = matter.value({"title"_L1}).remove(number);
    for (const QString &name : matter.values({"author"_L1, "authors"_L1}))
        for (const QString &one : splitAuthorString(name).names)
            paper.authors.append(one);
    const LooseDate date = readLooseDate(matter.value({"published"_L1, "date"_L1}));
    paper.year = date.year;
    paper.date = date.date();
    paper.abstract = matter.value({"abstract"_L1, "description"_L1, "summary"_L1});
    if (isOpenableUrl(source))
        paper.url = source;
    return paper;
}

struct Clip {
    FrontMatter matter;
    WebText page;
    int marks = 0; // Markdown syntax outside the front matter
};

Clip clipOf(QByteArrayView markdown)
{
    Clip clip;
    if (const auto matter = readFrontMatter(markdown)) {
        clip.matter = *matter;
        clip.marks = 1;
    }
    int marks = 0;
    clip.page = markdownText(markdown, clip.matter.end, &marks);
    clip.marks += marks;
    return clip;
}

ParsedSource readMarkdownClip(QByteArrayView bytes, const ParseContext &context)
{
    const DecodedFile file(bytes);
    const Clip clip = clipOf(file.utf8());
    ParsedSource source = readPageText(clip.page, context);
    Paper paper = paperOf(clip.matter);
    if (!paper.title.isEmpty() && !source.author
        && (source.papers.isEmpty() || (source.papers.size() == 1 && source.papers[0].title.isEmpty()))) {
        if (!source.papers.isEmpty()) {
            paper.abstract = source.papers[0].abstract;
            paper.abstractTruncated = source.papers[0].abstractTruncated;
        }
        paper.line = 1;
        source.papers = {paper};
        source.ranges.prepend({ByteRange::Kind::Field, 0, clip.matter.end, 0});
    }
    source.format = u"markdown-clip"_s;
    file.place(source);
    return source;
}

int recogniseMarkdownClip(QByteArrayView head)
{
    constexpr int kSure = 97, kPaper = 60;
    const DecodedFile file(head);
    const QByteArrayView text = file.utf8();
    if (!text.startsWith("---") && !text.contains("](") && !text.startsWith('#') && !text.contains("\n#"))
        return 0;
    const Clip clip = clipOf(text);
    if (!clip.marks)
        return 0;
    if (recognisePageText(clip.page) >= 40)
        return kSure;
    return paperOf(clip.matter).title.isEmpty() ? 0 : kPaper;
}

} // namespace

Format markdownClipFormat()
{
    Format format;
    format.id = u"markdown-clip"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Web page saved as Markdown"));
    format.extensions = {u"md"_s, u"markdown"_s};
    format.largest = kLargestClip;
    format.recognise = recogniseMarkdownClip;
    format.read = readMarkdownClip;
    return format;
}

} // namespace lectern
