#include "importqueue.h"

#include "models/store/edits/pagecorrectionstore.h"
#include "models/store/reading/sourcereader.h"

namespace lectern
{

ImportQueue::ImportQueue(WriteQueue &queue, Questions &reader, QObject *parent)
    : QObject(parent), m_queue(queue), m_reader(reader)
{
    using Writer = LibraryWriter;
    const Writer *writer = &queue.writer();
    connect(writer, &Writer::importProgressed, this, &ImportQueue::importProgressed);
    connect(writer, &Writer::importLeft, this, &ImportQueue::importLeft);
    connect(writer, &Writer::importFinished, this, [this](const ImportReport &report, int calls) {
        m_queue.endImports(calls);
        emit importFinished(report);
    });
}

void ImportQueue::importFiles(const QStringList &paths, const QHash<QString, FileChoices> &choices)
{
    if (paths.isEmpty())
        return;
    m_queue.countImport();
    m_queue.post([paths, choices](LibraryWriter &writer) { writer.importFiles(paths, choices); });
}

void ImportQueue::importText(const QString &name, const QByteArray &text, QDate savedOn)
{
    m_queue.countImport();
    m_queue.post([name, text, savedOn](LibraryWriter &writer) { writer.importText(name, text, savedOn); });
}

void ImportQueue::cancelImport()
{
    m_queue.writer().cancelImport();
}

void ImportQueue::requestCorrections()
{
    m_reader.ask(
        m_corrections, [](Library &library, const Cancelled &) { return library.pageCorrections().all(); },
        [this](const PageCorrections &corrections) { emit correctionsLoaded(corrections); });
}

void ImportQueue::requestDiagnostics(SourceId id)
{
    m_reader.ask(
        m_diagnostics,
        [id](Library &library, const Cancelled &) { return library.sources().diagnostics(id); },
        [this, id](const QList<Diagnostic> &diagnostics) { emit diagnosticsLoaded(id, diagnostics); });
}

} // namespace lectern
