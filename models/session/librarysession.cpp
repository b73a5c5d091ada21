#include "librarysession.h"

#include "models/store/sqlite/backup.h"

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kChangeCheckMs = 1000;

LibrarySession::LibrarySession(QObject *parent)
    : QObject(parent), m_reader(u"library reader"_s), m_backgroundReader(u"background reader"_s),
      m_sidebar(m_reader, m_browser.searching()), m_edits(m_queue, m_browser, m_sidebar),
      m_trash(m_edits, m_queue, m_browser), m_imports(m_queue, m_reader, m_edits)
{
    connectReader();
    connectWriter();
    connect(&m_queue, &WriteQueue::saveWaits, this, &LibrarySession::saveWaits);
    connect(&m_sidebar, &SidebarReader::changed, this, &LibrarySession::sidebarChanged);
    connect(&m_edits, &LibraryEdits::failed, this, &LibrarySession::failed);
    connect(&m_browser, &LibraryBrowser::failed, this, &LibrarySession::failed);
    connect(&m_trash, &LibraryTrash::trashEmptied, &m_edits, &LibraryEdits::forgetImports);
    connect(&m_trash, &LibraryTrash::trashEmptied, this, &LibrarySession::refresh);
    connect(&m_imports, &ImportQueue::importFinished, this, &LibrarySession::refreshAfterImport);
    connect(&m_imports, &ImportQueue::importProgressed, &m_backups, &BackupService::recordActivity);
    m_scanTimer.setInterval(kChangeCheckMs);
    connect(&m_scanTimer, &QTimer::timeout, this, &LibrarySession::checkForChanges);
}

LibrarySession::~LibrarySession()
{
    // The writer may wait minutes for another program, and the process may be killed meanwhile.
    m_edits.noteWaiting();
    if (m_edits.unsaved().other == 0)
        abandonWaiting();
    // The writer closes the library last. Only a writing connection can checkpoint and delete the WAL, so
    // that the library is a single file again.
    m_tasks.finish();
    m_queue.writer().suspendImport();
    m_reader.finish();
    m_backgroundReader.finish();
    m_queue.finish();
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
    m_queue.writer().suspendImport(); // imports into the previous library; resumed when it is opened again
    if (isWritable())
        m_left = m_file;
    m_scanTimer.stop();
    m_reader.cancelAll();
    m_backgroundReader.setFile({});
    m_isOpen = false;
    m_queue.setWritable(false);
    m_sidebar.close();
    m_backups.closed();
    m_file = file;
    m_opening = true;
    m_wasIdle = false;
    m_edits.open(file);
    m_browser.close();
    emit aboutToOpen(file);
    m_browser.clear();
    m_queue.post([opening = ++m_openings, file](LibraryWriter &writer) { writer.open(opening, file); });
}

void LibrarySession::setWritable(bool writable)
{
    m_queue.setWritable(writable);
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
    using Writer = LibraryWriter;
    Writer *writer = &m_queue.writer();
    connect(writer, &Writer::opened, this, [this](quint64 opening, const QString &error) {
        if (opening != m_openings)
            return;
        setWritable(error.isEmpty());
        if (!isWritable())
            emit openFailed(m_file, error);
        // Open the reader after the writer, because the writer may have to upgrade the schema. A file that is
        // not writable may still be readable.
        m_reader.open(m_file, [this](const Result<> &opened) {
            if (!opened)
                emit failed(opened.error().message);
            handleOpened(bool(opened));
        });
    });
    connect(writer, &Writer::restored, this,
            [this](const QString &backup, const QString &aside, const QString &error) {
                m_queue.written();
                m_isOpen = false;
                m_queue.setWritable(false); // further writes would be lost
                // Reopen the library, even after a failure, which leaves it unchanged. It was closed for the
                // restore, and the backup may have an older format.
                open(m_file);
                if (error.isEmpty())
                    emit backupRestored(backup, aside);
                else
                    emit failed(error);
            });
    connect(writer, &Writer::looked, this, [this] { m_looking = false; });
    connect(writer, &Writer::movedAway, this, &LibrarySession::stopWriting);
    connect(writer, &Writer::changedElsewhere, this, &LibrarySession::refreshAfterImport);
    // Connected after the handlers of each signal.
    for (const auto done : {&Writer::written, &Writer::trashEmptied})
        connect(writer, done, this, &LibrarySession::checkIdle);
    connect(writer, &Writer::marked, this, &LibrarySession::checkIdle);
    connect(writer, &Writer::edited, this, &LibrarySession::checkIdle);
    connect(writer, &Writer::stepped, this, &LibrarySession::checkIdle);
    connect(writer, &Writer::failed, this, &LibrarySession::checkIdle);
    connect(writer, &Writer::refused, this, &LibrarySession::checkIdle);
}

void LibrarySession::handleOpened(bool usable)
{
    m_isOpen = usable;
    m_opening = false;
    if (const QString left = std::exchange(m_left, {}); !left.isEmpty() && left != m_file)
        m_queue.post([left](LibraryWriter &writer) { writer.release(left); });
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
        m_queue.post([](LibraryWriter &writer) { writer.checkForChanges(); });
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
    m_queue.write([library = m_file, backup](LibraryWriter &writer) {
        writer.restore(library, backup, backupFolder(library));
    });
}

bool LibrarySession::isIdle() const
{
    return !m_opening && !m_imports.isImporting() && m_queue.isIdle() && m_reader.isIdle()
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
