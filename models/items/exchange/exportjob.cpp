#include "exportjob.h"

#include "models/formats/bib/readinglist.h"
#include "models/formats/registry.h"
#include "models/store/files/exporter.h"
#include "models/store/index/searchindex.h"
#include "models/store/library.h"

namespace lectern
{

using namespace Qt::StringLiterals;

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
    const auto written = (*library)->exporter().writeFile(
        order.file, order.format, scope,
        [this](qsizetype done, qsizetype all) { emit progressed(int(done), int(all)); },
        [this] { return m_jobs.isCancelled(); });
    if (!written)
        return fail(written.error());
    outcome.papers = *written;
    return outcome;
}

static QString textOf(const QList<Paper> &papers, CopyStyle style)
{
    if (style == CopyStyle::Bibtex)
        return QString::fromUtf8(formatById(u"bibtex")->write(papers));
    QStringList lines;
    for (const Paper &paper : papers)
        lines.append(style == CopyStyle::Citation ? plainCitation(paper) : markdownLink(paper));
    return lines.join(u'\n');
}

void ExportJob::copy(const QString &libraryFile, const QList<PaperId> &papers, CopyStyle style)
{
    m_jobs.run(libraryFile, [this, papers, style](const Result<Library *> &library) {
        if (!library) {
            emit copied({}, 0, style, library.error().message);
            return;
        }
        const auto read = (*library)->exporter().papers(papers);
        if (read)
            emit copied(textOf(*read, style), int(read->size()), style, {});
        else
            emit copied({}, 0, style, read.error().message);
    });
}

void ExportJob::describe(const QString &libraryFile, const QList<PaperId> &papers)
{
    const quint64 asked = ++m_describe;
    m_jobs.run(libraryFile, [this, asked, papers](const Result<Library *> &library) {
        if (asked != m_describe || !library)
            return;
        const auto read = (*library)->exporter().papers(papers);
        if (!read || asked != m_describe)
            return;
        const QString citations = textOf(*read, CopyStyle::Citation),
                      bibtex = textOf(*read, CopyStyle::Bibtex);
        QMetaObject::invokeMethod(this, [this, asked, citations, bibtex] {
            if (asked == m_describe) // the question may have changed while the answer was on its way
                emit described(citations, bibtex);
        });
    });
}

void ExportJob::preview(const QString &libraryFile, const QList<PaperId> &papers, const QString &format,
                        const ExportParts &parts)
{
    const quint64 asked = ++m_preview;
    m_jobs.run(libraryFile, [this, asked, papers, format, parts](const Result<Library *> &library) {
        if (asked != m_preview)
            return;
        QByteArray bytes;
        if (library)
            (void)(*library)->exporter().write(format, {papers, false, parts},
                                               [&bytes](const QByteArray &piece) -> Result<> {
                                                   bytes += piece;
                                                   return {};
                                               });
        QMetaObject::invokeMethod(this, [this, asked, text = QString::fromUtf8(bytes)] {
            if (asked == m_preview)
                emit previewed(text);
        });
    });
}

} // namespace lectern
