// Marks and keyboard selection of words in PdfView.
#include "pdfview.h"

#include "models/pdf/quotefinder.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectern
{

// --- marks

void PdfView::setMarks(const QList<PdfMark> &marks)
{
    if (m_marks.set(marks))
        viewport()->update();
}

void PdfView::chooseMark(const QString &id, bool reveals)
{
    const PdfMark *chosen = m_marks.choose(id);
    viewport()->update();
    if (chosen && reveals && !chosen->boxes.isEmpty())
        reveal(chosen->boxes.first().page, chosen->boxes.first().box);
}

QRect PdfView::placeOf(const QList<HighlightBox> &boxes) const
{
    QRect place;
    const QRect visible = visiblePart();
    for (const HighlightBox &each : boxes)
        if (each.page < pages())
            place |= m_layout.fromPage(each.page, each.box).toAlignedRect().intersected(visible);
    return place.isEmpty() ? QRect() : place.translated(-offset());
}

// --- selection

void PdfView::clearSelection()
{
    m_anchor.reset();
    m_cursor.reset();
    m_bare.reset();
    viewport()->update();
}

// Returns the first and the last word of the selection, or of the current hit.
std::pair<std::optional<PdfView::WordPlace>, std::optional<PdfView::WordPlace>> PdfView::markedWords() const
{
    if (m_anchor && m_cursor)
        return std::minmax(*m_anchor, *m_cursor);
    const PageWords *words = m_hit ? m_words.object(m_hit->page) : nullptr;
    std::optional<WordPlace> first, last;
    if (!words)
        return {first, last};
    for (int i = 0; i < int(words->text.words.size()); ++i) {
        const QRectF &box = words->text.words[size_t(i)].box;
        const bool isHit = std::any_of(m_hit->boxes.cbegin(), m_hit->boxes.cend(), [&](const QRectF &each) {
            return each.intersects(box.adjusted(0.5, box.height() / 4, -0.5, -box.height() / 4));
        });
        if (!isHit)
            continue;
        if (!first)
            first = WordPlace{m_hit->page, i};
        last = WordPlace{m_hit->page, i};
    }
    return {first, last};
}

Highlight PdfView::selectedHighlight() const
{
    Highlight highlight;
    const auto [from, to] = markedWords();
    if (!from || !to)
        return highlight;
    for (int page = from->page; page <= to->page; ++page) {
        const PageWords *words = m_words.object(page);
        if (!words || words->text.words.empty())
            continue;
        const int end = int(words->text.words.size()) - 1;
        const int first = page == from->page ? from->word : 0;
        const int last = page == to->page ? std::min(to->word, end) : end;
        for (const QRectF &box : lineBoxes(textOf(page, *words), first, last))
            highlight.boxes.append({page, box});
        if (!highlight.quote.isEmpty())
            highlight.quote += u'\n';
        highlight.quote += copiedPdfText(textOf(page, *words), first, last);
        const QuoteContext context = contextOf(words->text, first, last);
        if (page == from->page)
            highlight.before = context.before;
        if (page == to->page)
            highlight.after = context.after;
    }
    return highlight;
}

// --- words by keyboard

std::optional<PdfView::WordPlace> PdfView::firstSeenWord() const
{
    if (pages() == 0)
        return {};
    const QRect visible = visiblePart();
    const auto [first, last] = m_layout.pagesIn(visible);
    for (int page = first; page <= last; ++page) {
        const PageWords *words = m_words.object(page);
        for (int i = 0; words && i < int(words->text.words.size()); ++i)
            if (visible.contains(m_layout.fromPage(page, words->text.words[size_t(i)].box).toAlignedRect()))
                return WordPlace{page, i};
    }
    return {};
}

// Returns the word `by` words away, also on adjacent pages if their words are loaded.
std::optional<PdfView::WordPlace> PdfView::nearbyWord(const WordPlace &from, int by) const
{
    WordPlace at = from;
    at.word += by;
    const PageWords *words = m_words.object(at.page);
    if (words && at.word >= 0 && at.word < int(words->text.words.size()))
        return at;
    at.page += by > 0 ? 1 : -1;
    words = at.page >= 0 && at.page < pages() ? m_words.object(at.page) : nullptr;
    if (!words || words->text.words.empty())
        return {};
    return WordPlace{at.page, by > 0 ? 0 : int(words->text.words.size()) - 1};
}

// Returns the word in the line above or below.
std::optional<PdfView::WordPlace> PdfView::inNextLine(const WordPlace &from, int by) const
{
    const PageWords *words = m_words.object(from.page);
    if (!words || from.word >= int(words->text.words.size()))
        return {};
    const double middle = words->text.words[size_t(from.word)].box.center().x();
    // Moves to the end of this line, then through the next one.
    std::optional<WordPlace> at = from, best;
    double least = std::numeric_limits<double>::max();
    const auto endsLine = [this](const WordPlace &place) {
        const PageWords *of = m_words.object(place.page);
        return of && of->text.words[size_t(place.word)].lineEnd;
    };
    int lines = 0;
    constexpr int kMaxWords = 400;
    for (int i = 0; i < kMaxWords; ++i) {
        const WordPlace here = *at;
        at = nearbyWord(here, by);
        if (!at)
            break;
        if (by > 0 ? endsLine(here) : endsLine(*at))
            ++lines;
        if (lines > 1)
            break;
        if (lines == 1) {
            const double away =
                std::abs(m_words.object(at->page)->text.words[size_t(at->word)].box.center().x() - middle);
            if (away < least) {
                least = away;
                best = at;
            }
        }
    }
    return best;
}

// Handles arrow keys. Shift moves the end of the selection; Ctrl moves a selection of one word.
bool PdfView::selectByKey(int key, bool extends)
{
    std::optional<WordPlace> from = m_cursor;
    if (!from || !m_anchor) {
        const auto [first, last] = markedWords();
        if (first && extends) { // extends the current hit
            m_anchor = first;
            from = last;
        } else {
            m_anchor = m_cursor = first ? first : firstSeenWord();
            viewport()->update();
            if (m_cursor)
                reveal(m_cursor->page,
                       m_words.object(m_cursor->page)->text.words[size_t(m_cursor->word)].box);
            return m_cursor.has_value();
        }
    }
    const bool forward = key == Qt::Key_Right || key == Qt::Key_Down;
    const std::optional<WordPlace> to = key == Qt::Key_Left || key == Qt::Key_Right
        ? nearbyWord(*from, forward ? 1 : -1)
        : inNextLine(*from, forward ? 1 : -1);
    m_cursor = to ? to : from;
    if (!extends)
        m_anchor = m_cursor;
    if (const PageWords *words = m_words.object(m_cursor->page);
        words && m_cursor->word < int(words->text.words.size()))
        reveal(m_cursor->page, words->text.words[size_t(m_cursor->word)].box);
    viewport()->update();
    return true;
}

} // namespace lectern
