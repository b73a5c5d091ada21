#pragma once
// Spill files: index data of a running import, moved out of memory: runs of terms and finished rows of a
// segment. A spill file is created in the library's folder and has no name, so it disappears when the program
// ends, even after a crash.
#include "endings.h"
#include "segment.h"

#include <QTemporaryFile>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace lectern::index
{

// A temporary file that is appended to, then read at any position. One thread appends. After flush() the file
// is constant: other threads may read it through a const reference, without a lock.
class SpillFile
{
public:
    // library: the file next to which it is created, at the first append().
    explicit SpillFile(const QString &library) : m_library(library) { }
    Result<> append(std::string_view bytes);
    // Writes the buffered bytes. Required before any read.
    Result<> flush();
    uint64_t size() const { return m_written + m_buffer.size(); }
    // Reads length bytes at offset `at`. False if they are not in the file or cannot be read.
    [[nodiscard]] bool read(uint64_t at, size_t length, char *into) const;

private:
    Result<> write(std::string_view bytes);
    Error failure() const;

    QString m_library;
    std::unique_ptr<QTemporaryFile> m_file;
    std::string m_buffer; // not written yet
    uint64_t m_written = 0;
};

// A part of a spill file.
struct SpillRange {
    uint64_t begin = 0, end = 0;
};

// Reads a part sequentially.
class SpillReader
{
public:
    SpillReader(const SpillFile &file, SpillRange range) : m_file(file), m_range(range) { }
    bool atEnd() const { return m_at == m_buffer.size() && m_range.begin == m_range.end; }
    // Reads length bytes, valid until the next call. False if fewer are left.
    [[nodiscard]] bool take(size_t length, std::string_view *bytes);
    [[nodiscard]] bool readNumber(uint32_t *number);
    // Skips length bytes; those not yet buffered are not read.
    [[nodiscard]] bool skip(size_t length);

private:
    bool fill(size_t length);

    const SpillFile &m_file;
    SpillRange m_range; // not in the buffer yet
    std::string m_buffer;
    size_t m_at = 0;
};

// Writes all terms of a stream to the file.
Result<SpillRange> spillTerms(TermStream &terms, SpillFile &file, const std::function<bool()> &cancelled);

// Reads what spillTerms() wrote.
class SpilledTerms final : public TermStream
{
public:
    SpilledTerms(const SpillFile &file, SpillRange range) : m_reader(file, range) { }
    bool next() override;
    std::string_view key() const override { return m_key; }
    void readPapers(std::vector<uint32_t> *papers) override;
    void readPositions(std::string *positions) override { *positions += m_positions; }
    bool good() const override { return m_good; }

private:
    SpillReader m_reader;
    std::string m_key;
    std::string_view m_list, m_positions; // point into the reader, valid until its next read
    uint32_t m_count = 0;
    bool m_good = true;
};

// A finished file with rows of a segment. It is constant, so any thread may read it.
struct RowFile {
    std::shared_ptr<const SpillFile> file;
    std::string tags; // tags of its postings
};

// Writes the rows of a segment to files, to be stored later. Passes each full file on, so that one thread
// stores rows while another creates more.
class SpilledRows final : public SegmentRows
{
public:
    // Size in bytes at which a file is full; storing one needs some tenths of a second. Tests lower it.
    static inline std::atomic<uint64_t> maxFileSize = 32 << 20;

    using HandleFile = std::function<void(RowFile)>;
    // library: the spill files are created next to this file.
    SpilledRows(const QString &library, HandleFile handleFile)
        : m_library(library), m_handleFile(std::move(handleFile))
    {
    }
    Result<> posting(std::string_view key, uint32_t papers, std::string_view list,
                     std::string_view positions) override;
    Result<> prefix(std::string_view key, std::string_view list) override;
    Result<> words(char tag, std::string_view words, std::string_view lists) override;
    Result<> order(OrderPart part, std::string_view bytes) override;
    Result<> finish(); // passes the last file on

private:
    Result<> put(char kind, std::string_view key, uint32_t papers, std::string_view list,
                 std::string_view positions = {});
    QString m_library;
    HandleFile m_handleFile;
    std::unique_ptr<SpillFile> m_file;
    std::string m_tags; // tags of its postings
    std::string m_row;
};

// Passes each row of a file that SpilledRows wrote to `rows`.
Result<> replayRows(const SpillFile &file, SegmentRows &rows);

// The words of a segment whose postings are in these files, in the order in which they were written.
class SpilledWords final : public SegmentWords
{
public:
    explicit SpilledWords(std::vector<RowFile> files) : m_files(std::move(files)) { }
    Result<> forEachCount(char tag,
                          const std::function<Result<>(std::string_view, uint32_t)> &visit) override;
    Result<> forEachList(char tag,
                         const std::function<Result<>(std::string_view, std::string_view)> &visit) override;

private:
    Result<>
    forEachPosting(char tag, bool withList,
                   const std::function<Result<>(std::string_view, uint32_t, std::string_view)> &visit);
    const std::vector<RowFile> m_files;
};

} // namespace lectern::index
