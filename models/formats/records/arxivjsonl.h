#pragma once
// Reads the arXiv metadata snapshot and files of its kind: one JSON object a line.
#include "models/formats/base/format.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lectern
{

// One line as UTF-8, for readers that cannot afford a Paper for each line. White space of title, abstract and
// the short fields is folded to single spaces; nothing else is interpreted.
struct ArxivRecord {
    std::string id; // as it stands, perhaps no arXiv id
    std::string title;
    std::string authors; // the author string as printed
    struct Name {
        std::string family, given, suffix;
    };
    std::vector<Name> names; // authors_parsed; only the first nameCount are of this line
    size_t nameCount = 0;
    std::string abstract;
    std::string categories;
    std::string created; // of the first version, as printed: "Sat, 1 Jan 2000 02:05:30 GMT"
    std::string updated; // update_date
    std::string year, doi, journalRef, venue, url, codeUrl;
    // Everything else that is not null or empty, strings unquoted and folded, other values as raw JSON.
    std::vector<std::pair<std::string, std::string>> extra;
    size_t extraCount = 0;

    void clear(); // keeps the memory
};

// Reads lines one by one and uses its memory again. Belongs to one thread.
class ArxivLineReader
{
public:
    ArxivLineReader();
    ~ArxivLineReader();
    ArxivLineReader(const ArxivLineReader &) = delete;
    ArxivLineReader &operator=(const ArxivLineReader &) = delete;

    // Reads one object without its newline. readable: how many bytes from the beginning of the line may be
    // touched; those behind the line may hold anything, and 64 of them save a copy. False: the line is no
    // record, and message() says why in a sentence.
    bool read(std::string_view line, size_t readable, ArxivRecord &record);
    const QString &message() const { return m_message; }

private:
    struct Parser;
    std::unique_ptr<Parser> m_parser;
    QString m_message;
};

// Reads every line of bytes that hold whole lines. Calls record for each line that is a record, and bad with
// a sentence for each that is none. The range is the line without its end, line numbers count from 1. Blank
// lines are skipped.
void readArxivLines(QByteArrayView bytes,
                    const std::function<void(const ArxivRecord &record, const ByteRange &range)> &record,
                    const std::function<void(const QString &message, const ByteRange &range)> &bad);

// Makes the paper that a record states: names in reading order, ids recognised, dates read. Paper::line stays
// 0.
Paper paperOf(const ArxivRecord &record);

// Reads the day of "Sat, 1 Jan 2000 02:05:30 GMT" or "2000-01-01…"; invalid when the text is neither.
QDate arxivDate(std::string_view text);

inline const QString arxivJsonlId = QStringLiteral("arxiv-jsonl"); // in the registry
Format arxivJsonlFormat();

} // namespace lectern
