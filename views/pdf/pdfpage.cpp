#include "pdfpage.h"

#include "embeddedhighlights.h"
#include "models/itemmodels/display.h"
#include "models/pdf/pdfpreloader.h"
#include "pdfbar.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/emptystate.h"

#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

PdfPage::PdfPage(QWidget *parent)
    : Page(parent), m_ahead(new PdfPreloader(this)), m_pictures(new PdfPictures(this)),
      m_finder(new PdfFinder(this)), m_anchors(new PdfAnchors(this)),
      m_embedded(new EmbeddedHighlights(this)), m_view(new PdfView(*m_pictures, this)),
      m_side(new PdfSidebar(*m_pictures, this)), m_card(new PdfMarkCard(this)),
      m_body(new QStackedWidget(this)), m_splitter(new QSplitter(this)), m_failure(new EmptyState(this)),
      m_again(new QAction(tr("Try again"), this)), m_other(new QAction(tr("Open in another program"), this)),
      m_find(new QLineEdit(this)), m_count(new QLabel(this)), m_bar(new PdfBar(*m_find, *m_count, this))
{
    setObjectName(u"pdfPage"_s);
    m_find->setObjectName(u"pdfFind"_s);
    m_find->setPlaceholderText(tr("Find in PDF"));
    m_find->setAccessibleName(m_find->placeholderText());
    m_find->setClearButtonEnabled(true);
    m_find->setMaximumWidth(fontMetrics().averageCharWidth() * 32);
    m_find->installEventFilter(this);
    m_count->setObjectName(u"pdfFindCount"_s);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    addBar(m_bar);
    m_splitter->setObjectName(u"pdfSplitter"_s);
    m_splitter->setChildrenCollapsible(false);
    addWidgets(m_splitter, {m_side, m_view});
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({230, 800});
    m_side->setMinimumWidth(140);
    m_side->hide();
    addWidgets(m_body, {m_splitter, m_failure});
    m_body->setFocusProxy(m_view);
    setBody(m_body);
    connectParts();
}

PdfPage::~PdfPage()
{
    setDocument(nullptr);
}

void PdfPage::setDocument(PdfDocument *document)
{
    m_view->setDocument(document);
    m_pictures->setDocument(document);
    m_finder->setDocument(document);
    m_anchors->setDocument(document);
    m_embedded->setDocument(document);
}

void PdfPage::connectParts()
{
    connectHighlights();
    connect(m_view, &PdfView::moved, this, [this] {
        showLine();
        placeCard();
        if (m_view->pages() == 0)
            return;
        const PdfPlace now = m_view->place();
        m_side->showPlace(now.page);
        if (now != m_told)
            emit placeChanged(m_told = now);
    });
    connect(m_view, &PdfView::textsWanted, m_finder, &PdfFinder::want);
    connect(m_view, &PdfView::keyRequested, this, &PdfPage::answerKey);
    connect(m_bar, &PdfBar::pageRequested, m_view, [this](int page) { m_view->jump(page, 0); });
    connect(m_bar, &PdfBar::zoomRequested, m_view,
            [this](bool larger) { m_view->zoomByKey(larger ? Qt::Key_Plus : Qt::Key_Minus); });
    connect(m_bar, &PdfBar::stepRequested, this, &PdfPage::step);
    connect(m_bar, &PdfBar::left, this, [this] {
        if (m_body->currentWidget() == m_failure)
            m_failure->focusFirst();
        else
            m_view->setFocus();
    });
    connect(m_view, &PdfView::linkRequested, this, &PdfPage::linkRequested);
    connect(m_side, &PdfSidebar::placeChosen, m_view, &PdfView::jump);
    connect(m_side, &PdfSidebar::hitChosen, this, [this](int page, int index) {
        m_finder->goTo(page, index);
        m_view->showHit(m_finder->hits().value(page).value(index));
        showHits();
    });
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_side->clearHits();
        if (m_finder->wanted().isEmpty())
            m_findFrom = m_view->place().page; // further letters search from this page, not from the last hit
        m_finder->find(text, m_findFrom);
        showHits();
    });
    connect(m_finder, &PdfFinder::found, this, [this](int page) {
        m_side->addHits(page, m_finder->hits().value(page));
        showHits();
    });
    connect(m_finder, &PdfFinder::firstFound, m_view, &PdfView::showHit);
    connect(m_again, &QAction::triggered, this, [this] { start(PdfDocument::Trust::Again, m_told); });
    connect(m_other, &QAction::triggered, this, [this] { emit otherProgramRequested(m_path); });
}

void PdfPage::open(const QString &path, const QString &title, const PdfPlace &at)
{
    m_path = path;
    m_title = title.isEmpty() ? QFileInfo(path).fileName() : title;
    setHeading(m_title.simplified(), {});
    m_bar->showNothing(tr("Opening…"));
    m_find->clear();
    start(PdfDocument::Trust::Usual, at);
}

void PdfPage::setIsWindow()
{
    back().setText(tr("Close window"));
    closeOnEscape();
}

