#pragma once
// Reads and parses a file with one record per line in blocks.
#include "models/core/result.h"
#include "models/formats/base/format.h"
#include "models/store/types/sourcerow.h"
#include "sha256.h"

#include <QIODevice>

#include <atomic>
#include <future>

namespace lectern
{

// Parses the next block on another thread while the caller stores the previous one. The device must outlive
// this object and must not be used elsewhere meanwhile.
class LineBlocks
{
public:
    // What a block contains. Papers: the papers with their byte ranges, for display. Rows: rows prepared for
    // a library (SourceBlock::prepared), without byte ranges.
    enum class Make { Papers, Rows };
    // Read size in bytes; a block ends with its last complete line. Tests use smaller values.
    static inline std::atomic<qsizetype> blockSize = 4 << 20;
    // context is used on another thread, so it must not access the library. hashed: compute contentHash().
    LineBlocks(QIODevice &device, const Format &format, ParseContext context, Make make, bool hashed = false);
    ~LineBlocks();

    // Returns the next block with positions in the file; nullopt after the last one. Error when the file
    // cannot be read or a line exceeds the record limit.
    Result<std::optional<SourceBlock>> next();
    // Bytes of the returned blocks, and of the whole file. The latter is an estimate while a compressed file
    // is read for the first time.
    qint64 bytesGiven() const { return m_given; }
    qint64 bytesInAll() const { return m_inAll; }
    // SHA-256 of all bytes, valid after the last block.
    QByteArray contentHash() { return m_hash->result(); }

private:
    struct Parsed {
        Result<std::optional<SourceBlock>> block;
        qint64 end = 0; // position of the block in the file
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
    QByteArray m_buffer; // reused for all blocks, because allocating fresh memory costs more than parsing
    qsizetype m_filled = 0,
              m_blockEnd = 0; // end of the block in the buffer; an incomplete line follows
    qint64 m_offset = 0;
    qsizetype m_line = 0; // number of lines before m_offset
    qint64 m_given = 0, m_inAll = 0;
    std::future<Parsed> m_ahead;
};

// Returns the ranges that are not understood, with their text.
QList<UnreadRange> unreadRanges(const QList<ByteRange> &ranges, QByteArrayView bytes);

constexpr qint64 kMaxLineLength = 64 * 1024 * 1024; // bytes per JSON line of Lectern
// Reads the next line with its end, up to this limit.
QByteArray nextLine(QIODevice &device);

} // namespace lectern
