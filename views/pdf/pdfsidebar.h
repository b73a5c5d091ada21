#pragma once
// The side pane of a PDF: outline, thumbnails, search hits, highlights.
#include "models/core/papermarks.h"
#include "models/pdf/pdfvalues.h"
#include "pdftext.h"

#include <QList>
#include <QSet>
#include <QWidget>

class QListView;
class QStackedWidget;
class QListWidget;
class QTreeWidget;

namespace lectern
{

class Chip;
class PdfPictures;
class PdfThumbnails;

class PdfSidebar final : public QWidget
{
    Q_OBJECT
public:
    explicit PdfSidebar(PdfPictures &pictures, QWidget *parent = nullptr);

    void clear();
    void showOutline(const QList<PdfOutlineEntry> &outline);
    void showPages(const QList<QSizeF> &sizes);
    void setTint(PdfTint tint);
    // Selects the outline entry and the thumbnail of the current page.
    void showPlace(int page);
    void clearHits();
    void addHits(int page, const QList<PdfHit> &hits);
    void openHits();
    // missing: ids of the highlights not found in this file.
    void showHighlights(const QList<Highlight> &highlights, const QSet<QString> &missing);
    void chooseHighlight(const QString &id);

signals:
    void placeChosen(int page, double y);
    void hitChosen(int page, int index);
    void highlightChosen(const QString &id);

private:
    enum Tab { Contents, Pages, Hits, Highlights };
    void addTab(QWidget *list, const QString &name);
    void setTabVisible(Tab tab, bool on);
    void choose(Tab tab);

    QWidget *m_tabs;
    QStackedWidget *m_stack;
    QList<Chip *> m_chips; // by Tab
    QTreeWidget *m_outline;
    QListView *m_pages;
    PdfThumbnails *m_thumbnails;
    QListWidget *m_hits, *m_highlights;
};

} // namespace lectern
