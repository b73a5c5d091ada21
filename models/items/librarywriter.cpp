#include "librarywriter.h"

#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

LibraryWriter::LibraryWriter(QObject *parent) : QObject(parent) { }
LibraryWriter::~LibraryWriter() = default;

void LibraryWriter::cancelImport()
{
    // The import itself asks "am I cancelled?" between rows; nothing is interrupted from here, because the
    // same connection also writes marks, and a mark must never be lost to a cancel.
    m_cancelled = m_import.load();
}

void LibraryWriter::open(const QString &file)
{
    m_library.reset();
    Result<std::unique_ptr<Library>> library = Library::open(file, Library::Mode::ReadWrite);
    if (library)
        m_library = std::move(library).value();
    m_error = library ? QString() : library.error().message;
    emit opened(file, m_error);
}

bool LibraryWriter::writable()
{
    if (!m_library)
        emit failed(m_error.isEmpty() ? tr("No library is open.") : m_error);
    return m_library != nullptr;
}

void LibraryWriter::importFiles(const QStringList &paths)
{
    if (!writable()) {
        emit importFinished({}, 1);
        return;
    }
    if (m_importing) { // one after the other: the files join the running import
        m_files += filesUnder(paths);
        ++m_calls;
        return;
    }
    m_files = filesUnder(paths);
    m_next = 0;
    m_calls = 1;
    m_report = {};
    m_importing = true;
    ++m_import;
    step();
}

// One file, then back to the event loop, so that marks made meanwhile are not kept waiting for the whole
// folder.
void LibraryWriter::step()
{
    const quint64 number = m_import;
    const auto cancelled = [this, number] { return m_cancelled >= number; };
    if (m_next < m_files.size() && !cancelled()) {
        const QString path = m_files[m_next];
        emit importProgressed(m_next, int(m_files.size()), QFileInfo(path).fileName(), 0);
        FileImporter importer(*m_library);
        importer.onProgress([this](const ImportProgress &progress) {
            const double part =
                progress.totalBytes > 0 ? double(progress.bytes) / double(progress.totalBytes) : -1.0;
            emit importProgressed(m_next, int(m_files.size()), progress.name, part);
        });
        const ImportReport report = importer.importPaths({path}, cancelled);
        if (!report.cancelled)
            m_report.files += report.files;
        ++m_next;
        QMetaObject::invokeMethod(this, &LibraryWriter::step, Qt::QueuedConnection);
        return;
    }
    m_report.cancelled = cancelled();
    m_importing = false;
    emit importFinished(m_report, m_calls);
}

void LibraryWriter::importText(const QString &name, const QByteArray &text, QDate savedOn)
{
    ImportReport report;
    if (writable()) {
        emit importProgressed(0, 1, name, -1);
        FileImporter importer(*m_library);
        importer.setSavedOn(savedOn);
        report = importer.importBytes(text, name);
    }
    emit importFinished(report, 1);
}

void LibraryWriter::removeSource(SourceId id)
{
    if (!writable())
        return;
    if (const Result<> removed = m_library->removeSource(id))
        emit sourceRemoved(id);
    else
        emit failed(removed.error().message);
}

void LibraryWriter::setMark(const QList<PaperId> &ids, Mark mark, bool on)
{
    if (!writable())
        return;
    const Result<> written =
        mark == Mark::Bookmarked ? m_library->setBookmarked(ids, on) : m_library->setRead(ids, on);
    if (written)
        emit marked(ids, mark, on);
    else
        emit failed(written.error().message);
}

} // namespace lectern
