#pragma once
// Documents one below the other on the pages of a printer or a PDF file.
#include "views/widgets/unloadedtext.h"

#include <QPainter>
#include <QString>
#include <QTextDocument>

#include <functional>

class QPagedPaintDevice;

namespace lectern
{

// Text to be printed. Whatever a document names (pictures in a note, style sheets), nothing is loaded.
class PrintedText final : public QTextDocument
{
    Q_OBJECT
public:
    // Measured for the device, which must outlive it; set the contents afterwards.
    PrintedText(QPagedPaintDevice &device, const QFont &font);

protected:
    QVariant loadResource(int type, const QUrl &) override { return unloaded(type); }
};

// Breaks documents between lines and numbers the pages. Paints in the thread it is called in, which may be
// any.
class PageFlow
{
public:
    // footer: stands at the foot of each page at the left, the number at the right. The device must outlive
    // this.
    PageFlow(QPagedPaintDevice &device, const QFont &font, const QString &footer);

    // Begins the first page. False: the device cannot be painted on (the file cannot be written).
    bool begin();
    // Draws the document below what stands there, on as many pages as it needs. together: so many lines at
    // least stay with the first; where they do not fit, the document begins on a new page. Formulas must be
    // in place. False when a page cannot be begun.
    bool add(QTextDocument &text, int together = 1);
    // Leaves so many lines free; nothing at the top of a page.
    void addSpace(double lines);
    // A thin line between two papers; nothing at the top of a page.
    void addRule();
    // Ends the last page. False: what was painted could not be written.
    bool end();
    int pages() const { return m_pages; }

private:
    double bodyHeight() const;
    void paintFooter();
    bool newPage();

    QPagedPaintDevice &m_device;
    QFont m_font;
    QString m_footer;
    QPainter m_painter;
    double m_line = 0; // height of a line of m_font, device pixels
    double m_y = 0; // where the next document begins
    int m_pages = 0;
};

} // namespace lectern