void PdfPage::preload(const QString &path, const PdfPlace &at)
{
    if (path != m_path || path.isEmpty())
        m_ahead->preload(path, at.page, [this, at](const PdfSummary &summary) {
            return m_view->firstRequests(summary.sizes, at);
        });
}

void PdfPage::close()
{
    m_card->leave();
    setDocument(nullptr);
    m_side->clear();
    m_document.reset();
    m_path.clear();
    m_highlights.clear();
    m_hash.clear();
    m_revealed.clear();
    emit fileClosed();
}

void PdfPage::start(PdfDocument::Trust trust, const PdfPlace &at)
{
    const QString path = m_path;
    close();
    m_path = path;
    m_told = at;
    PdfPreloader::Opened ahead =
        trust == PdfDocument::Trust::Usual ? m_ahead->take(path, at.page) : PdfPreloader::Opened();
    m_document =
        ahead.document ? std::move(ahead.document) : std::make_unique<PdfDocument>(path, trust, at.page);
    setDocument(m_document.get());
    connectDocument(at);
    for (const auto &[request, pixels] : std::as_const(ahead.pictures))
        m_pictures->insert(request, pixels);
    if (ahead.summary) // shown after other work for the opened page
        QMetaObject::invokeMethod(
            m_document.get(), [this, at, summary = *ahead.summary] { showPages(summary, at); },
            Qt::QueuedConnection);
    const bool focused = m_failure->isAncestorOf(window()->focusWidget());
    m_body->setCurrentWidget(m_splitter);
    if (focused)
        m_view->setFocus();
    emit opened(path);
}

void PdfPage::connectDocument(const PdfPlace &at)
{
    connect(m_document.get(), &PdfDocument::opened, this,
            [this, at](const PdfSummary &summary) { showPages(summary, at); });
    connect(m_document.get(), &PdfDocument::sizesReady, this, [this](const QList<QSizeF> &sizes) {
        m_side->showPages(sizes);
        m_view->showSizes(sizes);
    });
    connect(m_document.get(), &PdfDocument::failed, this, &PdfPage::showFailure);
    connect(m_document.get(), &PdfDocument::outlineReady, m_side, &PdfSidebar::showOutline);
}

void PdfPage::showPages(const PdfSummary &summary, const PdfPlace &at)
{
    m_finder->setPages(int(summary.sizes.size()));
    m_anchors->setPages(int(summary.sizes.size()));
    m_side->showPages(summary.sizes);
    m_view->showPages(summary, at);
    fitParts();
    showLine();
    showMarks();
    if (!m_find->text().isEmpty())
        m_finder->find(m_find->text(), at.page);
}

void PdfPage::showFailure(const QString &why)
{
    m_bar->showNothing({});
    m_failure->show(u"triangle-alert"_s, tr("Cannot show this PDF"), why, {m_again, m_other});
    const bool focused = m_view->hasFocus(); // the view is hidden now
    m_body->setCurrentWidget(m_failure);
    if (focused)
        m_failure->focusFirst();
}

void PdfPage::showLine()
{
    if (m_view->pages() == 0)
        return;
    m_bar->showPlace(m_view->place().page, m_view->pages(), m_view->pageLayout().zoom());
}

void PdfPage::showHits()
{
    m_view->showHits(m_finder->hits());
    if (m_finder->wanted().isEmpty())
        m_count->clear();
    else if (m_finder->count() >= PdfFinder::kMaxHits)
        m_count->setText(tr("More than %1").arg(numberText(PdfFinder::kMaxHits)));
    else if (m_finder->count() == 0)
        m_count->setText(m_finder->isDone() ? tr("Not found") : tr("Searching…"));
    else
        m_count->setText(tr("%1 of %2").arg(numberText(m_finder->number()), numberText(m_finder->count())));
    m_bar->showSteps(m_finder->count() > 0);
}

void PdfPage::step(bool forward)
{
    if (const auto hit = m_finder->step(forward))
        m_view->showHit(*hit);
    showHits();
}

void PdfPage::find()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

bool PdfPage::isIdle() const
{
    return m_path.isEmpty() || m_body->currentWidget() == m_failure
        || (m_view->pages() > 0 && !m_pictures->isPending());
}

void PdfPage::setSide(bool on)
{
    m_sideWanted = on;
    showSide(on);
}

void PdfPage::showSide(bool on)
{
    const bool focused = m_side->isAncestorOf(window()->focusWidget());
    m_side->setVisible(on);
    if (!on && focused)
        m_view->setFocus();
}

