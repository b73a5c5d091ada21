#include "libraryreader.h"

#include "models/core/outofmemory.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/libraryfile.h"
#include "tracestage.h"

#include <algorithm>

namespace lectern
{

// After this time without a query, freed memory is returned to the system. The next query then takes a few
// milliseconds longer.
constexpr std::chrono::seconds kQuiet(4);

// Returns the error of a failed retry, with advice for the user.
static Error withAdvice(Error error)
{
    switch (error.kind) {
    case ErrorKind::Damaged:
        error.message = LibraryReader::tr("%1 Restore a backup: File > Backups.").arg(error.message);
        break;
    case ErrorKind::IndexDamaged:
        error.message = LibraryReader::tr("%1 Reopen the library; if the error remains, restore a backup.")
                            .arg(error.message);
        break;
    case ErrorKind::Cancelled: // no newer query exists, so the user waits for this one
        error.message = LibraryReader::tr("Could not read the data. Try again.");
        break;
    default:
        break;
    }
    return error;
}

LibraryReader::Reading::Reading() = default;
LibraryReader::Reading::~Reading() = default;

LibraryReader::LibraryReader(const QString &thread, QObject *parent) : QObject(parent), m_thread(thread)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(kQuiet);
    connect(&m_quiet, &QTimer::timeout, this, [this] { post(releaseFreeMemory); });
}

LibraryReader::~LibraryReader()
{
    finish();
}

void LibraryReader::finish()
{
    if (std::exchange(m_finished, true))
        return;
    m_quiet.stop();
    cancelAll();
    // A connection belongs to its thread, so close it there.
    m_thread.run([this] { m_reading.library.reset(); });
    m_thread.finish();
}

void LibraryReader::cancelAll()
{
    m_opening.cancel();
    for (const auto &known : m_tokens)
        if (const auto token = known.lock())
            token->cancel();
}

bool LibraryReader::isIdle() const
{
    return std::none_of(m_tokens.begin(), m_tokens.end(), [](const auto &known) {
        const auto token = known.lock();
        return token && token->pending > 0;
    });
}

RequestToken::Request LibraryReader::begin(RequestToken &token)
{
    std::erase_if(m_tokens, [](const auto &known) { return known.expired(); });
    if (std::none_of(m_tokens.begin(), m_tokens.end(),
                     [&](const auto &known) { return known.lock() == token.m_state; }))
        m_tokens.push_back(token.m_state);
    if (token.m_state->latestOnly)
        emit asked(QLatin1StringView(token.m_state->name));
    return token.next();
}

void LibraryReader::setFile(const QString &file)
{
    cancelAll();
    if (m_finished)
        return;
    m_thread.run([this, file] {
        m_reading.library.reset();
        m_reading.seen.reset();
        m_reading.repaired = false;
        m_reading.file = file;
    });
}

void LibraryReader::open(const QString &file, const std::function<void(const Result<> &)> &then)
{
    setFile(file);
    m_thread.run([this, then, request = m_opening.next()] {
        const Result<> opened = openFile();
        if (!opened)
            m_reading.file.clear(); // prevents a retry
        QMetaObject::invokeMethod(this, [then, opened, request] {
            if (!request.isCancelled())
                then(opened);
        });
    });
}

Result<> LibraryReader::openFile()
{
    Result<std::unique_ptr<Library>> library = Library::open(m_reading.file, Library::Mode::ReadOnly);
    if (!library)
        return library.error();
    m_reading.library = std::move(library).value();
    m_reading.seen.reset(); // the counter is per connection
    if (const Result<qint64> counter = m_reading.library->onDisk().changesElsewhere())
        m_reading.seen = *counter;
    return {};
}

Result<> LibraryReader::openAgain(const Error &why)
{
    if (m_reading.library && !m_reading.library->onDisk().inPlace())
        return {}; // another file now has this path
    m_reading.library.reset();
    // Rebuild the index from the rest of the library, but only once per library.
    if (why.kind == ErrorKind::IndexDamaged && !std::exchange(m_reading.repaired, true))
        if (const auto writing = Library::open(m_reading.file, Library::Mode::ReadWrite))
            (void)(*writing)->index().rebuild();
    return openFile();
}

void LibraryReader::post(const Request &request, const Receiver &receiver, Work work, Failed failed)
{
    if (m_finished)
        return;
    m_thread.run([this, request, receiver, work = std::move(work), failed = std::move(failed)] {
        run(request, receiver, work, failed);
    });
}

void LibraryReader::run(const Request &request, const Receiver &receiver, const Work &work,
                        const Failed &failed)
{
    const Cancelled cancelled = [&] { return request.isCancelled(); };
    if (cancelled())
        return;
    if (m_reading.file.isEmpty()) { // no library is open
        deliver(request, receiver, {});
        return;
    }
    const TraceStage working(request.name());
    const Result<> opened = m_reading.library ? Result<>() : openFile();
    const auto asked = [&] { return catchOutOfMemory([&] { return work(*m_reading.library, cancelled); }); };
    Result<Delivery> answer = opened ? asked() : opened.error();
    if (!answer && opened && !cancelled())
        if (const Result<> again = openAgain(answer.error()))
            answer = asked();
    if (cancelled())
        return;
    if (answer)
        deliver(request, receiver, *answer);
    else
        deliver(request, receiver, [this, failed, error = withAdvice(answer.error())] {
            if (failed)
                failed(error);
            else
                emit this->failed(error.message);
        });
}

void LibraryReader::deliver(const Request &request, const Receiver &receiver, const Delivery &delivery)
{
    // The thread ends before this object is destroyed, so `this` is valid.
    QMetaObject::invokeMethod(this, [this, request, receiver, delivery] {
        if (request.isCancelled())
            return;
        request.setAnswered();
        if (delivery && receiver)
            delivery();
        m_quiet.start();
        emit answered();
    });
}

void LibraryReader::checkForChanges()
{
    if (m_finished)
        return;
    m_thread.run([this] {
        if (const Result<> place = m_reading.library ? m_reading.library->onDisk().inPlace() : Result<>();
            !place) {
            emit movedAway(place.error().message);
        } else if (m_reading.library) {
            const Result<qint64> counter = m_reading.library->onDisk().changesElsewhere();
            if (counter && std::exchange(m_reading.seen, *counter) != *counter)
                emit changed();
        }
        emit looked();
    });
}

} // namespace lectern
