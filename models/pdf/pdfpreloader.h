#pragma once
// Preloads a PDF that the user will probably open next.
#include "pdfdocument.h"

#include <QSet>
#include <QTimer>

#include <functional>
#include <utility>

namespace lectern
{

// Lives on its owner's thread. Holds at most one document for a limited time, because its helper uses memory
// and an open file prevents unmounting a disk.
class PdfPreloader final : public QObject
{
    Q_OBJECT
public:
    // Returns the tiles to render first, once the page sizes are known.
    using TileRequests = std::function<QList<PdfTileRequest>(const PdfSummary &summary)>;
    struct Opened {
        std::unique_ptr<PdfDocument> document; // null: must be opened
        std::optional<PdfSummary> summary; // nullopt: PdfDocument::opened() follows
        QList<std::pair<PdfTileRequest, PdfPixels>> pictures; // requested tiles that are already rendered
    };

    explicit PdfPreloader(QObject *parent = nullptr);
    ~PdfPreloader() override;

    // Opens this file after a short delay, unless another file is requested meanwhile, and renders the
    // requested tiles. page: the first page to show, from 0. An empty path cancels. A file that failed is not
    // retried; the error is reported when the user opens it.
    void preload(const QString &path, int page, TileRequests requests);
    // Returns the preloaded document for this file and page; empty if another file is preloaded or the file
    // has changed.
    Opened take(const QString &path, int page);
    // The preloaded state.
    const Opened &opened() const { return m_opened; }

private:
    void open();
    void forget();

    QString m_key; // pdfFileKey() of m_opened
    QString m_path; // path of the requested file
    int m_page = 0;
    TileRequests m_requests;
    Opened m_opened;
    QSet<QString> m_failed; // keys of files that failed
    QTimer m_soon, m_late;
};

} // namespace lectern
