#include "pdfdocument.h"

#include "models/i18n/messages.h"
#include "pdfhelper.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <QThread>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Counts the helper crashes per file in this process.
class CrashedFiles
{
public:
    static int count(const QString &key, int more = 0)
    {
        const std::lock_guard locked(mutex());
        return crashes()[key] += more;
    }
    static void forget(const QString &key)
    {
        const std::lock_guard locked(mutex());
        crashes().remove(key);
    }

private:
    static std::mutex &mutex()
    {
        static std::mutex mutex;
        return mutex;
    }
    static QHash<QString, int> &crashes()
    {
        static QHash<QString, int> crashes;
        return crashes;
    }
};

// Threads of closed documents. Each ends without intervention, but not immediately: its helper is killed, and
// the system frees its memory, which may be gigabytes. Only the exit of the program waits for them.
class ExitingThreads
{
public:
    static void add(std::unique_ptr<QThread> thread)
    {
        auto &leaving = threads();
        // isFinished() is not enough: destroying a thread that is about to finish would wait for it.
        std::erase_if(leaving, [](const auto &each) { return each->wait(QDeadlineTimer(0)); });
        if (leaving.empty() && !std::exchange(isAwaited(), true))
            qAddPostRoutine(awaitAll);
        leaving.push_back(std::move(thread));
    }

private:
    static void awaitAll()
    {
        for (const auto &each : threads())
            each->wait();
        threads().clear();
        isAwaited() = false;
    }
    static std::vector<std::unique_ptr<QThread>> &threads()
    {
        static std::vector<std::unique_ptr<QThread>> threads;
        return threads;
    }
    static bool &isAwaited()
    {
        static bool awaited = false;
        return awaited;
    }
};

} // namespace

QString pdfFileKey(const QString &path)
{
    const QFileInfo file(path);
    return u"%1\n%2\n%3"_s.arg(file.absoluteFilePath())
        .arg(file.size())
        .arg(file.lastModified().toMSecsSinceEpoch());
}

class PdfDocument::Worker
{
public:
    Worker(PdfDocument &document, QString path, Trust trust, int first)
        : m_document(document), m_path(std::move(path)), m_trust(trust), m_first(first)
    {
    }

    // Called on the owner's thread.
    void request(const QList<PdfTileRequest> &pictures)
    {
        const std::lock_guard locked(m_mutex);
        m_pictures = pictures;
        m_cancelled = m_current && !pictures.contains(*m_current);
        if (m_current)
            m_pictures.removeOne(*m_current);
        m_wake.notify_one();
    }
    void requestTexts(const QList<int> &pages)
    {
        const std::lock_guard locked(m_mutex);
        m_texts = pages;
        m_wake.notify_one();
    }
    void setAhead(bool ahead)
    {
        const std::lock_guard locked(m_mutex);
        m_ahead = ahead;
        m_wake.notify_one();
    }
    // After this the worker does not access the document, which may be destroyed.
    void stop()
    {
        const std::lock_guard locked(m_mutex);
        m_stopped = true;
        m_wake.notify_one();
    }

    // Runs on the worker thread until stopped or the file is refused.
    void run()
    {
        m_key = pdfFileKey(m_path);
        if (m_trust == Trust::Again)
            CrashedFiles::forget(m_key);
        if (refused() || !open())
            return;
        while (const auto task = next()) {
            if (!m_helper->exists() && !reopen())
                return;
            work(*task);
            if (!m_helper->exists() && !m_stopped && refused())
                return;
        }
    }

private:
    struct Task {
        std::optional<PdfTileRequest> picture;
        int text = -1;
        int markings = -1; // -1 and no other request: the outline
        bool sizes = false;
    };

    // Does nothing if the document has been destroyed.
    template <typename Emit>
    void post(Emit what)
    {
        const std::lock_guard locked(m_mutex);
        if (!m_stopped)
            QMetaObject::invokeMethod(&m_document, std::move(what), Qt::QueuedConnection);
    }

    std::optional<Task> next()
    {
        std::unique_lock locked(m_mutex);
        m_current.reset();
        while (true) {
            if (m_stopped)
                return {};
            if (!m_pictures.isEmpty()) {
                m_current = m_pictures.takeFirst();
                m_cancelled = false;
                return Task{m_current, -1};
            }
            const bool continues = m_painted && !m_ahead;
            if (m_wantsSizes && continues) {
                m_wantsSizes = false;
                return Task{{}, -1, -1, true};
            }
            if (m_wantsOutline && continues) {
                m_wantsOutline = false;
                return Task{};
            }
            if (!m_texts.isEmpty())
                return Task{{}, m_texts.takeFirst()};
            if (continues && m_unmarked < m_pages)
                return Task{{}, -1, m_unmarked++};
            m_wake.wait(locked);
        }
    }

    bool start()
    {
        auto helper = PdfHelper::start(m_path);
        if (!helper) {
            fail(helper.error().message);
            return false;
        }
        m_helper = std::move(*helper);
        m_helper->endWhen([this] { return m_stopped.load(); });
        return true;
    }
    bool open()
    {
        if (!start())
            return false;
        const auto summary = m_helper->open(m_first, {});
        if (!summary) {
            if (!m_helper->exists() && !m_stopped)
                CrashedFiles::count(m_key, 1);
            fail(summary.error().message);
            return false;
        }
        m_pages = int(summary->sizes.size());
        m_sizes = summary->sizes;
        m_wantsSizes = summary->known < m_pages;
        post([document = &m_document, summary = *summary] { emit document->opened(summary); });
        return true;
    }
    // Opens the file again after a crash. The file may have changed or been deleted.
    bool reopen()
    {
        if (!start())
            return false;
        const auto summary = m_helper->open(m_first, {});
        if (!summary)
            fail(summary.error().message);
        return bool(summary);
    }
    bool refused()
    {
        if (CrashedFiles::count(m_key) < kMaxCrashes)
            return false;
        fail(Messages::tr("The PDF reader crashed repeatedly on this file."));
        return true;
    }

