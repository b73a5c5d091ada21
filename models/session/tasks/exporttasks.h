#pragma once
// Tasks that export papers to a file or as text, for TaskRunner::start(). Each opens its own read-only
// connection, so that an export never blocks an interactive query.
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/formats/base/exportparts.h"

#include <QList>
#include <QString>

#include <functional>

namespace lectern
{

class Library;
struct FormattedReference;

struct ExportOrder {
    QString library; // path of the library
    QList<PaperId> papers; // in export order
    bool whole = false; // export the whole library instead
    QString format; // format id of the registry, or kReferencesPage or kReferencesText
    QString file; // replaced atomically after writing
    ExportParts parts = {};
    QString citationStyle = {}; // for reference lists: an id of citationstyles.h
};

// Export formats that produce a reference list in a citation style instead of records.
inline constexpr QStringView kReferencesPage = u"references-html", kReferencesText = u"references-text";
bool isReferences(QStringView format);

// Text formats for copying.
enum class CopyStyle {
    Citation,
    Bibtex, // clean entries for citing
    Keys, // BibTeX keys, separated by commas for \cite
    MarkdownLink,
};

// Returns the number of papers. After an Error no file was written.
Result<qsizetype> exportToFile(const ExportOrder &order,
                               const std::function<void(int done, int all)> &progress,
                               const Cancelled &cancelled);
// Formats these papers as a reference list; papers that were removed meanwhile are missing.
Result<QList<FormattedReference>> references(Library &library, const QList<PaperId> &papers,
                                             const QString &style, const Cancelled &cancelled);
// Returns what a preview of the order shows; the order needs no file.
QString exportPreview(const ExportOrder &order, const Cancelled &cancelled);

struct CopiedText {
    QString text;
    QString html; // the same text with italics, if the style uses them
    int papers = 0;
};
// citationStyle: an id of citationstyles.h; if empty, citations use Lectern's own format. keys: form of
// BibTeX keys.
Result<CopiedText> copiedText(const QString &library, const QList<PaperId> &papers, CopyStyle style,
                              const QString &citationStyle, KeyForm keys, const Cancelled &cancelled);

struct DraggedText {
    QString citations, bibtex;
};
Result<DraggedText> draggedText(const QString &library, const QList<PaperId> &papers, KeyForm keys);

} // namespace lectern
