#include "fileimporter.h"

#include "compressedfile.h"
#include "converterrun.h"
#include "encodednames.h"
#include "lineblocks.h"
#include "models/formats/base/encoding.h"
#include "models/formats/base/legacyencoding.h"
#include "models/formats/base/refusal.h"
#include "models/formats/records/fieldlayout.h"
#include "models/formats/registry.h"
#include "models/i18n/language.h"
#include "models/i18n/messages.h"
#include "models/store/edits/trash.h"
#include "models/store/exports/carriedmarks.h"
#include "models/store/exports/marksfile.h"
#include "models/store/identity/preparedblock.h"
#include "models/store/import/importer.h"
#include "models/store/import/importrules.h"
#include "models/store/import/linesimporter.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/try.h"
#include "sha256.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kHead = 64 * 1024;
constexpr qint64 kHashStep = 1024 * 1024;
constexpr qsizetype kPortion = 4096; // number of papers written at once for a file that is read as a whole

// Typical compression ratio.
constexpr qint64 kUsualPacking = 3;

// Time for writing after the last record, relative to the time for reading and writing the records.
constexpr double kFinishing = 0.3;

// Returns the SHA-256 of the rest of the device: 32 bytes.
Result<QByteArray> hashOf(QIODevice &device, const std::function<void(qint64)> &read,
                          const Cancelled &cancelled)
{
    Sha256 hash;
    QByteArray step(kHashStep, Qt::Uninitialized);
    for (qint64 total = 0;;) {
        if (cancelled && cancelled())
            return Error::cancelled();
        const qint64 length = device.read(step.data(), step.size());
        if (length <= 0)
            break;
        hash.add(step.constData(), length);
        total += length;
        read(total);
    }
    if (!device.atEnd())
        return Error{Messages::tr("The file cannot be read: %1.").arg(device.errorString())};
    return hash.result();
}

void refuse(FileReport &file, const Error &why)
{
    file.refused = why.message;
    file.cancelled = why.isCancelled();
}

SourceFacts factsOf(const FileReport &report, const QByteArray &hash)
{
    const Format *const format = formatById(report.format);
    return {report.name,
            report.path,
            report.savedOn,
            hash,
            report.bytes,
            report.format,
            format ? format->reader : 0};
}

} // namespace

void FileReport::add(const FileReport &page)
{
    brought += page.brought;
    alreadyImported = alreadyImported && page.alreadyImported;
    inTrash = inTrash || page.inTrash;
    notUnderstoodBytes += page.notUnderstoodBytes;
    records += page.records;
    newPapers += page.newPapers;
    joinedPapers += page.joinedPapers;
    disagreeing += page.disagreeing;
    disagreements += page.disagreements;
    diagnostics += page.diagnostics;
    notUnderstood += page.notUnderstood;
}

ImportReport FileImporter::importPaths(const QStringList &paths, const Cancelled &cancelled)
{
    const QList<FoundFile> found = filesIn(paths);
    ImportReport report;
    m_files = int(found.size());
    m_file = 0;
    for (const FoundFile &file : found) {
        if (cancelled && cancelled()) {
            report.cancelled = true;
            break;
        }
        ++m_file;
        const FileReport imported = importFile(file, cancelled);
        if (imported.cancelled) {
            report.cancelled = true;
            break;
        }
        report.files.append(imported);
    }
    return report;
}

ImportReport FileImporter::importBytes(const QByteArray &bytes, const QString &name,
                                       const Cancelled &cancelled)
{
    ImportReport report;
    m_files = m_file = 1;
    FileReport file;
    file.name = name;
    file.savedOn = m_savedOn.isValid() ? m_savedOn : QDate::currentDate();
    file.bytes = bytes.size();
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    if (const auto done = importDevice(buffer, file, cancelled); !done)
        refuse(file, done.error());
    report.cancelled = file.cancelled;
    if (!report.cancelled)
        report.files.append(file);
    return report;
}

FileReport FileImporter::importFile(const FoundFile &found, const Cancelled &cancelled)
{
    FileReport report;
    const QFileInfo info(found.path);
    report.name = info.fileName();
    report.path = info.absoluteFilePath();
    report.refused = found.refused;
    report.isPdf = found.isPdf;
    if (!found.refused.isEmpty())
        return report;
    const OpenablePath openable(found.path);
    const QFileInfo file(openable.path());
    report.savedOn = m_savedOn.isValid() ? m_savedOn : file.lastModified().date();
    report.bytes = file.size();
    const auto device = openSource(found.path);
    if (!device)
        refuse(report, device.error());
    else if (const auto done = importDevice(**device, report, cancelled); !done)
        refuse(report, done.error());
    return report;
}

