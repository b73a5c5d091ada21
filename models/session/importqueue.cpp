#include "importqueue.h"

namespace lectern
{

ImportQueue::ImportQueue(LibraryWriter &writer, QObject *parent) : QObject(parent), m_writer(writer)
{
    const WriteWorker *worker = writer.m_worker;
    connect(worker, &WriteWorker::importProgressed, this, &ImportQueue::importProgressed);
    connect(worker, &WriteWorker::importInterrupted, this, &ImportQueue::importInterrupted);
    connect(worker, &WriteWorker::importFinished, this, [this](const ImportReport &report, int calls) {
        m_writer.m_running = qMax(0, m_writer.m_running - calls);
        m_writer.addImport(report);
        emit importFinished(report);
    });
}

std::optional<EditId> ImportQueue::undoAnchor(By by) const
{
    return by == By::Person ? std::optional(m_writer.newestEntry()) : std::nullopt;
}

void ImportQueue::importFiles(const QStringList &paths, const QHash<QString, FileChoices> &choices, By by)
{
    if (paths.isEmpty())
        return;
    ++m_writer.m_running;
    const QDate day = m_savedOn == SavedOn::Today ? QDate::currentDate() : QDate();
    m_writer.post([paths, choices, day, undoAnchor = undoAnchor(by)](WriteWorker &worker) {
        worker.importFiles(paths, choices, day, undoAnchor);
    });
}

void ImportQueue::importText(const QString &name, const QByteArray &text, QDate savedOn,
                             const FieldChoices &fields, By by)
{
    ++m_writer.m_running;
    const FileChoices choices{savedOn, fields};
    m_writer.post([name, text, choices, undoAnchor = undoAnchor(by)](WriteWorker &worker) {
        worker.importText(name, text, choices, undoAnchor);
    });
}

} // namespace lectern
