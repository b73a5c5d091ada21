#include "firstpagepicture.h"

#include "models/pdf/pdfdocument.h"
#include "views/style/colors.h"
#include "views/style/icons.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <memory>
#include <utility>

namespace lectern
{

static constexpr int kDelayMs = 80;
static constexpr int kPagesKept = 8;
// Sufficient for readable text on a high-DPI screen; at most 7 MB per page.
static constexpr QSizeF kLargest{1200, 1600};
static constexpr double kMaxPixelsAPoint = 4;
static constexpr int kWidest = 640; // maximum width on the screen

FirstPagePicture::FirstPagePicture(QWidget *parent) : QWidget(parent), m_pages(kPagesKept)
{
    setObjectName(QStringLiteral("firstPagePicture"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &FirstPagePicture::read);
}

void FirstPagePicture::showFile(const QString &path, const QString &name)
{
    if (path == m_path && (m_page || m_document || m_delay.isActive()))
        return;
    releaseDocument();
    m_path = path;
    m_name = name;
    m_page = m_pages.object(path);
    m_scaled = {};
    showMessage(path.isEmpty() || m_page ? QString() : tr("Reading the first page…"));
    if (!path.isEmpty() && !m_page && isVisible())
        m_delay.start();
}

// The document is deleted later, because this may run inside one of its signals.
void FirstPagePicture::releaseDocument()
{
    m_delay.stop();
    if (!m_document)
        return;
    m_document->disconnect(this);
    std::exchange(m_document, nullptr)->deleteLater();
}

void FirstPagePicture::read()
{
    auto *document = m_document = new PdfDocument(m_path, PdfDocument::Trust::Usual, 0, this);
    connect(document, &PdfDocument::opened, this, [this, document](const PdfSummary &summary) {
        const QSizeF size = summary.sizes.first();
        PdfTileRequest request;
        request.scale =
            std::min({kLargest.width() / size.width(), kLargest.height() / size.height(), kMaxPixelsAPoint});
        request.part = QRect(QPoint(0, 0), (size * request.scale).toSize().expandedTo({1, 1}));
        request.tint = colorsOf(palette()).base.lightness() < 128 ? PdfTint::Dark : PdfTint::White;
        document->request({request});
        document->requestTexts({0});
    });
    connect(document, &PdfDocument::pictureReady, this,
            [this](const PdfTileRequest &, const PdfPixels &pixels) { take(pixels); });
    connect(document, &PdfDocument::textReady, this, [this](int, const PdfPageText &text) {
        if (Page *page = m_pages.object(m_path))
            page->text = text.text.left(2000);
        describe();
        releaseDocument();
    });
    const auto fail = [this](const QString &why) {
        if (!m_page) // otherwise only the text of the page cannot be read
            showMessage(why);
        releaseDocument();
    };
    connect(document, &PdfDocument::failed, this, fail);
    connect(document, &PdfDocument::pageFailed, this, [fail](int, const QString &why) { fail(why); });
}

void FirstPagePicture::take(const PdfPixels &pixels)
{
    auto page = std::make_unique<Page>();
    page->picture = imageOf(pixels);
    m_pages.insert(m_path, page.release());
    m_page = m_pages.object(m_path);
    showMessage({});
}

void FirstPagePicture::showMessage(const QString &text)
{
    m_said = text;
    describe();
    update();
}

void FirstPagePicture::describe()
{
    setAccessibleName(m_path.isEmpty() ? QString() : tr("First page of %1").arg(m_name));
    setAccessibleDescription(m_page ? m_page->text : m_said);
}

void FirstPagePicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colors &colors = colorsOf(palette());
    const QRect room = rect().adjusted(Space::M, Space::S, -Space::M, -Space::M);
    if (!m_page) {
        painter.setPen(colors.muted);
        painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, m_said);
        return;
    }
    const QSize whole = m_page->picture.size();
    const int width = std::min(room.width(), kWidest);
    const QSize size(width, int(qint64(width) * whole.height() / std::max(1, whole.width())));
    const QSize pixels = size * devicePixelRatioF();
    if (m_scaled.size() != pixels && !pixels.isEmpty()) {
        m_scaled = QPixmap::fromImage(
            m_page->picture.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        m_scaled.setDevicePixelRatio(devicePixelRatioF());
    }
    const QRect place(QPoint(room.left() + (room.width() - width) / 2, room.top()), size);
    painter.setClipRect(room);
    painter.drawPixmap(place.topLeft(), m_scaled);
    painter.setPen(colors.line);
    painter.drawRect(place.adjusted(0, 0, -1, -1));
}

void FirstPagePicture::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_path.isEmpty() && !m_page && !m_document)
        m_delay.start();
}

void FirstPagePicture::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    releaseDocument();
}

void FirstPagePicture::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    // The page is rendered again in the colours of the new palette.
    m_pages.clear();
    m_page = nullptr;
    showFile(std::exchange(m_path, {}), m_name);
}

} // namespace lectern
