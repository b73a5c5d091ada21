// Highlights in PdfPage: those of the library and those in the file.
#include "embeddedhighlights.h"
#include "models/attachments/markedcopy.h"
#include "pdfpage.h"
#include "pdfsidebar.h"

#include <algorithm>
#include <tuple>

namespace lectern
{

void PdfPage::connectHighlights()
{
    connect(m_view, &PdfView::selected, this, [this] {
        m_view->chooseMark({});
        if (const QRect at = m_view->placeOf(m_view->selectedHighlight().boxes); !at.isNull())
            m_card->showSelection(at.translated(m_view->viewport()->mapTo(this, QPoint())));
    });
    connect(m_view, &PdfView::markPressed, this, &PdfPage::showCard);
    connect(m_view, &PdfView::emptyAreaPressed, this, &PdfPage::closeCard);
    connect(m_side, &PdfSidebar::highlightChosen, this, [this](const QString &id) {
        m_view->chooseMark(id, true);
        placeCard();
    });
    connect(m_anchors, &PdfAnchors::pagesWanted, m_finder, &PdfFinder::requestSidePane);
    connect(m_anchors, &PdfAnchors::finished, this, &PdfPage::showMarks);
    connect(m_card, &PdfMarkCard::colourChosen, this, [this](int colour) {
        if (m_card->highlight().isEmpty())
            emit highlightRequested(colour, false);
        else
            emit colourRequested(colour);
    });
    connect(m_card, &PdfMarkCard::commentRequested, this, [this] { emit highlightRequested(-1, true); });
    connect(m_card, &PdfMarkCard::commentWritten, this, &PdfPage::commentWritten);
    connect(m_card, &PdfMarkCard::removeRequested, this, &PdfPage::removeRequested);
    connect(m_card, &PdfMarkCard::copyRequested, this, [this] {
        const Highlight *chosen = chosenHighlight();
        emit copyRequested(chosen ? chosen->quote : m_view->selectedText());
    });
    connect(m_embedded, &EmbeddedHighlights::read, this, &PdfPage::embeddedRead);
    connect(m_card, &PdfMarkCard::left, m_view, [this] { m_view->setFocus(); });
}

void PdfPage::showHighlights(const QList<Highlight> &highlights, const QByteArray &hash)
{
    m_highlights = highlights;
    m_hash = hash;
    QList<Highlight> elsewhere;
    for (const Highlight &each : highlights)
        if (each.hash != hash)
            elsewhere.append(each);
    m_anchors->find(elsewhere);
    showMarks();
}

// Shows the highlights made in this file, and those of other versions found in it.
void PdfPage::showMarks()
{
    QList<PdfMark> marks;
    QList<Highlight> listed;
    QSet<QString> missing;
    for (const Highlight &each : m_highlights) {
        Highlight here = each;
        if (each.hash != m_hash) {
            const auto found = m_anchors->found().constFind(each.id);
            const bool isLookedFor = found == m_anchors->found().cend();
            if (isLookedFor || found->isEmpty()) {
                if (!isLookedFor)
                    missing.insert(each.id);
                listed.append(each);
                continue;
            }
            here.boxes = *found;
        }
        here.boxes.removeIf([this](const HighlightBox &box) { return box.page >= m_view->pages(); });
        if (m_view->pages() > 0 && here.boxes.isEmpty())
            missing.insert(each.id);
        else if (!here.boxes.isEmpty())
            marks.append({here.id, here.boxes, here.colour, !here.comment.isEmpty()});
        listed.append(here.boxes.isEmpty() ? each : here);
    }
    const auto place = [](const auto &each) {
        const QRectF box = each.boxes.isEmpty() ? QRectF() : each.boxes.first().box;
        return std::tuple(each.boxes.isEmpty() ? 0 : each.boxes.first().page, box.y(), box.x());
    };
    const auto isBefore = [&](const auto &a, const auto &b) { return place(a) < place(b); };
    std::stable_sort(marks.begin(), marks.end(), isBefore);
    std::stable_sort(listed.begin(), listed.end(), isBefore);
    m_view->setMarks(marks);
    m_side->showHighlights(listed, missing);
    if (!m_revealed.isEmpty() && m_view->pages() > 0) {
        m_view->chooseMark(m_revealed, true);
        if (m_view->marks().chosen() == m_revealed || missing.contains(m_revealed))
            m_revealed.clear();
    }
    placeCard();
}

QList<PdfAnnotation> PdfPage::markings() const
{
    QList<PdfAnnotation> markings;
    for (const PdfMark &mark : m_view->marks().all()) {
        const auto of = std::find_if(m_highlights.cbegin(), m_highlights.cend(),
                                     [&](const Highlight &each) { return each.id == mark.id; });
        // A highlight across a page break has one annotation per page.
        for (const HighlightBox &box : mark.boxes) {
            if (markings.isEmpty() || markings.last().name != annotationName(mark.id)
                || markings.last().page != box.page)
                markings.append({box.page,
                                 {},
                                 annotationColour(mark.colour),
                                 of == m_highlights.cend() ? QString() : of->comment,
                                 annotationName(mark.id)});
            markings.last().boxes.append(box.box);
        }
    }
    return markings;
}

void PdfPage::reveal(const QString &highlight)
{
    m_revealed = highlight;
    showMarks();
}

const Highlight *PdfPage::chosenHighlight() const
{
    const auto at = std::find_if(m_highlights.cbegin(), m_highlights.cend(), [this](const Highlight &each) {
        return each.id == m_view->marks().chosen();
    });
    return at == m_highlights.cend() ? nullptr : &*at;
}

bool PdfPage::stepHighlight(bool forward)
{
    const QString next = m_view->pages() == 0 ? QString() : m_view->marks().beside(forward, m_view->place());
    if (next.isEmpty()) {
        emit noOtherHighlight();
        return false;
    }
    m_view->clearSelection();
    m_view->chooseMark(next, true);
    m_side->chooseHighlight(next);
    placeCard();
    return true;
}

void PdfPage::showCard(const QString &id)
{
    m_view->clearSelection();
    m_view->chooseMark(id);
    m_side->chooseHighlight(id);
    if (const Highlight *chosen = chosenHighlight()) {
        const QRect at = m_view->placeOf(chosen->boxes);
        m_card->showHighlight(at.translated(m_view->viewport()->mapTo(this, QPoint())), *chosen);
    }
}

// Moves the card with its words and hides it when they are not visible, unless a note is being edited.
void PdfPage::placeCard()
{
    if (m_card->isHidden())
        return;
    const QPoint origin = m_view->viewport()->mapTo(this, QPoint());
    const Highlight *chosen = chosenHighlight();
    if (chosen && m_card->highlight() == chosen->id) {
        const QRect at = m_view->placeOf(chosen->boxes);
        if (!at.isNull() || m_card->isWriting())
            m_card->showHighlight(at.isNull() ? m_card->geometry() : at.translated(origin), *chosen);
        else
            m_card->leave();
        return;
    }
    const bool isOfSelection = !chosen && m_card->highlight().isEmpty() && m_view->hasSelection();
    const QRect at = isOfSelection ? m_view->placeOf(m_view->selectedHighlight().boxes) : QRect();
    if (at.isNull())
        m_card->leave();
    else
        m_card->showSelection(at.translated(origin));
}

void PdfPage::writeComment()
{
    const Highlight *chosen = m_view->hasSelection() ? nullptr : chosenHighlight();
    if (!chosen) {
        emit highlightRequested(-1, true);
        return;
    }
    m_view->chooseMark(chosen->id, true);
    showCard(chosen->id);
    m_card->write();
}

void PdfPage::closeCard()
{
    const bool focused = m_card->isAncestorOf(window()->focusWidget());
    m_card->leave();
    m_view->chooseMark({});
    m_view->clearSelection();
    if (focused)
        m_view->setFocus();
}

} // namespace lectern
