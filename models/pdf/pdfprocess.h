#pragma once
// Starts, prepares and ends lectern-pdf processes.
#include <QString>

#include <memory>
#include <utility>

namespace lectern
{

// Path of the program: LECTERN_PDF_HELPER, otherwise the one next to this program, in the build tree or in
// the package. Empty if there is none.
QString pdfHelperProgram();

// An owned file descriptor, closed by the destructor.
class OwnedDescriptor
{
public:
    explicit OwnedDescriptor(int descriptor = -1) : m_descriptor(descriptor) { }
    OwnedDescriptor(OwnedDescriptor &&other) noexcept : m_descriptor(other.release()) { }
    OwnedDescriptor &operator=(OwnedDescriptor &&other) noexcept
    {
        reset(other.release());
        return *this;
    }
    OwnedDescriptor(const OwnedDescriptor &) = delete;
    OwnedDescriptor &operator=(const OwnedDescriptor &) = delete;
    ~OwnedDescriptor() { reset(); }

    int get() const { return m_descriptor; }
    int release() { return std::exchange(m_descriptor, -1); }
    void reset(int descriptor = -1);

private:
    int m_descriptor;
};

// A running program that waits for a document and requests on its socket. Killed by the destructor. It exits
// when its socket is closed, so it does not survive a crash of the window.
class PdfProcess
{
public:
    // Starts the program; returns null if it cannot be started.
    static std::unique_ptr<PdfProcess> started(const QString &program);
    // Returns the process started by prepare(), otherwise a new one.
    static std::unique_ptr<PdfProcess> taken(const QString &program);
    // Starts a process for the next document in advance, because dynamic linking takes longer than rendering
    // most pages. Does nothing if one is waiting. Costs one millisecond; any thread may call it.
    static void prepare();

    ~PdfProcess();
    Q_DISABLE_COPY_MOVE(PdfProcess)

    int socket() const { return m_socket.get(); }
    // Sends these bytes and the file descriptor. Returns false if not all bytes were sent.
    bool send(const QByteArray &bytes, const OwnedDescriptor &file = OwnedDescriptor()) const;

private:
    PdfProcess(int process, OwnedDescriptor socket) : m_process(process), m_socket(std::move(socket)) { }
    bool isRunning();
    static std::unique_ptr<PdfProcess> acquireIdle(const QString &program);

    int m_process;
    OwnedDescriptor m_socket;
};

} // namespace lectern
