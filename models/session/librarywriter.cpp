#include "librarywriter.h"

#include "models/store/edits/editlog.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/trash.h"
#include "models/store/libraryfile.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/filelocks.h"
#include "pendingedits.h"

#include <QFile>
#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

// Delay of the checkpoint after the last write, so that other programs can copy the open file.
static constexpr int kCheckpointMs = 2000;

LibraryWriter::LibraryWriter(QObject *parent) : QObject(parent), m_checkpointTimer(this)
{
    m_checkpointTimer.setSingleShot(true);
    m_checkpointTimer.setInterval(kCheckpointMs);
    connect(&m_checkpointTimer, &QTimer::timeout, this, &LibraryWriter::checkpointQuietly);
}

void LibraryWriter::checkpointQuietly()
{
    // Automatic and harmless on failure; the next write triggers it again.
    if (m_library && !m_importing)
        (void)m_library->onDisk().checkpoint();
}

LibraryWriter::~LibraryWriter() = default;

void LibraryWriter::cancelImport()
{
    // The import polls for cancellation between rows. Do not interrupt the connection, because it also writes
    // marks, and cancelling must never lose a mark.
    m_cancelled = m_import.load();
}

void LibraryWriter::suspendImport()
{
    m_leaving = true;
    cancelImport();
}

void LibraryWriter::open(quint64 opening, const QString &file)
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
    emit opened(opening, m_error);
    inspectEdits();
    if (m_library && !m_importing)
        if (const auto left = ImportJournal::readLeftover(file))
            emit importInterrupted(left->paths, left->choices);
}

void LibraryWriter::checkForChanges()
{
    const Result<> place = m_library ? m_library->onDisk().inPlace() : Result<>();
    if (!place) {
        closeMovedLibrary(place.error().message);
    } else if (m_library) {
        const Result<qint64> counter = m_library->onDisk().changesElsewhere();
        if (counter && std::exchange(m_seen, *counter) != *counter) {
            inspectEdits();
            emit changedElsewhere();
        }
    }
    emit looked();
}

// Saves and closes a library whose file was replaced, moved or deleted. The open connection may hold the last
// copy: the latest writes may be only in the WAL.
void LibraryWriter::closeMovedLibrary(const QString &why)
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
bool LibraryWriter::givesUp()
{
    m_waits = true;
    return m_givesUp;
}

bool LibraryWriter::beginWrite()
{
    m_waits = false;
    m_checkpointTimer.start();
    if (!m_library)
        emit refused(m_error.isEmpty() ? tr("No library is open.") : m_error);
    return m_library != nullptr;
}

