#include "bytemap.h"

#include "models/formats/base/encoding.h"

#include <algorithm>

namespace lectern
{

namespace
{

// Returns the first byte of each line of a file, from the second line on. Lines end with LF, CRLF or CR.
std::vector<qsizetype> lineBegins(QByteArrayView file)
{
    std::vector<qsizetype> begins;
    const auto utf16 = utf16Encoding(file);
    const qsizetype width = utf16 ? 2 : 1;
    const auto unit = [&](qsizetype i) -> int {
        const auto byte = [&](qsizetype at) { return int(static_cast<unsigned char>(file[at])); };
        if (!utf16)
            return byte(i);
        return *utf16 == Encoding::Utf16LittleEndian ? byte(i) | byte(i + 1) << 8
                                                     : byte(i) << 8 | byte(i + 1);
    };
    for (qsizetype i = 0; i + width <= file.size(); i += width) {
        const int c = unit(i);
        if (c == '\n' || (c == '\r' && !(i + 2 * width <= file.size() && unit(i + width) == '\n')))
            begins.push_back(i + width);
    }
    return begins;
}

// Merges spans: those of first keep their bytes, those of second get the rest.
std::vector<ByteRange> laidOver(const std::vector<ByteRange> &first, const std::vector<ByteRange> &second)
{
    std::vector<ByteRange> all;
    auto upper = first.begin();
    for (const ByteRange &range : second) {
        qsizetype at = range.begin;
        while (upper != first.end() && upper->end <= at)
            ++upper;
        for (auto hit = upper; hit != first.end() && hit->begin < range.end; ++hit) {
            if (at < hit->begin)
                all.push_back({range.kind, at, hit->begin, 0});
            at = std::max(at, hit->end);
        }
        if (at < range.end)
            all.push_back({range.kind, at, range.end, 0});
    }
    all.insert(all.end(), first.begin(), first.end());
    std::sort(all.begin(), all.end(),
              [](const ByteRange &a, const ByteRange &b) { return a.begin < b.begin; });
    return all;
}

// Returns the file ranges of the text's ranges, sorted and without overlap.
std::vector<ByteRange> claimed(const QList<ByteRange> &ranges, const ByteMap &map)
{
    std::vector<ByteRange> spans;
    for (const ByteRange &range : ranges)
        if (range.kind != ByteRange::Kind::Separator)
            for (const auto &[begin, end] : map.sources(range.begin, range.end))
                spans.push_back({range.kind, begin, end, 0});
    std::stable_sort(spans.begin(), spans.end(),
                     [](const ByteRange &a, const ByteRange &b) { return a.begin < b.begin; });
    qsizetype last = 0;
    for (ByteRange &span : spans) {
        span.begin = std::max(span.begin, last);
        span.end = std::max(span.begin, span.end);
        last = span.end;
    }
    std::erase_if(spans, [](const ByteRange &span) { return span.begin == span.end; });
    return spans;
}

} // namespace

void ByteMap::add(qsizetype length, qsizetype begin, qsizetype end)
{
    if (length <= 0)
        return;
    if (!m_pieces.empty()) {
        Piece &last = m_pieces.back();
        const qsizetype from = last.end - last.begin, more = end - begin;
        if (last.end == begin && qint64(from) * length == qint64(more) * last.length) {
            last.length += length;
            last.end = end;
            m_length += length;
            return;
        }
    }
    m_pieces.push_back({m_length, length, begin, end});
    m_length += length;
}

size_t ByteMap::pieceAt(qsizetype at) const
{
    const auto next =
        std::upper_bound(m_pieces.begin(), m_pieces.end(), at,
                         [](qsizetype position, const Piece &piece) { return position < piece.at; });
    return next == m_pieces.begin() ? 0 : size_t(next - m_pieces.begin() - 1);
}

qsizetype ByteMap::source(qsizetype at) const
{
    if (m_pieces.empty())
        return 0;
    const Piece &piece = m_pieces[pieceAt(at)];
    return piece.source(std::min(at - piece.at, piece.length));
}

std::vector<std::pair<qsizetype, qsizetype>> ByteMap::sources(qsizetype begin, qsizetype end) const
{
    std::vector<std::pair<qsizetype, qsizetype>> runs;
    for (size_t i = pieceAt(begin); i < m_pieces.size() && m_pieces[i].at < end; ++i) {
        const Piece &piece = m_pieces[i];
        const qsizetype from = piece.source(std::max<qsizetype>(0, begin - piece.at));
        const qsizetype to = piece.source(std::min(end - piece.at, piece.length));
        if (from >= to)
            continue;
        if (!runs.empty() && runs.back().second == from)
            runs.back().second = to;
        else
            runs.emplace_back(from, to);
    }
    return runs;
}

ByteMap ByteMap::through(const ByteMap &outer) const
{
    ByteMap result;
    for (const Piece &piece : m_pieces) {
        if (piece.end - piece.begin != piece.length) { // a character that was encoded longer, or inserted
            const qsizetype begin = outer.source(piece.begin);
            const auto runs = outer.sources(piece.begin, piece.end);
            result.add(piece.length, runs.empty() ? begin : runs.front().first,
                       runs.empty() ? begin : std::max(runs.front().first, runs.back().second));
            continue;
        }
        for (size_t i = outer.pieceAt(piece.begin); i < outer.m_pieces.size(); ++i) {
            const Piece &other = outer.m_pieces[i];
            const qsizetype from = std::max(piece.begin, other.at);
            const qsizetype to = std::min(piece.end, other.at + other.length);
            if (other.at >= piece.end)
                break;
            result.add(to - from, other.source(from - other.at), other.source(to - other.at));
        }
    }
    return result;
}

ByteMap ByteMap::identity(qsizetype length)
{
    ByteMap map;
    map.add(length, 0, length);
    return map;
}

void placeParts(QList<UnderstoodPart> &parts, const ByteMap &map)
{
    for (UnderstoodPart &part : parts) {
        part.begin = map.source(part.begin);
        part.end = std::max(part.begin, map.source(part.end));
    }
}

void mapToFile(ParsedSource &source, const ByteMap &map, QByteArrayView file, const QList<ByteRange> &damaged)
{
    const std::vector<qsizetype> begins = lineBegins(file);
    const auto lineOf = [&](qsizetype byte) {
        return 1 + (std::upper_bound(begins.begin(), begins.end(), byte) - begins.begin());
    };
    const auto place = [&](qsizetype &line) { line = line > 0 ? lineOf(map.source(line - 1)) : 0; };
    for (Paper &paper : source.papers)
        place(paper.line);
    for (Diagnostic &diagnostic : source.diagnostics)
        place(diagnostic.line);
    placeParts(source.parts, map);
    for (UnderstoodPart &part : source.parts)
        part.line = lineOf(part.begin);
    const std::vector<ByteRange> spans =
        laidOver(std::vector<ByteRange>(damaged.begin(), damaged.end()), claimed(source.ranges, map));
    QList<ByteRange> ranges;
    qsizetype at = 0;
    const auto append = [&](ByteRange::Kind kind, qsizetype end) {
        if (at < end)
            ranges.append({kind, at, end, lineOf(at)});
        at = std::max(at, end);
    };
    for (const ByteRange &span : spans) {
        append(ByteRange::Kind::Separator, span.begin);
        append(span.kind, span.end);
    }
    append(ByteRange::Kind::Separator, file.size());
    source.ranges = ranges;
}

} // namespace lectern
