#include "librarysession.h"

#include "models/store/sqlite/backup.h"

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kChangeCheckMs = 1000;

LibrarySession::LibrarySession(QObject *parent)
    : QObject(parent), m_reader(u"library reader"_s), m_backgroundReader(u"background reader"_s),
      m_sidebar(m_reader, m_browser.searching()), m_writer(m_browser, m_sidebar), m_imports(m_writer)
{
    connectReader();
    connectWriter();
    connect(&m_writer, &LibraryWriter::saveWaits, this, &LibrarySession::saveWaits);
    connect(&m_sidebar, &SidebarReader::changed, this, &LibrarySession::sidebarChanged);
    connect(&m_writer, &LibraryWriter::failed, this, &LibrarySession::failed);
    connect(&m_browser, &LibraryBrowser::failed, this, &LibrarySession::failed);
    connect(&m_imports, &ImportQueue::importFinished, this, &LibrarySession::refreshAfterImport);
    connect(&m_imports, &ImportQueue::importProgressed, &m_backups, &BackupService::recordActivity);
    m_scanTimer.setInterval(kChangeCheckMs);
    connect(&m_scanTimer, &QTimer::timeout, this, &LibrarySession::checkForChanges);
}

LibrarySession::~LibrarySession()
{
    // The writer may wait minutes for another program, and the process may be killed meanwhile.
    m_writer.noteWaiting();
    if (m_writer.unsaved().other == 0)
        abandonWaiting();
    // The writer closes the library last. Only a writing connection can checkpoint and delete the WAL, so
    // that the library is a single file again.
    m_tasks.finish();
    m_writer.suspendImport();
    m_reader.finish();
    m_backgroundReader.finish();
    m_writer.finish();
}

void LibrarySession::preload(const QString &file)
{
    m_preloaded = std::make_shared<ResultSetPtr>();
    m_reader.post([file, expected = m_preloaded] {
        // All connections to a file share the index data in memory while a connection is open.
        if (const auto library = Library::open(file, Library::Mode::ReadOnly))
            if (const auto newest = (*library)->index().search({}))
                *expected = *newest;
    });
}

void LibrarySession::open(const QString &file)
{
    if (!m_file.isEmpty())
        emit aboutToClose(m_file);
    m_writer.suspendImport(); // imports into the previous library; resumed when it is opened again
    if (isWritable())
        m_left = m_file;
    m_scanTimer.stop();
    m_reader.cancelAll();
    m_backgroundReader.setFile({});
    m_isOpen = false;
    m_writer.m_writable = false;
    m_sidebar.close();
    m_backups.closed();
    m_file = file;
    m_wasIdle = false;
    m_writer.open(file);
    m_browser.close();
    emit aboutToOpen(file);
    m_browser.clear();
    m_writer.post([this, request = m_opening.next(), file](WriteWorker &worker) {
        worker.open(file, [this, request](const QString &error) {
            QMetaObject::invokeMethod(this, [this, request, error] {
                if (!request.isCancelled()) // a file can be opened again before it is open
                    openReader(error);
            });
        });
    });
}

void LibrarySession::setWritable(bool writable)
{
    m_writer.m_writable = writable;
    m_sidebar.model().setWritable(writable);
}

void LibrarySession::connectReader()
{
    connect(&m_reader, &LibraryReader::answered, this, &LibrarySession::checkIdle);
    connect(&m_reader, &LibraryReader::asked, &m_backups, &BackupService::recordActivity);
    connect(&m_reader, &LibraryReader::failed, this, &LibrarySession::failed);
    connect(&m_reader, &LibraryReader::looked, this, [this] { m_looking = false; });
    connect(&m_reader, &LibraryReader::changed, this, &LibrarySession::refreshAfterImport);
    connect(&m_reader, &LibraryReader::movedAway, this, [this](const QString &why) {
        if (!isWritable()) // if the library is writable, the writer detects the move too and saves a backup
            stopWriting(why, {});
    });
}

