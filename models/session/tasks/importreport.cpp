#include "importreport.h"

#include "models/formats/bib/bibformats.h"
#include "models/formats/registry.h"
#include "models/i18n/messages.h"
#include "models/itemmodels/display.h"
#include "models/tex/tex.h"

#include <QCoreApplication>
#include <QtMath>

namespace lectern
{

using namespace Qt::StringLiterals;

// Translation context of this file.
struct ImportWords {
    Q_DECLARE_TR_FUNCTIONS(ImportWords)
};

ImportSums sum(const ImportReport &report)
{
    ImportSums sums;
    for (const FileReport &file : report.files) {
        if (!file.refused.isEmpty()) {
            ++sums.refused;
            continue;
        }
        ++(file.inTrash ? sums.inTrash : file.alreadyImported ? sums.alreadyImported : sums.sources);
        sums.newPapers += file.newPapers;
        sums.joinedPapers += file.joinedPapers;
        sums.disagreeing += file.disagreeing;
        sums.diagnostics += file.diagnostics.size();
        sums.bytesNotUnderstood += file.notUnderstoodBytes;
    }
    return sums;
}

QStringList importFacts(const ImportReport &report)
{
    const ImportSums s = sum(report);
    QStringList parts;
    if (s.sources > 0)
        parts.append(
            (s.sources == 1 ? ImportWords::tr("1 source imported")
                            : ImportWords::tr("%1 sources imported").arg(s.sources))
            + u": "_s
            + ImportWords::tr("%1 new, %2 matched").arg(papersText(s.newPapers), numberText(s.joinedPapers)));
    if (s.disagreeing > 0)
        parts.append(
            ImportWords::tr("%1 matched with a different title or authors").arg(numberText(s.disagreeing)));
    if (s.alreadyImported > 0)
        parts.append(ImportWords::tr("%1 already in the library").arg(s.alreadyImported));
    if (s.inTrash > 0)
        parts.append(ImportWords::tr("%1 in the trash").arg(s.inTrash));
    if (s.refused > 0)
        parts.append(ImportWords::tr("%1 rejected").arg(s.refused));
    if (s.bytesNotUnderstood > 0)
        parts.append(ImportWords::tr("some text not recognised"));
    if (report.cancelled)
        parts.append(ImportWords::tr("cancelled"));
    return parts.isEmpty() ? QStringList{ImportWords::tr("Nothing to import")} : parts;
}

QString importHeadline(const ImportReport &report)
{
    const ImportSums s = sum(report);
    return s.newPapers == 1 ? ImportWords::tr("1 new paper")
        : s.newPapers > 0   ? ImportWords::tr("%1 new papers").arg(numberText(s.newPapers))
        : s.sources > 0     ? ImportWords::tr("No new papers")
                            : importFacts(report).join(u", "_s);
}

QString progressSentence(const ImportProgress &progress)
{
    const QString sentence = progress.files > 1
        ? ImportWords::tr("Importing %1, %2 of %3")
              .arg(progress.name, numberText(progress.file), numberText(progress.files))
        : ImportWords::tr("Importing %1").arg(progress.name);
    QStringList parts;
    if (progress.records > 0)
        parts.append(papersText(progress.records));
    if (progress.finishing)
        parts.append(ImportWords::tr("writing the index"));
    else if (progress.recordsPerSecond >= 1) // round to meaningful digits
        parts.append(ImportWords::tr("%1 per second")
                         .arg(numberText(progress.recordsPerSecond < 1000
                                             ? qRound(progress.recordsPerSecond)
                                             : qRound(progress.recordsPerSecond / 1000) * 1000)));
    if (progress.secondsLeft >= 90)
        parts.append(ImportWords::tr("about %1 min left").arg(numberText(qRound(progress.secondsLeft / 60))));
    else if (progress.secondsLeft >= 0) // in steps of five, to avoid flicker
        parts.append(ImportWords::tr("about %1 s left").arg(numberText(qCeil(progress.secondsLeft / 5) * 5)));
    return parts.isEmpty() ? sentence : sentence + u": "_s + parts.join(u", "_s);
}

QString formatName(const QString &id)
{
    if (const Format *format = formatById(id))
        return diagnosticText(format->name);
    for (const Converter &converter : converters())
        if (converter.id == id)
            return diagnosticText(converter.name);
    return id;
}

QString pastedName(const FilePreview &preview)
{
    constexpr qsizetype kMaxLength = 50; // characters of a title
    const QString title =
        preview.first.isEmpty() ? QString() : texPlainText(preview.first.first().title).simplified();
    QString page = !preview.author.isEmpty() ? preview.author
        : !title.isEmpty()                   ? shortText(title, kMaxLength)
                                             : ImportWords::tr("Text");
    if (preview.author.isEmpty() && preview.records > 1)
        page = ImportWords::tr("%1 and %2 more").arg(page, numberText(preview.records - 1));
    return ImportWords::tr("%1, pasted %2").arg(page, dayText(preview.savedOn));
}

} // namespace lectern
