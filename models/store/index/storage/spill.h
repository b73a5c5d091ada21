#pragma once
// Spill files: what an import has inverted already, moved out of memory: runs of terms and finished rows of a
// segment. A spill file lies beside the library and has no name, so it is gone when the program ends, however
// that happens.
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
// is constant: further threads may read it through a const reference, without a lock.
class SpillFile
{
public:
    // library: the file next to which it is made, at the first append().
    explicit SpillFile(const QString &library) : m_library(library) { }
    Result<> append(std::string_view bytes);
    // Writes the appended bytes that are still in memory. Nothing can be read before.
    Result<> flush();
    uint64_t size() const { return m_written + m_buffer.size(); }
    // Reads length bytes from position at. False if they are not in the file or cannot be read.
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

// Reads a part from its beginning to its end.
class SpillReader
{
public:
    SpillReader(const SpillFile &file, SpillRange range) : m_file(file), m_range(range) { }
    bool atEnd() const { return m_at == m_buffer.size() && m_range.begin == m_range.end; }
    // Takes so many bytes, valid until the next call. False when they are not there.
    [[nodiscard]] bool take(size_t length, std::string_view *bytes);
    [[nodiscard]] bool takeNumber(uint32_t *number);
    // Passes over so many bytes, of which those that are not in memory are not read.
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
    void takePapers(std::vector<uint32_t> *papers) override;
    void takePositions(std::string *positions) override { *positions += m_positions; }
    bool good() const override { return m_good; }

private:
    SpillReader m_reader;
    std::string m_key;
    std::string_view m_list, m_positions; // with the reader, until it takes more
    uint32_t m_count = 0;
    bool m_good = true;
};

// A finished file with rows of a segment. Nobody changes it any more, so any thread may read it.
struct RowFile {
    std::shared_ptr<const SpillFile> file;
    std::string tags; // of the postings in it
};

// Writes the rows of a segment to files, to be stored later. Passes each file on when it is full, so that one
// thread stores rows while another one makes more.
class SpilledRows final : public SegmentRows
{
public:
    // A file is full when it has this many bytes; storing them takes some tenths of a second. Tests set less.
    static inline std::atomic<uint64_t> maxFileSize = 32 << 20;

    using HandleFile = std::function<void(RowFile)>;
    // library: the file next to which they are made.
    SpilledRows(const QString &library, HandleFile handleFile)
        : m_library(library), m_handleFile(std::move(handleFile))
    {
    }
    Result<> posting(std::string_view key, uint32_t papers, std::string_view list,
                     std::string_view positions) override;
    Result<> prefix(std::string_view key, std::string_view list) override;
    Result<> words(char tag, std::string_view words, std::string_view lists) override;
    Result<> order(OrderPart part, std::string_view bytes) override;
    Result<> finish(); // passes on the last file

private:
    Result<> put(char kind, std::string_view key, uint32_t papers, std::string_view list,
                 std::string_view positions = {});
    QString m_library;
    HandleFile m_handleFile;
    std::unique_ptr<SpillFile> m_file;
    std::string m_tags; // of the postings in it
    std::string m_row;
};

// Calls rows for each row of such a file.
Result<> replayRows(const SpillFile &file, SegmentRows &rows, const std::function<bool()> &cancelled);

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