Result<> FileImporter::importDevice(QIODevice &device, FileReport &report, const Cancelled &cancelled)
{
    m_reading.invalidate();
    progressed(report, 0, 0);
    const QByteArray head = device.peek(kHead);
    if (head.isEmpty() && !device.atEnd())
        return Error{Messages::tr("The file cannot be read: %1.").arg(device.errorString())};
    const ReadableText readable = readableText(head, m_encoding);
    DetectedSource source = detectSource(readable.of(head));
    applyFields(source.fields, report);
    source.choose(m_format, m_fieldsHere);
    report.namesUnknown = source.needsFields();
    if (!source.isReadable())
        return Error{source.refused};
    if (source.converter)
        return importConverted(device, *source.converter, report, cancelled);
    const Format *const format = source.format;
    report.format = format->id;
    // Only UTF-8 text can be split into lines byte by byte.
    const bool isUtf8 = readable.utf8.isEmpty() && !utf16Encoding(head);
    if (format->id == "jsonl"_L1 && isUtf8)
        return importLibraryLines(device, report, cancelled);
    LECTERN_TRY(format->lines && isUtf8 ? importLines(device, *format, report, cancelled)
                                        : importWhole(device, *format, report, cancelled));
    keepFields(source.fields, report);
    return {};
}

// Resolves the field mapping of a source, and adds diagnostics for mapped names that do not occur.
void FileImporter::applyFields(const SourceFields &source, FileReport &report)
{
    m_fieldsHere.clear();
    // On failure the names are guessed; the import continues.
    if (const auto kept = m_library.importRules().fieldLayouts.all(); kept && !source.format.isEmpty())
        m_fieldsHere = savedChoices(*kept, source.names());
    m_fieldsHere.insert(m_fields);
    const QStringList names = source.names();
    for (auto said = m_fields.cbegin(); said != m_fields.cend(); ++said)
        if (!names.contains(said.key()))
            report.diagnostics.append(
                {Diagnostic::Severity::Warning, 0,
                 u"No field named “%1” was found at the beginning of this source."_s.arg(said.key())});
}

// Saves the mapping of the source's layout after the import.
void FileImporter::keepFields(const SourceFields &source, const FileReport &report)
{
    if (m_fields.isEmpty() || source.format.isEmpty() || report.brought.isEmpty())
        return;
    // A failure to save only means that the next source needs the mapping again.
    (void)m_library.importRules().fieldLayouts.keep(layoutOf(source, m_fieldsHere));
}

