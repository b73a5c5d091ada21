#pragma once
// What a format is to the rest of the program: a name, a way to recognise it, a way to read it, perhaps one
// to write it.
#include "models/core/paper.h"
#include "models/core/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QSet>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>

namespace lectern
{

enum class CsvColumn; // csv.h

// What a reader may know besides the bytes. All of it may be missing.
struct ParseContext {
    QDate savedOn; // the day the page was saved: bare dates fall on or before it; invalid: such dates keep no
                   // year
    QString fileName; // for messages and for formats that keep facts in the name; never opened
    std::function<bool(const QString &foldedName)>
        isKnownAuthor; // evidence of the library for splitting glued lines
    QList<CsvColumn> columns; // what a table's columns hold, where a person said so; missing ones are guessed
};

// A file that is read as a whole is held in memory with all its records, some kilobyte each: it may have at
// most so many, broken ones included. Readers stop at the first one more and set tooMany; parseSource()
// refuses the file. Atomic only for the tests, which lower it while readers may run on other threads.
inline std::atomic<qsizetype> mostRecords = 1'000'000;

// Adds a remark. Of a source full of broken records the first kMostRemarks are kept.
void addRemark(ParsedSource &source, Diagnostic::Severity severity, qsizetype line, const QString &message);

// Writes papers one by one: begin() once, paper() for each, end() once; what they give, one behind the other,
// is the file. Remembers only what a file of many papers needs (the citation keys given).
class PaperStream
{
public:
    PaperStream() = default;
    virtual ~PaperStream() = default;
    PaperStream(const PaperStream &) = delete;
    PaperStream &operator=(const PaperStream &) = delete;
    virtual QByteArray begin() { return {}; }
    virtual QByteArray paper(const Paper &paper) = 0;
    virtual QByteArray end() { return {}; }
};

// The usual stream: a head, a piece for each paper, a tail.
std::unique_ptr<PaperStream> paperStream(const QByteArray &head,
                                         const std::function<QByteArray(const Paper &)> &piece,
                                         const QByteArray &tail = {});

// A bibliographic format. Readers and writers are pure: bytes <-> values, no file, no database, no signal.
struct Format {
    QString id; // the stable name of the command line and the library: "bibtex"
    QString name; // as a person knows it: "BibTeX"
    QStringList extensions; // without dot, the usual one first
    QStringList
        mimeTypes; // as the desktop calls its files; empty where it has no name of its own (text, JSON, HTML)
    bool lines = false; // one record a line: a large file may be fed in blocks of whole lines
    qsizetype largest = 0; // bytes; a larger file is refused, for it can be no such page; 0: no limit

    // How sure it is that these bytes (the beginning of a file, up to 64 kB) are of this format: 0 no, 100
    // certain.
    std::function<int(QByteArrayView head)> recognise;
    // Reads a whole file (or a block of lines). Never fails as a whole: a bad record costs that record and
    // leaves a diagnostic; the ranges cover all bytes. Null where the format is only written.
    std::function<ParsedSource(QByteArrayView bytes, const ParseContext &context)> read;
    // Begins a file of papers; null where the format is only read.
    std::function<std::unique_ptr<PaperStream>()> stream;

    // A whole file of papers; only where there is a stream.
    QByteArray write(const QList<Paper> &papers) const;
};

} // namespace lectern
