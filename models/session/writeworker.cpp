#include "writeworker.h"

#include "models/store/edits/editlog.h"
#include "models/store/edits/markstore.h"
#include "models/store/libraryfile.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/filelocks.h"
#include "models/store/sqlite/try.h"
#include "pendingedits.h"

#include <QFile>
#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

// Delay of the checkpoint after the last write, so that other programs can copy the open file.
static constexpr int kCheckpointMs = 2000;

WriteWorker::WriteWorker(QObject *parent) : QObject(parent), m_checkpointTimer(this)
{
    m_checkpointTimer.setSingleShot(true);
    m_checkpointTimer.setInterval(kCheckpointMs);
    connect(&m_checkpointTimer, &QTimer::timeout, this, &WriteWorker::checkpointQuietly);
}

void WriteWorker::checkpointQuietly()
{
    // Automatic and harmless on failure; the next write triggers it again.
    if (m_library && !m_importing)
        (void)m_library->onDisk().checkpoint();
}

WriteWorker::~WriteWorker() = default;

void WriteWorker::cancelImport()
{
    // The import polls for cancellation between rows. Do not interrupt the connection, because it also writes
    // marks, and cancelling must never lose a mark.
    m_cancelled = m_import.load();
}

void WriteWorker::suspendImport()
{
    m_leaving = true;
    cancelImport();
}

void WriteWorker::open(const QString &file, const std::function<void(const QString &)> &opened)
{
    stopImport();
    m_leaving = false;
    m_library.reset();
    Result<std::unique_ptr<Library>> library =
        Library::open(file, Library::Mode::ReadWrite, [this] { return givesUp(); });
    m_seen.reset();
    m_error = library ? QString() : library.error().message;
    if (library) {
        m_library = std::move(library).value();
        if (const Result<qint64> counter = m_library->onDisk().changesElsewhere())
            m_seen = *counter;
        if (const Result<int> made = PendingEdits::applyLeftover(*m_library); !made)
            emit failed(made.error().message);
    }
    opened(m_error);
    reportEdits();
    if (m_library && !m_importing)
        if (const auto left = ImportJournal::readLeftover(file))
            emit importInterrupted(left->paths, left->choices);
}

void WriteWorker::checkForChanges()
{
    const Result<> place = m_library ? m_library->onDisk().inPlace() : Result<>();
    if (!place) {
        closeMovedLibrary(place.error().message);
    } else if (m_library) {
        const Result<qint64> counter = m_library->onDisk().changesElsewhere();
        if (counter && std::exchange(m_seen, *counter) != *counter) {
            reportEdits();
            emit changedElsewhere();
        }
    }
    emit looked();
}

// Saves and closes a library whose file was replaced, moved or deleted. The open connection may hold the last
// copy: the latest writes may be only in the WAL.
void WriteWorker::closeMovedLibrary(const QString &why)
{
    stopImport();
    const QString file = m_library->file();
    const Result<QString> saved =
        m_library->onDisk().saveMoved(backupFolder(file), QDateTime::currentDateTime());
    m_error = why;
    m_library.reset();
    emit movedAway(why, saved ? *saved : QString());
}

// Called by the busy handler while another program holds the lock. Returns whether the write stops waiting.
bool WriteWorker::givesUp()
{
    m_waits = true;
    return m_givesUp;
}

Result<> WriteWorker::beginWrite()
{
    m_waits = false;
    m_checkpointTimer.start();
    if (!m_library)
        return Error{m_error.isEmpty() ? tr("No library is open.") : m_error};
    return {};
}

void WriteWorker::importFiles(const QStringList &paths, const QHash<QString, FileChoices> &choices,
                              const QDate &savedOn, std::optional<EditId> undoAnchor)
{
    if (const Result<> ready = beginWrite(); !ready) {
        emit refused(ready.error().message);
        emit importFinished({}, 1);
        return;
    }
    const QList<FoundFile> files = filesIn(paths);
    QHash<QString, FileChoices> chosen = choices;
    if (savedOn.isValid())
        for (const FoundFile &file : files)
            if (!chosen[file.path].savedOn.isValid())
                chosen[file.path].savedOn = savedOn;
    if (!m_importing)
        m_asked.clear();
    if (undoAnchor)
        for (const FoundFile &file : files)
            m_asked.insert(file.path, *undoAnchor);
    if (m_importing) { // these files are appended to the running import
        m_files += files;
        m_choices.insert(chosen);
        m_journal.begin(m_library->file(), {pathsOf(m_files.mid(m_next)), m_choices});
        ++m_calls;
        return;
    }
    m_files = files;
    m_choices = chosen;
    m_next = 0;
    m_calls = 1;
    m_report = {};
    m_importing = true;
    ++m_import;
    m_journal.begin(m_library->file(), {pathsOf(m_files), m_choices});
    nextFile();
}