// Imports through an external converter. The source is the original file; its papers come from the
// converter's output.
Result<> FileImporter::importConverted(QIODevice &device, const Converter &converter, FileReport &report,
                                       const Cancelled &cancelled)
{
    const qint64 largest = ConverterLimits().input;
    QByteArray bytes;
    for (QByteArray step = device.read(kHashStep); !step.isEmpty() && bytes.size() <= largest;
         step = device.read(kHashStep))
        bytes += step;
    report.format = converter.id;
    report.bytes = bytes.size();
    SourceFacts facts = factsOf(report, QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
    LECTERN_TRY(const auto there, isAlreadyImported(report, facts));
    if (there)
        return {};
    decode(bytes, report);
    LECTERN_TRY(const auto parsed, readConverted(converter, bytes, contextOf(report, cancelled)));
    report.diagnostics += parsed.diagnostics;
    LECTERN_TRY(const auto outcome, m_library.importer().import(facts, parsed, cancelled));
    finishReport(report, outcome);
    return {};
}

Result<> FileImporter::importWhole(QIODevice &device, const Format &format, FileReport &report,
                                   const Cancelled &cancelled)
{
    const qint64 largest =
        format.largest ? std::min(qint64(kLargestFile), qint64(format.largest)) : qint64(kLargestFile);
    const auto tooLarge = [&](qint64 size) {
        const QLocale &locale = shownLocale();
        return Error{
            Messages::tr("This file is too large for its format (%1): it has %2, the limit is %3.")
                .arg(format.name, locale.formattedDataSize(size), locale.formattedDataSize(largest))};
    };
    if (device.size() > largest)
        return tooLarge(device.size());
    // The size of a compressed file is known only after reading it.
    QByteArray bytes;
    for (QByteArray step = device.read(kHashStep); !step.isEmpty(); step = device.read(kHashStep)) {
        bytes += step;
        if (bytes.size() > largest)
            return tooLarge(bytes.size());
    }
    if (!device.atEnd())
        return Error{Messages::tr("The file cannot be read: %1.").arg(device.errorString())};
    report.bytes = bytes.size();
    SourceFacts facts = factsOf(report, QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
    LECTERN_TRY(const auto there, isAlreadyImported(report, facts));
    if (there)
        return {};
    decode(bytes, report);
    const ParseContext context = contextOf(report, cancelled);
    if (format.split && format.split(bytes).size() > 1)
        return importPages(bytes, format, report, cancelled);
    LECTERN_TRY(auto parsed, parseSource(bytes, context, format.id));
    if (const QString reason = nothingFoundReasons(format, parsed); !reason.isEmpty())
        return Error{reason};
    if (cancelled && cancelled())
        return Error::cancelled();
    report.diagnostics += parsed.diagnostics;
    report.notUnderstood = unreadRanges(parsed.ranges, bytes);
    bytes.clear();
    QList<Paper> papers = std::exchange(parsed.papers, {});
    const auto marks = std::exchange(parsed.marks, {});
    std::optional<SourceBlock> first = SourceBlock{std::move(parsed), {}};
    first->notUnderstood = report.notUnderstood;
    m_reading.start();
    // Write the papers in batches, so that only one batch is duplicated in memory.
    qsizetype given = 0;
    LECTERN_TRY(
        const auto outcome,
        m_library.importer().import(
            facts,
            [&]() -> Result<std::optional<SourceBlock>> {
                // Writing dominates, so progress follows the written papers.
                const bool finishing = !first && given == papers.size();
                const qint64 way = papers.isEmpty() ? report.bytes : report.bytes * given / papers.size();
                progressed(report, finishing ? report.bytes : way, int(given), finishing);
                if (finishing)
                    return std::optional<SourceBlock>();
                SourceBlock block = first ? *std::exchange(first, {}) : SourceBlock();
                for (const qsizetype end = qMin(given + kPortion, papers.size()); given < end; ++given)
                    block.parsed.papers.append(std::exchange(papers[given], {}));
                return std::optional(std::move(block));
            },
            cancelled));
    finishReport(report, outcome);
    applyMarks(marks, report);
    return {};
}

// Converts the bytes of a source to UTF-8 if they have another encoding.
void FileImporter::decode(QByteArray &bytes, FileReport &report) const
{
    ReadableText text = readableText(bytes, m_encoding);
    if (text.utf8.isEmpty())
        return;
    bytes = std::move(text.utf8);
    report.diagnostics += text.diagnostics;
}

ParseContext FileImporter::contextOf(const FileReport &report, const Cancelled &cancelled) const
{
    ParseContext context;
    context.cancelled = cancelled;
    context.savedOn = report.savedOn;
    context.fileName = report.name;
    context.fields = m_fieldsHere;
    // On failure the page is read without corrections; the import continues.
    if (const auto corrections = m_library.importRules().pageCorrections.all())
        context.corrections = *corrections;
    context.isKnownAuthor = [this](const QString &folded) {
        const auto known = m_library.authors().isKnown(folded);
        return known && *known; // optional evidence; on failure only the page decides
    };
    return context;
}

// Imports a file of several pages. Each page is a separate source identified by its own bytes, so that a page
// that was saved alone before is recognised.
Result<> FileImporter::importPages(QByteArrayView bytes, const Format &format, FileReport &report,
                                   const Cancelled &cancelled)
{
    LECTERN_TRY(auto pages, parsePages(bytes, contextOf(report, cancelled), format, m_format));
    QString nothing;
    pages.removeIf([&](const ParsedPage &page) {
        const Format *own = formatById(page.source.format);
        const QString reason = nothingFoundReasons(own ? *own : format, page.source);
        if (!reason.isEmpty()) {
            nothing = reason;
            report.diagnostics += page.source.diagnostics;
        }
        return !reason.isEmpty();
    });
    if (pages.isEmpty())
        return Error{nothing};
    if (cancelled && cancelled())
        return Error::cancelled();
    m_reading.start();
    const qint64 whole = report.bytes;
    FileReport all = report;
    all.alreadyImported = true;
    for (qsizetype i = 0; i < pages.size(); ++i) {
        FileReport page = report;
        page.diagnostics.clear();
        page.name = u"%1, page %2"_s.arg(report.name, QString::number(i + 1));
        // Written pages remain, so only the first page can be cancelled.
        LECTERN_TRY(importPage(pages[i], bytes, page, i == 0 ? cancelled : Cancelled()));
        all.add(page);
        progressed(report, whole * (i + 1) / pages.size(), all.records, i + 1 == pages.size());
    }
    report = all;
    return {};
}

Result<> FileImporter::importPage(const ParsedPage &page, QByteArrayView file, FileReport &report,
                                  const Cancelled &cancelled)
{
    const QByteArrayView bytes = page.slice.of(file);
    report.bytes = bytes.size();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(bytes);
    SourceFacts facts = factsOf(report, hash.result());
    LECTERN_TRY(const auto there, isAlreadyImported(report, facts));
    if (there)
        return {};
    report.diagnostics += page.source.diagnostics;
    report.notUnderstood = unreadRanges(page.source.ranges, bytes);
    std::optional<SourceBlock> block = SourceBlock{page.source, report.notUnderstood};
    LECTERN_TRY(const auto outcome,
                m_library.importer().import(
                    facts, [&]() -> Result<std::optional<SourceBlock>> { return std::exchange(block, {}); },
                    cancelled));
    finishReport(report, outcome);
    applyMarks(page.source.marks, report);
    return {};
}

// Returns the facts of a file that is read record by record; nullopt if an identical source exists.
Result<std::optional<SourceFacts>> FileImporter::factsBeforeReading(QIODevice &device, FileReport &report,
                                                                    const Cancelled &cancelled)
{
    // Paper identity uses the hash to break ties. It must be known before the first record, so the file is
    // read twice.
    LECTERN_TRY(const auto hash,
                hashOf(
                    device, [](qint64) {}, cancelled));
    report.bytes = device.size(); // decompressed size
    SourceFacts facts = factsOf(report, hash);
    LECTERN_TRY(const auto there, isAlreadyImported(report, facts));
    if (there)
        return std::optional<SourceFacts>();
    if (!device.seek(0))
        return Error{Messages::tr("The file cannot be read: %1.").arg(device.errorString())};
    return std::optional(facts);
}

Result<> FileImporter::importLibraryLines(QIODevice &device, FileReport &report, const Cancelled &cancelled)
{
    LECTERN_TRY(const auto facts, factsBeforeReading(device, report, cancelled));
    if (!facts)
        return {};
    QElapsedTimer sinceReport;
    sinceReport.start();
    m_reading.start();
    qint64 read = 0;
    int lines = 0;
    LECTERN_TRY(const auto outcome,
                m_library.linesImporter().import(
                    *facts,
                    [&]() -> Result<std::optional<QByteArray>> {
                        const QByteArray line = nextLine(device);
                        if (line.size() >= kMaxLineLength - 1)
                            return Error{Messages::tr("Line %1 is longer than %2, the limit for a record.")
                                             .arg(lines + 1)
                                             .arg(shownLocale().formattedDataSize(kMaxLineLength))};
                        if (line.isEmpty() && read != report.bytes)
                            return Error{Messages::tr("The file changed while it was being read.")};
                        if (line.isEmpty()) {
                            progressed(report, read, lines, true);
                            return std::optional<QByteArray>();
                        }
                        read += line.size();
                        ++lines;
                        if (sinceReport.elapsed() > 100) {
                            progressed(report, read, lines);
                            sinceReport.restart();
                        }
                        return std::optional(line);
                    },
                    cancelled));
    report.brought = outcome.sources;
    report.alreadyImported =
        outcome.sources.isEmpty() && outcome.knownSources > 0 && outcome.marks.edit.id == EditId::None;
    report.records = outcome.sightings;
    report.newPapers = outcome.newPapers;
    report.joinedPapers = outcome.joinedPapers;
    report.diagnostics = outcome.diagnostics;
    return {};
}

Result<> FileImporter::importLines(QIODevice &device, const Format &format, FileReport &report,
                                   const Cancelled &cancelled)
{
    // The first source of a library cannot exist already, and there are no ties to break, so it is hashed
    // while it is read. The size of a compressed file is known at its end.
    LECTERN_TRY(const bool any, m_library.sources().any());
    const bool hashLater = !any;
    const bool sizeLater = hashLater && dynamic_cast<const CompressedFile *>(&device);
    SourceFacts facts = factsOf(report, {});
    if (sizeLater)
        facts.bytes *= kUsualPacking;
    if (!hashLater) {
        LECTERN_TRY(const auto before, factsBeforeReading(device, report, cancelled));
        if (!before)
            return {};
        facts = *before;
    }
    ParseContext context;
    context.savedOn = report.savedOn;
    context.fileName = report.name;
    context.fields = m_fieldsHere;
    LineBlocks blocks(device, format, context, LineBlocks::Make::Rows, hashLater);
    QElapsedTimer sinceReport;
    sinceReport.start();
    m_reading.start();
    int records = 0;
    LECTERN_TRY(const auto outcome,
                m_library.importer().import(
                    facts,
                    [&]() -> Result<std::optional<SourceBlock>> {
                        auto block = blocks.next();
                        if (sizeLater)
                            report.bytes = blocks.bytesInAll();
                        if (block && *block) {
                            records += int((*block)->prepared->sightings().size());
                            report.diagnostics += (*block)->parsed.diagnostics;
                            report.notUnderstood += (*block)->notUnderstood;
                            if (sinceReport.elapsed() > 100) {
                                progressed(report, blocks.bytesGiven(), records);
                                sinceReport.restart();
                            }
                        } else if (block && blocks.bytesGiven() != report.bytes) {
                            return Error{Messages::tr("The file changed while it was being read.")};
                        } else if (block) {
                            if (hashLater)
                                facts.contentHash = blocks.contentHash();
                            facts.bytes = report.bytes;
                            progressed(report, report.bytes, records, true);
                        }
                        return block;
                    },
                    cancelled));
    finishReport(report, outcome);
    return {};
}

// Returns whether the file needs no import. A file that an older reader read, or whose encoding the user
// chose, is read again and replaces its source.
Result<bool> FileImporter::isAlreadyImported(FileReport &report, SourceFacts &facts)
{
    LECTERN_TRY(const auto source, m_library.sources().withHash(facts.contentHash));
    report.source = source;
    report.alreadyImported = source != SourceId::None;
    if (report.alreadyImported) {
        LECTERN_TRY(const auto inTrash, m_library.trash().holds(source));
        report.inTrash = inTrash;
        LECTERN_TRY(const auto reader, m_library.sources().reader(source));
        facts.replaces = !inTrash && (reader < facts.reader || !m_encoding.isEmpty());
        if (facts.replaces && reader < facts.reader)
            report.diagnostics.append(
                {Diagnostic::Severity::Warning, 0,
                 u"An earlier version of Lectern had read this file; its papers were read again."_s});
        report.alreadyImported = !facts.replaces;
        report.replaced = facts.replaces;
    }
    return report.alreadyImported;
}

void FileImporter::finishReport(FileReport &report, const ImportOutcome &outcome) const
{
    report.source = outcome.source;
    report.alreadyImported = outcome.alreadyImported;
    if (!outcome.alreadyImported && !report.replaced)
        report.brought = {outcome.source};
    report.inTrash = outcome.inTrash;
    report.records = outcome.sightings;
    report.newPapers = outcome.newPapers;
    report.joinedPapers = outcome.joinedPapers;
    report.disagreeing = outcome.disagreeing;
    report.disagreements = outcome.disagreements;
    report.diagnostics += outcome.diagnostics;
    for (const UnreadRange &range : std::as_const(report.notUnderstood))
        report.notUnderstoodBytes += range.end - range.begin;
}

// Imports user data from a file that Lectern exported. Like the lines of a library, it becomes a separate
// edit after the papers.
void FileImporter::applyMarks(const QHash<qsizetype, PaperMarks> &marks, FileReport &report)
{
    if (marks.isEmpty() || report.alreadyImported)
        return;
    const auto made = m_library.marksFile().read(marksOfSource(report.source, marks));
    if (!made)
        report.diagnostics.append({Diagnostic::Severity::Error, 0,
                                   Messages::tr("The papers were imported, but their marks were not: %1")
                                       .arg(made.error().message)});
}

void FileImporter::progressed(const FileReport &report, qint64 bytes, int records, bool finishing)
{
    if (!m_progressed)
        return;
    ImportProgress progress{m_file, m_files, report.name, bytes, report.bytes, records};
    progress.finishing = finishing;
    const double seconds = m_reading.isValid() ? double(m_reading.elapsed()) / 1000 : 0;
    if (seconds > 1 && bytes > 0) {
        progress.recordsPerSecond = records / seconds;
        progress.secondsLeft = double(report.bytes - bytes) * seconds / double(bytes)
            + kFinishing * seconds * double(report.bytes) / double(bytes);
    }
    m_progressed(progress);
}

} // namespace lectern
