#pragma once
// What a format is to the rest of the program: a name, a way to recognise it, a way to read it, and perhaps
// one to write it.
#include "models/core/cancelled.h"
#include "models/core/pagecorrections.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/formats/base/exportparts.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>

namespace lectern
{

enum class CsvColumn; // columns.h

// What a person said that the names of a source's fields (columns of a table, keys of JSON) mean, by name as
// it stands there. What a missing name means is guessed.
using FieldChoices = QHash<QString, CsvColumn>;

// What a reader may know besides the bytes. Any of it may be missing.
struct ParseContext {
    QDate savedOn; // the day the page was saved: bare dates fall on or before it; invalid: such dates keep no
                   // year
    QString fileName; // for messages and for formats that keep facts in the name; never opened
    std::function<bool(const QString &foldedName)>
        isKnownAuthor; // evidence of the library for splitting glued lines
    FieldChoices fields; // what its own names for fields mean, where a person said so
    PageCorrections corrections; // what a person said about lines of pages
    bool explain = false; // give ParsedSource::parts, where the reader can
    Cancelled cancelled; // whether what is read is no longer wanted; parseSource() then ends with that Error
};

// While it lives, readers on this thread ask this whether what they read is still wanted (isUnwanted()). It
// says so to functions deep inside that know nothing of a ParseContext. cancelled must live as long.
class ParseScope
{
public:
    explicit ParseScope(const Cancelled &cancelled);
    ~ParseScope();
    Q_DISABLE_COPY_MOVE(ParseScope)

private:
    const Cancelled *m_before;
};

// Whether the innermost ParseScope of this thread says that nobody waits any more. Cheap enough to be asked
// for each record, and each few hundred lines; who gets true stops and sets ParsedSource::tooMany.
bool isUnwanted();
// The same, asked each few lines of a page.
inline bool isUnwantedAt(qsizetype line)
{
    constexpr qsizetype kBetween = 16;
    return line % kBetween == 0 && isUnwanted();
}
// Whether a reader has to stop before a record with this number, counted from 1: there are too many
// (mostRecords), or nobody waits for them.
bool isEnough(qsizetype record);

// Most records of a file that is read as a whole, broken ones included: it is held in memory with all its
// records, some kilobytes each. Readers stop at the first record beyond it and set tooMany, and parseSource()
// refuses the file. Atomic only because the tests lower it while readers may run on other threads.
inline std::atomic<qsizetype> mostRecords = 1'000'000;

// Adds a remark. The first kMostRemarks are kept, enough for a source full of broken records.
void addRemark(ParsedSource &source, Diagnostic::Severity severity, qsizetype line, const QString &message);

// Writes papers one by one: begin() once, paper() for each, end() once; joined, what they give is the file.
// It remembers only what a file of many papers needs (the citation keys already given).
class PaperStream
{
public:
    PaperStream() = default;
    virtual ~PaperStream() = default;
    PaperStream(const PaperStream &) = delete;
    PaperStream &operator=(const PaperStream &) = delete;
    // Of the papers that are still to come; for formats that have citation keys.
    virtual void setKeys(KeyForm) { }
    // Of the papers that are still to come; for formats with Format::cites, which otherwise write everything.
    virtual void setContent(ExportContent) { }
    virtual QByteArray begin() { return {}; }
    // marks: what a person made of it; empty where nothing is to be written of that.
    virtual QByteArray paper(const Paper &paper, const PaperMarks &marks) = 0;
    virtual QByteArray end() { return {}; }
};

// Writes one paper with what a person made of it.
using PaperPiece = std::function<QByteArray(const Paper &, const PaperMarks &)>;

// The usual stream: a head, a piece for each paper, a tail.
std::unique_ptr<PaperStream> paperStream(const QByteArray &head, const PaperPiece &piece,
                                         const QByteArray &tail = {});

// One of several pages that stand in one file, one behind the other.
struct PageSlice {
    qsizetype begin = 0, end = 0; // bytes of the file
    qsizetype firstLine = 1; // of the file
    QByteArray
        recoded; // the page as UTF-8, where its bytes do not say their encoding by themselves; else empty
    QByteArrayView of(QByteArrayView file) const
    {
        return recoded.isEmpty() ? file.sliced(begin, end - begin) : QByteArrayView(recoded);
    }
};

// So large may a file be that is read as a whole, unpacked, whatever it is. README.md states it.
constexpr qsizetype kLargestFile = 256 * 1024 * 1024;

// A bibliographic format. Its readers and writers are pure: bytes <-> values, no file, no database, no
// signal.
struct Format {
    QString id; // the stable name of the command line and the library: "bibtex"
    QString name; // as a person knows it: "BibTeX"
    QStringList extensions; // without dot, the usual one first
    QStringList
        mimeTypes; // as the desktop calls its files; empty where it has no name of its own (text, JSON, HTML)
    bool lines = false; // one record a line: a large file may be fed in blocks of whole lines
    bool cites = false; // a bibliography: what is written for citing leaves out what is private
    bool markup = true; // its titles and abstracts may hold publishers' markup, which is taken out (readAs())
    qsizetype largest = 0; // bytes; a larger file is refused, for it can be no such page; 0: no limit

    // Returns how sure it is that these bytes (the beginning of a file, up to 64 kB) are of this format: 0
    // no, 100 certain.
    std::function<int(QByteArrayView head)> recognise;
    // Reads a whole file (or a block of lines). Never fails as a whole: a bad record costs that record and
    // leaves a remark, and the ranges cover all bytes. Null where the format is only written.
    std::function<ParsedSource(QByteArrayView bytes, const ParseContext &context)> read;
    // Returns the pages that a file of this format holds, at least one; null where a file is one source.
    std::function<QList<PageSlice>(QByteArrayView bytes)> split;
    // Begins a file of papers; null where the format is only read.
    std::function<std::unique_ptr<PaperStream>()> stream;

    // Writes a whole file of papers, without marks. Call only where there is a stream.
    QByteArray write(const QList<Paper> &papers, KeyForm keys = KeyForm::Lectern,
                     ExportContent content = ExportContent::Everything) const;
};

} // namespace lectern
