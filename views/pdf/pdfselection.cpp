// Mouse handling in PdfView: selecting words and following links.
#include "pdfview.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QStyleHints>
#include <QToolTip>

#include <algorithm>

namespace lectern
{

std::optional<PdfView::WordPlace> PdfView::wordAt(const QPoint &place) const
{
    if (pages() == 0)
        return {};
    const QPoint at = place + offset();
    const int page = m_layout.nearest(at);
    const PageWords *words = m_words.object(page);
    if (!words)
        return {};
    const int word = nearestPdfWord(words->text, m_layout.toPage(page, at));
    return word < 0 ? std::nullopt : std::optional(WordPlace{page, word});
}

const PdfLink *PdfView::linkAt(const QPoint &place) const
{
    if (pages() == 0)
        return nullptr;
    const QPoint at = place + offset();
    const int page = m_layout.nearest(at);
    const PageWords *words = m_words.object(page);
    if (!words || !m_layout.page(page).contains(at))
        return nullptr;
    const QPointF spot = m_layout.toPage(page, at);
    const auto link = std::find_if(words->links.begin(), words->links.end(),
                                   [&](const PdfLink &each) { return each.box.contains(spot); });
    return link == words->links.end() ? nullptr : &*link;
}

QString PdfView::markAt(const QPoint &place) const
{
    if (pages() == 0)
        return {};
    const QPoint at = place + offset();
    const int page = m_layout.nearest(at);
    const PdfMark *mark = m_marks.at(page, m_layout.toPage(page, at));
    return mark ? mark->id : QString();
}

void PdfView::follow(const PdfLink &link)
{
    if (link.page >= 0)
        jump(link.page, link.y);
    else
        emit linkRequested(link.url);
}

void PdfView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_anchor = wordAt(event->position().toPoint());
    const std::optional<BareWord> bare = std::exchange(m_bare, {});
    if (m_anchor && bare && bare->has(*m_anchor) && m_sinceDouble.isValid()
        && m_sinceDouble.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval()) {
        selectLine(*m_anchor);
        return;
    }
    if (event->modifiers() & Qt::ShiftModifier && m_cursor)
        std::swap(m_anchor, m_cursor); // the second end of the selection becomes its start
    else
        m_cursor.reset();
    m_dragging = true;
    viewport()->update();
}

void PdfView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    if (!m_dragging || !(event->buttons() & Qt::LeftButton)) {
        viewport()->setCursor(linkAt(place) || !markAt(place).isEmpty() ? Qt::PointingHandCursor
                                                                        : Qt::ArrowCursor);
        return;
    }
    const auto word = wordAt(place);
    if (!word || !m_anchor)
        return;
    // A small movement during a press is not a drag.
    if (!(m_bare && m_bare->has(*word)) && (m_cursor || *word != *m_anchor))
        m_cursor = word;
    viewport()->update();
}

void PdfView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_dragging)
        return;
    m_dragging = false;
    if (m_cursor) {
        if (QGuiApplication::clipboard()->supportsSelection())
            QGuiApplication::clipboard()->setText(selectedText(), QClipboard::Selection);
        emit selected();
        return;
    }
    const QPoint at = event->position().toPoint();
    if (const QString mark = markAt(at); !mark.isEmpty())
        emit markPressed(mark);
    else if (const PdfLink *link = linkAt(at))
        follow(PdfLink(*link));
    else
        emit emptyAreaPressed();
}

void PdfView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_anchor.reset();
    m_cursor.reset();
    if (const auto word = wordAt(event->position().toPoint()))
        selectWord(*word);
    m_dragging = true;
    m_sinceDouble.start();
    viewport()->update();
}

void PdfView::selectWord(const WordPlace &word)
{
    const PageWords *words = m_words.object(word.page);
    if (!words)
        return;
    const auto [first, last] = wholePdfWord(words->text, word.word);
    m_anchor = WordPlace{word.page, first};
    m_cursor = WordPlace{word.page, last};
    m_bare = BareWord{*m_anchor, *m_cursor, withBareWords(words->text, first, last)};
}

// Returns the words of the page as currently selected.
const PdfPageText &PdfView::textOf(int page, const PageWords &words) const
{
    const bool isBare = m_bare && m_anchor == m_bare->first && m_cursor == m_bare->last;
    return isBare && page == m_bare->first.page ? m_bare->text : words.text;
}

// A triple click selects the line of the word.
void PdfView::selectLine(const WordPlace &word)
{
    const PageWords *words = m_words.object(word.page);
    if (!words)
        return;
    const auto &all = words->text.words;
    int first = word.word, last = word.word;
    while (first > 0 && !all[size_t(first) - 1].lineEnd)
        --first;
    while (last + 1 < int(all.size()) && !all[size_t(last)].lineEnd)
        ++last;
    m_anchor = WordPlace{word.page, first};
    m_cursor = WordPlace{word.page, last};
    m_sinceDouble.invalidate();
    m_dragging = true;
    viewport()->update();
}

void PdfView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    QAction *copy = menu.addAction(tr("Copy"), this, &PdfView::copySelection);
    copy->setEnabled(m_anchor && m_cursor);
    QAction *highlight = menu.addAction(tr("Highlight"), this, [this] { emit keyRequested(Qt::Key_H); });
    highlight->setEnabled(m_anchor && m_cursor);
    menu.addAction(tr("Select page text"), this, &PdfView::selectPage);
    menu.exec(event->globalPos());
}

bool PdfView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const PdfLink *link = linkAt(help->pos());
        QString tip;
        if (link)
            tip = link->page >= 0 ? tr("Page %1").arg(link->page + 1) : link->url.left(300);
        QToolTip::showText(help->globalPos(), tip.toHtmlEscaped(), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

QString PdfView::selectedText() const
{
    if (!m_anchor || !m_cursor)
        return {};
    const auto [from, to] = std::minmax(*m_anchor, *m_cursor);
    QString text;
    for (int page = from.page; page <= to.page; ++page) {
        const PageWords *words = m_words.object(page);
        if (!words)
            continue; // the page is no longer in memory, because the selection is larger than the cache
        const int last = int(words->text.words.size()) - 1;
        if (!text.isEmpty())
            text += u'\n';
        text += copiedPdfText(textOf(page, *words), page == from.page ? from.word : 0,
                              page == to.page ? to.word : last);
    }
    return text;
}

void PdfView::selectPage()
{
    if (pages() == 0)
        return;
    const int page = place().page;
    const PageWords *words = m_words.object(page);
    if (!words || words->text.words.empty())
        return;
    m_anchor = WordPlace{page, 0};
    m_cursor = WordPlace{page, int(words->text.words.size()) - 1};
    viewport()->update();
}

void PdfView::copySelection() const
{
    const QString text = selectedText();
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

} // namespace lectern
