#pragma once
// A PDF that somebody will likely open next, opened before they do.
#include "pdfdocument.h"

#include <QSet>
#include <QTimer>

#include <functional>
#include <utility>

namespace lectern
{

// Lives in its owner's thread. Holds one document at most, and that for a while only: its helper takes
// memory, and an open file keeps a disk from being taken out.
class PdfAhead final : public QObject
{
    Q_OBJECT
public:
    // What of the pages one would see first, once it is known how large they are.
    using Wishes = std::function<QList<PdfWish>(const PdfSummary &summary)>;
    struct Opened {
        std::unique_ptr<PdfDocument> document; // none: it has to be opened
        std::optional<PdfSummary> summary; // nothing: PdfDocument::opened() follows
        QList<std::pair<PdfWish, PdfPixels>> pictures; // those of the wishes that are painted already
    };

    explicit PdfAhead(QObject *parent = nullptr);
    ~PdfAhead() override;

    // Opens this file soon, if nothing else is expected by then, and has the wishes painted that are asked
    // for when it is open. page: the one that would be shown first, counted from 0. An empty path expects
    // none. A file that failed is not tried again: what is wrong with it is said to whoever opens it.
    void expect(const QString &path, int page, Wishes wishes);
    // The document, as far as it came, for somebody who opens this file at this page now; none where that is
    // another one, or was written anew since.
    Opened take(const QString &path, int page);
    // What is open by now.
    const Opened &opened() const { return m_opened; }

private:
    void open();
    void forget();

    QString m_key; // pdfFileKey() of m_opened
    QString m_path; // what is expected
    int m_page = 0;
    Wishes m_wishes;
    Opened m_opened;
    QSet<QString> m_failed; // keys
    QTimer m_soon, m_late;
};

} // namespace lectern
