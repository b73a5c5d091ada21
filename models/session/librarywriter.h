#pragma once
// Everything the window writes to the library, on a thread of its own.
#include "models/itemmodels/edittext.h"
#include "models/session/tasks/importjournal.h"
#include "models/session/tasks/importreport.h"
#include "models/store/edits/editlog.h"
#include "models/store/exports/marksfile.h"
#include "models/store/library.h"

#include <QObject>
#include <QTimer>

#include <atomic>

namespace lectern
{

// Lives in its own thread and owns the writing connection. A mark is reported only after it is durable. An
// import goes file by file and lets marks that were made meanwhile pass between two files.
class LibraryWriter final : public QObject
{
    Q_OBJECT
public:
    explicit LibraryWriter(QObject *parent = nullptr);
    ~LibraryWriter() override;

    // Callable from any thread: the running import and those queued stop; the file under way leaves nothing.
    void cancelImport();
    // The same because the program ends: what was not imported is offered when it is there again.
    void leaveImport();
    // The program ends: a write that waits for another program, and those behind it that would wait, fail.
    void giveUpWaiting() { m_givesUp = true; }
    // From any thread: whether the write under way waits, or has waited, for another program.
    bool waitsForOthers() const { return m_waits; }

    // --- in the writer's thread only
    void open(quint64 opening, const QString &file); // opening: comes back with the answer
    // choices: by the path of a file; without one it counts as saved on the day it was last modified.
    // askedBehind: the report says so of these files.
    void importFiles(const QStringList &paths, const QHash<QString, FileChoices> &choices = {},
                     const QDate &savedOn = {}, std::optional<EditId> askedBehind = {});
    // An empty name: it is called after its page and its day.
    void importText(const QString &name, const QByteArray &text, const FileChoices &choices,
                    std::optional<EditId> askedBehind = {});
    // value: 0 or 1, or stars; nullopt turns the mark round: off where all of the papers have it, else on.
    // Returns false where another program kept the library to itself, so that the same write can succeed
    // later.
    bool setMark(const QList<PaperId> &ids, Mark mark, std::optional<int> value);
    // Any other change of what a person makes; one entry of the edit log. Returns what setMark returns.
    bool edit(const std::function<Result<Edit>(Library &)> &change);
    // What nobody did by hand and nobody takes back: a paper that counts as read, a search that was looked
    // at.
    void writeUnlogged(const std::function<Result<>(Library &)> &change);
    // One step back, or forward again.
    void step(bool undo);
    // Back or forward until this entry is undone, or made again.
    void stepTo(EditId id, bool undo);
    void setEditLimits(const EditLimits &limits);
    // Adds the marks in this file to the library; one entry of the edit log.
    void importMarks(const QString &file);
    void emptyBin();
    // Puts the content of a backup in the place of the library's, which is closed by that where it could be
    // opened, and says so with restored(): it is to be opened again.
    void restore(const QString &library, const QString &backup, const QString &folder);
    // Clears away what stands beside a library that was left, now that nobody here reads it any more.
    void release(const QString &file);
    // Emits changedElsewhere() when another program or window wrote since the last look. Where the file was
    // replaced, moved or deleted, what is open is saved as a backup and closed, and movedAway() says so.
    void lookForChanges();
    // Says what the next steps would be; also after every change made here.
    void lookAtEdits();

signals:
    // error is empty when the file can be written.
    void opened(quint64 opening, const QString &error);
    void importProgressed(const lectern::ImportProgress &progress);
    // Files that an import was to bring into this library when its program ended. Said once, after opened().
    void importLeft(const QStringList &paths, const QHash<QString, lectern::FileChoices> &choices);
    // calls: how many calls of importFiles and importText this report answers.
    void importFinished(const lectern::ImportReport &report, int calls);
    void marked(const QList<lectern::PaperId> &ids, lectern::Mark mark, int value);
    void written(); // unlogged
    void edited(const lectern::Edit &edit); // id None: there was nothing to change
    // A step was made; nullopt: there was none to make.
    void stepped(const std::optional<lectern::EditOutcome> &outcome);
    void steppedTo(const QList<lectern::EditOutcome> &outcomes); // in the order they were made
    void marksImported(const lectern::MarksOutcome &outcome);
    void binEmptied();
    // error empty: it is done; aside: where a damaged library is kept, empty if it was sound.
    void restored(const QString &backup, const QString &aside, const QString &error);
    void editsChanged(const lectern::EditState &edits);
    void looked();
    void changedElsewhere();
    // Nothing is written any more. saved: the backup that holds what was open; empty: it could not be made.
    void movedAway(const QString &message, const QString &saved);
    void failed(const QString &message);
    // Nothing could be written because nothing is open to be written to; message: why.
    void refused(const QString &message);

private:
    void nextFile();
    void stopImport();
    void endImport(bool leaves); // the files that are not in yet wait until the library is opened again
    bool beginWrite();
    bool givesUp();
    void checkpointQuietly();
    void leavePlace(const QString &why);

    std::unique_ptr<Library> m_library;
    QString m_error; // why m_library is null
    std::optional<qint64> m_seen; // of changesElsewhere()
    bool m_importing = false;
    std::atomic<quint64> m_cancelled = 0; // imports up to this number are cancelled
    std::atomic<quint64> m_import = 0; // number of the running import
    std::atomic<bool> m_leaving = false;
    std::atomic<bool> m_givesUp = false, m_waits = false;

    QStringList m_files; // of the running import
    QHash<QString, FileChoices> m_choices;
    QHash<QString, EditId> m_asked; // those that a person asked for, and behind which change
    int m_next = 0;
    int m_calls = 0;
    ImportReport m_report;
    ImportJournal m_journal;
    QTimer m_checkpointTimer;
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::Mark)
Q_DECLARE_METATYPE(lectern::MarksOutcome)
