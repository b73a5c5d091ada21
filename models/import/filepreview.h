#pragma once
// Finds out what an import of a file would bring, without touching the library.
#include "fileimporter.h"
#include "models/core/pagecorrections.h"

namespace lectern
{

// A part of a page as a reader took it, in the order of the page.
struct PreviewPart {
    UnderstoodPart::Role role = UnderstoodPart::Role::NotUnderstood;
    QString text;
    QString evidence; // a few words; may be empty
};

struct FilePreview {
    QString path, name;
    QString refused; // why nothing would be taken, one sentence
    QString format; // id in the registry, or of a converter
    QDate savedOn; // the day that counts as the one it was saved
    qint64 bytes = 0;
    QString author; // whose page it is; empty: nobody's
    bool more = false; // only the beginning was read: all figures are of it
    int records = 0;
    QList<Paper> first; // at most three
    bool infersYears = false; // some dates say no year
    qint64 notUnderstoodBytes = 0;
    QList<UnreadRange> notUnderstood; // at most twenty
    QList<Diagnostic> diagnostics; // at most twenty
    QList<PreviewPart>
        parts; // of a saved page: its beginning, all of it up to some hundred thousand characters
    bool partsAreLines = false; // as their texts stand behind one another, they are the lines of the page
    SourceFields fields; // where it names them by itself, also where it is refused because none is a title
    FieldChoices choices; // what was said of them: now, or of their layout before
};

// What a library knows about sources because a person said so before.
struct SaidBefore {
    PageCorrections corrections;
    QList<FieldLayout> layouts;
};

// Reads at most the first megabytes of a file. choices: as for an import; said: that of the library.
FilePreview previewFile(const QString &path, const FileChoices &choices = {}, const SaidBefore &said = {});
// The same for pasted text.
FilePreview previewBytes(const QByteArray &bytes, const QString &name, const FileChoices &choices = {},
                         const SaidBefore &said = {});

} // namespace lectern
