#pragma once
// Reads and parses a file of one record a line in blocks.
#include "models/core/result.h"
#include "models/formats/base/format.h"
#include "models/store/types/sourcerow.h"
#include "sha256.h"

#include <QIODevice>

#include <atomic>
#include <future>

namespace lectern
{

// Parses the next block on another thread while the caller stores the last one. The device must outlive this
// and must not be used otherwise meanwhile.
class LineBlocks
{
public:
    // Papers is for whoever shows them; Rows makes them ready for a library (SourceBlock::prepared), without
    // ranges.
    enum class Make { Papers, Rows };
    // Bytes that are read at once; a block ends with the last line that is complete in them. Tests set less.
    static inline std::atomic<qsizetype> blockSize = 4 << 20;
    // context is used on another thread, so it must not ask the library. hashed: hash the bytes for
    // contentHash().
    LineBlocks(QIODevice &device, const Format &format, ParseContext context, Make make, bool hashed = false);
    ~LineBlocks();

    // Returns the next block, with its places counted from the start of the file; nothing after the last. An
    // Error when the file cannot be read or has a line that is too long for a record.
    Result<std::optional<SourceBlock>> next();
    // The bytes of the blocks given so far, and of the whole file; the latter is an estimate while a
    // compressed file is read for the first time.
    qint64 bytesGiven() const { return m_given; }
    qint64 bytesInAll() const { return m_inAll; }
    // The SHA-256 of all bytes, known after the last block.
    QByteArray contentHash() { return m_hash->result(); }

private:
    struct Parsed {
        Result<std::optional<SourceBlock>> block;
        qint64 end = 0; // of the block in the file
        qint64 inAll = 0;
    };
    Parsed parseNext();
    SourceBlock parse(QByteArrayView bytes) const;
    SourceBlock rowsOf(QByteArrayView bytes) const;
    Result<QByteArrayView> readBlock();

    QIODevice &m_device;
    const Format &m_format;
    ParseContext m_context;
    Make m_make;
    const qsizetype m_blockSize = blockSize;
    std::optional<Sha256> m_hash;
    QByteArray m_buffer; // one for all blocks, since fresh memory costs more than to parse what it holds
    qsizetype m_filled = 0,
              m_blockEnd = 0; // in it; the rest is the beginning of a line whose end is not read yet
    qint64 m_offset = 0;
    qsizetype m_line = 0; // lines before m_offset
    qint64 m_given = 0, m_inAll = 0;
    std::future<Parsed> m_ahead;
};

// Returns the ranges of a source that are not understood, with their text.
QList<UnreadRange> unreadRanges(const QList<ByteRange> &ranges, QByteArrayView bytes);

} // namespace lectern
