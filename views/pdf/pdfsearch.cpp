#include "pdfsearch.h"

#include "models/pdf/pdfdocument.h"
#include "models/pdf/quotefinder.h"

#include <algorithm>
#include <map>
#include <utility>

namespace lectern
{

// Texts read from the document, for the thread.
struct PdfAnchors::Texts {
    QuoteFinder finder;
    std::map<int, PdfPageText> boxes; // boxes of the words, without their text
};

PdfAnchors::PdfAnchors(QObject *parent) : QObject(parent) { }

void PdfAnchors::setDocument(PdfDocument *document)
{
    m_search.cancel();
    m_document = document;
    m_pages = 0;
    m_read.clear();
    m_wanted.clear();
    m_found.clear();
    m_texts = std::make_shared<Texts>();
    if (!document)
        return;
    connect(document, &PdfDocument::textReady, this,
            [this](int page, const PdfPageText &text) { take(page, &text); });
    connect(document, &PdfDocument::pageFailed, this, [this](int page) { take(page, nullptr); });
}

void PdfAnchors::setPages(int pages)
{
    m_pages = pages;
    ask();
}

void PdfAnchors::find(const QList<Highlight> &highlights)
{
    m_wanted.clear();
    for (const Highlight &each : highlights)
        if (!m_found.contains(each.id))
            m_wanted.append(each);
    ask();
}

void PdfAnchors::ask()
{
    QList<int> pages;
    if (m_wanted.isEmpty() || m_pages == 0) {
        emit pagesWanted(pages);
        return;
    }
    for (int page = 0; page < m_pages; ++page)
        if (!m_read.contains(page))
            pages.append(page);
    emit pagesWanted(pages);
    if (pages.isEmpty())
        look();
}

void PdfAnchors::take(int page, const PdfPageText *text)
{
    if (m_wanted.isEmpty() || m_read.contains(page))
        return;
    m_read.insert(page);
    if (text)
        m_tasks.start(
            m_added,
            [texts = m_texts, page, text = *text](const Deliver &, const Cancelled &) {
                texts->finder.add(page, text);
                PdfPageText boxes = text;
                boxes.text.clear();
                for (PdfWord &word : boxes.words)
                    word.text.clear();
                texts->boxes[page] = std::move(boxes);
                return true;
            },
            this, [](bool) {});
    if (m_read.size() >= m_pages && m_pages > 0)
        look();
}

void PdfAnchors::look()
{
    if (m_wanted.isEmpty())
        return;
    const QList<Highlight> wanted = m_wanted;
    const auto search = [wanted, texts = m_texts](const Deliver &, const Cancelled &cancelled) {
        QHash<QString, QList<HighlightBox>> found;
        for (const Highlight &each : wanted) {
            if (cancelled())
                break;
            QList<HighlightBox> boxes;
            const auto place = texts->finder.find({each.quote, each.before, each.after, each.page()});
            for (int page = place ? place->page : 0; place && page <= place->lastPage; ++page) {
                const auto text = texts->boxes.find(page);
                if (text == texts->boxes.end())
                    continue;
                const int last = int(text->second.words.size()) - 1;
                for (const QRectF &box : lineBoxes(text->second, page == place->page ? place->word : 0,
                                                   page == place->lastPage ? place->lastWord : last))
                    boxes.append({page, box});
            }
            found.insert(each.id, boxes);
        }
        return found;
    };
    m_tasks.start(m_search, search, this, [this](const QHash<QString, QList<HighlightBox>> &found) {
        m_found.insert(found);
        m_wanted.removeIf([this](const Highlight &each) { return m_found.contains(each.id); });
        if (m_wanted.isEmpty()) { // the texts are no longer needed
            m_texts = std::make_shared<Texts>();
            m_read.clear();
        }
        emit finished();
    });
}

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
    if (first)
        m_current = {page, 0};
    if (m_count >= kMaxHits) {
        m_queue.clear();
        ask();
    }
    if (!hits.isEmpty() || m_queue.isEmpty())
        emit found(page);
    if (first)
        emit firstFound(hits.first());
}

void PdfFinder::miss(int page)
{
    m_seen.removeOne(page);
    m_context.removeOne(page);
    if (m_queue.removeOne(page) && m_queue.isEmpty())
        emit found(page);
}

int PdfFinder::number() const
{
    if (!m_current)
        return 0;
    int number = m_current->second + 1;
    for (auto hits = m_hits.cbegin(); hits != m_hits.cend(); ++hits)
        if (hits.key() < m_current->first)
            number += int(hits->size());
    return number;
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
