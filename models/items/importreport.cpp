#include "importreport.h"

#include "display.h"
#include "models/formats/registry.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

static QString tr(const char *text)
{
    return QCoreApplication::translate("Import", text);
}

ImportSums sum(const ImportReport &report)
{
    ImportSums sums;
    for (const FileReport &file : report.files) {
        if (!file.error.isEmpty()) {
            ++sums.refused;
            continue;
        }
        ++(file.outcome.alreadyThere ? sums.alreadyThere : sums.sources);
        sums.newPapers += file.outcome.newPapers;
        sums.joinedPapers += file.outcome.joinedPapers;
        sums.remarks += file.allDiagnostics;
        sums.bytesNotUnderstood += file.bytesNotUnderstood;
    }
    return sums;
}

QString importSentence(const ImportReport &report)
{
    const ImportSums s = sum(report);
    QStringList parts;
    if (s.sources > 0)
        parts.append((s.sources == 1 ? tr("1 source imported") : tr("%1 sources imported").arg(s.sources)) + u": "_s
                     + tr("%1 new, %2 joined").arg(papersText(s.newPapers), numberText(s.joinedPapers)));
    if (s.alreadyThere > 0)
        parts.append(tr("%1 already in the library").arg(s.alreadyThere));
    if (s.refused > 0)
        parts.append(tr("%1 refused").arg(s.refused));
    if (s.bytesNotUnderstood > 0)
        parts.append(tr("%1 bytes not understood").arg(numberText(s.bytesNotUnderstood)));
    if (report.cancelled)
        parts.append(tr("cancelled"));
    return parts.isEmpty() ? tr("Nothing to import") : parts.join(u", "_s);
}

static NotUnderstood excerpt(const ByteRange &range, const QByteArray &bytes)
{
    constexpr qsizetype kExcerpt = 160;
    const QString text = QString::fromUtf8(bytes.mid(range.begin, qMin(range.end - range.begin, kExcerpt)));
    return {range.line, range.end - range.begin, text.simplified()};
}

FileReport importBytes(Library &library, const SourceFacts &facts, const QByteArray &bytes,
                       const Cancelled &cancelled)
{
    FileReport report;
    report.name = facts.name;
    report.path = facts.path;
    ParseContext context;
    context.savedOn = facts.savedOn;
    context.fileName = facts.name;
    context.isKnownAuthor = [&library](const QString &name) {
        const Result<bool> known = library.isKnownAuthor(name);
        return known && *known;
    };
    const Result<ParsedSource> parsed = parseSource(bytes, context);
    if (!parsed) {
        report.error = parsed.error().message;
        return report;
    }
    const Format *format = formatById(parsed->format);
    report.formatName = format ? format->name : parsed->format;
    report.papers = parsed->papers.size();
    report.allDiagnostics = parsed->diagnostics.size();
    report.diagnostics = parsed->diagnostics.first(qMin(report.allDiagnostics, ImportReport::kMaxRemarks));
    for (const ByteRange &range : parsed->ranges) {
        if (range.kind != ByteRange::Kind::NotUnderstood)
            continue;
        ++report.allNotUnderstood;
        report.bytesNotUnderstood += range.end - range.begin;
        if (report.notUnderstood.size() < ImportReport::kMaxRemarks)
            report.notUnderstood.append(excerpt(range, bytes));
    }
    if (cancelled && cancelled()) {
        report.error = tr("Cancelled before it was imported.");
        return report;
    }
    const Result<ImportOutcome> outcome = library.import(facts, *parsed, cancelled);
    if (outcome)
        report.outcome = *outcome;
    else
        report.error = outcome.error().message;
    return report;
}

FileReport importFile(Library &library, const QString &path, QDate savedOn, const Cancelled &cancelled)
{
    const QFileInfo info(path);
    FileReport refused;
    refused.name = info.fileName();
    refused.path = path;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        refused.error = tr("Cannot be read: %1.").arg(file.errorString());
        return refused;
    }
    // One byte array holds the file; larger ones need the command line, which reads in blocks.
    constexpr qint64 kMostBytes = qint64(1) << 31;
    if (file.size() >= kMostBytes) {
        refused.error = tr("Larger than 2 GB; import it with lectern-cli.");
        return refused;
    }
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError) {
        refused.error = tr("Cannot be read: %1.").arg(file.errorString());
        return refused;
    }
    SourceFacts facts;
    facts.name = info.fileName();
    // A path inside the program's resources is no place a person could go to.
    facts.path = path.startsWith(u':') ? QString() : info.absoluteFilePath();
    facts.savedOn = savedOn.isValid() ? savedOn : info.lastModified().date();
    if (!facts.savedOn.isValid())
        facts.savedOn = QDate::currentDate();
    facts.contentHash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    facts.bytes = bytes.size();
    return importBytes(library, facts, bytes, cancelled);
}

QStringList filesUnder(const QStringList &paths, QStringList *emptyFolders)
{
    QStringList files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files.append(path);
            continue;
        }
        QStringList inside;
        QDirIterator it(path, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            inside.append(it.next());
        if (inside.isEmpty() && emptyFolders)
            emptyFolders->append(path);
        inside.sort();
        files += inside;
    }
    return files;
}

} // namespace lectern
