#pragma once
// Finds words in all pages of a PDF, page by page, beginning with the one that is seen.
#include "models/pdf/pdfvalues.h"
#include "pdftext.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace lectern
{

class PdfDocument;

// It alone asks the document for texts: for those of the view first.
class PdfFinder final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    void setDocument(PdfDocument *document);
    void setPages(int pages);
    // The texts that the view needs now.
    void want(const QList<int> &pages);
    // The texts of these pages come behind all others.
    void wantBeside(const QList<int> &pages);
    // Looks for this from the page on and round to it again; empty: for nothing more.
    void find(const QString &wanted, int fromPage);

    QString wanted() const { return m_wanted; }
    const QHash<int, QList<PdfHit>> &hits() const { return m_hits; }
    int count() const { return m_count; }
    bool isDone() const { return m_queue.isEmpty(); }
    // More are not listed.
    static constexpr int kMostHits = 5000;
    // The next or the previous one of those found, round the document; of nothing: nothing.
    std::optional<PdfHit> step(bool forward);
    void goTo(int page, int index);

signals:
    void found(int page); // hits on this page, or none and it is done
    void firstFound(const PdfHit &hit);

private:
    void take(int page, const PdfPageText &text);
    void miss(int page);
    void ask();

    PdfDocument *m_document = nullptr;
    int m_pages = 0, m_count = 0;
    QString m_wanted;
    QList<int> m_seen, m_queue, m_beside;
    QHash<int, QList<PdfHit>> m_hits;
    std::optional<std::pair<int, int>> m_current; // page, index
};

} // namespace lectern