void LibrarySession::connectWriter()
{
    using Worker = WriteWorker;
    const Worker *worker = m_writer.m_worker;
    connect(worker, &Worker::restored, this,
            [this](const QString &backup, const QString &aside, const QString &error) {
                m_writer.finishWrite();
                m_isOpen = false;
                m_writer.m_writable = false; // further writes would be lost
                // Reopen the library, even after a failure, which leaves it unchanged. It was closed for the
                // restore, and the backup may have an older format.
                open(m_file);
                if (error.isEmpty())
                    emit backupRestored(backup, aside);
                else
                    emit failed(error);
            });
    connect(worker, &Worker::looked, this, [this] { m_looking = false; });
    connect(worker, &Worker::movedAway, this, &LibrarySession::stopWriting);
    connect(worker, &Worker::changedElsewhere, this, &LibrarySession::refreshAfterImport);
    connect(&m_writer, &LibraryWriter::written, this, &LibrarySession::checkIdle);
}

void LibrarySession::openReader(const QString &writerError)
{
    setWritable(writerError.isEmpty());
    if (!isWritable())
        emit openFailed(m_file, writerError);
    // Open the reader after the writer, because the writer may have to upgrade the schema. A file that is not
    // writable may still be readable.
    m_reader.open(m_file, [this](const Result<> &opened) {
        if (!opened)
            emit failed(opened.error().message);
        handleOpened(bool(opened));
    });
}

void LibrarySession::handleOpened(bool usable)
{
    m_isOpen = usable;
    m_opening.cancel(); // answered
    if (const QString left = std::exchange(m_left, {}); !left.isEmpty() && left != m_file)
        m_writer.post([left](WriteWorker &worker) { worker.release(left); });
    if (usable) {
        m_backgroundReader.setFile(m_file);
        emit opened(m_file);
        m_backups.opened(m_file, isWritable());
        m_scanTimer.start();
        m_browser.open();
        m_sidebar.open();
    } else { // positions of the previous library are invalid
        m_backups.opened(m_file, false); // the backups of the library remain available
        m_sidebar.clear();
    }
    checkIdle();
}

void LibrarySession::checkForChanges()
{
    if (!m_isOpen || std::exchange(m_looking, true))
        return;
    // The writer distinguishes its own writes from those of others. Own writes are already shown and must not
    // change the scroll position of the list. During an import each imported file is shown.
    if (isWritable() && !m_imports.isImporting())
        m_writer.post([](WriteWorker &worker) { worker.checkForChanges(); });
    else
        m_reader.checkForChanges();
}

void LibrarySession::stopWriting(const QString &why, const QString &saved)
{
    m_scanTimer.stop();
    setWritable(false);
    m_backups.opened(m_file, false);
    emit movedAway(why, saved);
}

void LibrarySession::refresh()
{
    m_browser.refresh(LibraryBrowser::Shown::All);
    m_sidebar.refresh(SidebarPart::All);
    checkIdle();
}

void LibrarySession::refreshAfterImport()
{
    m_browser.refreshAfterImport();
    m_sidebar.refresh(SidebarPart::All);
    checkIdle();
}

void LibrarySession::restoreBackup(const QString &backup)
{
    m_writer.countWrite();
    m_writer.post([library = m_file, backup](WriteWorker &worker) {
        worker.restore(library, backup, backupFolder(library));
    });
}

bool LibrarySession::isIdle() const
{
    return !m_opening.isPending() && !m_imports.isImporting() && m_writer.isIdle() && m_reader.isIdle()
        && m_browser.isComplete();
}

void LibrarySession::checkIdle()
{
    if (isIdle() && !std::exchange(m_wasIdle, true)) {
        m_preloaded.reset();
        emit idle();
    } else if (!isIdle()) {
        m_wasIdle = false;
    }
}

} // namespace lectern