void LibraryWriter::importFiles(const QStringList &paths, const QHash<QString, FileChoices> &choices,
                                const QDate &savedOn, std::optional<EditId> undoAnchor)
{
    if (!beginWrite()) {
        emit importFinished({}, 1);
        return;
    }
    const QStringList files = pathsOf(filesIn(paths));
    QHash<QString, FileChoices> chosen = choices;
    if (savedOn.isValid())
        for (const QString &file : files)
            if (!chosen[file].savedOn.isValid())
                chosen[file].savedOn = savedOn;
    if (!m_importing)
        m_asked.clear();
    if (undoAnchor)
        for (const QString &file : files)
            m_asked.insert(file, *undoAnchor);
    if (m_importing) { // these files are appended to the running import
        m_files += files;
        m_choices.insert(chosen);
        m_journal.begin(m_library->file(), {m_files.mid(m_next), m_choices});
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
    m_journal.begin(m_library->file(), {m_files, m_choices});
    nextFile();
}

// Import one file, then return to the event loop, so that edits need not wait for the whole folder.
void LibraryWriter::nextFile()
{
    if (!m_importing) // cancelled after this call was queued
        return;
    const quint64 number = m_import;
    const auto cancelled = [this, number] { return m_cancelled >= number; };
    if (m_next < m_files.size() && !cancelled()) {
        const QString path = m_files[m_next];
        FileImporter importer(*m_library);
        const FileChoices choices = m_choices.value(path);
        importer.setSavedOn(choices.savedOn);
        importer.setFields(choices.fields);
        importer.onProgress([this](const ImportProgress &ofFile) {
            ImportProgress progress = ofFile;
            progress.file = m_next + 1;
            progress.files = int(m_files.size());
            emit importProgressed(progress);
        });
        ImportReport report = importer.importPaths({path}, cancelled);
        if (const auto asked = m_asked.constFind(path); asked != m_asked.cend())
            for (FileReport &file : report.files)
                file.undoAnchor = *asked;
        if (!report.cancelled) {
            m_report.files += report.files;
            ++m_next;
        }
        QMetaObject::invokeMethod(this, &LibraryWriter::nextFile, Qt::QueuedConnection);
        return;
    }
    m_report.cancelled = cancelled();
    endImport(m_leaving);
}

// The library is being closed: the remaining files wait until it is opened again.
void LibraryWriter::stopImport()
{
    if (!m_importing)
        return;
    m_report.cancelled = m_next < m_files.size();
    endImport(m_report.cancelled);
}

void LibraryWriter::endImport(bool leaves)
{
    m_importing = false;
    if (leaves)
        m_journal.leave();
    else
        m_journal.end();
    emit importFinished(m_report, m_calls);
}

void LibraryWriter::importText(const QString &name, const QByteArray &text, const FileChoices &choices,
                               std::optional<EditId> undoAnchor)
{
    ImportReport report;
    if (beginWrite()) {
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

static bool isForGood(const Error &error)
{
    return error.kind != ErrorKind::Busy;
}

bool LibraryWriter::setMark(const QList<PaperId> &ids, Mark mark, std::optional<int> value)
{
    if (!beginWrite())
        return true;
    const auto write = [&]() -> Result<int> {
        if (!value && mark != Mark::Rating) {
            const Result<bool> on = mark == Mark::Bookmarked ? m_library->marks().toggleBookmarked(ids)
                                                             : m_library->marks().toggleRead(ids);
            return on ? Result<int>(int(*on)) : on.error();
        }
        const Result<> set = writeMark(*m_library, {ids, mark, value.value_or(0)});
        return set ? Result<int>(value.value_or(0)) : set.error();
    };
    const Result<int> written = write();
    inspectEdits(); // first, so that all state is up to date when the write is reported
    if (written)
        emit marked(ids, mark, *written);
    else
        emit failed(written.error().message);
    return written || isForGood(written.error());
}

void LibraryWriter::writeUnlogged(const std::function<Result<>(Library &)> &change)
{
    if (!beginWrite())
        return;
    if (const Result<> done = change(*m_library))
        emit written();
    else
        emit failed(done.error().message);
}

bool LibraryWriter::edit(const std::function<Result<Edit>(Library &)> &change)
{
    if (!beginWrite())
        return true;
    const Result<Edit> done = change(*m_library);
    inspectEdits();
    if (done)
        emit edited(*done);
    else
        emit failed(done.error().message);
    return done || isForGood(done.error());
}

void LibraryWriter::step(bool undo)
{
    if (!beginWrite())
        return;
    EditLog &log = m_library->edits();
    // An undo without a step is not an error.
    const Result<std::optional<Edit>> next = undo ? log.nextUndo() : log.nextRedo();
    if (next && !*next) {
        emit stepped({});
        return;
    }
    const Result<EditOutcome> outcome = undo ? log.undo() : log.redo();
    inspectEdits();
    if (outcome)
        emit stepped(*outcome);
    else
        emit failed(outcome.error().message);
}

void LibraryWriter::stepTo(EditId id, bool undo)
{
    if (!beginWrite())
        return;
    EditLog &log = m_library->edits();
    const Result<QList<EditOutcome>> outcomes = undo ? log.undoDownTo(id) : log.redoUpTo(id);
    inspectEdits();
    if (!outcomes)
        emit failed(outcomes.error().message);
    else
        emit steppedTo(*outcomes);
}

void LibraryWriter::setEditLimits(const EditLimits &limits)
{
    if (!beginWrite())
        return;
    const Result<> set = m_library->edits().setLimits(limits);
    inspectEdits();
    if (set)
        emit edited({});
    else
        emit failed(set.error().message);
}

void LibraryWriter::importMarks(const QString &path)
{
    if (!beginWrite())
        return;
    const Result<QByteArray> bytes = readFile(path, MarksFile::kLargest);
    if (!bytes) {
        emit failed(bytes.error().message);
        return;
    }
    const Result<MarksOutcome> outcome = m_library->marksFile().read(*bytes);
    inspectEdits();
    if (outcome)
        emit marksImported(*outcome);
    else
        emit failed(tr("%1: %2").arg(QFileInfo(path).fileName(), outcome.error().message));
}

void LibraryWriter::emptyTrash()
{
    if (!beginWrite())
        return;
    const Result<> emptied = m_library->trash().empty();
    inspectEdits();
    if (emptied)
        emit trashEmptied();
    else
        emit failed(emptied.error().message);
}

void LibraryWriter::restore(const QString &library, const QString &backup, const QString &folder)
{
    stopImport();
    m_library.reset(); // the library could not be opened
    m_error = tr("The library is being restored.");
    const Result<Restored> done = restoreBackup(backup, library, folder, QDateTime::currentDateTime());
    emit restored(backup, done ? done->aside : QString(), done ? QString() : done.error().message);
}

void LibraryWriter::release(const QString &file)
{
    // Closing it as the last connection checkpoints the WAL. If another program has the file open, that
    // program does it.
    if (QFileInfo::exists(file + u"-wal"_s))
        (void)Library::open(file, Library::Mode::ReadWrite);
}

void LibraryWriter::inspectEdits()
{
    EditState state;
    if (m_library) {
        const Result<std::optional<Edit>> undo = m_library->edits().nextUndo();
        const Result<std::optional<Edit>> redo = m_library->edits().nextRedo();
        if (!undo || !redo) {
            emit failed(!undo ? undo.error().message : redo.error().message);
            return;
        }
        state = {*undo, *redo};
    }
    emit editsChanged(state);
}

} // namespace lectern
