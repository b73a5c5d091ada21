#pragma once
// The process of lectern-pdf: started, kept ready, ended.
#include <QString>

#include <memory>
#include <utility>

namespace lectern
{

// The program: what LECTERN_PDF_HELPER names, or else the one beside this program, in the build tree or in
// the package; empty where there is none.
QString pdfHelperProgram();

// A descriptor that closes itself.
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

// One run of the program, which waits for a document and for questions about it on its socket. Is killed
// with this, and ends by itself when its socket is closed, so that none outlives a window that fell.
class PdfProcess
{
public:
    // Nothing where it cannot be started.
    static std::unique_ptr<PdfProcess> started(const QString &program);
    // One that prepare() started, or else a new one.
    static std::unique_ptr<PdfProcess> taken(const QString &program);
    // Starts one ahead of a document that will likely be opened, so that linking the program, which takes
    // longer than most pages, is done by then. Does nothing where one waits already. Takes a millisecond; may
    // be called from any thread.
    static void prepare();

    ~PdfProcess();
    Q_DISABLE_COPY_MOVE(PdfProcess)

    int socket() const { return m_socket.get(); }
    // Sends these bytes, and the file with them. False: not all of them went.
    bool send(const QByteArray &bytes, const OwnedDescriptor &file = OwnedDescriptor()) const;

private:
    PdfProcess(int process, OwnedDescriptor socket) : m_process(process), m_socket(std::move(socket)) { }
    bool isRunning();
    static std::unique_ptr<PdfProcess> takeWaiting(const QString &program);

    int m_process;
    OwnedDescriptor m_socket;
};

} // namespace lectern
