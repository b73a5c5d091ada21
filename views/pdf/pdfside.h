#pragma once
// What stands beside the pages of a PDF: its outline, small pictures of the pages, what was found.
#include "models/pdf/pdfvalues.h"
#include "pdftext.h"

#include <QTabWidget>

class QListView;
class QListWidget;
class QTreeWidget;

namespace lectern
{

class PdfPictures;
class PdfThumbnails;

class PdfSide final : public QTabWidget
{
    Q_OBJECT
public:
    explicit PdfSide(PdfPictures &pictures, QWidget *parent = nullptr);

    void clear();
    void showOutline(const QList<PdfOutlineEntry> &outline);
    void showPages(const QList<QSizeF> &sizes);
    void setTint(PdfTint tint);
    // The line of the outline and the small picture of the page one is at.
    void showPlace(int page);
    void clearHits();
    void addHits(int page, const QList<PdfHit> &hits);
    void openHits();

signals:
    void placeChosen(int page, double y);
    void hitChosen(int page, int index);

private:
    QTreeWidget *m_outline;
    QListView *m_pages;
    PdfThumbnails *m_thumbnails;
    QListWidget *m_hits;
};

} // namespace lectern
