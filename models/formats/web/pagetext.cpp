#include "pagetext.h"

#include "models/formats/base/identifiers.h"
#include "models/formats/pages/catalyzex.h"
#include "models/formats/pages/scholarfeed.h"
#include "models/formats/pages/scholarfeedpaper.h"

#include <algorithm>

namespace lectern
{

namespace
{

constexpr qsizetype kHead = 64 * 1024; // of a text, to recognise it by

const QList<Format> &pageFormats()
{
    static const QList<Format> all{scholarfeedAuthorFormat(), scholarfeedListFormat(),
                                   scholarfeedPaperFormat(), catalyzexAuthorFormat()};
    return all;
}

// The format that fits best and how well; null where none does.
std::pair<const Format *, int> bestFormat(const QByteArray &text)
{
    const QByteArrayView head = QByteArrayView(text).first(std::min(text.size(), kHead));
    std::pair<const Format *, int> best{nullptr, 0};
    for (const Format &format : pageFormats())
        if (const int score = format.recognise(head); score > best.second)
            best = {&format, score};
    return best;
}

// Sets what the links between two bytes of the text say of the paper there. An id counts only where all that
// have one agree.
void readLinks(const QList<PageLink> &links, qsizetype begin, qsizetype end, Paper &paper)
{
    auto link = std::lower_bound(links.begin(), links.end(), begin,
                                 [](const PageLink &each, qsizetype at) { return each.begin < at; });
    QStringList arxivIds, dois;
    QString address;
    for (; link != links.end() && link->begin < end; ++link) {
        if (const QString id = arxivIdOf(link->address); !id.isEmpty() && !arxivIds.contains(id))
            arxivIds.append(id);
        if (const QString doi = doiOf(link->address); !doi.isEmpty() && !dois.contains(doi))
            dois.append(doi);
        if (address.isEmpty() && isOpenableUrl(link->address))
            address = link->address;
    }
    if (paper.arxivId.isEmpty() && arxivIds.size() == 1)
        paper.arxivId = arxivIds.first();
    if (paper.doi.isEmpty() && dois.size() == 1 && arxivIdOf(dois.first()).isEmpty())
        paper.doi = dois.first();
    if (paper.url.isEmpty())
        paper.url = address;
}

std::vector<qsizetype> lineBegins(const QByteArray &text)
{
    std::vector<qsizetype> begins{0};
    for (qsizetype i = 0; (i = text.indexOf('\n', i)) >= 0;)
        begins.push_back(++i);
    return begins;
}

} // namespace

int recognisePageText(const PageText &page)
{
    return bestFormat(page.text).second;
}

ParsedSource readPageText(const PageText &page, const ParseContext &context)
{
    const Format *format = bestFormat(page.text).first;
    if (!format)
        return {};
    ParsedSource source = format->read(page.text, context);
    const std::vector<qsizetype> begins = lineBegins(page.text);
    const auto byteOf = [&](qsizetype line) {
        return line <= 0 ? 0 : begins[std::min(size_t(line) - 1, begins.size() - 1)];
    };
    for (qsizetype i = 0; i < source.papers.size(); ++i) {
        const qsizetype end =
            i + 1 < source.papers.size() ? byteOf(source.papers[i + 1].line) : page.text.size();
        readLinks(page.links, byteOf(source.papers[i].line), end, source.papers[i]);
    }
    const auto place = [&](qsizetype &line) { line = line > 0 ? page.map.source(byteOf(line)) + 1 : 0; };
    for (Paper &paper : source.papers)
        place(paper.line);
    for (Diagnostic &remark : source.diagnostics)
        place(remark.line);
    QList<ByteRange> ranges;
    for (const ByteRange &range : std::as_const(source.ranges))
        if (range.kind != ByteRange::Kind::Separator)
            for (const auto &[begin, end] : page.map.sources(range.begin, range.end))
                ranges.append({range.kind, begin, end, 0});
    source.ranges = ranges;
    return source;
}

} // namespace lectern
