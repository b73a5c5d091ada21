#include "exporttasks.h"

#include "models/formats/bib/bibformats.h"
#include "models/formats/bib/citationkeys.h"
#include "models/formats/registry.h"
#include "models/i18n/messages.h"
#include "models/itemmodels/citationformatter.h"
#include "models/store/exports/exporter.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/try.h"

#include <QLocale>

namespace lectern
{

using namespace Qt::StringLiterals;

bool isReferences(QStringView format)
{
    return format == kReferencesPage || format == kReferencesText;
}

Result<QList<FormattedReference>> references(Library &library, const QList<PaperId> &papers,
                                             const QString &style, const Cancelled &cancelled)
{
    if (papers.size() > CitationFormatter::kMax) // check before reading the papers
        return Error{
            Messages::tr("At most %1 papers can be formatted in a citation style at once; %2 are selected.")
                .arg(CitationFormatter::kMax)
                .arg(papers.size())};
    LECTERN_TRY(const auto read, library.exporter().papers(papers));
    // The engine loads in a fifth of a second; its memory is freed immediately.
    return CitationFormatter().references(read, style, QLocale().bcp47Name(), cancelled);
}

static Result<QByteArray> referencesFile(Library &library, const ExportOrder &order,
                                         const Cancelled &cancelled)
{
    LECTERN_TRY(const auto references,
                lectern::references(library, order.papers, order.citationStyle, cancelled));
    return (order.format == kReferencesPage ? referencesPage(references) : referencesText(references))
        .toUtf8();
}

static Result<qsizetype> writeReferences(Library &library, const ExportOrder &order,
                                         const Cancelled &cancelled)
{
    LECTERN_TRY(const auto bytes, referencesFile(library, order, cancelled));
    LECTERN_TRY(writeAtomically(order.file, bytes));
    return order.papers.size();
}

Result<qsizetype> exportToFile(const ExportOrder &order, const std::function<void(int, int)> &progress,
                               const Cancelled &cancelled)
{
    LECTERN_TRY(const auto library, Library::open(order.library, Library::Mode::ReadOnly));
    ExportOrder complete = order;
    if (order.whole) {
        LECTERN_TRY(const ResultSetPtr all, library->index().search({}, cancelled));
        complete.papers = all->ids(0, all->count());
    }
    if (isReferences(order.format))
        return writeReferences(*library, complete, cancelled);
    return library->exporter().writeFile(
        order.file, order.format, {complete.papers, order.whole, order.parts},
        [&](qsizetype done, qsizetype all) { progress(int(done), int(all)); }, cancelled);
}

QString exportPreview(const ExportOrder &order, const Cancelled &cancelled)
{
    const auto library = Library::open(order.library, Library::Mode::ReadOnly);
    if (!library)
        return {};
    if (isReferences(order.format)) {
        ExportOrder plain = order; // show the rendered text, not HTML tags
        plain.format = kReferencesText.toString();
        const auto file = referencesFile(**library, plain, cancelled);
        return file ? QString::fromUtf8(*file) : file.error().message;
    }
    QByteArray bytes;
    (void)(*library)->exporter().write(order.format, {order.papers, false, order.parts},
                                       [&bytes](const QByteArray &piece) -> Result<> {
                                           bytes += piece;
                                           return {};
                                       });
    return QString::fromUtf8(bytes);
}

static QString textOf(const QList<Paper> &papers, CopyStyle style, KeyForm keys)
{
    if (style == CopyStyle::Bibtex)
        return QString::fromUtf8(formatById(u"bibtex")->write(papers, keys, ExportContent::Citing));
    QStringList lines;
    if (style == CopyStyle::Keys) {
        CitationKeys given(keys);
        for (const Paper &paper : papers)
            lines.append(given.next(paper));
        return lines.join(u',');
    }
    for (const Paper &paper : papers)
        lines.append(style == CopyStyle::Citation ? plainCitation(paper) : markdownLink(paper));
    return lines.join(u'\n');
}

Result<CopiedText> copiedText(const QString &file, const QList<PaperId> &papers, CopyStyle style,
                              const QString &citationStyle, KeyForm keys, const Cancelled &cancelled)
{
    LECTERN_TRY(const auto library, Library::open(file, Library::Mode::ReadOnly));
    CopiedText copied;
    if (style != CopyStyle::Citation || citationStyle.isEmpty()) {
        LECTERN_TRY(const auto read, library->exporter().papers(papers));
        copied.papers = int(read.size());
        copied.text = textOf(read, style, keys);
        return copied;
    }
    LECTERN_TRY(auto references, lectern::references(*library, papers, citationStyle, cancelled));
    copied.papers = int(references.size());
    for (FormattedReference &reference : references) {
        reference.label.clear(); // a number is meaningless outside its list
        copied.html += u"<p>"_s + reference.html + u"</p>";
    }
    copied.text = referencesText(references).trimmed();
    return copied;
}

Result<DraggedText> draggedText(const QString &file, const QList<PaperId> &papers, KeyForm keys)
{
    LECTERN_TRY(const auto library, Library::open(file, Library::Mode::ReadOnly));
    LECTERN_TRY(const auto read, library->exporter().papers(papers));
    return DraggedText{textOf(read, CopyStyle::Citation, keys), textOf(read, CopyStyle::Bibtex, keys)};
}

} // namespace lectern
