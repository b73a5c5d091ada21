#include "pdfhelper.h"

#include "models/words/sentence.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace lectern
{

using namespace Qt::StringLiterals;

QString pdfHelperProgram()
{
    const QString named = qEnvironmentVariable("LECTERN_PDF_HELPER");
    if (!named.isEmpty())
        return QFileInfo(named).isExecutable() ? named : QString();
    const QString here = QCoreApplication::applicationDirPath();
    for (const auto &place :
         {u"/lectern-pdf"_s, u"/../pdf/lectern-pdf"_s, u"/../libexec/lectern/lectern-pdf"_s}) {
        const QFileInfo program(here + place);
        if (program.isFile() && program.isExecutable())
            return program.absoluteFilePath();
    }
    return {};
}

namespace
{

// The descriptors of the helper: the socket is 3, the document 4. Ours are put above these, so that one does
// not fall on the other while they are moved.
constexpr int kAbove = 16;

// A descriptor that closes itself.
class OwnedDescriptor
{
public:
    explicit OwnedDescriptor(int descriptor) : m_descriptor(descriptor) { }
    ~OwnedDescriptor()
    {
        if (m_descriptor >= 0)
            close(m_descriptor);
    }
    Q_DISABLE_COPY_MOVE(OwnedDescriptor)
    int get() const { return m_descriptor; }
    int release() { return std::exchange(m_descriptor, -1); }
    void moveUp()
    {
        if (m_descriptor < 0)
            return;
        const int up = fcntl(m_descriptor, F_DUPFD_CLOEXEC, kAbove);
        close(std::exchange(m_descriptor, up));
    }

private:
    int m_descriptor;
};

Error noHelper()
{
    return {ErrorKind::NotFound,
            Sentence::tr("Lectern cannot show PDFs here: its program lectern-pdf is not installed.")};
}

Error ofState(PdfState state)
{
    switch (state) {
    case PdfState::Locked:
        return {Sentence::tr("This PDF is locked with a password.")};
    case PdfState::Damaged:
        return {ErrorKind::Damaged, Sentence::tr("This file is damaged, or it is not a PDF.")};
    case PdfState::Empty:
        return {ErrorKind::Damaged, Sentence::tr("This PDF has no pages.")};
    case PdfState::Missing:
        return {ErrorKind::NotFound, Sentence::tr("This page is damaged.")};
    case PdfState::TooLarge:
        return {Sentence::tr("This page is too large to be shown.")};
    case PdfState::TakenBack:
        return Error::cancelled();
    case PdfState::Ok:
    case PdfState::Refused:
        break;
    }
    return {Sentence::tr("The program that reads PDFs gave no answer that makes sense.")};
}

Result<int> openedFile(const QString &path)
{
    // A pipe without a writer must not hold us.
    const int file = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (file < 0) {
        if (errno == ENOENT)
            return Error(ErrorKind::NotFound, Sentence::tr("There is no file %1.").arg(path));
        return Error(Sentence::tr("The file %1 cannot be read: %2.").arg(path, qt_error_string(errno)));
    }
    struct stat status = {};
    if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
        close(file);
        return Error(Sentence::tr("%1 is not a file.").arg(path));
    }
    return file;
}

// posix_spawn, since a fork of a window with much memory takes longer than a key may wait.
int spawned(const QString &program, int socket, int file)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (const int standard : {0, 1, 2})
        posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", standard == 0 ? O_RDONLY : O_WRONLY,
                                         0);
    posix_spawn_file_actions_adddup2(&actions, socket, 3);
    posix_spawn_file_actions_adddup2(&actions, file, 4);
    QByteArray name = QFile::encodeName(program);
    const std::array<char *, 2> arguments = {name.data(), nullptr};
    pid_t process = -1;
    const int error = posix_spawn(&process, name.constData(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    return error == 0 ? process : -1;
}

} // namespace

Result<std::unique_ptr<PdfHelper>> PdfHelper::start(const QString &path)
{
    const QString program = pdfHelperProgram();
    if (program.isEmpty())
        return noHelper();
    const auto opened = openedFile(path);
    if (!opened)
        return opened.error();
    OwnedDescriptor file(*opened);
    std::array<int, 2> pair = {-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair.data()) != 0)
        return Error(qt_error_string(errno));
    OwnedDescriptor ours(pair[0]), theirs(pair[1]);
    file.moveUp();
    theirs.moveUp();
    std::unique_ptr<PdfHelper> helper(new PdfHelper);
    helper->m_process = spawned(program, theirs.get(), file.get());
    if (helper->m_process < 0)
        return noHelper();
    helper->m_socket = ours.release();
    return helper;
}

PdfHelper::~PdfHelper()
{
    end();
}

void PdfHelper::end()
{
    if (m_socket >= 0)
        close(std::exchange(m_socket, -1));
    if (m_process <= 0)
        return;
    kill(m_process, SIGKILL);
    while (waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) { }
    m_process = -1;
}

Error PdfHelper::nonsense()
{
    end();
    return ofState(PdfState::Refused);
}

bool PdfHelper::send(PdfKind kind, quint32 number, const QByteArray &body) const
{
    PdfFrame frame;
    frame.kind = quint16(kind);
    frame.number = number;
    frame.length = quint32(body.size());
    QByteArray bytes(reinterpret_cast<const char *>(&frame), sizeof frame);
    bytes += body;
    // Questions come one at a time and have kMostAsked bytes at most, so the socket has room for one.
    return ::send(m_socket, bytes.constData(), size_t(bytes.size()), MSG_NOSIGNAL | MSG_DONTWAIT)
        == bytes.size();
}

