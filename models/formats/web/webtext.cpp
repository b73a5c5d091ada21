#include "webtext.h"

#include "decodedfile.h"
#include "models/formats/base/encoding.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/sites/scholarfeed.h"

#include <algorithm>
#include <optional>

namespace lectern
{

namespace
{

constexpr qsizetype kHead = 64 * 1024; // bytes of text used for detection

const QList<Format> &pageFormats()
{
    static const QList<Format> all{scholarfeedAuthorFormat(), scholarfeedListFormat(),
                                   scholarfeedPaperFormat(), catalyzexAuthorFormat()};
    return all;
}

// Returns the best format and its confidence; null if there is none.
std::pair<const Format *, int> bestFormat(const QByteArray &text)
{
    const QByteArrayView head = QByteArrayView(text).first(std::min(text.size(), kHead));
    std::pair<const Format *, int> best{nullptr, 0};
    for (const Format &format : pageFormats())
        if (const int score = format.recognise(head); score > best.second)
            best = {&format, score};
    return best;
}

// Sets paper fields from the links in a byte range of the text. An id counts only if all ids in the range are
// equal.
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

qsizetype byteOfLine(qsizetype line, const std::vector<qsizetype> &begins)
{
    return line <= 0 ? 0 : begins[std::min(size_t(line) - 1, begins.size() - 1)];
}

// Maps a source that was read from text to its page: lines become byte positions, counted from 1.
void placeOnPage(ParsedSource &source, const std::vector<qsizetype> &begins, const ByteMap &map)
{
    const auto place = [&](qsizetype &line) {
        line = line > 0 ? map.source(byteOfLine(line, begins)) + 1 : 0;
    };
    for (Paper &paper : source.papers)
        place(paper.line);
    for (Diagnostic &diagnostic : source.diagnostics)
        place(diagnostic.line);
    placeParts(source.parts, map);
    QList<ByteRange> ranges;
    for (const ByteRange &range : std::as_const(source.ranges))
        if (range.kind != ByteRange::Kind::Separator)
            for (const auto &[begin, end] : map.sources(range.begin, range.end))
                ranges.append({range.kind, begin, end, 0});
    source.ranges = ranges;
}

// The text without layout characters, with a map; empty if there are none.
struct Plain {
    QByteArray text;
    ByteMap map;
};
std::optional<Plain> plainText(QByteArrayView text)
{
    std::optional<Plain> plain;
    qsizetype copied = 0;
    const auto copy = [&](qsizetype end) {
        plain->text.append(text.data() + copied, end - copied);
        plain->map.add(end - copied, copied, end);
    };
    for (qsizetype i = 0; i < text.size();) {
        char instead = '\0';
        const qsizetype length = invisibleAt(text, i, &instead);
        if (!length) {
            ++i;
            continue;
        }
        if (!plain)
            plain.emplace();
        copy(i);
        if (instead) {
            plain->text += instead;
            plain->map.add(1, i, i + length);
        }
        copied = i += length;
    }
    if (plain)
        copy(text.size());
    return plain;
}

// Quick check whether the bytes may contain such characters; avoids decoding other files.
bool mayHoldInvisible(QByteArrayView bytes)
{
    if (utf16Encoding(bytes))
        return true;
    char instead = '\0';
    for (qsizetype i = bytes.startsWith("\xef\xbb\xbf") ? 3 : 0; i < bytes.size(); ++i) {
        i += asciiRun(bytes.data() + i, bytes.data() + bytes.size());
        if (i == bytes.size())
            break;
        const auto byte = static_cast<unsigned char>(bytes[i]);
        const bool alone = i == 0
            || static_cast<unsigned char>(bytes[i - 1])
                < 0x80; // the byte follows ASCII, as a separate character of Windows-1252 does
        if ((alone && (byte == 0xa0 || byte == 0xad)) || invisibleAt(bytes, i, &instead))
            return true;
    }
    return false;
}

} // namespace

Format withoutInvisible(Format format)
{
    format.recognise = [recognise = format.recognise](QByteArrayView head) {
        if (!mayHoldInvisible(head))
            return recognise(head);
        const DecodedFile file(head);
        const auto plain = plainText(file.utf8());
        return recognise(plain ? QByteArrayView(plain->text) : head);
    };
    format.read = [read = format.read](QByteArrayView bytes, const ParseContext &context) {
        if (!mayHoldInvisible(bytes))
            return read(bytes, context);
        const DecodedFile file(bytes);
        const auto plain = plainText(file.utf8());
        if (!plain)
            return read(bytes, context);
        ParsedSource source = read(plain->text, context);
        placeOnPage(source, lineBegins(plain->text), plain->map);
        file.place(source);
        return source;
    };
    return format;
}

int recognisePageText(const WebText &page)
{
    return bestFormat(page.text).second;
}

ParsedSource readPageText(const WebText &page, const ParseContext &context)
{
    const Format *format = bestFormat(page.text).first;
    if (!format)
        return {};
    ParsedSource source = format->read(page.text, context);
    const std::vector<qsizetype> begins = lineBegins(page.text);
    const auto byteOf = [&](qsizetype line) { return byteOfLine(line, begins); };
    for (qsizetype i = 0; i < source.papers.size(); ++i) {
        const qsizetype end =
            i + 1 < source.papers.size() ? byteOf(source.papers[i + 1].line) : page.text.size();
        readLinks(page.links, byteOf(source.papers[i].line), end, source.papers[i]);
    }
    placeOnPage(source, begins, page.map);
    return source;
}

} // namespace lectern
