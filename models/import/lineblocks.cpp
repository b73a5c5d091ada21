#include "lineblocks.h"

#include "compressedfile.h"
#include "models/formats/base/encoding.h"
#include "models/formats/records/arxivjsonl.h"
#include "models/formats/registry.h"
#include "models/i18n/language.h"
#include "models/i18n/messages.h"
#include "models/store/identity/preparedblock.h"
#include "models/store/sqlite/try.h"

#include <algorithm>
#include <cstring>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{
constexpr qsizetype kMaxRecordLength = 32 * 1024 * 1024; // arXiv's longest record has 0.2 MB
constexpr qsizetype kUnreadText = 2000;
} // namespace

LineBlocks::LineBlocks(QIODevice &device, const Format &format, ParseContext context, Make make, bool hashed)
    : m_device(device), m_format(format), m_context(std::move(context)), m_make(make)
{
    if (hashed)
        m_hash.emplace();
    m_ahead = std::async(std::launch::async, [this] { return parseNext(); });
}

LineBlocks::~LineBlocks()
{
    if (m_ahead.valid())
        m_ahead.wait();
}

Result<std::optional<SourceBlock>> LineBlocks::next()
{
    if (!m_ahead.valid())
        return std::optional<SourceBlock>();
    Parsed parsed = m_ahead.get();
    m_given = parsed.end;
    m_inAll = parsed.inAll;
    if (parsed.block && parsed.block->has_value())
        m_ahead = std::async(std::launch::async, [this] { return parseNext(); });
    return std::move(parsed.block);
}

// Reads the next block; valid until the next call.
Result<QByteArrayView> LineBlocks::readBlock()
{
    std::memmove(m_buffer.data(), m_buffer.constData() + m_blockEnd, size_t(m_filled - m_blockEnd));
    m_filled -= m_blockEnd;
    m_blockEnd = 0;
    for (;;) {
        if (m_buffer.size() < m_filled + m_blockSize)
            m_buffer.resize(m_filled + 2 * m_blockSize);
        char *const to = m_buffer.data() + m_filled;
        const qsizetype more = m_device.read(to, m_blockSize);
        if (more <= 0) {
            if (!m_device.atEnd())
                return Error{Messages::tr("The file cannot be read: %1.").arg(m_device.errorString())};
            m_blockEnd = m_filled;
            return QByteArrayView(m_buffer.constData(), m_blockEnd);
        }
        if (m_hash)
            m_hash->add(to, more);
        m_filled += more;
        if (const qsizetype end = QByteArrayView(to, more).lastIndexOf('\n'); end >= 0) {
            m_blockEnd = m_filled - more + end + 1;
            return QByteArrayView(m_buffer.constData(), m_blockEnd);
        }
        if (m_filled > kMaxRecordLength)
            return Error{Messages::tr("Line %1 is longer than %2, the limit for a record.")
                             .arg(m_line + 1)
                             .arg(shownLocale().formattedDataSize(kMaxRecordLength))};
    }
}

LineBlocks::Parsed LineBlocks::parseNext()
{
    const auto bytes = readBlock();
    if (!bytes)
        return {bytes.error(), m_offset};
    const auto *compressed = dynamic_cast<const CompressedFile *>(&m_device);
    const qint64 inAll = compressed ? compressed->likelySize() : m_device.size();
    if (bytes->isEmpty() && m_offset > 0)
        return {std::optional<SourceBlock>(), m_offset, inAll};
    SourceBlock block = m_make == Make::Rows ? rowsOf(*bytes) : parse(*bytes);
    for (UnreadRange &range : block.notUnderstood) {
        range.begin += m_offset;
        range.end += m_offset;
        range.line += m_line;
    }
    for (Diagnostic &diagnostic : block.parsed.diagnostics)
        if (diagnostic.line > 0)
            diagnostic.line += m_line;
    m_offset += bytes->size();
    m_line += std::count(bytes->cbegin(), bytes->cend(), '\n');
    return {std::optional<SourceBlock>(std::move(block)), m_offset, inAll};
}

// Line numbers of papers are relative to the file.
SourceBlock LineBlocks::parse(QByteArrayView bytes) const
{
    SourceBlock block{readAs(m_format, bytes, m_context), {}, {}};
    block.notUnderstood = unreadRanges(block.parsed.ranges, bytes);
    for (Paper &paper : block.parsed.papers)
        paper.line += m_line;
    return block;
}

SourceBlock LineBlocks::rowsOf(QByteArrayView bytes) const
{
    SourceBlock block;
    auto prepared = std::make_shared<PreparedBlock>();
    // Fast path for the arXiv snapshot, the only source with millions of records: creates no Paper per line.
    if (m_format.id == arxivJsonlId) {
        block.parsed.format = m_format.id;
        QList<ByteRange> ranges;
        readArxivLines(
            bytes,
            [&](const ArxivRecord &record, const ByteRange &range) {
                prepared->add(record, m_line + range.line);
            },
            [&](const QString &message, const ByteRange &range) {
                block.parsed.diagnostics.append({Diagnostic::Severity::Error, range.line, message});
                ranges.append(range);
            });
        block.notUnderstood = unreadRanges(ranges, bytes);
    } else {
        block = parse(bytes);
        for (const Paper &paper : std::exchange(block.parsed.papers, {}))
            prepared->add(paper);
    }
    block.prepared = std::move(prepared);
    return block;
}

QList<UnreadRange> unreadRanges(const QList<ByteRange> &ranges, QByteArrayView bytes)
{
    QList<UnreadRange> unread;
    for (const ByteRange &range : ranges) {
        if (range.kind != ByteRange::Kind::NotUnderstood)
            continue;
        // Maximum number of bytes for two thousand characters.
        const qsizetype length = std::min(range.end - range.begin, 4 * kUnreadText);
        const SourceText text(bytes.sliced(range.begin, length));
        unread.append({range.begin, range.end, range.line, text.text().left(kUnreadText).toString()});
    }
    return unread;
}

QByteArray nextLine(QIODevice &device)
{
    // In parts, because QIODevice::readLine() allocates the maximum length for each line.
    constexpr qint64 kLineStep = 64 * 1024;
    QByteArray line = device.readLine(kLineStep);
    while (!line.isEmpty() && !line.endsWith('\n') && line.size() < kMaxLineLength) {
        const QByteArray more = device.readLine(kLineStep);
        if (more.isEmpty())
            break;
        line += more;
    }
    return line;
}

} // namespace lectern
