#pragma once
// Finds out what an import of a file would bring, without touching the library.
#include "fileimporter.h"

namespace lectern
{

struct FilePreview {
    QString path, name;
    QString refused; // why nothing would be taken, one sentence
    QString format; // id in the registry, or of a converter
    QDate savedOn; // the day that counts as the one it was saved
    qint64 bytes = 0;
    bool more = false; // only the beginning was read: all figures are of it
    int records = 0;
    QList<Paper> first; // at most three
    bool infersYears = false; // some dates say no year
    qint64 notUnderstoodBytes = 0;
    QList<UnreadRange> notUnderstood; // at most twenty
    QList<Diagnostic> diagnostics; // at most twenty
    QList<NamedField> names; // what its own names for fields were taken for, where it has some
    // For a table only: its header, its first row, and what each column is taken for.
    QStringList header, sample;
    QList<CsvColumn> columns;
};

// Reads at most the first megabytes of a file. choices: as for an import.
FilePreview previewFile(const QString &path, const FileChoices &choices = {});
// The same for pasted text.
FilePreview previewBytes(const QByteArray &bytes, const QString &name, const FileChoices &choices = {});

} // namespace lectern
