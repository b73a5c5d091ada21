#include "unmatchedfilespage.h"

#include "models/itemmodels/display.h"
#include "models/pdf/pdfdocument.h"
#include "views/duplicates/linelist.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>
#include <memory>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

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

UnmatchedFilesPage::UnmatchedFilesPage(QWidget *parent)
    : Page(parent), m_list(new LineList(tr("Files and possible papers"), this)),
      m_picture(new FirstPagePicture(this)), m_both(new QSplitter(this))
{
    setObjectName(u"unsurePage"_s);
    m_attach = addBarButton(u"check"_s, tr("Attach to this paper"), "unsureAttach");
    const QPushButton *open = addBarButton(u"book-open"_s, tr("Open file"), "unsureOpen");
    m_show = addBarButton(u"arrow-right"_s, tr("Show paper"), "unsureShow");
    const QPushButton *made = addBarButton(u"file-text"_s, tr("New paper"), "unsureNew");
    const QPushButton *leave = addBarButton(u"x"_s, tr("Ignore file"), "unsureLeave");
    connect(m_attach, &QPushButton::clicked, this, &UnmatchedFilesPage::choose);
    connect(open, &QPushButton::clicked, this, [this] {
        if (const Row *row = current())
            emit openRequested(m_files[row->file].file);
    });
    connect(m_show, &QPushButton::clicked, this, [this] {
        if (const Row *row = current(); row && row->paper != PaperId::None)
            emit paperRequested(row->paper);
    });
    connect(made, &QPushButton::clicked, this, &UnmatchedFilesPage::makePaper);
    connect(leave, &QPushButton::clicked, this, &UnmatchedFilesPage::leaveFiles);
    m_list->setObjectName(u"unsureList"_s);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    addWidgets(m_both, {m_list, m_picture});
    m_both->setStretchFactor(0, 3);
    m_both->setStretchFactor(1, 2);
    m_both->setSizes({600, 400}); // relative stretch; otherwise the image would get most of the space
    m_both->setChildrenCollapsible(false);
    setBody(m_both);
    setFocusProxy(m_list);
    connect(m_list, &LineList::chosen, this, &UnmatchedFilesPage::choose);
    connect(m_list, &LineList::currentRowChanged, this, &UnmatchedFilesPage::showPicture);
    fill(0);
}

void UnmatchedFilesPage::setFiles(const QList<UnmatchedFile> &files)
{
    const Row *before = current();
    const QByteArray hash = before ? m_files[before->file].file.hash : QByteArray();
    const PaperId paper = before ? before->paper : PaperId::None;
    const int at = m_list->currentRow();
    m_files = files;
    fill(qMax(0, at));
    for (int row = 0; row < m_rows.size(); ++row)
        if (m_rows[row].paper == paper && m_files[m_rows[row].file].file.hash == hash)
            m_list->selectRow(row);
}

static std::optional<int> yearOf(const Paper &paper)
{
    return paper.date.isValid() ? paper.date.year() : paper.year;
}

static QString factsOf(const QStringList &authors, std::optional<int> year)
{
    QStringList facts;
    if (!authors.isEmpty())
        facts.append(authors.mid(0, 6).join(u", "_s));
    if (year)
        facts.append(QString::number(*year));
    return facts.join(u" · "_s);
}

