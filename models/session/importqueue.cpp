#include "importqueue.h"

#include "queries.h"

namespace lectern
{

ImportQueue::ImportQueue(WriteQueue &queue, LibraryReader &reader, LibraryEdits &edits, QObject *parent)
    : QObject(parent), m_queue(queue), m_reader(reader), m_edits(edits)
{
    using Writer = LibraryWriter;
    const Writer *writer = &queue.writer();
    connect(writer, &Writer::importProgressed, this, &ImportQueue::importProgressed);
    connect(writer, &Writer::importInterrupted, this, &ImportQueue::importInterrupted);
    connect(writer, &Writer::importFinished, this, [this](const ImportReport &report, int calls) {
        m_queue.endImports(calls);
        m_edits.addImport(report);
        emit importFinished(report);
    });
}

std::optional<EditId> ImportQueue::undoAnchor(By by) const
{
    return by == By::Person ? std::optional(m_edits.newestEntry()) : std::nullopt;
}

void ImportQueue::importFiles(const QStringList &paths, const QHash<QString, FileChoices> &choices, By by)
{
    if (paths.isEmpty())
        return;
    m_queue.countImport();
    const QDate day = m_savedOn == SavedOn::Today ? QDate::currentDate() : QDate();
    m_queue.post([paths, choices, day, undoAnchor = undoAnchor(by)](LibraryWriter &writer) {
        writer.importFiles(paths, choices, day, undoAnchor);
    });
}

void ImportQueue::importText(const QString &name, const QByteArray &text, QDate savedOn,
                             const FieldChoices &fields, By by)
{
    m_queue.countImport();
    const FileChoices choices{savedOn, fields};
    m_queue.post([name, text, choices, undoAnchor = undoAnchor(by)](LibraryWriter &writer) {
        writer.importText(name, text, choices, undoAnchor);
    });
}

void ImportQueue::cancelImport()
{
    m_queue.writer().cancelImport();
}

void ImportQueue::requestOverrides()
{
    m_reader.ask(m_overridesToken, bindLibrary(importOverrides), this,
                 [this](const ImportOverrides &overrides) { emit overridesLoaded(overrides); });
}

void ImportQueue::requestDiagnostics(SourceId id)
{
    m_reader.ask(
        m_diagnostics, bindLibrary(diagnosticsOf, id), this,
        [this, id](const QList<Diagnostic> &diagnostics) { emit diagnosticsLoaded(id, diagnostics); });
}

} // namespace lectern
