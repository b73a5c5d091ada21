#pragma once
// Previews the import of a file without modifying a library.
#include "fileimporter.h"
#include "models/core/pagecorrections.h"

namespace lectern
{

// A part of a page with its interpretation, in page order.
struct PreviewPart {
    UnderstoodPart::Role role = UnderstoodPart::Role::NotUnderstood;
    QString text;
    QString evidence; // a few words; may be empty
};

struct FilePreview {
    QString path, name;
    QString refused; // the reason why nothing would be imported, one sentence
    QString format; // id of a format or a converter
    QDate savedOn; // the assumed save date
    qint64 bytes = 0;
    QString author; // author of the page; empty: none
    bool more = false; // only the beginning was read; all counts refer to it
    int records = 0;
    QList<Paper> first; // at most three
    bool infersYears = false; // some dates have no year
    qint64 notUnderstoodBytes = 0;
    QList<UnreadRange> notUnderstood; // at most twenty
    QList<Diagnostic> diagnostics; // at most twenty
    QList<PreviewPart> parts; // of a saved page: its beginning, up to several hundred thousand characters
    bool partsAreLines = false; // the concatenated texts equal the lines of the page
    SourceFields fields; // for self-describing sources, also if refused because no field is a title
    FieldChoices choices; // field mapping: specified now, or saved for the layout
    QString encoding; // of a source that is not Unicode, or the chosen one; otherwise empty
};

// The user's earlier decisions about sources, stored in the library.
struct ImportOverrides {
    PageCorrections corrections;
    QList<FieldLayout> layouts;
};

// Previews a file; reads at most its first megabytes. choices: same as for an import. overrides: from the
// library.
FilePreview previewFile(const QString &path, const FileChoices &choices = {},
                        const ImportOverrides &overrides = {});
// Same as previewFile(), for pasted text.
FilePreview previewBytes(const QByteArray &bytes, const QString &name, const FileChoices &choices = {},
                         const ImportOverrides &overrides = {});

// A preview of copied or pasted text.
struct TextPreview {
    FilePreview file;
    QString best; // what to import: the text, or its HTML if that gives more values
};
// html: the same content as a browser supplies it; may be empty.
TextPreview previewText(const QString &text, const QString &html, const FileChoices &choices,
                        const ImportOverrides &overrides);

} // namespace lectern
