#include "pdffinder.h"

#include "models/pdf/pdfdocument.h"

#include <QSet>

#include <algorithm>

namespace lectern
{

void PdfFinder::setDocument(PdfDocument *document)
{
    m_document = document;
    m_pages = 0;
    m_seen.clear();
    m_context.clear();
    find({}, 0);
    if (!document)
        return;
    connect(document, &PdfDocument::textReady, this, &PdfFinder::take);
    connect(document, &PdfDocument::pageFailed, this, &PdfFinder::miss);
}

void PdfFinder::want(const QList<int> &pages)
{
    if (pages.isEmpty() && m_seen.isEmpty())
        return;
    m_seen = pages;
    ask();
}

void PdfFinder::requestSidePane(const QList<int> &pages)
{
    if (pages == m_context)
        return;
    m_context = pages;
    ask();
}

void PdfFinder::find(const QString &wanted, int fromPage)
{
    m_wanted = wanted.simplified();
    m_hits.clear();
    m_count = 0;
    m_current.reset();
    m_queue.clear();
    if (!m_wanted.isEmpty())
        for (int i = 0; i < m_pages; ++i)
            m_queue.append((fromPage + i) % m_pages);
    ask();
}

void PdfFinder::ask()
{
    if (!m_document)
        return;
    QList<int> pages = m_seen;
    for (const int page : m_queue)
        if (!m_seen.contains(page))
            pages.append(page);
    if (!m_context.isEmpty()) {
        const QSet<int> before(pages.cbegin(), pages.cend());
        for (const int page : m_context)
            if (!before.contains(page))
                pages.append(page);
    }
    m_document->requestTexts(pages);
}

void PdfFinder::take(int page, const PdfPageText &text)
{
    m_seen.removeOne(page);
    m_context.removeOne(page);
    if (!m_queue.removeOne(page))
        return;
    const QList<PdfHit> hits = pdfHits(page, text, m_wanted);
    const bool first = m_count == 0 && !hits.isEmpty();
    if (!hits.isEmpty())
        m_hits[page] = hits;
    m_count += int(hits.size());
    if (m_count >= kMaxHits) {
        m_queue.clear();
        ask();
    }
    if (!hits.isEmpty() || m_queue.isEmpty())
        emit found(page);
    if (first) {
        m_current = {page, 0};
        emit firstFound(hits.first());
    }
}

void PdfFinder::miss(int page)
{
    m_seen.removeOne(page);
    m_context.removeOne(page);
    if (m_queue.removeOne(page) && m_queue.isEmpty())
        emit found(page);
}

std::optional<PdfHit> PdfFinder::step(bool forward)
{
    if (m_hits.isEmpty())
        return {};
    auto [page, index] = m_current.value_or(std::pair(0, -1));
    index += forward ? 1 : -1;
    QList<int> pages = m_hits.keys();
    std::sort(pages.begin(), pages.end());
    if (!m_hits.contains(page) || index < 0 || index >= m_hits[page].size()) {
        if (forward) {
            const auto next = std::upper_bound(pages.begin(), pages.end(), page);
            page = next == pages.end() ? pages.first() : *next;
            index = 0;
        } else {
            const auto next = std::lower_bound(pages.begin(), pages.end(), page);
            page = next == pages.begin() ? pages.last() : *std::prev(next);
            index = int(m_hits[page].size()) - 1;
        }
    }
    m_current = {page, index};
    return m_hits[page][index];
}

} // namespace lectern
