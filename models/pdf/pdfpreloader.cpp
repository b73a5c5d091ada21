#include "pdfpreloader.h"

#include "pdfprocess.h"

#include <chrono>

namespace lectern
{

using namespace std::chrono_literals;

// While a key is held to scroll through a list, the next paper is selected within this delay, so nothing is
// preloaded.
static constexpr auto kPreloadDelay = 120ms;
static constexpr auto kLate = 3min;

PdfPreloader::PdfPreloader(QObject *parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kPreloadDelay);
    connect(&m_soon, &QTimer::timeout, this, &PdfPreloader::open);
    m_late.setSingleShot(true);
    m_late.setInterval(kLate);
    connect(&m_late, &QTimer::timeout, this, &PdfPreloader::forget);
}

PdfPreloader::~PdfPreloader() = default;

void PdfPreloader::preload(const QString &path, int page, TileRequests requests)
{
    if (!path.isEmpty() && path == m_path && page == m_page)
        return;
    forget();
    m_path = path;
    m_page = page;
    m_requests = std::move(requests);
    if (!path.isEmpty())
        m_soon.start();
}

void PdfPreloader::forget()
{
    m_soon.stop();
    m_late.stop();
    m_path.clear();
    m_opened = {};
}

void PdfPreloader::open()
{
    m_key = pdfFileKey(m_path);
    if (m_failed.contains(m_key))
        return;
    m_opened.document = std::make_unique<PdfDocument>(m_path, PdfDocument::Trust::Usual, m_page);
    PdfDocument *document = m_opened.document.get();
    document->setAhead(true);
    connect(document, &PdfDocument::opened, this, [this, document](const PdfSummary &summary) {
        m_opened.summary = summary;
        document->request(m_requests(summary));
    });
    connect(document, &PdfDocument::pictureReady, this,
            [this](const PdfTileRequest &request, const PdfPixels &pixels) {
                m_opened.pictures.append({request, pixels});
            });
    connect(document, &PdfDocument::failed, this, [this] {
        m_failed.insert(m_key);
        // The signal being handled comes from the document itself, so it cannot be deleted here.
        m_opened.document.release()->deleteLater();
        m_opened = {};
    });
    m_late.start();
}

PdfPreloader::Opened PdfPreloader::take(const QString &path, int page)
{
    Opened opened;
    if (m_opened.document && path == m_path && page == m_page && pdfFileKey(path) == m_key) {
        opened = std::move(m_opened);
        opened.document->disconnect(this);
        // The waiting helper is in use: start another for the next paper, before the document continues with
        // low-priority work.
        PdfProcess::prepare();
        opened.document->setAhead(false);
    }
    forget();
    return opened;
}

} // namespace lectern