void UnmatchedFilesPage::fill(int row)
{
    m_rows.clear();
    QList<LineItem> lines;
    for (qsizetype i = 0; i < m_files.size(); ++i) {
        const UnmatchedFile &file = m_files[i];
        const auto add = [&](PaperId paper, const QString &title, QStringList facts) {
            if (!file.title.isEmpty())
                facts.append(tr("possibly titled “%1”").arg(file.title.left(200)));
            facts.removeAll(QString());
            LineItem line{file.file.name, title, facts.join(u" · "_s)};
            line.continues = !m_rows.isEmpty() && m_rows.last().file == i;
            m_rows.append({i, paper});
            lines.append(line);
        };
        if (file.likely.isEmpty())
            add(PaperId::None, tr("No matching paper in this library"),
                {factsOf(file.stated.authors, yearOf(file.stated))});
        for (const LikelyPaper &paper : file.likely)
            add(paper.paper, paper.title, {factsOf(paper.authors, paper.year)});
    }
    m_list->lines().setItems(lines);
    setHeading(
        tr("Unmatched PDFs"),
        m_files.isEmpty()
            ? QString()
            : tr("%n files. Return attaches the selected files to the papers below their names, Delete "
                 "ignores them. To attach a file to another paper, select that paper in the list and "
                 "attach it there.",
                 nullptr, int(m_files.size())));
    if (m_rows.isEmpty()) {
        showMessage(u"check"_s, tr("No unmatched PDFs"),
                    tr("PDFs without a certain match stay here until you select their paper."));
        showPicture();
        return;
    }
    showBody();
    m_list->selectRow(qBound(0, row, int(m_rows.size()) - 1));
    showPicture(); // the same row may now be another file
}

const UnmatchedFilesPage::Row *UnmatchedFilesPage::current() const
{
    const int row = m_list->currentRow();
    return isBodyShown() && row >= 0 && row < m_rows.size() ? &m_rows[row] : nullptr;
}

QList<UnmatchedFilesPage::Row> UnmatchedFilesPage::selectedRows() const
{
    QList<Row> rows;
    for (int row = 0; row < m_rows.size(); ++row)
        if (m_list->selectionModel()->isRowSelected(row)
            && (rows.isEmpty() || rows.last().file != m_rows[row].file))
            rows.append(m_rows[row]);
    return rows;
}

void UnmatchedFilesPage::choose()
{
    QList<Row> rows = selectedRows();
    rows.removeIf([](const Row &row) { return row.paper == PaperId::None; });
    QList<QPair<PaperId, QString>> files;
    for (const Row &row : std::as_const(rows))
        files.append({row.paper, m_files[row.file].file.path});
    if (files.isEmpty())
        return;
    emit chosen(files);
    drop(rows);
}

void UnmatchedFilesPage::makePaper()
{
    const Row *row = current();
    if (!row)
        return;
    const UnmatchedFile file = m_files[row->file];
    emit newPaperRequested(file);
}

void UnmatchedFilesPage::leaveFiles()
{
    const QList<Row> rows = selectedRows();
    QList<UnmatchedFile> files;
    for (const Row &row : rows)
        files.append(m_files[row.file]);
    if (files.isEmpty())
        return;
    drop(rows);
    emit dropped(files);
}

void UnmatchedFilesPage::showPicture()
{
    const Row *row = current();
    const Attachment file = row ? m_files[row->file].file : Attachment();
    m_picture->showFile(file.path, file.name);
    showButtons();
}

// Shows only the buttons that apply to the current row.
void UnmatchedFilesPage::showButtons()
{
    const Row *row = current();
    for (QPushButton *each : {m_attach, m_show})
        each->setEnabled(row && row->paper != PaperId::None);
}

// Removes the files. The cursor moves to the next one.
void UnmatchedFilesPage::drop(const QList<Row> &rows)
{
    const qsizetype first = rows.first().file;
    const auto at =
        std::find_if(m_rows.cbegin(), m_rows.cend(), [first](const Row &row) { return row.file == first; });
    const int place = int(at - m_rows.cbegin());
    for (qsizetype i = rows.size() - 1; i >= 0; --i)
        m_files.removeAt(rows[i].file);
    fill(place);
    setFocus();
}

// If the window is too narrow for both, the image is below the list.
void UnmatchedFilesPage::resizeEvent(QResizeEvent *event)
{
    constexpr int kTwoColumns = 760; // a narrower page would truncate the titles
    m_both->setOrientation(width() < kTwoColumns ? Qt::Vertical : Qt::Horizontal);
    Page::resizeEvent(event);
}

void UnmatchedFilesPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier)
        leaveFiles();
    else
        Page::keyPressEvent(event);
}

} // namespace lectern
