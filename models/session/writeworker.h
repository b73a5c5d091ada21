#pragma once
// The writing connection of the window, and imports.
#include "models/core/outofmemory.h"
#include "models/itemmodels/edittext.h"
#include "models/session/tasks/importjournal.h"
#include "models/session/tasks/importreport.h"
#include "models/store/edits/editlog.h"
#include "models/store/library.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <type_traits>

namespace lectern
{

// Created by LibraryWriter, lives on its thread and owns the writing connection; only the atomic members are
// shared with other threads. An import processes one file at a time; writes run between files.
class WriteWorker final : public QObject
{
    Q_OBJECT
public:
    explicit WriteWorker(QObject *parent = nullptr);
    ~WriteWorker() override;

    // Cancels the running and queued imports; the current file is rolled back. Any thread may call it.
    void cancelImport();
    // Same as cancelImport(), because the program exits: the remaining files are offered when the library is
    // opened again.
    void suspendImport();
    // The program exits: the write that waits for another program fails, and so do all writes after it that
    // would wait.
    void abandonWaiting() { m_givesUp = true; }
    // Returns whether the current write is waiting or has waited for another program. Any thread may call it.
    bool waitsForOthers() const { return m_waits; }

    // Writer's thread only.
    // opened: called before importInterrupted() with the reason why the file is not writable; empty: it is.
    void open(const QString &file, const std::function<void(const QString &error)> &opened);
    // choices: keyed by file path; the default save date is the modification date. undoAnchor: copied to the
    // report of these files.
    void importFiles(const QStringList &paths, const QHash<QString, FileChoices> &choices = {},
                     const QDate &savedOn = {}, std::optional<EditId> undoAnchor = {});
    // An empty name is replaced by page name and date.
    void importText(const QString &name, const QByteArray &text, const FileChoices &choices,
                    std::optional<EditId> undoAnchor = {});
    // Runs change(Library &) -> Result<T>. Error if no library is open or memory is exhausted.
    template <typename Change>
    auto write(const Change &change) -> std::invoke_result_t<Change, Library &>
    {
        if (const Result<> ready = beginWrite(); !ready)
            return ready.error();
        return catchOutOfMemory([&] { return change(*m_library); });
    }
    bool isOpen() const { return m_library != nullptr; }
    // Returns the next undo and redo steps.
    Result<EditState> editState() const;
    // Replaces the library by a backup. Closes the library first if it is open. Emits restored(); the caller
    // then opens the library again.
    void restore(const QString &library, const QString &backup, const QString &folder);
    // Removes the WAL of a closed library that this process no longer reads.
    void release(const QString &file);
    // Emits changedElsewhere() if another process or connection wrote since the last check. If the file was
    // replaced, moved or deleted, saves a backup, closes the library and emits movedAway().
    void checkForChanges();

signals:
    void importProgressed(const lectern::ImportProgress &progress);
    // The remaining files of an import that was interrupted when the program ended. Emitted once, after
    // opened().
    void importInterrupted(const QStringList &paths, const QHash<QString, lectern::FileChoices> &choices);
    // calls: number of importFiles() and importText() calls that this report covers.
    void importFinished(const lectern::ImportReport &report, int calls);
    // error is empty on success. aside: where the damaged library was moved; empty if it was intact.
    void restored(const QString &backup, const QString &aside, const QString &error);
    void editsChanged(const lectern::EditState &edits);
    void looked();
    void changedElsewhere();
    // The library is no longer writable. saved: the backup of its content; empty if it failed.
    void movedAway(const QString &message, const QString &saved);
    void failed(const QString &message);
    // An import failed because no library is open; message gives the reason.
    void refused(const QString &message);

private:
    void nextFile();
    FileReport importMarked(bool asRead, const std::function<FileReport()> &import);
    void stopImport();
    void endImport(bool leaves); // leaves: the remaining files are offered when the library is opened again
    Result<> beginWrite();
    void reportEdits(); // emits editsChanged()
    bool givesUp();
    void checkpointQuietly();
    void closeMovedLibrary(const QString &why);

    std::unique_ptr<Library> m_library;
    QString m_error; // the reason why m_library is null
    std::optional<qint64> m_seen; // last value of changesElsewhere()
    bool m_importing = false;
    std::atomic<quint64> m_cancelled = 0; // imports up to this number are cancelled
    std::atomic<quint64> m_import = 0; // number of the running import
    std::atomic<bool> m_leaving = false;
    std::atomic<bool> m_givesUp = false, m_waits = false;

    QList<FoundFile> m_files; // files of the running import
    QHash<QString, FileChoices> m_choices;
    QHash<QString, EditId> m_asked; // files imported by the user -> newest edit at the time of the request
    int m_next = 0;
    int m_calls = 0;
    ImportReport m_report;
    ImportJournal m_journal;
    QTimer m_checkpointTimer;
};

} // namespace lectern
