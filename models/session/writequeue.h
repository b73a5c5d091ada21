#pragma once
// GUI-side queue of the writer's thread: pending writes in order, and their completion.
#include "librarywriter.h"

#include <QThread>
#include <QTimer>

namespace lectern
{

// Lives on the GUI thread; the writer lives on its own thread.
class WriteQueue final : public QObject
{
    Q_OBJECT
public:
    explicit WriteQueue(QObject *parent = nullptr);
    ~WriteQueue() override;
    // Waits for pending writes, such as an open note, and closes the library.
    void finish();

    // The signals of the writer report the results of writes.
    LibraryWriter &writer() { return *m_writer; }
    // Queues a write that the writer answers with exactly one signal. The receiver of that signal calls
    // written().
    void write(const std::function<void(LibraryWriter &)> &change);
    // Queues work without an answer: open, import, check for changes.
    void post(const std::function<void(LibraryWriter &)> &work);
    // Reports that a write has been answered, possibly one to the previous library.
    void written();
    // Ignores pending answers, because the library was closed.
    void forget()
    {
        m_writes = m_imports = 0;
        m_waits = false;
    }
    bool isIdle() const { return m_writes == 0; }
    // Returns whether saveWaits() was emitted and nothing has been written since.
    bool isWaiting() const { return m_waits; }
    // Sets whether the open library is writable.
    void setWritable(bool writable) { m_writable = writable; }
    bool isWritable() const { return m_writable; }
    // Counts started imports, and those that have ended.
    void countImport() { ++m_imports; }
    void endImports(int calls) { m_imports = qMax(0, m_imports - calls); }
    bool isImporting() const { return m_imports > 0; }

signals:
    void saveWaits(); // a write has been pending for a while
    void allWritten(); // the last pending write was answered

private:
    LibraryWriter *m_writer;
    QThread m_thread;
    int m_writes = 0, m_imports = 0; // pending
    bool m_writable = false;
    bool m_waits = false;
    QTimer m_saveTimer;
};

} // namespace lectern
