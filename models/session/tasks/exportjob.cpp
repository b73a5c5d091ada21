#include "exportjob.h"

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

// Formats papers as references. The engine loads in a fifth of a second; its memory is freed immediately.
static Result<QList<FormattedReference>> referencesOf(const QList<Paper> &papers, const QString &style,
                                                      const Cancelled &cancelled)
{
    return CitationFormatter().references(papers, style, QLocale().bcp47Name(), cancelled);
}

static Result<QByteArray> referencesFile(Library &library, const ExportOrder &order,
                                         const Cancelled &cancelled)
{
    LECTERN_TRY(const auto papers, library.exporter().papers(order.papers));
    LECTERN_TRY(const auto references, referencesOf(papers, order.citationStyle, cancelled));
    return (order.format == kReferencesPage ? referencesPage(references) : referencesText(references))
        .toUtf8();
}

static Result<qsizetype> writeReferences(Library &library, const ExportOrder &order,
                                         const Cancelled &cancelled)
{
    if (order.papers.size() > CitationFormatter::kMax) // check before reading the papers
        return Error{
            Messages::tr("At most %1 papers can be formatted in a citation style at once; %2 are selected.")
                .arg(CitationFormatter::kMax)
                .arg(order.papers.size())};
    LECTERN_TRY(const auto bytes, referencesFile(library, order, cancelled));
    AtomicFile file(order.file);
    LECTERN_TRY(file.begin());
    if (file.write(bytes) != bytes.size())
        return file.error();
    LECTERN_TRY(file.commit());
    return order.papers.size();
}

ExportJob::ExportJob(QObject *parent) : QObject(parent), m_jobs(u"export"_s) { }

ExportJob::~ExportJob()
{
    m_jobs.stop();
}

void ExportJob::start(const ExportOrder &order)
{
    m_jobs.begin();
    m_running = true;
    m_jobs.run(order.library, [this, order](const Result<Library *> &library) {
        const ExportOutcome outcome = run(order, library);
        QMetaObject::invokeMethod(this, [this, outcome] {
            m_running = false;
            emit finished(outcome);
        });
    });
}

void ExportJob::cancel()
{
    m_jobs.cancel();
}

ExportOutcome ExportJob::run(const ExportOrder &order, const Result<Library *> &library)
{
    ExportOutcome outcome;
    outcome.file = order.file;
    const auto fail = [&](const Error &error) {
        outcome.cancelled = m_jobs.isCancelled();
        outcome.error = m_jobs.isCancelled() ? QString() : error.message;
        return outcome;
    };
    if (!library)
        return fail(library.error());
    ExportScope scope{order.papers, order.whole, order.parts};
    if (order.whole) {
        const auto all = (*library)->index().search({}, [this] { return m_jobs.isCancelled(); });
        if (!all)
            return fail(all.error());
        scope.papers = (*all)->ids(0, (*all)->count());
    }
    if (isReferences(order.format)) {
        ExportOrder listed = order;
        listed.papers = scope.papers;
        const auto written = writeReferences(**library, listed, [this] { return m_jobs.isCancelled(); });
        if (!written)
            return fail(written.error());
        outcome.papers = *written;
        return outcome;
    }
    const auto written = (*library)->exporter().writeFile(
        order.file, order.format, scope,
        [this](qsizetype done, qsizetype all) { emit progressed(int(done), int(all)); },
        [this] { return m_jobs.isCancelled(); });
    if (!written)
        return fail(written.error());
    outcome.papers = *written;
    return outcome;
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

void ExportJob::copy(const QString &libraryFile, const QList<PaperId> &papers, CopyStyle style,
                     const QString &citationStyle, KeyForm keys)
{
    m_jobs.run(libraryFile, [this, papers, style, citationStyle, keys](const Result<Library *> &library) {
        const auto copied = [&]() -> Result<> {
            LECTERN_TRY(Library *const open, library);
            LECTERN_TRY(const auto read, open->exporter().papers(papers));
            if (style != CopyStyle::Citation || citationStyle.isEmpty()) {
                emit this->copied(textOf(read, style, keys), {}, int(read.size()), style, {});
                return {};
            }
            LECTERN_TRY(auto references,
                        referencesOf(read, citationStyle, [this] { return m_jobs.isStopped(); }));
            QString html;
            for (FormattedReference &reference : references) {
                reference.label.clear(); // a number is meaningless outside its list
                html += u"<p>"_s + reference.html + u"</p>";
            }
            emit this->copied(referencesText(references).trimmed(), html, int(read.size()), style, {});
            return {};
        }();
        if (!copied)
            emit this->copied({}, {}, 0, style, copied.error().message);
    });
}

void ExportJob::describe(const QString &libraryFile, const QList<PaperId> &papers, KeyForm keys)
{
    const quint64 asked = ++m_describe;
    m_jobs.run(libraryFile, [this, asked, papers, keys](const Result<Library *> &library) {
        if (asked != m_describe || !library)
            return;
        const auto read = (*library)->exporter().papers(papers);
        if (!read || asked != m_describe)
            return;
        const QString citations = textOf(*read, CopyStyle::Citation, keys),
                      bibtex = textOf(*read, CopyStyle::Bibtex, keys);
        QMetaObject::invokeMethod(this, [this, asked, citations, bibtex] {
            if (asked == m_describe) // a newer request may have arrived meanwhile
                emit described(citations, bibtex);
        });
    });
}

void ExportJob::preview(const ExportOrder &order)
{
    const quint64 asked = ++m_preview;
    m_jobs.run(order.library, [this, asked, order](const Result<Library *> &library) {
        if (asked != m_preview)
            return;
        QByteArray bytes;
        if (library && isReferences(order.format)) {
            ExportOrder plain = order; // show the rendered text, not HTML tags
            plain.format = kReferencesText.toString();
            const auto file = referencesFile(
                **library, plain, [this, asked] { return m_jobs.isStopped() || asked != m_preview; });
            bytes = file ? *file : file.error().message.toUtf8();
        } else if (library) {
            (void)(*library)->exporter().write(order.format, {order.papers, false, order.parts},
                                               [&bytes](const QByteArray &piece) -> Result<> {
                                                   bytes += piece;
                                                   return {};
                                               });
        }
        QMetaObject::invokeMethod(this, [this, asked, text = QString::fromUtf8(bytes)] {
            if (asked == m_preview)
                emit previewed(text);
        });
    });
}

} // namespace lectern