// Shrinks the parts next to the pages until a page that fits the width is readable: first they become narrow,
// then the side pane folds.
void PdfPage::fitParts()
{
    constexpr double kLeastZoom = 0.7;
    if (m_view->pages() == 0 || m_splitter->width() == 0)
        return;
    const PdfLayout &layout = m_view->pageLayout();
    const double page = layout.page(m_view->place().page).width() / layout.zoom();
    const int needed = int(std::ceil(page * kLeastZoom * (layout.arrangement().twoPages ? 2 : 1)))
        + m_view->verticalScrollBar()->sizeHint().width() + 3 * PdfLayout::kGap;
    const auto least = [this](int part) {
        const QWidget *widget = m_splitter->widget(part);
        return qMax(widget->minimumWidth(), widget->minimumSizeHint().width()) + m_splitter->handleWidth();
    };
    const int view = m_splitter->indexOf(m_view), side = m_splitter->indexOf(m_side);
    int free = m_splitter->width() - needed;
    for (int part = 0; part < m_splitter->count(); ++part)
        if (part != view && part != side && m_splitter->widget(part)->isVisibleTo(m_splitter))
            free -= least(part);
    showSide(m_sideWanted && free >= least(side));
    emit sideShown(hasSide());
    QList<int> sizes = m_splitter->sizes();
    int missing = needed - sizes[view];
    if (missing <= 0)
        return; // a hidden part keeps its width
    for (int part = int(sizes.size()) - 1; part >= 0 && missing > 0; --part) {
        if (part == view || sizes[part] == 0)
            continue;
        const int given = std::clamp(sizes[part] - least(part), 0, missing);
        sizes[part] -= given;
        sizes[view] += given;
        missing -= given;
    }
    m_splitter->setSizes(sizes);
}

void PdfPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitParts();
}

void PdfPage::setTint(PdfTint tint)
{
    m_view->setTint(tint);
    m_side->setTint(tint);
}

void PdfPage::answerKey(int key)
{
    constexpr int kWithShift = Qt::ShiftModifier;
    if (key == Qt::Key_Slash)
        find();
    else if (key == Qt::Key_F) {
        if (!m_view->showLinkLetters())
            emit noLinksVisible();
    } else if (key == Qt::Key_H)
        emit highlightRequested(-1, false);
    else if (key >= Qt::Key_1 && key <= Qt::Key_5) {
        if (chosenHighlight() && !m_view->hasSelection())
            emit colourRequested(key - Qt::Key_1);
        else
            emit highlightRequested(key - Qt::Key_1, false);
    } else if (key == Qt::Key_E)
        writeComment();
    else if (key == Qt::Key_L || key == (Qt::Key_L | kWithShift))
        stepHighlight(key == Qt::Key_L);
    else if (key == Qt::Key_Delete)
        emit removeRequested();
    else if (key == Qt::Key_N || key == (Qt::Key_N | int(Qt::ShiftModifier)))
        step(key == Qt::Key_N);
    else
        emit keyRequested(key & ~int(Qt::ShiftModifier));
}

// Returns whether the key opens the search line. It works anywhere on the page, because there is only one
// search line.
static bool isFindKey(const QKeyEvent &key)
{
    return (key.key() == Qt::Key_F && key.modifiers() == Qt::ControlModifier)
        || (key.key() == Qt::Key_Slash && !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)));
}

// Returns whether the key zooms the PDF. If the focus is in the paper pane next to it, the key changes the
// text size there.
bool PdfPage::zooms(const QKeyEvent &key) const
{
    const QWidget *focus = window()->focusWidget();
    for (int part = 0; part < m_splitter->count(); ++part) {
        const QWidget *isDetached = m_splitter->widget(part);
        if (isDetached != m_side && isDetached != m_view && focus && isDetached->isAncestorOf(focus))
            return false;
    }
    return isZoomKey(key.key(), key.modifiers());
}

bool PdfPage::event(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return Page::event(event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    // Escape closes cards, highlights and hits before the page.
    if (zooms(key) || isFindKey(key) || (key.key() == Qt::Key_Escape && hasOverlay())) {
        event->accept();
        return true;
    }
    return Page::event(event);
}

void PdfPage::keyPressEvent(QKeyEvent *event)
{
    if (zooms(*event))
        m_view->zoomByKey(event->key());
    else if (isFindKey(*event))
        find();
    else if (event->key() == Qt::Key_Escape && (m_card->isVisible() || chosenHighlight()))
        closeCard();
    else if (event->key() == Qt::Key_Escape && hasOverlay())
        m_find->clear();
    else
        Page::keyPressEvent(event);
}

bool PdfPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_find || (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress))
        return Page::eventFilter(watched, event);
    const auto *pressed = static_cast<QKeyEvent *>(event);
    const int key = pressed->key();
    if (event->type() == QEvent::ShortcutOverride) {
        if (key != Qt::Key_Escape)
            return Page::eventFilter(watched, event);
        event->accept(); // Escape leaves the search line before it leaves the page
        return true;
    }
    if (key == Qt::Key_Escape) {
        m_find->clear();
        m_view->setFocus();
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (pressed->modifiers() & Qt::ShiftModifier) {
            step(false);
        } else {
            m_side->openHits();
            m_view->setFocus(Qt::TabFocusReason);
        }
        return true;
    }
    return Page::eventFilter(watched, event);
}

// Closes the helper process and frees the pictures when the page is hidden. Reports the reading position
// first.
void PdfPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    if (!event->spontaneous() && !m_path.isEmpty())
        emit placeChanged(m_view->place());
}

} // namespace lectern