// Import one file, then return to the event loop, so that edits need not wait for the whole folder.
void WriteWorker::nextFile()
{
    if (!m_importing) // cancelled after this call was queued
        return;
    const quint64 number = m_import;
    const auto cancelled = [this, number] { return m_cancelled >= number; };
    if (m_next < m_files.size() && !cancelled()) {
        const FoundFile &found = m_files[m_next];
        FileImporter importer(*m_library);
        const FileChoices choices = m_choices.value(found.path);
        importer.setSavedOn(choices.savedOn);
        importer.setFields(choices.fields);
        importer.setEncoding(choices.encoding);
        importer.onProgress([this](const ImportProgress &ofFile) {
            ImportProgress progress = ofFile;
            progress.file = m_next + 1;
            progress.files = int(m_files.size());
            emit importProgressed(progress);
        });
        FileReport file = importMarked(choices.asRead, [&] { return importer.importFile(found, cancelled); });
        if (const auto asked = m_asked.constFind(found.path); asked != m_asked.cend())
            file.undoAnchor = *asked;
        if (!file.cancelled) {
            m_report.files.append(file);
            ++m_next;
        }
        QMetaObject::invokeMethod(this, &WriteWorker::nextFile, Qt::QueuedConnection);
        return;
    }
    m_report.cancelled = cancelled();
    endImport(m_leaving);
}

// Imports a file. asRead: marks its new papers as read; paper ids increase, so they are those after the last
// one. An import whose marks cannot be written reports it and keeps the papers as unread.
FileReport WriteWorker::importMarked(bool asRead, const std::function<FileReport()> &import)
{
    if (!asRead)
        return import();
    const Result<PaperId> before = m_library->marks().newestPaper();
    FileReport file = import();
    const Result<PaperId> after = m_library->marks().newestPaper();
    if (!before || !after || *before == *after)
        return file;
    const PaperId first = PaperId(qint64(*before) + 1);
    if (const Result<> marked = m_library->marks().noteRead(first, *after, true); !marked) {
        emit failed(marked.error().message);
    } else {
        file.firstRead = first;
        file.lastRead = *after;
    }
    return file;
}

// The library is being closed: the remaining files wait until it is opened again.
void WriteWorker::stopImport()
{
    if (!m_importing)
        return;
    m_report.cancelled = m_next < m_files.size();
    endImport(m_report.cancelled);
}

void WriteWorker::endImport(bool leaves)
{
    m_importing = false;
    if (leaves)
        m_journal.leave();
    else
        m_journal.end();
    emit importFinished(m_report, m_calls);
}

void WriteWorker::importText(const QString &name, const QByteArray &text, const FileChoices &choices,
                             std::optional<EditId> undoAnchor)
{
    ImportReport report;
    if (const Result<> ready = beginWrite(); !ready) {
        emit refused(ready.error().message);
    } else {
        const QString called = name.isEmpty() ? pastedName(previewBytes(text, {}, choices)) : name;
        emit importProgressed({1, 1, called});
        FileImporter importer(*m_library);
        importer.setSavedOn(choices.savedOn);
        importer.setFields(choices.fields);
        report = importer.importBytes(text, called);
        for (FileReport &file : report.files)
            file.undoAnchor = undoAnchor;
    }
    emit importFinished(report, 1);
}

void WriteWorker::restore(const QString &library, const QString &backup, const QString &folder)
{
    stopImport();
    m_library.reset(); // the library could not be opened
    m_error = tr("The library is being restored.");
    const Result<Restored> done = restoreBackup(backup, library, folder, QDateTime::currentDateTime());
    emit restored(backup, done ? done->aside : QString(), done ? QString() : done.error().message);
}

void WriteWorker::release(const QString &file)
{
    // Closing it as the last connection checkpoints the WAL. If another program has the file open, that
    // program does it.
    if (QFileInfo::exists(file + u"-wal"_s))
        (void)Library::open(file, Library::Mode::ReadWrite);
}

Result<EditState> WriteWorker::editState() const
{
    if (!m_library)
        return EditState();
    LECTERN_TRY(const auto undo, m_library->edits().nextUndo());
    LECTERN_TRY(const auto redo, m_library->edits().nextRedo());
    return EditState{undo, redo};
}

void WriteWorker::reportEdits()
{
    if (const Result<EditState> edits = editState())
        emit editsChanged(*edits);
    else
        emit failed(edits.error().message);
}

} // namespace lectern