    void work(const Task &task)
    {
        if (task.picture)
            paint(*task.picture);
        else if (task.text >= 0)
            read(task.text);
        else if (task.markings >= 0)
            findMarkings(task.markings);
        else if (task.sizes)
            measure();
        else
            list();
    }
    void paint(const PdfTileRequest &request)
    {
        if (m_crashed.contains(request.page)) {
            reportCrash(request.page);
            return;
        }
        auto pixels = m_helper->picture(request, [this] { return m_cancelled.load(); });
        const bool first = !std::exchange(m_painted, true);
        if (!pixels) {
            missed(request.page, pixels.error());
            return;
        }
        tintPixels(*pixels, request.tint);
        post([document = &m_document, request, pixels = std::move(*pixels)] {
            emit document->pictureReady(request, pixels);
        });
        if (first && !m_ahead) // the next paper is one key press away, so start its helper in advance
            PdfProcess::prepare();
    }
    void read(int page)
    {
        if (m_crashed.contains(page)) {
            reportCrash(page);
            return;
        }
        const auto text = m_helper->text(page, {});
        if (!text) {
            missed(page, text.error());
            return;
        }
        const auto links = m_helper->links(page, {});
        if (!links && !m_helper->exists()) {
            missed(page, links.error());
            return;
        }
        post([document = &m_document, page, text = *text, links = links ? *links : QList<PdfLink>()] {
            emit document->textReady(page, text, links);
        });
    }
    // Automatic work: a crash only stops the search for annotations and is not counted.
    void findMarkings(int page)
    {
        const auto markings = m_helper->markings(page, {});
        const auto text = markings && !markings->isEmpty() ? m_helper->text(page, {}) : PdfPageText();
        if (!m_helper->exists())
            m_unmarked = m_pages;
        if (markings && !markings->isEmpty() && text)
            post([document = &m_document, found = *markings, words = *text] {
                emit document->markingsReady(found, words);
            });
        if (m_unmarked >= m_pages)
            post([document = &m_document] { emit document->allMarkingsReady(); });
    }
    // Automatic work: on failure the page sizes are kept.
    void measure()
    {
        const auto sizes = m_helper->sizes({});
        if (!sizes && !m_helper->exists() && !m_stopped)
            CrashedFiles::count(m_key, 1);
        // A file that was reopened after a crash may have other pages.
        if (sizes && sizes->size() == m_sizes.size() && *sizes != m_sizes)
            post([document = &m_document, sizes = *sizes] { emit document->sizesReady(sizes); });
        m_sizes.clear();
    }
    void list()
    {
        const auto outline = m_helper->outline({});
        if (!outline && !m_helper->exists() && !m_stopped)
            CrashedFiles::count(m_key, 1);
        post([document = &m_document, outline = outline ? *outline : QList<PdfOutlineEntry>()] {
            emit document->outlineReady(outline);
        });
    }

    void missed(int page, const Error &error)
    {
        if (m_stopped || error.isCancelled())
            return;
        if (!m_helper->exists()) {
            CrashedFiles::count(m_key, 1);
            m_crashed.insert(page);
        }
        post([document = &m_document, page, why = error.message] { emit document->pageFailed(page, why); });
    }
    void reportCrash(int page)
    {
        post([document = &m_document, page] {
            emit document->pageFailed(page, Messages::tr("The PDF reader crashed on this file."));
        });
    }
    void fail(const QString &why)
    {
        post([document = &m_document, why] { emit document->failed(why); });
    }

    PdfDocument &m_document;
    const QString m_path;
    const Trust m_trust;
    const int m_first;
    QString m_key;
    QList<QSizeF> m_sizes; // as reported by opened(), until all have been read
    std::unique_ptr<PdfHelper> m_helper;
    QSet<int> m_crashed; // pages that crashed the helper
    bool m_wantsOutline = true, m_painted = false, m_wantsSizes = false;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    QList<PdfTileRequest> m_pictures;
    QList<int> m_texts;
    int m_pages = 0, m_unmarked = 0; // the next page whose annotations have not been requested
    std::optional<PdfTileRequest> m_current; // the tile being rendered
    std::atomic<bool> m_cancelled = false, m_stopped = false, m_ahead = false;
};

// QThread::create() would run the worker inside pthread_once(), where ThreadSanitizer does not see its locks.
class PdfDocument::WorkerThread final : public QThread
{
public:
    explicit WorkerThread(std::shared_ptr<Worker> worker) : m_worker(std::move(worker)) { }

private:
    void run() override
    {
        const auto worker = std::move(m_worker); // kills its helper here if the document has been destroyed
        worker->run();
    }
    std::shared_ptr<Worker> m_worker;
};

PdfDocument::PdfDocument(const QString &path, Trust trust, int first, QObject *parent)
    : QObject(parent), m_worker(std::make_shared<Worker>(*this, path, trust, first)),
      m_thread(std::make_unique<WorkerThread>(m_worker))
{
    m_thread->setObjectName(u"pdf"_s);
    m_thread->start();
}

PdfDocument::~PdfDocument()
{
    m_worker->stop();
    ExitingThreads::add(std::move(m_thread));
}

void PdfDocument::request(const QList<PdfTileRequest> &pictures)
{
    m_worker->request(pictures);
}

void PdfDocument::requestTexts(const QList<int> &pages)
{
    m_worker->requestTexts(pages);
}

void PdfDocument::setAhead(bool ahead)
{
    m_worker->setAhead(ahead);
}

} // namespace lectern
