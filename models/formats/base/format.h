#pragma once
// A format: its names, detection, reader and optional writer.
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
struct SourceFields; // fieldlayout.h

// The user's mapping of field names (table columns, JSON keys) to Lectern fields. Names without an entry are
// guessed.
using FieldChoices = QHash<QString, CsvColumn>;

// Optional information for a reader besides the bytes.
struct ParseContext {
    QDate savedOn; // the day the page was saved; dates without a year fall on or before it; invalid: they
                   // have no year
    QString fileName; // for messages and for formats with data in the file name; never opened
    std::function<bool(const QString &foldedName)>
        isKnownAuthor; // library lookup that helps to split glued lines
    FieldChoices fields; // user mapping of field names
    PageCorrections corrections; // user corrections of page lines
    bool explain = false; // fill ParsedSource::parts, if the reader supports it
    Cancelled cancelled; // cancellation callback; parseSource() then returns Error::cancelled()
};

// Makes a cancellation callback available to all readers on this thread through isUnwanted(), without passing
// a ParseContext. cancelled must outlive the scope.
class ParseScope
{
public:
    explicit ParseScope(const Cancelled &cancelled);
    ~ParseScope();
    Q_DISABLE_COPY_MOVE(ParseScope)

private:
    const Cancelled *m_before;
};

// Returns whether the innermost ParseScope of this thread is cancelled. Cheap enough to call for each record
// or every few hundred lines. A reader that gets true stops and sets ParsedSource::tooMany.
bool isUnwanted();
// Same as isUnwanted(), checked only every few lines of a page.
inline bool isUnwantedAt(qsizetype line)
{
    constexpr qsizetype kBetween = 16;
    return line % kBetween == 0 && isUnwanted();
}
// Returns whether a reader must stop before this record (from 1): the limit mostRecords is exceeded or the
// request is cancelled.
bool isEnough(qsizetype record);

// Maximum number of records, including broken ones, in a file that is read as a whole, because all records
// are in memory (some kilobytes each). Readers stop at the first record above the limit and set tooMany;
// parseSource() then refuses the file. Atomic only because tests lower it while readers may run on other
// threads.
inline std::atomic<qsizetype> mostRecords = 1'000'000;

// Adds a diagnostic. Only the first kMaxDiagnostics are kept, enough for a source full of broken records.
void addDiagnostic(ParsedSource &source, Diagnostic::Severity severity, qsizetype line,
                   const QString &message);

// Writes a file paper by paper: begin() once, paper() for each paper, end() once. The concatenated results
// are the file. Keeps only the state that a large file needs (the used citation keys).
class PaperStream
{
public:
    PaperStream() = default;
    virtual ~PaperStream() = default;
    PaperStream(const PaperStream &) = delete;
    PaperStream &operator=(const PaperStream &) = delete;
    // Applies to the following papers; for formats with citation keys.
    virtual void setKeys(KeyForm) { }
    // Applies to the following papers; for formats with Format::cites, which write everything by default.
    virtual void setContent(ExportContent) { }
    virtual QByteArray begin() { return {}; }
    // marks: user data; empty if none is to be written.
    virtual QByteArray paper(const Paper &paper, const PaperMarks &marks) = 0;
    virtual QByteArray end() { return {}; }
};

// Writes one paper with its user data.
using PaperPiece = std::function<QByteArray(const Paper &, const PaperMarks &)>;

// Creates a stream with a fixed head and tail and one piece per paper.
std::unique_ptr<PaperStream> paperStream(const QByteArray &head, const PaperPiece &piece,
                                         const QByteArray &tail = {});

// One of several pages in a file.
struct PageSlice {
    qsizetype begin = 0, end = 0; // byte offsets in the file
    qsizetype firstLine = 1; // line number in the file
    QByteArray recoded; // the page as UTF-8 if its bytes do not declare an encoding, otherwise empty
    QByteArrayView of(QByteArrayView file) const
    {
        return recoded.isEmpty() ? file.sliced(begin, end - begin) : QByteArrayView(recoded);
    }
};

// Maximum unpacked size of a file that is read as a whole, which needs several times its size in memory.
// resources/manual/importing.md documents it.
constexpr qsizetype kLargestFile = 256 * 1024 * 1024;

// Version of the readers that follow the rules for names, dates, ids and encodings of the fields of
// bibliographies.
inline constexpr int kReader = 1;

// A bibliographic format. Readers and writers are pure functions between bytes and values, without files,
// database or signals.
struct Format {
    QString id; // stable name for the command line and the library: "bibtex"
    QString name; // display name: "BibTeX"
    QStringList extensions; // without dot, preferred one first
    QStringList mimeTypes; // MIME types; empty for generic types (text, JSON, HTML)
    const char *use =
        nullptr; // what an export is for, one untranslated sentence (context "lectern::ExportPanel")
    bool lines = false; // one record per line: large files can be read in blocks of whole lines
    bool cites = false; // a bibliography: exports for citing omit private data
    bool citationKeys = false; // exports have citation keys, whose form the user can choose
    bool fileFields = false; // papers may name their PDFs in extra fields (linkedFiles())
    int reader = 0; // increased when the reader reads known files differently; they are then read again when
                    // they are imported again
    bool markup = true; // titles and abstracts may contain publishers' markup, which readAs() removes
    qsizetype largest =
        0; // in bytes; larger files are refused, because no page of this format is that large; 0: no limit

    // Returns the confidence that these bytes (the first 64 kB of a file) have this format: 0 no, 100
    // certain.
    std::function<int(QByteArrayView head)> recognise;
    // Reads a whole file or a block of lines. Never fails as a whole: a bad record affects only itself and
    // adds a diagnostic, and the ranges cover all bytes. Null for write-only formats.
    std::function<ParsedSource(QByteArrayView bytes, const ParseContext &context)> read;
    // Returns the named fields of a self-describing source, to be mapped by the user; empty if the bytes are
    // not such a source. Null for other formats.
    SourceFields (*fields)(QByteArrayView head) = nullptr;
    // Removes the extra fields that the writer adds for the marks of a paper, besides kMarksField. Null if it
    // adds none.
    void (*removeMarks)(QList<ExtraField> &fields, const PaperMarks &marks) = nullptr;
    // Returns the pages of a file, at least one; null if a file is always one source.
    std::function<QList<PageSlice>(QByteArrayView bytes)> split;
    // Starts writing a file; null for read-only formats.
    std::function<std::unique_ptr<PaperStream>()> stream;

    // Writes a complete file without marks. Requires stream.
    QByteArray write(const QList<Paper> &papers, KeyForm keys = KeyForm::Lectern,
                     ExportContent content = ExportContent::Everything) const;
};

} // namespace lectern
