#include "pdfmarks.h"

#include <algorithm>

namespace lectern
{

bool PdfMarks::set(const QList<PdfMark> &marks)
{
    if (m_all == marks)
        return false;
    m_all = marks;
    if (!find(m_chosen))
        m_chosen.clear();
    return true;
}

const PdfMark *PdfMarks::find(const QString &id) const
{
    const auto at =
        std::find_if(m_all.cbegin(), m_all.cend(), [&](const PdfMark &each) { return each.id == id; });
    return at == m_all.cend() ? nullptr : &*at;
}

const PdfMark *PdfMarks::at(int page, const QPointF &spot) const
{
    const PdfMark *nearest = nullptr;
    for (const PdfMark &each : m_all)
        for (const HighlightBox &box : each.boxes)
            if (box.page == page && box.box.adjusted(-1, -1, 1, 1).contains(spot)
                && (!nearest || each.boxes.size() < nearest->boxes.size()))
                nearest = &each;
    return nearest;
}

const PdfMark *PdfMarks::choose(const QString &id)
{
    const PdfMark *mark = find(id);
    m_chosen = mark ? id : QString();
    return mark;
}

QString PdfMarks::beside(bool forward, const PdfPlace &here) const
{
    if (m_all.isEmpty())
        return {};
    if (const PdfMark *now = find(m_chosen)) {
        const qsizetype row = now - m_all.constData() + (forward ? 1 : -1), size = m_all.size();
        return m_all[(row + size) % size].id;
    }
    const auto isAfter = [&here](const PdfMark &each) {
        const HighlightBox &box = each.boxes.first();
        return box.page > here.page || (box.page == here.page && box.box.top() >= here.y);
    };
    const auto next = std::find_if(m_all.cbegin(), m_all.cend(), isAfter);
    if (forward)
        return next == m_all.cend() ? m_all.first().id : next->id;
    return next == m_all.cbegin() ? m_all.last().id : std::prev(next)->id;
}

} // namespace lectern