Result<> PdfHelper::receive(char *to, qsizetype bytes, quint32 number, const Cancelled &cancelled)
{
    while (bytes > 0) {
        if (m_abandoned && m_abandoned()) {
            end();
            return Error::cancelled();
        }
        if (cancelled && !m_askedToCancel && cancelled()) {
            m_askedToCancel = true;
            send(PdfKind::Cancel, number, {});
        }
        if (std::chrono::steady_clock::now() > m_until) {
            end();
            return Error(Sentence::tr("This takes too long and was stopped."));
        }
        pollfd waiting = {m_socket, POLLIN, 0};
        if (poll(&waiting, 1, 10) <= 0)
            continue;
        const ssize_t got = recv(m_socket, to, size_t(bytes), MSG_DONTWAIT);
        if (got < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        if (got <= 0) {
            end();
            return Error(Sentence::tr("The program that reads PDFs broke down over this."));
        }
        to += got;
        bytes -= got;
    }
    return {};
}

Result<QByteArray> PdfHelper::answer(PdfKind kind, quint32 number, const Cancelled &cancelled)
{
    PdfFrame frame;
    const auto head = receive(reinterpret_cast<char *>(&frame), sizeof frame, number, cancelled);
    if (!head)
        return head.error();
    if (frame.magic != PdfFrame::kMagic || frame.kind != quint16(kind) || frame.number != number
        || frame.length > (kind == PdfKind::Save ? PdfFrame::kMostSaved : PdfFrame::kMostAnswered)
        || frame.state > quint16(PdfState::Refused)
        || (frame.state != quint16(PdfState::Ok) && frame.length != 0))
        return nonsense();
    if (frame.state != quint16(PdfState::Ok))
        return ofState(PdfState(frame.state));
    // What was announced is kept room for as it comes in, not because it was announced.
    QByteArray bytes;
    while (bytes.size() < qsizetype(frame.length)) {
        const qsizetype before = bytes.size();
        const qsizetype part =
            std::min<qsizetype>(qsizetype(frame.length) - before, std::max<qsizetype>(before, 1 << 20));
        bytes.resize(before + part);
        const auto received = receive(bytes.data() + before, part, number, cancelled);
        if (!received)
            return received.error();
    }
    return bytes;
}

Result<QByteArray> PdfHelper::ask(PdfKind kind, const QByteArray &question, const Cancelled &cancelled)
{
    if (!isThere())
        return ofState(PdfState::Refused);
    if (cancelled && cancelled())
        return Error::cancelled();
    m_until = std::chrono::steady_clock::now() + m_patience;
    m_askedToCancel = false;
    // Where it cannot be sent, the helper is gone, and receiving says so.
    send(kind, ++m_number, question);
    return answer(kind, m_number, cancelled);
}

template <typename Decode>
auto PdfHelper::answerTo(PdfKind kind, const QByteArray &question, const Cancelled &cancelled, Decode decode)
    -> Result<typename decltype(decode(QByteArray()))::value_type>
{
    const auto bytes = ask(kind, question, cancelled);
    if (!bytes)
        return bytes.error();
    auto value = decode(*bytes);
    if (!value)
        return nonsense();
    return std::move(*value);
}

Result<PdfSummary> PdfHelper::open(int first, const Cancelled &cancelled)
{
    auto summary = answerTo(PdfKind::Open, encodePage(std::max(0, first)), cancelled, decodeSummary);
    if (summary)
        m_pages = int(summary->sizes.size());
    return summary;
}

Result<QList<QSizeF>> PdfHelper::sizes(const Cancelled &cancelled)
{
    return answerTo(PdfKind::Sizes, {}, cancelled,
                    [this](const QByteArray &bytes) { return decodeSizes(bytes, m_pages); });
}

Result<PdfPageText> PdfHelper::text(int page, const Cancelled &cancelled)
{
    return answerTo(PdfKind::Text, encodePage(page), cancelled, decodeWords);
}

Result<QList<PdfLink>> PdfHelper::links(int page, const Cancelled &cancelled)
{
    return answerTo(PdfKind::Links, encodePage(page), cancelled,
                    [this](const QByteArray &bytes) { return decodeLinks(bytes, m_pages); });
}

Result<QList<PdfOutlineEntry>> PdfHelper::outline(const Cancelled &cancelled)
{
    return answerTo(PdfKind::Outline, {}, cancelled,
                    [this](const QByteArray &bytes) { return decodeOutline(bytes, m_pages); });
}

Result<QList<PdfMarking>> PdfHelper::markings(int page, const Cancelled &cancelled)
{
    return answerTo(PdfKind::Markings, encodePage(page), cancelled,
                    [this](const QByteArray &bytes) { return decodeMarkings(bytes, m_pages); });
}

Result<> PdfHelper::mark(const PdfMarking &marking, const Cancelled &cancelled)
{
    const auto bytes = ask(PdfKind::Mark, encodeMarking(marking), cancelled);
    if (!bytes)
        return bytes.error();
    return bytes->isEmpty() ? Result<>() : Result<>(nonsense());
}

Result<QByteArray> PdfHelper::save(const Cancelled &cancelled)
{
    auto bytes = ask(PdfKind::Save, {}, cancelled);
    if (bytes && !bytes->startsWith("%PDF")
        && !bytes->first(std::min<qsizetype>(bytes->size(), 1024)).contains("%PDF"))
        return nonsense();
    return bytes;
}

Result<PdfPixels> PdfHelper::picture(const PdfWish &wish, const Cancelled &cancelled)
{
    return answerTo(PdfKind::Picture, encodeWish(wish), cancelled,
                    [&](const QByteArray &bytes) { return decodePixels(bytes, wish.part.size()); });
}

} // namespace lectern
