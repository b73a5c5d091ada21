#pragma once
// Reader for the arXiv metadata snapshot and similar files: one JSON object per line.
#include "models/formats/base/format.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lectern
{

// One line as UTF-8, for readers that are too performance-critical to create a Paper per line. White space in
// title, abstract and short fields is folded to single spaces; nothing else is interpreted.
struct ArxivRecord {
    std::string id; // as written; may not be a valid arXiv id
    std::string title;
    std::string authors; // author line as printed
    struct Name {
        std::string family, given, suffix;
    };
    std::vector<Name> names; // authors_parsed; only the first nameCount are valid
    size_t nameCount = 0;
    std::string abstract;
    std::string categories;
    std::string created; // first version, as printed: "Sat, 1 Jan 2000 02:05:30 GMT"
    std::string updated; // update_date
    std::string year, doi, journalRef, venue, url, codeUrl;
    // All other values that are not null or empty. Strings are unquoted and folded, other values are raw
    // JSON.
    std::vector<std::pair<std::string, std::string>> extra;
    size_t extraCount = 0;

    void clear(); // keeps the allocated memory
};

// Parses lines one by one and reuses its buffers. Not thread-safe.
class ArxivLineReader
{
public:
    ArxivLineReader();
    ~ArxivLineReader();
    ArxivLineReader(const ArxivLineReader &) = delete;
    ArxivLineReader &operator=(const ArxivLineReader &) = delete;

    // Parses one object without its newline. readable: number of bytes that may be read from the start of the
    // line; their values after the line are ignored, and 64 of them avoid a copy. Returns false if the line
    // is not a record; message() then has a sentence with the reason.
    bool read(std::string_view line, size_t readable, ArxivRecord &record);
    const QString &message() const { return m_message; }

private:
    struct Parser;
    std::unique_ptr<Parser> m_parser;
    QString m_message;
};

// Parses all lines of bytes that consist of complete lines. Calls record for each valid line, and bad with a
// sentence for each invalid one. The range is the line without its end; line numbers count from 1. Blank
// lines are skipped.
void readArxivLines(QByteArrayView bytes,
                    const std::function<void(const ArxivRecord &record, const ByteRange &range)> &record,
                    const std::function<void(const QString &message, const ByteRange &range)> &bad);

// Converts a record to a paper: names in display order, normalised ids, parsed dates. Paper::line remains 0.
Paper paperOf(const ArxivRecord &record);

// Parses the date of "Sat, 1 Jan 2000 02:05:30 GMT" or "2000-01-01…"; invalid for other texts.
QDate arxivDate(std::string_view text);

inline const QString arxivJsonlId = QStringLiteral("arxiv-jsonl"); // id in the registry
Format arxivJsonlFormat();

} // namespace lectern
