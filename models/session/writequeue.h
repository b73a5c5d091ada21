#pragma once
// The writer's thread, seen from the window: what is to be written, in the order it was asked for, and
// whether it is done.
#include "librarywriter.h"

#include <QThread>
#include <QTimer>

namespace lectern
{

// Lives on the GUI thread; the writer lives in a thread of its own.
class WriteQueue final : public QObject
{
    Q_OBJECT
public:
    explicit WriteQueue(QObject *parent = nullptr);
    ~WriteQueue() override;
    // Waits for all that is still to be written, such as the note that was open, and closes the library.
    void finish();

    // Whose signals say what has been done.
    LibraryWriter &writer() { return *m_writer; }
    // Something that the writer answers with exactly one of its signals; written() is called for it.
    void write(const std::function<void(LibraryWriter &)> &change);
    // The same without an answer: opening, importing, looking.
    void post(const std::function<void(LibraryWriter &)> &work);
    // One write has been answered; it may be one to the library that was open before.
    void written();
    // What is under way belongs to a library that was left.
    void forget()
    {
        m_writes = m_imports = 0;
        m_waits = false;
    }
    bool isIdle() const { return m_writes == 0; }
    // Whether saveWaits() was emitted and nothing has been written since.
    bool isWaiting() const { return m_waits; }
    // Whether the library that is open can be written.
    void setWritable(bool writable) { m_writable = writable; }
    bool isWritable() const { return m_writable; }
    // An import that begins, and as many as have ended.
    void countImport() { ++m_imports; }
    void endImports(int calls) { m_imports = qMax(0, m_imports - calls); }
    bool isImporting() const { return m_imports > 0; }

signals:
    void saveWaits(); // a change has not come through for a while
    void allWritten(); // the last of what was asked for was answered

private:
    LibraryWriter *m_writer;
    QThread m_thread;
    int m_writes = 0, m_imports = 0; // under way
    bool m_writable = false;
    bool m_waits = false;
    QTimer m_saveTimer;
};

} // namespace lectern
