#include "pdfahead.h"

#include "pdfprocess.h"

#include <chrono>

namespace lectern
{

using namespace std::chrono_literals;

// Delay: while a key is held to scroll through a list, the next paper is selected before this.
static constexpr auto kSoon = 120ms;
static constexpr auto kLate = 3min;

PdfAhead::PdfAhead(QObject *parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    connect(&m_soon, &QTimer::timeout, this, &PdfAhead::open);
    m_late.setSingleShot(true);
    m_late.setInterval(kLate);
    connect(&m_late, &QTimer::timeout, this, &PdfAhead::forget);
}

PdfAhead::~PdfAhead() = default;

void PdfAhead::expect(const QString &path, int page, Wishes wishes)
{
    if (!path.isEmpty() && path == m_path && page == m_page)
        return;
    forget();
    m_path = path;
    m_page = page;
    m_wishes = std::move(wishes);
    if (!path.isEmpty())
        m_soon.start();
}

void PdfAhead::forget()
{
    m_soon.stop();
    m_late.stop();
    m_path.clear();
    m_opened = {};
}

void PdfAhead::open()
{
    m_key = pdfFileKey(m_path);
    if (m_failed.contains(m_key))
        return;
    m_opened.document = std::make_unique<PdfDocument>(m_path, PdfDocument::Trust::Usual, m_page);
    PdfDocument *document = m_opened.document.get();
    document->setAhead(true);
    connect(document, &PdfDocument::opened, this, [this, document](const PdfSummary &summary) {
        m_opened.summary = summary;
        document->wish(m_wishes(summary));
    });
    connect(document, &PdfDocument::pictureReady, this, [this](const PdfWish &wish, const PdfPixels &pixels) {
        m_opened.pictures.append({wish, pixels});
    });
    connect(document, &PdfDocument::failed, this, [this] {
        m_failed.insert(m_key);
        // The signal being handled comes from the document itself, so it cannot be deleted here.
        m_opened.document.release()->deleteLater();
        m_opened = {};
    });
    m_late.start();
}

PdfAhead::Opened PdfAhead::take(const QString &path, int page)
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
